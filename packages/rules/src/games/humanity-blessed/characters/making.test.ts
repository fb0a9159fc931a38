import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { CoreStat, Motivation, OptionalStat, Stat } from '../vocabulary';
import { coreStats, motivations, motivationWords } from '../vocabulary';

const sizesOf = (table: HumanityTable, seat = 'anya'): Record<string, number> =>
  Object.fromEntries(Object.entries(table.of(seat).stats).map(([stat, { size }]) => [stat, size]));
const choose = (table: HumanityTable, highest: Stat, motivation?: Motivation) => {
  const { id: character } = table.of('anya');
  table.send('anya', { type: 'character.highest', character, stat: highest });
  if (motivation) table.send('anya', { type: 'character.motivation', character, motivation });
  return table;
};
const withEighth = (optional: OptionalStat) => seated({ optional });
const stepOf = (table: HumanityTable, step: string) =>
  table.state.public.derived.making.beings[table.of('anya').id]?.steps.find(
    ({ id }) => id === step,
  );
const flat: Record<CoreStat, number> = {
  ...{ head: 4, hand: 4, heart: 4, home: 4, hurt: 4, hurry: 4, history: 4 },
};

describe('the Stats that one begins with', () => {
  it('HUM-202, HUM-203: all seven Stats begin as a d4, the highest as a d6', () => {
    const table = seated();
    expect(sizesOf(table)).toEqual(flat);
    expect(sizesOf(choose(table, 'head'))).toEqual({ ...flat, head: 6 });
    // Another choice takes the first one back.
    expect(sizesOf(choose(table, 'hurt'))).toEqual({ ...flat, hurt: 6 });
  });

  it('HUM-204: what the whole table has, and Haze, is nobody’s highest; Haunted as the table reads it', () => {
    const highest = (table: HumanityTable, stat: Stat) =>
      table.try('anya', { type: 'character.highest', character: table.of('anya').id, stat });
    for (const stat of ['hardship', 'hardy', 'haze'] as const) {
      expect(highest(withEighth(stat), stat)?.rule).toBe('HUM-204');
    }
    expect(highest(seated(), 'hex')?.rule).toBe('HUM-204');
    expect(highest(withEighth('hex'), 'hex')).toBeNull();
    const haunted = withEighth('haunted');
    expect(highest(haunted, 'haunted')).toBeNull();
    expect(haunted.stat('anya', 'haunted').size).toBe(4);
    const barred = withEighth('haunted').given(({ public: shared }) => {
      shared.houseRules = { ...shared.houseRules, hauntedHighest: 'no' };
    });
    expect(highest(barred, 'haunted')?.rule).toBe('HUM-204');
  });

  it('HUM-205, HUM-207: each Motivation raises its two Stats', () => {
    const pairs: Record<Exclude<Motivation, 'lost'>, [CoreStat, CoreStat]> = {
      blossomer: ['heart', 'hurry'],
      driven: ['hand', 'hurt'],
      steadfast: ['head', 'home'],
      prodigy: ['head', 'hurt'],
      fated: ['heart', 'home'],
      compeller: ['hand', 'hurry'],
      crafter: ['hand', 'home'],
      wired: ['head', 'hurry'],
      warry: ['heart', 'hurt'],
    };
    const table = choose(seated(), 'history');
    for (const motivation of motivations) {
      if (motivation === 'lost') continue;
      choose(table, 'history', motivation);
      const [one, other] = pairs[motivation];
      expect(sizesOf(table)).toEqual({ ...flat, history: 6, [one]: 6, [other]: 6 });
      expect(motivationWords[motivation].raises).toEqual(pairs[motivation]);
    }
  });

  it('HUM-206: in place of what is the highest already, History rises, whichever is chosen first', () => {
    const wanted = { ...flat, heart: 6, hurry: 6, history: 6 };
    expect(sizesOf(choose(seated(), 'heart', 'blossomer'))).toEqual(wanted);
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.motivation', character, motivation: 'blossomer' });
    expect(sizesOf(choose(table, 'heart'))).toEqual(wanted);
  });

  it('HUM-208: Lost raises nothing', () => {
    expect(sizesOf(choose(seated(), 'head', 'lost'))).toEqual({ ...flat, head: 6 });
  });

  it('HUM-203, HUM-1503: what is chosen late is added to what has grown, within the limits', () => {
    const table = seated().given((state) => {
      state.public.table.dice.rolls = 9;
    });
    table.withStats('anya', { head: 8, hand: 8, home: [8, 5] });
    expect(sizesOf(choose(table, 'heart'))).toMatchObject({ head: 8, heart: 6 });
    expect(table.stat('anya', 'home').lock).toEqual({ value: 5 });
    const { id: character } = table.of('anya');
    expect(table.try('anya', { type: 'character.highest', character, stat: 'hurt' })?.rule).toBe(
      'HUM-203',
    );
    const full = seated().withStats('anya', { head: 8, hand: 8, home: 8, hurt: 6 });
    expect(
      full.try('anya', { type: 'character.highest', character: full.of('anya').id, stat: 'hurt' })
        ?.rule,
    ).toBe('HUM-1503');
  });
});

