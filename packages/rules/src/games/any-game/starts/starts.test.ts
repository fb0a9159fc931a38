import { describe, expect, it } from 'vitest';
import { readyId } from '../../../table';
import { SeededDice } from '../../../testing/seeded-dice';
import { kitFile } from '../kits/kit';
import { itemsOn } from '../state';
import type { AnyTable } from '../testing';
import { seated } from '../testing';
import { allStarts } from './area';

/** Decks are shuffled when they are laid out. */
const fresh = (setup: Parameters<typeof seated>[0] = {}) => seated(setup, new SeededDice(1));

describe.each(allStarts.map((start) => [start.name, start] as const))('%s', (_name, start) => {
  const begin = { type: 'start.begin', start: start.id } as const;
  const [person] = start.people;
  if (!person) throw new Error('There is nobody to take.');

  it('TABLE-071: somebody taken is what their player makes by hand', () => {
    const table = fresh()
      .send('bev', begin)
      .send('anya', { type: 'start.take', person: person.id });
    const { emoji, colour, text, tags, counters = [] } = person.card;
    const hand = fresh();
    if (start.kit) hand.send('bev', { type: 'kit.bring', text: kitFile(start.kit) });
    const template = templateIn(hand)?.id;
    hand.send('anya', {
      ...{ type: 'card.create', kind: 'person', name: person.name, text, emoji, colour },
      ...{ tags: tags.join(', '), to: 'self', template },
    });
    const { id } = hand.only('cards');
    for (const counter of counters)
      hand.send('anya', { type: 'counter.create', card: id, ...counter });
    for (const [name, said] of Object.entries(person.sheet?.filled ?? {})) {
      const line = templateIn(hand)?.fields.find((field) => field.name === name)?.id ?? '';
      const value = typeof said === 'number' ? { number: said } : { words: said };
      hand.send('anya', { type: 'sheet.fill', card: id, line, ...value });
    }
    for (const roll of person.rolls) hand.send('anya', { type: 'roll.save', ...roll });
    expect(table.state.public.cards[readyId(person.id)]).toEqual({
      ...hand.only('cards'),
      id: readyId(person.id),
    });
    expect(filledOn(table, readyId(person.id))).toEqual(filledOn(hand, id));
    const on = (one: typeof table, card: string) =>
      itemsOn(one.state, 'public', 'counters')
        .filter((counter) => counter.card === card)
        .map(({ id: _, card: __, ...rest }) => rest);
    expect(on(table, readyId(person.id))).toEqual(on(hand, id));
    const saved = (one: typeof table) =>
      itemsOn(one.state, 'seat:anya', 'saved').map(({ id: _, ...rest }) => rest);
    expect(saved(table)).toEqual(saved(hand));
  });

  /** The kind of sheet that its people have. */
  const templateIn = (table: AnyTable) =>
    itemsOn(table.state, 'public', 'templates').find(({ name }) => name === person.sheet?.of);

  /** What is filled in on a card, by what the lines are called. */
  const filledOn = (table: AnyTable, card: string) =>
    Object.entries(table.state.public.sheets?.[card]?.values ?? {})
      .map(([line, value]) => [
        templateIn(table)?.fields.find(({ id }) => id === line)?.name,
        value,
      ])
      .sort();

  it('TABLE-071: the first roll is one tap, and a new start needs no others’ dice', () => {
    const table = fresh()
      .send('bev', begin)
      .send('anya', { type: 'start.take', person: person.id });
    const dice = templateIn(table)?.fields.find(({ is }) => is === 'dice');
    const roll =
      person.rolls[0] ?? (dice?.is === 'dice' ? { ...dice, expression: dice.dice } : null);
    const offer = table
      .offers('anya', 'roll')
      .find(
        ({ with: { label, expression } }) =>
          label === roll?.name && expression === roll?.expression,
      );
    expect(offer).toBeDefined();
    expect(table.offers('carl', 'roll').map(({ with: { label } }) => label)).not.toContain(
      roll?.name,
    );
  });

  it('TABLE-070: where nobody runs the table, anybody who plays begins, and nothing is secret', () => {
    const table = fresh({ runBy: 'nobody' }).send('anya', begin);
    const open = start.clocks.filter(({ secret }) => !secret);
    expect(Object.values(table.state.public.clocks)).toHaveLength(open.length);
    expect(table.state.director.clocks).toEqual({});
    table.send('carl', { type: 'start.take', person: person.id });
    expect(table.state.public.cards[readyId(person.id)]?.owner).toBe('carl');
  });

  it('TABLE-070: what lies on the table already stays, and a scene that is set', () => {
    const table = fresh()
      .send('bev', { type: 'card.create', name: 'Our own' })
      .send('bev', { type: 'scene.set', text: 'Our own place' })
      .send('bev', begin);
    expect(Object.values(table.state.public.cards).map(({ name }) => name)).toContain('Our own');
    expect(table.state.public.scene).toBe('Our own place');
    table.send('anya', { type: 'roll', expression: 'd6' }, 3);
    expect(
      fresh().send('anya', { type: 'roll', expression: 'd6' }, 3).try('bev', begin),
    ).toMatchObject({
      code: 'wrong-moment',
      rule: 'TABLE-070',
    });
  });

  it('TABLE-070: an undo takes the saved dice of whoever took somebody along', () => {
    const table = fresh().send('bev', begin);
    const to = table.seq + 1;
    table.send('anya', { type: 'start.take', person: person.id });
    const taken = () => [
      ...itemsOn(table.state, 'seat:anya', 'saved'),
      ...itemsOn(table.state, 'public', 'sheets'),
    ];
    expect(taken()).not.toEqual([]);
    table.send('bev', { type: 'table.undo', to, evenIfRevealed: true });
    expect(taken()).toEqual([]);
  });

  it('TABLE-072: who hands their card on is free to take another', () => {
    const table = fresh()
      .send('bev', begin)
      .send('anya', { type: 'start.take', person: person.id });
    table.send('anya', { type: 'card.move', card: readyId(person.id), to: 'carl', open: true });
    const other = start.people[1]?.id ?? '';
    expect(table.try('carl', { type: 'start.take', person: other })).toMatchObject({
      rule: 'TABLE-003',
    });
    expect(table.try('anya', { type: 'start.take', person: person.id })?.message).toBe(
      `Carl plays ${person.name} already.`,
    );
    expect(table.try('anya', { type: 'start.take', person: other })).toBeNull();
  });
});
