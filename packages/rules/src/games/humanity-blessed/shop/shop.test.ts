import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { Atmosphere, DedicationId, Motivation, Stat } from '../vocabulary';
import { motivations } from '../vocabulary';

const anya = (table: HumanityTable) => table.of('anya').id;
const listOf = (table: HumanityTable, seat = 'anya') => table.state.public.shop[table.of(seat).id];
const ended = (table = seated()) => table.send('bev', { type: 'session.end' });
const upgrade = (
  table: HumanityTable,
  stat: Stat,
  more: { by?: 'free' | 'paid' | 'lower'; dice?: string[]; lower?: Stat } = {},
): AnyCommandInput => ({
  type: 'shop.upgrade',
  ...{ character: anya(table), stat, by: 'free' as const },
  ...more,
});
/** A tag of a size, as a test's “given”. */
const withTag = (table: HumanityTable, size: 6 | 8 | 10) =>
  table.given(({ public: { shop } }) => {
    shop[anya(table)]?.tags.push({ id: `tag-${size}`, size });
  });
const tagsOf = (table: HumanityTable) => listOf(table)?.tags.map(({ size }) => size);

describe('upgrades at the end of a session', () => {
  it('HUM-1501: each has one free upgrade a session, and it waits through the break', () => {
    const table = seated();
    expect(table.try('anya', upgrade(table, 'head'))?.rule).toBe('HUM-1501');
    ended(table);
    expect(table.state.public.derived.prompts[`shop:${anya(table)}`]).toMatchObject({
      ...{ to: ['anya'], waits: false, title: 'Session Shop: Ari' },
      checklists: { anya: [{ label: 'The free upgrade', done: false }, { label: 'Done' }] },
    });
    expect(table.try('carl', upgrade(table, 'head'))?.rule).toBe('TABLE-003');
    table.send('anya', upgrade(table, 'head'));
    expect(table.stat('anya', 'head').size).toBe(6);
    expect(table.try('anya', upgrade(table, 'hand'))?.rule).toBe('HUM-1501');
    // Carl has not chosen: it is still there in the next session, and one more at its end.
    table.send('bev', { type: 'session.start' });
    expect(listOf(table, 'carl')?.free).toBe(1);
    ended(table);
    expect(listOf(table, 'carl')?.free).toBe(2);
    expect(listOf(table, 'anya')?.free).toBe(1);
  });

  it('HUM-1501: it may open before the end, and then not once more', () => {
    const table = seated();
    expect(table.try('anya', { type: 'shop.open' })?.rule).toBe('TABLE-002');
    table.send('bev', { type: 'shop.open' });
    expect(listOf(table)?.free).toBe(1);
    ended(table);
    expect(listOf(table)?.free).toBe(1);
  });

  it('HUM-1502: more for three Blessings of any worth', () => {
    const table = ended(seated({ atmosphere: 'gritty' })).withBlessings('anya', 1, 1, 6, 2);
    const buy = (...dice: string[]) => upgrade(table, 'hurt', { by: 'paid', dice });
    expect(table.try('anya', buy('anya-1', 'anya-2'))?.rule).toBe('TABLE-112');
    expect(table.try('anya', buy('anya-1', 'anya-1', 'anya-1'))?.rule).toBe('HUM-604');
    table.send('anya', buy('anya-1', 'anya-2', 'anya-3'));
    expect(table.stat('anya', 'hurt').size).toBe(6);
    expect(table.blessings('anya')).toEqual([2]);
    expect(listOf(table)?.free).toBe(1);
    expect(table.try('anya', buy('anya-4', 'anya-4', 'anya-4'))?.rule).toBe('HUM-604');
  });

  it('HUM-1502: or for any Stat that is a d4 at that moment, which becomes a d2', () => {
    const table = ended().withStats('anya', { head: 6 });
    const lower = (stat: Stat, low: Stat) => upgrade(table, stat, { by: 'lower', lower: low });
    expect(table.try('anya', lower('hand', 'head'))?.rule).toBe('HUM-1502');
    expect(table.try('anya', lower('hand', 'hand'))?.rule).toBe('HUM-1502');
    expect(table.try('anya', upgrade(table, 'hand', { by: 'lower' }))?.code).not.toBeUndefined();
    table.send('anya', lower('hand', 'heart'));
    expect([table.stat('anya', 'hand').size, table.stat('anya', 'heart').size]).toEqual([6, 2]);
    expect(table.try('anya', lower('hand', 'heart'))?.rule).toBe('HUM-1502');
    // Up again, it is a d4 that may drop once more; that carries no tag.
    table.send('anya', lower('heart', 'home'));
    expect(tagsOf(table)).toEqual([6]);
    table.send('anya', lower('hand', 'heart'));
    expect(tagsOf(table)).toEqual([6, 8]);
  });

  it('HUM-1503: no third d10 and no fourth d8, refused before anything is paid', () => {
    const table = ended()
      .withStats('anya', { head: 10, hand: 10, heart: 8, home: 6 })
      .withBlessings('anya', 1, 1, 1);
    const dice = ['anya-1', 'anya-2', 'anya-3'];
    expect(table.try('anya', upgrade(table, 'heart', { by: 'paid', dice }))?.rule).toBe('HUM-1503');
    expect(table.blessings('anya')).toEqual([1, 1, 1]);
    expect(table.try('anya', upgrade(table, 'head'))?.rule).toBe('HUM-1503');
    const four = ended().withStats('anya', { head: 8, hand: 8, heart: 8, home: 6 });
    expect(four.try('anya', upgrade(four, 'home'))?.rule).toBe('HUM-1503');
    // From d8 to d10 a place is free again.
    four.send('anya', upgrade(four, 'head')).withBlessings('anya', 1, 1, 1);
    expect(four.try('anya', upgrade(four, 'home', { by: 'paid', dice }))).toBeNull();
  });

  it('HUM-1504: a d6, a d8 and a d10 each allow one upgrade of their tag', () => {
    for (const [from, tag] of [
      [2, []],
      [4, [6]],
      [6, [8]],
      [8, [10]],
    ] as const) {
      const table = ended().withStats('anya', { head: from });
      table.send('anya', upgrade(table, 'head'));
      expect(tagsOf(table)).toEqual(tag);
    }
    const none = ended();
    const aptitude = { type: 'shop.aptitude', character: anya(none), text: 'Tides' } as const;
    expect(none.try('anya', aptitude)?.rule).toBe('HUM-1504');
    withTag(none, 6);
    expect(none.try('anya', aptitude)?.rule).toBe('HUM-1504');
    withTag(none, 8).send('anya', aptitude);
    expect(none.of('anya').aptitudes.map(({ text }) => text)).toEqual(['Tides']);
    expect(none.try('anya', aptitude)?.rule).toBe('HUM-1504');
    expect(tagsOf(none)).toEqual([6]);
  });

  it('HUM-414, HUM-416: Hardship, Hardy and Haze are left alone; Haunted may grow', () => {
    for (const optional of ['hardship', 'hardy', 'haze'] as const) {
      const table = ended(seated({ optional }));
      const rule = optional === 'hardy' ? 'HUM-414' : 'HUM-416';
      expect(table.try('anya', upgrade(table, optional))?.rule).toBe(rule);
      const lower = upgrade(table, 'head', { by: 'lower', lower: optional });
      expect(table.try('anya', lower)?.rule).toBe(rule);
    }
    const haunted = ended(seated({ optional: 'haunted' }));
    haunted.send('anya', upgrade(haunted, 'haunted'));
    expect(haunted.stat('anya', 'haunted').size).toBe(4);
  });

  it('HUM-404: Tokens above a lowered limit are lost', () => {
    const table = ended(seated({ optional: 'hardware' }));
    expect(table.of('anya').tokens).toBe(2);
    table.send('anya', upgrade(table, 'head', { by: 'lower', lower: 'hardware' }));
    expect(table.of('anya').tokens).toBe(1);
  });
});