describe('what stands on a sheet', () => {
  it('HUM-201: who somebody is, written by whose they are, and by nobody else', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    const who = { type: 'character.identity', character, pronouns: 'they', age: '31' } as const;
    expect(table.try('carl', who)?.rule).toBe('TABLE-003');
    table.send('anya', { ...who, looks: 'All elbows' });
    expect(table.of('anya')).toMatchObject({
      ...{ name: 'Ari', pronouns: 'they', age: '31', looks: 'All elbows' },
      ...{ motivation: null, dedication: null, aptitudes: [], gains: [] },
    });
    expect(table.of('anya').stats.head).toEqual({ size: 4, lock: null });
  });

  it('HUM-209, HUM-210: a Backstory in parts, one of them what is not human; what is open is said', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    expect(stepOf(table, 'backstory')).toMatchObject({
      state: 'open',
      note: 'whom they look up to, 3 skills, 3 ties to others, an ordinary afternoon',
    });
    table.send('anya', {
      type: 'character.backstory',
      ...{ character, mentors: 'Old Wick', nature: 'A lamp' },
      skill1: 'Knots',
      skill3: 'Lies',
    });
    expect(table.of('anya').backstory.skills).toEqual(['Knots', 'Lies']);
    expect(stepOf(table, 'backstory')?.note).toBe(
      'one skill, 3 ties to others, an ordinary afternoon',
    );
    table.send('anya', {
      type: 'character.backstory',
      ...{ character, afternoon: 'On the pier' },
      ...{ skill3: 'Tides', tie1: 'Wick', tie2: 'The Reeve', tie3: 'Nobody' },
    });
    expect(table.of('anya').backstory).toMatchObject({
      ...{ mentors: 'Old Wick', nature: 'A lamp' },
      ...{ skills: ['Knots', 'Lies', 'Tides'], ties: ['Wick', 'The Reeve', 'Nobody'] },
    });
    expect(stepOf(table, 'backstory')?.state).toBe('done');
  });

  it('HUM-211: two Aptitudes to begin with, more in the Session Shop or by the table', () => {
    const table = seated();
    const add = (text: string) =>
      ({ type: 'aptitude.add', character: table.of('anya').id, text }) as const;
    expect(stepOf(table, 'aptitudes')?.note).toBe('2 Aptitudes');
    table.send('anya', add('Knots')).send('anya', add('Tides'));
    expect(table.try('anya', add('Lies'))?.rule).toBe('HUM-211');
    expect(stepOf(table, 'aptitudes')?.state).toBe('done');
    table.send('bev', add('Lies'));
    const texts = table.of('anya').aptitudes.map(({ text }) => text);
    expect(texts).toEqual(['Knots', 'Tides', 'Lies']);
    const [first] = table.of('anya').aptitudes;
    const of = { character: table.of('anya').id, aptitude: first?.id ?? '' };
    table.send('anya', { type: 'aptitude.change', ...of, text: 'Good knots' });
    expect(table.of('anya').aptitudes[0]?.text).toBe('Good knots');
    table.given((state) => {
      state.public.table.dice.rolls = 1;
    });
    expect(table.try('anya', { type: 'aptitude.remove', ...of })?.rule).toBe('HUM-211');
  });

  it('HUM-212: being apt makes a Check easier, and an Attack on one a rank harder', () => {
    const apt = () => {
      const table = seated();
      const { id: character } = table.of('anya');
      return table.send('anya', { type: 'aptitude.add', character, text: 'Knots' });
    };
    const table = apt();
    const [knots] = table.of('anya').aptitudes;
    const said = { aptitude: knots?.id ?? '' };
    expect(table.check('anya', 'head', [3], { said, frame: { apt: true } }).outcome.success).toBe(
      true,
    );
    expect(apt().check('anya', 'head', [3]).outcome.success).toBe(false);
    const met = apt();
    met.propose('carl', 'head', { against: met.of('anya').id }).frame({ defended: true });
    expect(met.state.public.check?.frame).toMatchObject({ complexity: 'hard', needed: 2 });
  });

  it('HUM-213: an Aptitude is specialized once, and each Specialization had once', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    for (const text of ['Knots', 'Tides'])
      table.send('anya', { type: 'aptitude.add', character, text });
    const [knots, tides] = table.of('anya').aptitudes.map(({ id }) => id);
    const specialize = (aptitude = '', specialization: 'calm' | 'witty' = 'calm') =>
      ({
        type: 'aptitude.specialize',
        ...{ character, aptitude, specialization },
        relation: 'Hours of it',
      }) as const;
    expect(table.try('anya', specialize(knots))?.rule).toBe('HUM-1507');
    table.send('bev', specialize(knots));
    expect(table.try('bev', specialize(knots, 'witty'))?.rule).toBe('HUM-213');
    expect(table.try('bev', specialize(tides))?.rule).toBe('HUM-213');
    table.send('bev', specialize(tides, 'witty'));
    expect(table.of('anya').aptitudes.map(({ specialization }) => specialization?.kind)).toEqual([
      'calm',
      'witty',
    ]);
  });

  it('HUM-1619: one of the table’s own has a name, words, and what is counted', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'aptitude.add', character, text: 'Knots' });
    const own = {
      ...{
        type: 'aptitude.specialize',
        character,
        aptitude: table.of('anya').aptitudes[0]?.id ?? '',
      },
      ...{ specialization: 'own', relation: 'Of course', text: 'Nothing comes undone' },
      ...{ uses: 2, price: 4 },
    } as const satisfies AnyCommandInput;
    const nameless = structuredClone(table.state);
    table.send('bev', own);
    expect(table.of('anya').aptitudes[0]?.specialization?.name).toBe('Their own way');
    table.resume(nameless, 0);
    table.send('bev', { ...own, name: 'Gordian' });
    expect(table.of('anya').aptitudes[0]?.specialization).toEqual({
      ...{ kind: 'own', name: 'Gordian', relation: 'Of course', text: 'Nothing comes undone' },
      ...{ uses: 2, price: 4 },
    });
  });

  it('HUM-214: three things gained, each of a kind; exceptional by whoever has the last word', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    expect(stepOf(table, 'gains')?.note).toBe('3 things gained');
    const add = { type: 'gain.add', character } as const;
    table.send('anya', { ...add, kind: 'item', text: 'A lens' });
    table.send('anya', { ...add, kind: 'information', text: 'The tide table' });
    table.send('anya', { ...add, kind: 'alliance', text: 'The gulls' });
    expect(stepOf(table, 'gains')?.state).toBe('done');
    const [lens] = table.of('anya').gains;
    const change = {
      type: 'gain.change',
      ...{ character, gain: lens?.id ?? '' },
      kind: 'item',
      text: 'The lens',
      exceptional: true,
    } as const;
    expect(table.try('anya', change)?.rule).toBe('TABLE-112');
    table.send('bev', change);
    expect(table.of('anya').gains[0]).toMatchObject({ text: 'The lens', exceptional: true });
    table.send('anya', { type: 'gain.remove', character, gain: lens?.id ?? '' });
    expect(table.of('anya').gains.map(({ kind }) => kind)).toEqual(['information', 'alliance']);
  });
});

