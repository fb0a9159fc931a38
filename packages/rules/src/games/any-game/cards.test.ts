import { describe, expect, it } from 'vitest';
import { room } from './items';
import { itemsOn } from './state';
import { seated } from './testing';

const guard = { type: 'card.create', name: 'Guard' } as const;

describe('cards', () => {
  it('ANY-CARD-001: a card has a name, lines, tags and a picture', () => {
    const table = seated().send('anya', {
      ...guard,
      kind: 'person',
      text: 'Sleeps.\nSnores.',
      tags: 'tired, armed,, tired',
      emoji: '💂',
      colour: 'red',
    });
    expect(table.only('cards')).toMatchObject({
      kind: 'person',
      text: 'Sleeps.\nSnores.',
      tags: ['tired', 'armed'],
      emoji: '💂',
      colour: 'red',
      owner: null,
    });
    const card = table.only('cards').id;
    table.send('carl', { type: 'card.change', card, name: 'Captain' });
    expect(table.only('cards')).toMatchObject({ id: card, name: 'Captain', tags: [] });
  });

  it('TABLE-090, 150: who has no card for whom they play is led to one, and it is no matter what they keep in private', () => {
    const table = seated();
    const steps = (seat: string) => table.state.public.derived.making.beings[seat]?.steps;
    const open = [{ id: 'card', state: 'open', note: 'a card of their own' }];
    expect(steps('anya')).toEqual(open);
    table.send('anya', { type: 'card.create', name: 'Ari', kind: 'person', to: 'private' });
    expect(steps('anya')).toEqual(open);
    const [offer] = table.offers('anya').filter(({ place }) => place === 'making');
    expect(offer).toMatchObject({ with: { kind: 'person', to: 'self' } });
    table.send('anya', { type: 'card.create', name: 'Ari', ...offer?.with });
    expect(steps('anya')).toBeUndefined();
    expect(steps('carl')).toEqual(open);
    expect(steps('bev')).toBeUndefined();
    expect(table.offers('anya').filter(({ place }) => place === 'making')).toEqual([]);
  });

  it('ANY-CARD-002, ANY-SET-003: a private card is told to nobody else, and nobody else can name it', () => {
    const table = seated().send('anya', { ...guard, to: 'private' });
    expect(table.told).toEqual(['seat:anya']);
    const { id } = table.only('cards', 'seat:anya');
    for (const other of ['bev', 'carl']) {
      const refusal = table.try(other, { type: 'card.remove', card: id });
      expect(refusal).toEqual(table.try(other, { type: 'card.remove', card: 'no-such-card' }));
      expect(refusal?.rule).toBe('TABLE-005');
    }
    table.send('bev', { ...guard, to: 'private' });
    expect(table.told).toEqual(['director', 'seat:bev']);
    const secret = table.only('cards', 'director').id;
    expect(table.try('anya', { type: 'card.remove', card: secret })?.rule).toBe('TABLE-005');
  });

  it('ANY-CARD-003: the table’s cards are anybody’s, another’s only the owner’s or the referee’s', () => {
    const table = seated().send('anya', { ...guard, to: 'self' });
    const change = { type: 'card.change', card: table.only('cards').id, name: 'Mine' } as const;
    expect(table.try('carl', change)).toMatchObject({
      code: 'not-yours',
      message: '“Guard” belongs to Anya.',
      rule: 'ANY-CARD-003',
    });
    expect(table.offers('carl', 'card.change')).toEqual([]);
    expect(table.offers('bev', 'card.change')).toHaveLength(1);
    expect(table.send('bev', change).only('cards').name).toBe('Mine');
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(table.send('carl', { ...change, name: 'Left behind' }).only('cards').name).toBe(
      'Left behind',
    );
  });

  it('ANY-CARD-004: a card is handed over, openly or in private', () => {
    const table = seated().send('bev', { ...guard, to: 'self' });
    const card = table.only('cards').id;
    table.send('bev', { type: 'card.move', card, to: 'anya', open: true });
    expect(table.only('cards')).toMatchObject({ id: card, owner: 'anya' });
    table.send('bev', { type: 'card.create', name: 'A letter', to: 'private' });
    const letter = table.only('cards', 'director').id;
    table.send('bev', { type: 'card.move', card: letter, to: 'anya', open: false });
    expect(table.only('cards', 'seat:anya')).toMatchObject({ name: 'A letter', owner: 'anya' });
    expect(table.told).toEqual(['director', 'seat:anya', 'seat:bev']);
    const mine = table.only('cards', 'seat:anya').id;
    expect(
      table.try('anya', { type: 'card.move', card: mine, to: 'table', open: false })?.rule,
    ).toBe('ANY-CARD-004');
    expect(table.try('anya', { type: 'card.move', card: mine, to: 'sam', open: true })?.rule).toBe(
      'ANY-CARD-004',
    );
  });

  it('ANY-CARD-005: what is shown has new ids, and so have its counters', () => {
    const table = seated().send('anya', { ...guard, to: 'private' });
    const before = table.only('cards', 'seat:anya').id;
    table.send('anya', {
      type: 'counter.create',
      card: before,
      private: true,
      name: 'Wounds',
      value: 1,
      max: 3,
    });
    const counter = table.only('counters', 'seat:anya').id;
    expect(table.told).toEqual(['seat:anya']);
    table.send('anya', { type: 'card.move', card: before, to: 'anya', open: true });
    expect(table.only('cards').id).not.toBe(before);
    expect(table.only('counters')).toMatchObject({
      card: table.only('cards').id,
      name: 'Wounds',
      value: 1,
    });
    expect(table.only('counters').id).not.toBe(counter);
    expect(itemsOn(table.state, 'seat:anya', 'counters')).toEqual([]);
    expect(table.lastLine()).toMatchObject({ text: 'Anya shows “Guard”.', reveals: true });
  });

  it('ANY-CARD-006: an open card can be made private again, and the offer says what that is worth', () => {
    const table = seated().send('anya', guard);
    const offer = table
      .offers('anya', 'card.move')
      .find(({ with: settled }) => settled.open === false);
    expect(offer?.detail).toMatch(/^What was seen was seen/);
    table.send('anya', {
      type: 'card.move',
      card: table.only('cards').id,
      to: 'anya',
      open: false,
    });
    expect(table.only('cards', 'seat:anya').name).toBe('Guard');
    expect(itemsOn(table.state, 'public', 'cards')).toEqual([]);
  });

  it('ANY-CARD-007: what stands on a card goes with it', () => {
    const table = seated().send('anya', guard);
    const card = table.only('cards').id;
    table.send('anya', { type: 'counter.create', card, name: 'Wounds', value: 0, max: 3 });
    table.send('anya', { type: 'counter.create', name: 'Torches', value: 3, max: 9 });
    table.send('carl', { type: 'card.remove', card });
    expect(itemsOn(table.state, 'public', 'cards')).toEqual([]);
    expect(table.only('counters').name).toBe('Torches');
  });

  it('ANY-SET-004, ANY-CARD-008: each compartment is full by itself, and a gift finds room', () => {
    const table = seated();
    table.send('anya', { ...guard, to: 'private' });
    table.given((state) => {
      const made = itemsOn(state, 'seat:anya', 'cards')[0];
      if (!made || !state.seats.anya) throw new Error('Nothing was made.');
      const ids = Array.from({ length: room.cards }, (_, number) => `card-${number}`);
      state.seats.anya.cards = Object.fromEntries(ids.map((id) => [id, { ...made, id }]));
    });
    expect(table.try('anya', { ...guard, to: 'private' })).toMatchObject({
      code: 'limit-reached',
      rule: 'TABLE-012',
    });
    const whose = (seat: string) =>
      table.offers(seat, 'card.create').flatMap(({ fields = [] }) => {
        const to = fields.find(({ name }) => name === 'to');
        return to?.kind === 'choice' ? to.options.map(({ value }) => value) : [];
      });
    expect(whose('anya')).toEqual(['table', 'self']);
    expect(whose('carl')).toEqual(['table', 'self', 'private']);
    table.send('carl', { ...guard, to: 'private' });
    table.send('carl', {
      type: 'card.move',
      card: table.only('cards', 'seat:carl').id,
      to: 'anya',
      open: false,
    });
    expect(itemsOn(table.state, 'seat:anya', 'cards')).toHaveLength(room.cards + 1);
  });

  it('ANY-SET-005: going back neither loses nor doubles what was handed over', () => {
    const table = seated().send('anya', { ...guard, to: 'private' });
    table.send('anya', { type: 'note.write', text: 'Mine alone' });
    table.send('anya', {
      type: 'card.move',
      card: table.only('cards', 'seat:anya').id,
      to: 'anya',
      open: true,
    });
    table.send('anya', { type: 'roll', expression: 'd6', to: 'self' }, 4);
    table.send('bev', { type: 'table.undo', to: table.seq - 1, evenIfRevealed: true });
    expect(itemsOn(table.state, 'public', 'cards')).toEqual([]);
    expect(table.only('cards', 'seat:anya').name).toBe('Guard');
    expect(Object.values(table.state.seats.anya?.notes ?? {})).toHaveLength(1);
    expect(table.state.seats.anya?.rolls).toHaveLength(1);
    expect(table.state.seats.anya?.dice?.rolls).toBe(1);
  });
});