describe('what an upgrade with a tag brings', () => {
  it('HUM-1506: d6: two changes of the Backstory, or a rumor begun, changed, ended', () => {
    const table = ended(seated({ arbiter: 'gm' }));
    withTag(withTag(withTag(withTag(table, 6), 6), 6), 6);
    const character = anya(table);
    table.send('anya', {
      ...{ type: 'shop.backstory', character, first: 'Has a sister' },
      second: 'Fears boats',
    });
    expect(table.of('anya').backstory.text).toBe('Has a sister\nFears boats');
    const rumor = { type: 'shop.rumor', character } as const;
    expect(table.try('anya', { ...rumor, deed: 'begin' })?.rule).toBe('HUM-1506');
    table.send('anya', { ...rumor, deed: 'begin', text: 'The Reeve sleeps badly' });
    const [{ id = '' } = {}] = Object.values(table.state.public.rumors);
    expect(table.try('anya', { type: 'rumor.truth', rumor: id, truth: 'So' })?.rule).toBe(
      'HUM-1808',
    );
    table.send('bev', { type: 'rumor.truth', rumor: id, truth: 'It is true' });
    expect(table.state.director.rumors).toEqual({ [id]: 'It is true' });
    expect(JSON.stringify(table.state.public)).not.toContain('It is true');
    table.send('anya', { ...rumor, deed: 'change', rumor: id, text: 'He sleeps at sea' });
    table.send('anya', { ...rumor, deed: 'end', rumor: id });
    expect(table.state.public.rumors[id]).toMatchObject({ text: 'He sleeps at sea', ended: true });
    expect(tagsOf(table)).toEqual([]);
  });

  it('HUM-1507, HUM-1618: d8: a Specialization, with what ties it to its Aptitude', () => {
    const table = withTag(ended(), 8);
    const character = anya(table);
    table.send('bev', { type: 'aptitude.add', character, text: 'Knots' });
    const specialize = {
      type: 'shop.specialize',
      character,
      specialization: 'creative',
      aptitude: table.of('anya').aptitudes[0]?.id ?? '',
    } as const;
    expect(() => table.try('anya', { ...specialize, relation: '' })).toThrow();
    table.send('anya', { ...specialize, relation: 'Nets are words' });
    expect(table.of('anya').aptitudes[0]?.specialization).toMatchObject({
      kind: 'creative',
      relation: 'Nets are words',
    });
    expect(tagsOf(table)).toEqual([]);
  });

  it('HUM-1508: d10: something gained is exceptional', () => {
    const table = withTag(ended(), 10);
    const character = anya(table);
    table.send('anya', { type: 'gain.add', character, kind: 'item', text: 'A lens' });
    const gain = table.of('anya').gains[0]?.id ?? '';
    table.send('anya', { type: 'shop.gain', character, gain });
    expect(table.of('anya').gains).toMatchObject([{ text: 'A lens', exceptional: true }]);
    expect(tagsOf(table)).toEqual([]);
  });

  it('HUM-1509, HUM-1511: d10: a Dedication that goes with the Motivation, and one', () => {
    const allowed: Partial<Record<Motivation, DedicationId[]>> = {};
    for (const group of [
      {
        of: ['blossomer', 'driven', 'steadfast'],
        may: ['prudence', 'vanity', 'divinity', 'accuracy'],
      },
      { of: ['prodigy', 'fated', 'compeller'], may: ['vanity', 'influence', 'divinity', 'value'] },
      { of: ['crafter', 'wired', 'warry'], may: ['prudence', 'influence', 'accuracy', 'value'] },
    ] as { of: Motivation[]; may: DedicationId[] }[]) {
      for (const motivation of group.of) allowed[motivation] = group.may;
    }
    for (const motivation of motivations) {
      const table = withTag(ended(), 10).with('anya', { motivation });
      const [offer] = table.offers('anya', 'shop.dedicate');
      const field = offer?.fields?.[0];
      const options = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
      expect(options, motivation).toEqual(allowed[motivation] ?? []);
    }
    const table = withTag(withTag(ended(), 10), 10).with('anya', { motivation: 'wired' });
    const dedicate = { type: 'shop.dedicate', character: anya(table) } as const;
    expect(table.try('anya', { ...dedicate, dedication: 'divinity' })?.rule).toBe('HUM-1509');
    table.send('anya', { ...dedicate, dedication: 'value' });
    expect(table.try('anya', { ...dedicate, dedication: 'accuracy' })?.rule).toBe('HUM-1511');
    table.given(({ public: shared }) => {
      shared.houseRules = { ...shared.houseRules, dedications: 'exchanged' };
    });
    table.send('anya', { ...dedicate, dedication: 'accuracy' });
    expect(table.of('anya').dedication).toBe('accuracy');
  });
});