describe('beginning larger', () => {
  const larger = (setup: { optional?: OptionalStat } = {}) =>
    seated(setup).send('bev', { type: 'zero.larger', larger: true });
  const of = (table: HumanityTable, size: 6 | 8 | 10, ...some: Stat[]) =>
    ({ type: 'character.sizes', character: table.of('anya').id, size, stats: some }) as const;
  const hand = (table: HumanityTable) =>
    table
      .send('anya', of(table, 10, 'hurt'))
      .send('anya', of(table, 8, 'head', 'home'))
      .send('anya', of(table, 6, 'hand', 'heart', 'hurry'));

  it('HUM-216: one d10, two d8, three d6, the rest d4, and a Motivation that raises nothing', () => {
    const table = larger();
    const plain = seated();
    expect(plain.try('anya', of(plain, 10, 'hurt'))?.rule).toBe('TABLE-112');
    expect(table.try('anya', of(table, 8, 'head', 'home'))?.rule).toBe('HUM-216');
    table.send('anya', of(table, 10, 'hurt'));
    expect(stepOf(table, 'highest')?.note).toBe('the two d8, the three d6');
    expect(table.try('anya', of(table, 6, 'hand', 'heart', 'hurry'))?.rule).toBe('HUM-216');
    expect(table.try('anya', of(table, 8, 'hurt', 'home'))?.rule).toBe('HUM-216');
    expect(table.try('anya', of(table, 8, 'home', 'home'))?.rule).toBe('HUM-216');
    hand(table);
    const wanted = { hurt: 10, head: 8, home: 8, hand: 6, heart: 6, hurry: 6, history: 4 };
    expect(sizesOf(table)).toEqual(wanted);
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'character.motivation', character, motivation: 'steadfast' });
    expect(sizesOf(table)).toEqual(wanted);
    expect(table.of('anya')).toMatchObject({ highest: 'hurt', larger: { used: [] } });
    // Handed out anew, what was handed out after it is, too.
    table.send('anya', of(table, 8, 'hand', 'home'));
    expect(sizesOf(table)).toEqual({ ...wanted, head: 4, hand: 8, heart: 4, hurry: 4 });
    expect(table.try('anya', { type: 'character.highest', character, stat: 'head' })?.rule).toBe(
      'HUM-216',
    );
  });

  it('HUM-216, HUM-416: nothing is handed to Stats that begin smaller', () => {
    const haunted = larger({ optional: 'haunted' });
    expect(haunted.try('anya', of(haunted, 10, 'haunted'))?.rule).toBe('HUM-216');
    const hex = larger({ optional: 'hex' });
    expect(hex.try('anya', of(hex, 10, 'hex'))).toBeNull();
    expect(hex.stat('anya', 'hurt').size).toBe(4);
  });

  it('HUM-217: three Aptitudes then, one of them specialized', () => {
    const table = larger();
    hand(table);
    const { id: character } = table.of('anya');
    expect(stepOf(table, 'aptitudes')?.note).toBe('3 Aptitudes, a Specialization of one of them');
    for (const text of ['Knots', 'Tides', 'Lies']) {
      table.send('anya', { type: 'aptitude.add', character, text });
    }
    const [one, other] = table.of('anya').aptitudes.map(({ id }) => id);
    const specialize = (aptitude = '', specialization: 'calm' | 'witty' = 'calm') =>
      ({
        type: 'aptitude.specialize',
        ...{ character, aptitude, specialization },
        relation: 'Hours of it',
      }) as const;
    table.send('anya', specialize(one));
    expect(stepOf(table, 'aptitudes')?.state).toBe('done');
    expect(table.try('anya', specialize(other, 'witty'))?.rule).toBe('HUM-1507');
  });
});

