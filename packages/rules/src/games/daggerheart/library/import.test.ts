import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { daggerheart } from '..';
import { seated } from '../testing';
import { smallLibrary as small } from '../testing/small-library';
import { IMPORT_MOST, libraryKinds, libraryRoom } from './entry';
import { fieldsOf } from './format';
import { readImport } from './import';

const text = (value: unknown) => JSON.stringify(value);
const importing = (value: unknown) =>
  ({ type: 'library.import', text: typeof value === 'string' ? value : text(value) }) as const;
const faults = (value: unknown): string[] => {
  const read = readImport(typeof value === 'string' ? value : text(value));
  return 'faults' in read ? read.faults : [];
};
const adversary = (set: object) => ({ adversaries: [{ ...small.adversaries[0], ...set }] });

describe('an import', () => {
  it('DGH-2001, 2002: is read as the community writes its files', () => {
    const { director, public: shared } = seated().send('bev', importing(small)).state;
    expect(Object.values(director.library.adversaries)).toMatchObject([
      {
        name: 'Mire Hound',
        tier: 2,
        kind: 'horde',
        difficulty: 13,
        thresholds: { major: 9, severe: 16 },
        hp: { slots: 6 },
        attack: { modifier: -1, range: 'veryClose', dice: 2, die: 6, bonus: 3, damage: 'magical' },
        experiences: [
          { name: 'Track by smell', bonus: 3 },
          { name: 'Swim', bonus: 2 },
        ],
        features: [{ name: 'Undertow - Action', fear: 2, stress: 0 }],
      },
    ]);
    expect(Object.values(shared.library.cards)).toMatchObject([
      { hope: 1, recall: 1 },
      { level: 4 },
    ]);
    expect(Object.values(shared.library.classes)).toMatchObject([
      { evasion: 11, features: [{ stress: 1 }] },
    ]);
  });

  it('DGH-2002: may be one list without a name, and says what it has left out', () => {
    const table = seated().send('bev', importing(small.adversaries));
    expect(Object.keys(table.state.director.library.adversaries)).toHaveLength(1);
    expect(table.lastLine('director')?.notes).toEqual(['There is no place for source: left out.']);
  });

  it.each([
    ['{ "adversaries": [ {', /no JSON: it breaks off/],
    ['{ "adversaries": [], }', /no JSON.*line 1, character 22/],
    ['12', /^The whole: 12 does not fit. Write lists in curly brackets/],
    [{ monsters: [] }, /“monsters”: there is no such list/],
    [{ adversaries: {} }, /^adversaries: what stands there does not fit. Write a list/],
    [
      adversary({ hp: undefined }),
      /^adversaries\[0\].hp \(“Mire Hound”\): is missing. Write a whole number from 1 to 30/,
    ],
    [adversary({ difficulty: 'hard' }), /difficulty .*“hard” does not fit. Write a whole number/],
    [adversary({ thresholds: '8' }), /thresholds .*"8\/15", or "None"/],
    [adversary({ damage: '40d6' }), /damage .*at most 12 dice/],
    [adversary({ damage: '0d6' }), /damage .*at most 12 dice/],
    [adversary({ type: 'Dragon' }), /type .*“Dragon” does not fit. Write one of these: standard/],
    [adversary({ experience: 'Swim' }), /experience .*with its bonus/],
    [adversary({ name: 'x'.repeat(61) }), /adversaries\[0\]\.name .*at most 60 characters/],
    [adversary({ name: 'a\u0000b' }), /control characters/],
    [adversary({ name: 'a\ud800b' }), /control characters/],
    [adversary({ feats: [{ name: 'x', text: 'x'.repeat(2001) }] }), /feats\[0\].text .*2,000/],
    [{ adversaries: [small.adversaries[0], small.adversaries[0]] }, /stands there twice/],
    [{ weapons: [{ ...small.weapons[0], trait: 'Luck' }] }, /weapons\[0\].trait .*Agility/],
    [`${'['.repeat(9000)}`, /no JSON/],
    [{ cards: Array(151).fill(small.cards[0]) }, /at most/],
  ])('DGH-2002: tells where a fault is, and what to do: %j', (value, sentence) => {
    expect(faults(value).join('\n')).toMatch(sentence);
  });

  it('DGH-2002: brings nothing where one entry is wrong', () => {
    const table = seated();
    const before = text(table.state);
    const refusal = table.try(
      'bev',
      importing({ ...small, ...adversary({ hp: 'many', stress: 99 }) }),
    );
    expect(refusal).toMatchObject({ code: 'malformed', rule: 'DGH-2002' });
    expect(refusal?.message.split('\n')).toHaveLength(2);
    expect(text(table.state)).toBe(before);
  });

  it('DGH-2002: tells twelve faults at most, and how many more there are', () => {
    const all = faults({ adversaries: Array(20).fill({ name: 'x' }) });
    expect([all.length, all.at(-1)]).toEqual([13, 'And 48 more like these.']);
  });

  it('DGH-2003: is bounded: a megabyte, a library that is full, too many of a kind', () => {
    const table = seated();
    const megabyte = importing('x'.repeat(1_000_000));
    expect(daggerheart.commandSchema.safeParse(megabyte).success).toBe(false);
    const cards = (from: number) =>
      Array.from({ length: 12 }, (_, at) => ({
        name: `Card ${from + at}`,
        text: 'x'.repeat(1900),
      }));
    for (const from of [0, 20, 40]) table.send('bev', importing({ cards: cards(from) }));
    expect(table.try('bev', importing({ cards: cards(60) }))).toMatchObject({
      code: 'limit-reached',
      rule: 'DGH-2003',
    });
    expect(
      table.send('bev', importing({ cards: cards(40) })).state.public.library.cards,
    ).toMatchObject({});
    expect(Object.keys(table.state.public.library.cards)).toHaveLength(36);
    const many = Array.from({ length: 81 }, (_, at) => ({ ...small.weapons[0], name: `${at}` }));
    expect(text({ weapons: many }).length).toBeLessThan(IMPORT_MOST);
    expect(faults({ weapons: many })).toEqual([
      'weapons: a list of 81 does not fit. Keep to 80 entries at most.',
    ]);
  });

  it('DGH-2001: what comes again under its name takes its own place', () => {
    const table = seated().send('bev', importing(small));
    const [id = ''] = Object.keys(table.state.director.library.adversaries);
    table.send('bev', importing(adversary({ difficulty: 20 })));
    expect(table.state.director.library.adversaries).toMatchObject({ [id]: { difficulty: 20 } });
  });

  it('DGH-2002: markup is text, and no key reaches beyond its entry', () => {
    const table = seated().send(
      'bev',
      importing(
        '{"adversaries":[{"name":"<img src=x>","difficulty":9,"hp":1,"damage":"1 phy","__proto__":{"hp":0}}]}',
      ),
    );
    expect(Object.values(table.state.director.library.adversaries)).toMatchObject([
      {
        name: '<img src=x>',
        hp: { slots: 1 },
        attack: { dice: 0, bonus: 1 },
        thresholds: { severe: 99 },
      },
    ]);
  });

  it('is for the GM alone', () => {
    expect(seated().try('anya', importing(small))).toMatchObject({ code: 'not-allowed' });
  });
});

describe('the page about it', () => {
  const page = (name: string) =>
    readFileSync(new URL(`../../../../../../docs/${name}`, import.meta.url), 'utf8');

  it('has an example that comes in whole', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(page('daggerheart-library.md')) ?? [];
    const read = readImport(example);
    expect(read).toMatchObject({ left: [] });
    if ('brought' in read) {
      expect(Object.values(read.brought).map((list) => list.length)).toEqual([1, 1, 1, 1, 1]);
    }
  });

  it('has a schema with the fields and the bounds of what is read', () => {
    const { properties } = JSON.parse(page('daggerheart-library.schema.json'));
    for (const kind of libraryKinds) {
      expect(Object.keys(properties[kind].items.properties).sort()).toEqual(
        [...fieldsOf[kind]].sort(),
      );
      expect(properties[kind].maxItems).toBe(libraryRoom[kind]);
    }
  });
});
