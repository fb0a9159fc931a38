import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { HumanityTable } from '../testing';
import { seated, HumanityTable as Table } from '../testing';
import { underWay } from '../testing/endeavors';
import type { Atmosphere } from '../vocabulary';

// What of the Session Shop lasts from one evening to the next, and what it tells.

const idOf = (table: HumanityTable, seat = 'anya') => table.of(seat).id;
const listOf = (table: HumanityTable, seat = 'anya') => table.state.public.shop[idOf(table, seat)];
const ends = (table: HumanityTable) => table.send('bev', { type: 'session.end' });
const starts = (table: HumanityTable) => table.send('bev', { type: 'session.start' });
const done = (table: HumanityTable, seat = 'anya') =>
  table.send(seat, { type: 'shop.done', character: idOf(table, seat) });
const promptFor = (table: HumanityTable, seat = 'anya') =>
  table.state.public.derived.prompts[`shop:${idOf(table, seat)}`];
const tagged = (table: HumanityTable, ...sizes: (6 | 8 | 10)[]) =>
  table.given(({ public: { shop } }) => {
    for (const size of sizes) shop[idOf(table)]?.tags.push({ id: `tag-${size}`, size });
  });
const told = (table: HumanityTable) =>
  linesOf(table.state.public.log).filter(({ seq }) => seq === table.seq);
const dues = (table: HumanityTable) => Object.values(table.state.public.dues);

describe('opening it', () => {
  it('HUM-1501: there is nobody to open it for, or it has opened by itself', () => {
    const nobody = new Table().send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
    expect(nobody.offers('bev', 'shop.open')).toEqual([]);
    const table = seated();
    expect(table.offers('bev', 'shop.open')).toHaveLength(1);
    table.send('bev', { type: 'shop.open' });
    expect(table.offers('bev', 'shop.open')).toEqual([]);
    ends(seated());
    expect(ends(table).try('bev', { type: 'shop.open' })).toMatchObject({
      ...{ code: 'already-done', rule: 'HUM-1501' },
    });
  });

  it('HUM-1606, HUM-1501: a companion has no list of its own', () => {
    const table = seated();
    table.given(({ public: { characters } }) => {
      const one = characters[idOf(table)];
      if (one) {
        characters.pet = { ...one, id: 'pet', companion: { of: one.id, limits: {} } };
      }
    });
    expect(Object.keys(ends(table).state.public.shop)).toEqual([idOf(table), idOf(table, 'carl')]);
  });

  it('HUM-1501: whoever has left the story, or is done, is asked no more', () => {
    const table = ends(seated());
    expect(promptFor(table)).toBeDefined();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.leave', character, how: 'leaves' });
    expect(table.state.public.derived.prompts[`shop:${character}`]).toBeUndefined();
    done(table, 'carl');
    expect(promptFor(table, 'carl')).toBeUndefined();
  });

  it('HUM-1502: what somebody is done with is not kept for them', () => {
    const table = tagged(ends(seated()), 8);
    expect(table.offers('anya', 'shop.done')[0]?.detail).toBe('What is left is left out.');
    done(table);
    expect(listOf(table)).toMatchObject({ free: 0, tags: [], done: true });
    const one = ends(seated());
    const { id: character } = one.of('anya');
    one.send('anya', { type: 'shop.upgrade', character, stat: 'head', by: 'free' });
    tagged(one);
    expect(one.offers('anya', 'shop.done')[0]?.detail).toBe('What is left is left out.');
    one.send('anya', { type: 'shop.backstory', character, first: 'A sister' });
    expect(one.offers('anya', 'shop.done')[0]?.detail).toBeUndefined();
  });
});

