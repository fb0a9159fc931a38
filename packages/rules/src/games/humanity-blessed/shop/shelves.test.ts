import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { Shelf } from './shelves';
import { tagsFor, whyClosed } from './shelves';

/** Why Ari gets nothing from a shelf, as a page says it. */
function why(table: HumanityTable, shelf: Shelf): string {
  const one = table.of('anya');
  const list = table.state.public.shop[one.id];
  if (!list) throw new Error('It is not open.');
  return whyClosed(shelf, { one, list, blessings: table.blessings('anya').length });
}
/** What is open to Ari of upgrades: by which means. */
const means = (table: HumanityTable) => [
  ...new Set(table.offers('anya', 'shop.upgrade').map((offer) => offer.with.by)),
];
const ended = (table = seated()) => table.send('bev', { type: 'session.end' });
const full = { head: 10, hand: 10, heart: 8, home: 8, hurt: 8, hurry: 6, history: 6 } as const;

describe('why nothing is had from a shelf of the Session Shop', () => {
  it('HUM-1501, HUM-1502: the free upgrade is taken, or more Blessings are needed', () => {
    const table = ended().withBlessings('anya', 4, 6);
    expect(means(table)).toEqual(['free', 'lower']);
    expect(why(table, 'paid')).toBe('It takes three Blessings of any worth; you have 2.');
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'shop.upgrade', character, stat: 'head', by: 'free' });
    expect(means(table)).toEqual(['lower']);
    expect(why(table, 'free')).toBe('It is taken.');
    table.withBlessings('anya', 1);
    expect(means(table)).toEqual(['paid', 'lower']);
    expect(why(ended(), 'paid')).toContain('you have none.');
  });

  it('HUM-1502, HUM-1503: no Stat can rise, and none can drop', () => {
    const table = ended().withStats('anya', full).withBlessings('anya', 1, 1, 1);
    expect(means(table)).toEqual([]);
    expect(why(table, 'free')).toContain('No Stat can rise');
    expect(why(table, 'paid')).toContain('No Stat can rise');
    expect(why(table, 'lower')).toBe('No d4 can drop for another Stat.');
  });

  it('HUM-218: whoever began larger has named all of theirs', () => {
    const table = ended().with('anya', { larger: { used: ['head'] } });
    table.withStats('anya', { head: 10 });
    expect(means(table)).toEqual([]);
    expect(why(table, 'free')).toBe('Each Stat of d6 or more has been named.');
    expect(why(table, 'lower')).toBe('Their Stats stay as they are.');
  });

  it('HUM-1505: nothing is bought once the session is settled', () => {
    const table = ended().send('bev', { type: 'session.start' }).withBlessings('anya', 1, 1, 1);
    expect(means(table)).toEqual(['free']);
    for (const shelf of ['paid', 'lower'] as const) {
      expect(why(table, shelf)).toMatch(/^What was left of that session is settled/);
    }
  });

  it('HUM-1504, HUM-1508: a size is still to be reached, or there is nothing for it', () => {
    const table = ended();
    expect(why(table, 'd6')).toBe('It takes a Stat that has become a d6.');
    table.given(({ public: { shop } }) => {
      shop[table.of('anya').id]?.tags.push({ id: 'ten', size: 10 });
    });
    const list = table.state.public.shop[table.of('anya').id];
    if (!list) throw new Error('It is not open.');
    expect((['d6', 'd8', 'd10'] as const).map((shelf) => tagsFor(list, shelf))).toEqual([0, 0, 1]);
    expect(table.offers('anya', 'shop.gain')).toEqual([]);
    expect(table.offers('anya', 'shop.dedicate')).toEqual([]);
    expect(why(table, 'd10')).toMatch(/^There is nothing for it yet/);
  });
});

describe('what an upgrade offers', () => {
  const details = (table: HumanityTable) => {
    const [offer] = table.offers('anya', 'shop.upgrade');
    const [field] = offer?.fields ?? [];
    return field?.kind === 'choice' ? field.options.map(({ detail }) => detail) : [];
  };

  it('HUM-1503, HUM-218: each Stat says what it becomes, or what it is based on', () => {
    const table = ended().withStats('anya', { ...full, heart: 4, home: [6, 3], hurt: 2 });
    expect(details(table).slice(0, 3)).toEqual(['d4 → d6', 'd6, locked at 3 → d8', 'd2 → d4']);
    const larger = ended()
      .with('anya', { larger: { used: [] } })
      .withStats('anya', { head: 8 });
    expect(details(larger)).toEqual(['d8']);
  });
});