describe('leaving the story', () => {
  it('TABLE-003: somebody dies by the word of their player, and holds nothing any more', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings('anya', 3);
    const { id: character } = table.of('anya');
    table.send('bev', { type: 'blessing.award', who: [character], count: 1 });
    const dies = { type: 'character.leave', character, how: 'dies', words: 'At sea.' } as const;
    expect(table.try('carl', dies)?.rule).toBe('TABLE-003');
    table.send('anya', dies);
    expect(table.of('anya').standing).toBe('gone');
    expect(table.lastLine()).toMatchObject({ text: 'Ari dies.', beat: { fiction: 'At sea.' } });
    expect(table.state.public.dues).toEqual({});
    expect(table.blessings('anya')).toEqual([]);
    expect(table.try('anya', { type: 'character.return', character })?.rule).toBe('HUM-101');
    table.send('bev', { type: 'character.return', character });
    expect(table.of('anya').standing).toBe('in');
  });
});

it('TABLE-237: nobody leaves in the middle of a Check that they are in, or that is against them', () => {
  const table = seated();
  const { id: character } = table.of('anya');
  const leave = { type: 'character.leave', character, how: 'leaves' } as const;
  table.propose('carl', 'head', { against: character });
  expect(table.try('anya', leave)?.rule).toBe('TABLE-237');
  table.onCheck('carl', { type: 'check.withdraw' }).propose('anya', 'head');
  expect(table.try('anya', leave)?.rule).toBe('TABLE-237');
  table.onCheck('anya', { type: 'check.withdraw' });
  expect(table.try('anya', leave)).toBeNull();
});

it('HUM-202: the Stats stand in the order of the sheet', () => {
  expect([...coreStats]).toEqual(['head', 'hand', 'heart', 'home', 'hurt', 'hurry', 'history']);
  expect(Object.keys(seated({ optional: 'hex' }).of('anya').stats)).toEqual([...coreStats, 'hex']);
});
