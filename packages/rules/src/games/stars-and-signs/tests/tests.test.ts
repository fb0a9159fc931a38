import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import { seated } from '../testing';

const ranks = {
  might: 1,
  grace: 5,
  endurance: 5,
  intellect: 1,
  cunning: 1,
  will: 1,
  confidence: 1,
  guile: 1,
  empathy: 1,
};
/** Ari has Grace 5 and Stealth 2: a Reaction score of 14. */
const quiet = () => seated().with('anya', { abilities: ranks, skills: { stealth: 2 } });
type Table = ReturnType<typeof quiet>;
type TestRoll = Extract<AnyCommandInput, { type: 'test.roll' }>;
const test = (table: Table, more: Partial<TestRoll> = {}): TestRoll => ({
  type: 'test.roll',
  protagonists: [table.of('anya').id],
  reaction: 'notice',
  skill: 'stealth',
  ...more,
});
const word = (table: Table) => table.lastLine()?.roll?.reading.word;
const rolled = (table: Table, more: Partial<TestRoll>, ...faces: number[]) =>
  table.send('bev', test(table, more), ...faces);

describe('a Test', () => {
  it('SNS-409, 410, 411 (T05): 2d10 against the Reaction score; equal fails', () => {
    expect(word(rolled(quiet(), {}, 7, 7))).toBe('Failure');
    const table = rolled(quiet(), {}, 6, 7);
    expect(word(table)).toBe('Success');
    expect(table.lastLine()?.roll?.groups).toMatchObject([{ label: 'Difficulty', sides: 10 }]);
    expect(table.try('anya', test(table))?.rule).toBe('TABLE-002');
  });

  it('SNS-412: it is passed or failed, and nothing is owed', () => {
    const table = rolled(quiet(), {}, 10, 10);
    expect(table.state.public.owed).toEqual({});
    expect(table.state.public.check).toBeNull();
  });

  it('SNS-413, 1805: in a Mood the score is 5', () => {
    const table = quiet().with('anya', { moods: ['nervous'] });
    expect(word(rolled(table, {}, 2, 3))).toBe('Failure');
    expect(word(rolled(table, {}, 2, 2))).toBe('Success');
  });

  it('SNS-414: in secret nobody else learns that there was one', () => {
    const table = quiet();
    const before = structuredClone(table.state.public);
    rolled(table, { secret: true }, 7, 7);
    expect(table.state.public).toEqual(before);
    expect(table.state.director.rolls).toMatchObject([
      { record: { reading: { word: 'Failure' } } },
    ]);
    const told = [...table.patches].filter(([, patches]) => patches.length > 0).map(([to]) => to);
    for (const to of told) expect(['director', 'seat:bev']).toContain(to);
  });

  it('SNS-415, 705 (T28): a Positive Trait is a Bane on the Difficulty dice', () => {
    const table = quiet().withTrait('anya', 'Calm', { alignment: 'positive' });
    rolled(table, { relevant: ['Calm'] }, 9, 7, 2);
    expect(table.lastLine()?.roll).toMatchObject({ total: 9, reading: { word: 'Success' } });
  });

  it('SNS-415, 706 (T28): a Negative one a Boon; a Neutral one nothing', () => {
    const table = quiet()
      .withTrait(null, 'Creaking floor', { alignment: 'negative' })
      .withTrait('anya', 'Curious');
    rolled(table, { relevant: ['Creaking floor'] }, 9, 7, 2);
    expect(table.lastLine()?.roll).toMatchObject({ total: 16, reading: { word: 'Failure' } });
    expect(table.try('bev', test(table, { relevant: ['Curious'] }))?.code).toBe('not-allowed');
  });

  it('SNS-415: a Trait of somebody else does nothing to one’s own Test', () => {
    const table = quiet().withTrait('carl', 'Clumsy', { alignment: 'negative' });
    const both = [table.of('anya').id, table.of('carl').id];
    table.send('bev', test(table, { protagonists: both, relevant: ['Clumsy'] }), 3, 4, 9, 9, 1);
    const lines = Object.values(table.state.public.log.entries).flatMap(({ roll }) => roll ?? []);
    expect(lines.map(({ total }) => total)).toEqual([7, 18]);
  });

  it('SNS-1714: a Wound counts on a Test where the referee says so, and not by itself', () => {
    const cut = { alignment: 'negative', wound: 'physical' } as const;
    const table = quiet().withTrait('anya', 'A cut', cut, 'wound');
    expect(rolled(table, {}, 6, 7).lastLine()?.roll?.total).toBe(13);
    expect(rolled(table, { relevant: ['A cut'] }, 6, 7, 8).lastLine()?.roll?.total).toBe(15);
  });

  it('SNS-618: a Reaction below the Scale of what presses is out of reach, and fails without a roll', () => {
    const table = rolled(quiet(), { pressure: '1' });
    expect(table.lastLine()?.text).toContain('out of reach');
    expect(table.state.public.table.dice.rolls).toBe(0);
    expect(word(rolled(table, { pressure: '1', own: '1' }, 1, 1))).toBe('Success');
  });

  it('SNS-2207: while Transformed physical danger is resisted at Scale 3, unless the referee says otherwise', () => {
    const transformed = () => quiet().with('anya', { transformed: { filled: 0, temporary: 0 } });
    const resist = { reaction: 'resist', pressure: '3' } as const;
    expect(word(rolled(transformed(), resist, 1, 1))).toBe('Success');
    const more = { ...resist, pressure: '4', own: '4' } as const;
    expect(word(rolled(transformed(), more, 1, 1))).toBe('Success');
    const nots: Partial<TestRoll>[] = [
      { plain: true },
      { reaction: 'notice' },
      { skill: 'logic' },
      { pressure: '4' },
    ];
    for (const not of nots) {
      expect(rolled(transformed(), { ...resist, ...not }).lastLine()?.text).toContain(
        'out of reach',
      );
    }
    expect(rolled(quiet(), resist).lastLine()?.text).toContain('out of reach');
  });

  it('SNS-402: six types of Reactions, each with a line', () => {
    const [offer] = quiet().offers('bev', 'test.announce');
    const field = offer?.fields?.find(({ name }) => name === 'reaction');
    expect(field?.kind === 'choice' && field.options.map(({ detail }) => detail !== '')).toEqual(
      Array(6).fill(true),
    );
  });
});