describe('Lost no more', () => {
  const find = (table: HumanityTable, motivation: Motivation): AnyCommandInput => ({
    type: 'shop.motivation',
    ...{ character: anya(table), motivation },
  });

  it('HUM-208, HUM-219: once, at the end of a session; what it raises rises then, without a tag', () => {
    const table = seated().with('anya', { motivation: 'lost', highest: 'heart' });
    expect(table.try('anya', find(table, 'fated'))?.rule).toBe('HUM-1501');
    ended(table);
    expect(table.try('anya', find(table, 'lost'))?.rule).toBe('HUM-208');
    table.send('anya', find(table, 'fated'));
    // Heart was raised already: History is, with Home.
    expect(table.of('anya').stats).toMatchObject({
      ...{ heart: { size: 4 }, home: { size: 6 }, history: { size: 6 } },
    });
    expect(tagsOf(table)).toEqual([]);
    expect(table.of('anya')).toMatchObject({ motivation: 'fated', wasLost: true });
    expect(table.try('anya', find(table, 'wired'))?.rule).toBe('HUM-208');
  });

  it('HUM-219, HUM-1503: within the limits', () => {
    const table = ended().with('anya', { motivation: 'lost', highest: 'head' });
    table.withStats('anya', { hurry: 8, hurt: 8, history: 8, hand: 6 });
    expect(table.try('anya', find(table, 'driven'))).toBeNull();
    const full = ended().with('anya', { motivation: 'lost', highest: 'head' });
    full.withStats('anya', { hurry: 8, heart: 8, history: 8, hand: 6 });
    expect(full.try('anya', find(full, 'driven'))?.rule).toBe('HUM-1503');
  });

  it('HUM-219, HUM-1503: is not asked of whoever no Motivation fits', () => {
    const table = ended().with('anya', { motivation: 'lost', highest: 'head' });
    expect(table.offers('anya', 'shop.motivation')).toHaveLength(1);
    // Two d10 and three d8: whatever rises is one too many.
    table.withStats('anya', {
      ...{ head: 10, hand: 10, heart: 8, home: 8, hurt: 8, hurry: 6, history: 6 },
    });
    expect(table.offers('anya', 'shop.motivation')).toEqual([]);
  });
});

