import { describe, expect, it } from 'vitest';
import { bounds } from './state';
import { seated } from './testing';

const torches = { type: 'counter.create', name: 'Torches', value: 3, max: 4 } as const;

describe('counters and tracks', () => {
  it.each([
    [
      'ANY-CNT-001: within its bounds',
      { value: 3, min: -2, max: 9 },
      { value: 3, min: -2, max: 9 },
    ],
    ['ANY-CNT-001: beyond the upper bound', { value: 12, max: 9 }, { value: 9, min: 0, max: 9 }],
    ['ANY-CNT-001: beyond the lower bound', { value: -3, max: 9 }, { value: 0, min: 0, max: 9 }],
    [
      'ANY-CNT-001: bounds the wrong way round',
      { value: 0, min: 5, max: 2 },
      { value: 5, min: 5, max: 5 },
    ],
    [
      'ANY-CNT-001: a track has a box',
      { boxes: true, value: 0, max: 0 },
      { value: 0, min: 0, max: 1 },
    ],
  ])('%s', (_rule, wanted, made) => {
    const table = seated().send('anya', { type: 'counter.create', name: 'Hope', ...wanted });
    expect(table.only('counters')).toMatchObject(made);
  });

  it.each([
    ['begins at none', { value: 1, min: -5, max: 6 }, 'That cannot be said with it now.'],
    ['has an end', { value: 0, max: bounds.boxes + 1 }, `“Boxes” goes from 0 to ${bounds.boxes}.`],
  ])('ANY-CNT-001, TABLE-112: a track %s', (_what, wanted, message) => {
    const track = { type: 'counter.create', name: 'Hope', boxes: true, ...wanted } as const;
    expect(seated().try('anya', track)).toMatchObject({ message, rule: 'TABLE-112' });
  });

  it('ANY-CNT-002: a step goes no further than the bound, and is not offered there', () => {
    const table = seated().send('anya', torches);
    const counter = table.only('counters').id;
    table.send('carl', { type: 'counter.step', counter, by: 1 });
    expect(table.lastLine()?.text).toBe('“Torches” 3 → 4.');
    expect(table.try('carl', { type: 'counter.step', counter, by: 1 })).toMatchObject({
      code: 'limit-reached',
      rule: 'ANY-CNT-002',
    });
    expect(table.offers('carl', 'counter.step').map(({ label }) => label)).toEqual([
      '“Torches” −1',
    ]);
    table.send('carl', {
      type: 'counter.change',
      counter,
      name: 'Lamps',
      value: 4,
      min: 0,
      max: 8,
    });
    expect(
      table.send('carl', { type: 'counter.step', counter, by: 1 }).only('counters'),
    ).toMatchObject({ name: 'Lamps', value: 5 });
    table.send('carl', { type: 'counter.remove', counter });
    expect(table.state.public.counters).toEqual({});
  });

  it('ANY-CNT-003: by itself it lies on the table or in private; on a card it is its owner’s', () => {
    const table = seated().send('anya', { ...torches, private: true });
    expect(table.told).toEqual(['seat:anya']);
    expect(table.only('counters', 'seat:anya').name).toBe('Torches');
    table.send('anya', { type: 'card.create', name: 'Guard', to: 'self' });
    const card = table.only('cards').id;
    table.send('anya', { ...torches, card });
    expect(table.try('carl', { ...torches, card })?.rule).toBe('ANY-CARD-003');
    const counter = table.only('counters').id;
    expect(table.try('carl', { type: 'counter.step', counter, by: -1 })?.rule).toBe('ANY-CARD-003');
    expect(table.offers('carl', 'counter.step')).toEqual([]);
    expect(table.send('anya', { type: 'counter.step', counter, by: -1 }).lastLine()?.text).toBe(
      'Guard: “Torches” 3 → 2.',
    );
  });

  it('ANY-CNT-003, TABLE-017: goes back with its card when that is taken back', () => {
    const table = seated().send('anya', { type: 'card.create', name: 'Guard' });
    const card = table.only('cards').id;
    table.send('anya', { ...torches, card });
    table.send('anya', { type: 'card.move', card, to: 'anya', open: false });
    expect(table.only('counters', 'seat:anya').name).toBe('Torches');
    table.send('bev', { type: 'table.undo', to: table.seq, evenIfRevealed: true });
    expect(table.only('counters').card).toBe(card);
    expect(table.state.seats.anya?.counters ?? {}).toEqual({});
  });

  it('ANY-CNT-004: a card has room for thirty', () => {
    const table = seated().send('anya', { type: 'card.create', name: 'Guard' });
    const card = table.only('cards').id;
    for (let made = 0; made < bounds.onCard; made += 1) table.send('anya', { ...torches, card });
    expect(table.try('anya', { ...torches, card })?.rule).toBe('ANY-CNT-004');
    const fields = table.offers('anya', 'counter.create').flatMap((offer) => offer.fields ?? []);
    expect(fields.some(({ name }) => name === 'card')).toBe(false);
  });
});