describe('before the end', () => {
  const early = (atmosphere: Atmosphere = 'light') => {
    const table = seated({ atmosphere }).withBlessings('anya', 1, 4);
    return done(table.send('bev', { type: 'shop.open' }));
  };

  it('HUM-1505: what is left is settled when the session ends, and no sooner', () => {
    const table = early();
    expect(table.blessings('anya')).toEqual([1, 4]);
    ends(table);
    expect(table.blessings('anya')).toEqual([]);
    expect(told(table).flatMap(({ notes = [] }) => notes)).toContain(
      'Ari: 2 gone, 0 kept, 2 new next time.',
    );
  });

  it('HUM-1505: whoever is not done keeps what they have until the next one begins', () => {
    const table = ends(seated().withBlessings('anya', 4));
    expect(table.blessings('anya')).toEqual([4]);
    expect(starts(table).blessings('anya')).toEqual([]);
  });

  it('HUM-1501: that it is open is told once', () => {
    const table = seated().send('bev', { type: 'shop.open' });
    const opened = () => told(table).filter(({ text }) => text.startsWith('The Session Shop'));
    expect(opened()).toHaveLength(1);
    ends(table);
    expect(opened()).toEqual([]);
    const usual = ends(seated());
    expect(told(usual).map(({ text }) => text)).toContain(
      'The Session Shop is open: each has one free upgrade.',
    );
  });
});

describe('from one evening to the next', () => {
  it('HUM-1505: in a Dark story nothing but lasting Blessings worth exactly 1 come again, once', () => {
    const table = seated({ atmosphere: 'dark' })
      .withBlessings('anya', 1, 2)
      .withTemporary('anya', 1);
    done(ends(table));
    starts(table);
    expect(dues(table)).toMatchObject([{ source: 'carry', count: 1 }]);
    table.send('anya', { type: 'blessing.take', due: dues(table)[0]?.id ?? '' }, 5);
    done(ends(table));
    expect(dues(starts(table))).toEqual([]);
  });

  it('HUM-1807, HUM-1505: temporary Blessings of an Endeavor that goes on are kept, and no others', () => {
    const table = underWay('combat');
    table.withTemporary('anya', 5).withTemporary('carl', 3).withBlessings('anya', 6);
    table.given(({ public: { endeavor } }) => {
      if (endeavor) {
        endeavor.broken = true;
        delete endeavor.participants[idOf(table, 'carl')];
      }
    });
    const before = table.blessings('anya').length;
    done(done(ends(table)), 'carl');
    expect(table.blessings('anya')).toHaveLength(before - 1);
    expect(table.blessings('anya')).not.toContain(6);
    expect(table.blessings('carl')).toEqual([]);
  });

  it('HUM-1504, HUM-1507: what was earned and not chosen waits, and is said to', () => {
    const table = tagged(ends(seated()), 8);
    expect(promptFor(table)?.text).toContain('brings an upgrade of that size');
    starts(table);
    expect(promptFor(table)?.text).toBe('What you have earned and not chosen waits for you.');
    ends(table);
    expect(listOf(table)).toMatchObject({ free: 2, tags: [{ size: 8 }] });
  });

  it('HUM-1504: a list is gone once nothing is left on it, and not before', () => {
    const table = ends(seated());
    const { id: character } = table.of('anya');
    const cole = idOf(table, 'carl');
    table.send('anya', { type: 'shop.upgrade', character, stat: 'head', by: 'free' });
    table.withStats('carl', { head: 2 });
    table.send('carl', { type: 'shop.upgrade', character: cole, stat: 'head', by: 'free' });
    starts(table);
    expect(listOf(table)).toMatchObject({ free: 0, tags: [{ size: 6 }] });
    expect(listOf(table, 'carl')).toBeUndefined();
  });

  it('HUM-413, HUM-1512: Hardy is a free d2 again, whether it had grown or was locked', () => {
    for (const shared of [
      { size: 6, lock: null },
      { size: 2, lock: { value: 2 } },
    ] as const) {
      const table = seated({ optional: 'hardy' }).given((state) => {
        state.public.shared = { ...shared };
      });
      ends(table);
      expect(table.state.public.shared).toEqual({ size: 2, lock: null });
      expect(told(table).flatMap(({ notes = [] }) => notes)).toContain('Hardy is a d2 again.');
    }
  });
});