describe('upgrades of whoever began larger', () => {
  it('HUM-218: each Stat of d6 or more is named once, for a tag of its size, and stays', () => {
    const table = ended(seated({ atmosphere: 'gritty' })).with('anya', { larger: { used: [] } });
    table.withStats('anya', { head: 10, hand: 8, heart: 6 });
    expect(table.try('anya', upgrade(table, 'home'))?.rule).toBe('HUM-218');
    table.send('anya', upgrade(table, 'head'));
    expect(table.stat('anya', 'head').size).toBe(10);
    expect(tagsOf(table)).toEqual([10]);
    const dice = ['anya-1', 'anya-2', 'anya-3'];
    table.withBlessings('anya', 1, 1, 1);
    const again = (stat: Stat) => upgrade(table, stat, { by: 'paid', dice });
    expect(table.try('anya', again('head'))?.rule).toBe('HUM-218');
    table.send('anya', again('hand'));
    expect(tagsOf(table)).toEqual([10, 8]);
    table.with('anya', { larger: { used: ['head', 'hand', 'heart'] } });
    expect(table.offers('anya', 'shop.upgrade')).toEqual([]);
  });
});

describe('what is left when a session ends', () => {
  const over = (atmosphere: Atmosphere) => {
    const table = ended(seated({ atmosphere })).withBlessings('anya', 1, 1, 4);
    table.withTemporary('anya', 5).send('anya', { type: 'shop.done', character: anya(table) });
    const kept = table.blessings('anya');
    table.send('bev', { type: 'session.start' });
    const due = Object.values(table.state.public.dues).find(({ of }) => of === anya(table));
    return { table, kept, due };
  };

  it('HUM-1505: Light loses it for two, Dark for as many as were a 1, Gritty keeps it', () => {
    expect(over('light')).toMatchObject({ kept: [], due: { count: 2, source: 'carry' } });
    expect(over('dark')).toMatchObject({ kept: [], due: { count: 2, source: 'carry' } });
    expect(over('gritty')).toMatchObject({ kept: [1, 1, 4], due: undefined });
    const { table, due } = over('dark');
    table.send('anya', { type: 'blessing.take', due: due?.id ?? '' }, 1, 3, 6);
    expect(table.blessings('anya')).toEqual([1, 3, 6]);
  });

  it('HUM-1505: it is settled once: what is gained in the break is kept', () => {
    const table = ended(seated({ atmosphere: 'light' })).withBlessings('anya', 3);
    table.send('anya', { type: 'shop.done', character: anya(table) }).withBlessings('anya', 5);
    table.send('bev', { type: 'session.start' });
    expect(table.blessings('anya')).toEqual([5]);
  });

  it('HUM-1512: bought upgrades come first; then nothing is bought any more', () => {
    const table = ended(seated({ atmosphere: 'dark' })).withBlessings('anya', 1, 1, 1, 1);
    const dice = ['anya-1', 'anya-2', 'anya-3'];
    table.send('anya', upgrade(table, 'head', { by: 'paid', dice }));
    table.send('bev', { type: 'session.start' });
    const due = Object.values(table.state.public.dues).find(({ of }) => of === anya(table));
    expect(due?.count).toBe(1);
    table.withBlessings('anya', 2, 2, 2);
    expect(table.try('anya', upgrade(table, 'hand', { by: 'paid', dice }))?.rule).toBe('HUM-1505');
    expect(table.try('anya', upgrade(table, 'hand'))).toBeNull();
  });

  it('HUM-1512: marks of the session, reputation for now and Hardy are as new', () => {
    const table = seated({ atmosphere: 'gritty', optional: 'hardy' });
    const character = anya(table);
    table.given(({ public: shared }) => {
      shared.shared = { size: 8, lock: { value: 3 } };
      shared.marks[character] = {
        ...{ major: true, uses: { a: 1 }, limits: { b: 2 }, vanity: true },
        ...{ spent: ['a'], insured: 2 },
      };
      shared.factions.f = {
        ...{ id: 'f', name: 'The Reeve' },
        standing: { [character]: { value: 7, passing: 3, best: 0, worst: 0 } },
      };
    });
    ended(table);
    expect(table.state.public.marks[character]).toMatchObject({
      ...{ major: false, uses: {}, limits: {}, vanity: false },
      // What was used and not recharged is kept, and what it costs (HUM-1807).
      ...{ spent: ['a'], insured: 2 },
    });
    expect(table.state.public.factions.f?.standing[character]).toMatchObject({
      ...{ value: 4, passing: 0 },
    });
    expect(table.state.public.shared).toEqual({ size: 2, lock: null });
  });

  it('HUM-1512: nothing that was not chosen stays of whoever is done', () => {
    const table = withTag(ended(), 8);
    table.send('anya', { type: 'shop.done', character: anya(table) });
    expect(table.try('anya', upgrade(table, 'head'))?.rule).toBe('HUM-1501');
    table.send('bev', { type: 'session.start' });
    expect(listOf(table)).toBeUndefined();
    expect(listOf(table, 'carl')?.free).toBe(1);
  });
});