describe('a Test that is announced', () => {
  const announced = (table = quiet().withTrait('anya', 'Lucky')) => {
    const { type: _, ...said } = test(table);
    return table.send('bev', { ...said, type: 'test.announce' });
  };
  const idOf = ({ state }: Table) => Object.keys(state.public.tests)[0] ?? '';

  it('SNS-415: whoever is tried may invoke a Trait first, for a Bane on the Difficulty dice', () => {
    const table = announced();
    const invoke = { type: 'test.invoke', test: idOf(table), trait: 'Lucky' } as const;
    expect(table.try('carl', invoke)?.code).toBe('not-yours');
    table.send('anya', invoke);
    expect(table.of('anya').hope).toBe(4);
    expect(table.try('anya', invoke)?.rule).toBe('SNS-712');
    table.send('bev', { type: 'test.roll-announced', test: idOf(table) }, 9, 4, 5);
    expect(table.lastLine()?.roll).toMatchObject({ total: 9, reading: { word: 'Success' } });
    expect(table.state.public.tests).toEqual({});
  });

  it('SNS-415: by a house rule nothing is invoked on a Test', () => {
    const table = announced();
    table.send('bev', { type: 'table.house-rule', rule: 'invokeOnTests', value: 'no' });
    const refused = table.try('anya', { type: 'test.invoke', test: idOf(table), trait: 'Lucky' });
    expect(refused?.rule).toBe('SNS-415');
  });

  it('TABLE-012: there is room for 24 of them, and not for one more', () => {
    const table = quiet();
    const announce = {
      ...({ type: 'test.announce', reaction: 'notice', skill: 'stealth' } as const),
      protagonists: [table.of('anya').id],
    };
    const who = () =>
      table.offers('bev', 'test.announce')[0]?.fields?.find(({ name }) => name === 'protagonists');
    const { id } = table.of('anya');
    expect(who()).toMatchObject({ max: 2 });
    for (let at = 0; at < 23; at += 1) table.send('bev', announce);
    const full = (protagonists: string[]) => table.try('bev', { ...announce, protagonists })?.rule;
    expect(full([id, table.of('carl').id])).toBe('TABLE-012');
    expect(who()).toMatchObject({ max: 1 });
    table.send('bev', announce);
    expect(Object.keys(table.state.public.tests)).toHaveLength(24);
    expect(who()).toBeUndefined();
    expect(full([id])).toBe('TABLE-012');
  });

  it('SNS-409: the referee lets it go, and what was invoked for it comes back', () => {
    const table = announced();
    table.send('anya', { type: 'test.invoke', test: idOf(table), trait: 'Lucky' });
    table.send('bev', { type: 'test.drop', test: idOf(table) });
    expect(table.of('anya').hope).toBe(5);
    expect(table.state.public.tests).toEqual({});
  });
});