describe('what tags are for', () => {
  it('HUM-1506: a rumor that has ended is not changed, and what was true of it is unsaid by nothing', () => {
    const table = tagged(ends(seated()), 6, 6);
    const rumor = { type: 'shop.rumor', character: idOf(table) } as const;
    table.send('anya', { ...rumor, deed: 'begin', text: 'He sleeps badly' });
    const [{ id = '' } = {}] = Object.values(table.state.public.rumors);
    table.send('bev', { type: 'rumor.truth', rumor: id, truth: 'So it is' });
    table.send('bev', { type: 'rumor.truth', rumor: id, truth: '' });
    expect(table.state.director.rumors).toEqual({});
    table.send('anya', { ...rumor, deed: 'end', rumor: id });
    tagged(table, 6);
    expect(table.offers('anya', 'shop.rumor').map((offer) => offer.with.deed)).toEqual(['begin']);
  });

  it('HUM-1506: a Backstory holds 2000 letters, and what is new is at its end', () => {
    const table = tagged(ends(seated()), 6);
    const { backstory } = table.of('anya');
    table.with('anya', { backstory: { ...backstory, text: 'x'.repeat(1990) } });
    const first = 'Has a sister';
    table.send('anya', { type: 'shop.backstory', character: idOf(table), first });
    const { text } = table.of('anya').backstory;
    expect(text).toHaveLength(2000);
    expect(text.endsWith('x\nHas a sister')).toBe(true);
  });

  it('HUM-1508: what is exceptional already is not made so again', () => {
    const gain = { kind: 'item', text: 'A lens' } as const;
    const table = tagged(ends(seated()), 10).with('anya', {
      gains: [
        { ...gain, id: 'one', exceptional: true },
        { ...gain, id: 'two', exceptional: false },
      ],
    });
    expect(table.offers('anya', 'shop.gain')[0]?.fields?.[0]).toMatchObject({
      options: [{ value: 'two' }],
    });
    table.send('anya', { type: 'shop.gain', character: idOf(table), gain: 'two' });
    tagged(table, 10);
    expect(table.offers('anya', 'shop.gain')).toEqual([]);
  });

  it('HUM-1511, HUM-1510: a Dedication is exchanged for another one, and what it had banked is gone', () => {
    const table = tagged(ends(seated()), 10).with('anya', {
      ...{ motivation: 'wired', dedication: 'value', banked: { count: 3, from: {} } },
    });
    table.given(({ public: shared }) => {
      shared.houseRules = { ...shared.houseRules, dedications: 'exchanged' };
    });
    const [offer] = table.offers('anya', 'shop.dedicate');
    expect(offer?.fields?.[0]).toMatchObject({
      options: [{ value: 'prudence' }, { value: 'influence' }, { value: 'accuracy' }],
    });
    table.send('anya', {
      ...{ type: 'shop.dedicate', character: idOf(table), dedication: 'accuracy' },
    });
    expect(table.of('anya')).toMatchObject({
      ...{ dedication: 'accuracy', banked: { count: 0, from: {} } },
    });
  });

  it('HUM-1511: with a Dedication that is another than before there is one, whoever had none', () => {
    const table = tagged(ends(seated()), 10).with('anya', { motivation: 'wired' });
    const dedicate = { type: 'shop.dedicate', character: idOf(table) } as const;
    table.send('anya', { ...dedicate, dedication: 'value' });
    expect(table.of('anya').dedication).toBe('value');
    expect(table.of('anya').banked).toBeUndefined();
  });

  it('HUM-219, HUM-218: whoever began larger and is Lost has no highest Stat to spare History for', () => {
    const lost = { motivation: 'lost', highest: 'heart' } as const;
    const table = ends(seated()).with('anya', { ...lost, larger: { used: [] } });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'shop.motivation', character, motivation: 'fated' });
    expect(table.of('anya').stats).toMatchObject({
      ...{ heart: { size: 6 }, home: { size: 6 }, history: { size: 4 } },
    });
    const again = { type: 'shop.motivation', character, motivation: 'wired' } as const;
    expect(table.try('anya', again)?.rule).toBe('HUM-208');
  });
});
