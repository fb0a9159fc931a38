import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { daggerheart } from '..';
import { seated } from '../testing';
import { smallLibrary as small } from '../testing/small-library';
import { IMPORT_MOST, libraryRoom } from './entry';
import { fieldsOf } from './format';
import { readImport } from './import';
import { libraryKinds } from './kinds';
import { inLists } from './own-form';
import { piecesOf } from './pieces';

const text = (value: unknown) => JSON.stringify(value);
const importing = (value: unknown) =>
  ({ type: 'library.import', text: typeof value === 'string' ? value : text(value) }) as const;
const faults = (value: unknown): string[] =>
  readImport(typeof value === 'string' ? value : text(value)).faults;
const adversary = (set: object) => ({ adversaries: [{ ...small.adversaries[0], ...set }] });

describe('an import', () => {
  it('DGH-2001, 2002: is read as the community writes its files', () => {
    const { library } = seated().send('bev', importing(small)).state.beside;
    expect(Object.values(library.adversaries ?? {})).toMatchObject([
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
        horde: 3,
        features: [{ name: 'Undertow', type: 'action', fear: 2, stress: 0 }],
      },
    ]);
    expect(Object.values(library.cards ?? {})).toMatchObject([
      { hope: 1, recall: 1 },
      { level: 4 },
    ]);
    expect(Object.values(library.classes ?? {})).toMatchObject([
      { evasion: 11, features: [{ stress: 1 }] },
    ]);
  });

  it('DGH-2002: reads signs that are written by their number, and none that there is not', () => {
    const signs = adversary({ description: '<p>Caf&#233; &#x2014; &#0;&#x110000;quay</p>' });
    const { library } = seated().send('bev', importing(signs)).state.beside;
    const [one] = Object.values(library.adversaries ?? {});
    expect(JSON.stringify(one)).toContain('Café — quay');
  });

  it('DGH-2002: may be one list without a name, and says what it has left out', () => {
    const table = seated().send('bev', importing(small.adversaries));
    expect(Object.keys(table.state.beside.library.adversaries ?? {})).toHaveLength(1);
    expect(table.lastLine('director')?.notes).toEqual(['There is no place for source: left out.']);
  });

  it.each([
    ['{ "adversaries": [ {', /no JSON: it breaks off/],
    ['{ "adversaries": [], }', /no JSON.*line 1, character 22/],
    ['12', /^This is nothing that a library of Daggerheart is made of. Write lists/],
    [{ spells: [{ cost: 1 }] }, /spells\[0\]: it is nothing that a library holds/],
    [{ adversaries: {} }, /“adversaries”: there is no such list/],
    [
      adversary({ hp: undefined }),
      /^adversaries\[0\].hp \(“Mire Hound”\): is missing. Write a whole number from 1 to 30/,
    ],
    [adversary({ difficulty: 'hard' }), /difficulty .*“hard” does not fit. Write a whole number/],
    [adversary({ thresholds: '8' }), /thresholds\.severe .*is missing/],
    [adversary({ thresholds: undefined }), /thresholds .*is missing.*"8\/15"/],
    [adversary({ thresholds: '9/8' }), /thresholds .*the first no more than the second/],
    [adversary({ damage: '40d6' }), /damage .*at most 12 dice/],
    [adversary({ damage: '0d6' }), /damage .*at most 12 dice/],
    [adversary({ type: 'Dragon' }), /type .*“Dragon” does not fit. Write one of these: standard/],
    [adversary({ experience: 'Swim' }), /experience .*with its bonus/],
    [adversary({ name: 'x'.repeat(61) }), /adversaries\[0\]\.name .*at most 60 characters/],
    [adversary({ name: 'a\u0000b' }), /control characters/],
    [adversary({ name: 'a\ud800b' }), /control characters/],
    [adversary({ feats: [{ name: 'x', text: 'x'.repeat(4001) }] }), /feats\[0\].text .*4,000/],
    [{ weapons: [{ ...small.weapons[0], trait: 'Luck' }] }, /weapons\[0\].trait .*Agility/],
    [`${'['.repeat(9000)}`, /no JSON/],
  ])('DGH-2002: tells where a fault is, and what to do: %j', (value, sentence) => {
    expect(faults(value).join('\n')).toMatch(sentence);
  });

  it('DGH-2002: one bad entry keeps out nobody else, and is named with its place and reason', () => {
    const table = seated();
    const wrong = { ...small.adversaries[0], name: 'Half', hp: 'many', stress: 99 };
    table.send('bev', importing({ ...small, adversaries: [wrong, ...small.adversaries] }));
    const { adversaries = {}, weapons = {} } = table.state.beside.library;
    expect(Object.values(adversaries).map(({ name }) => name)).toEqual(['Mire Hound']);
    expect(Object.keys(weapons)).toHaveLength(1);
    const { notes = [] } = table.lastLine('director') ?? {};
    expect(notes[0]).toMatch(/^adversaries\[0\]\.hp \(“Half”\): “many” does not fit/);
    expect(notes[1]).toMatch(/^adversaries\[0\]\.stress \(“Half”\): 99 does not fit/);
  });

  it('DGH-2002: is refused where nothing of it can be read', () => {
    const table = seated();
    const before = text(table.state);
    const refusal = table.try('bev', importing(adversary({ hp: 'many', stress: 99 })));
    expect(refusal).toMatchObject({ code: 'malformed', rule: 'DGH-2002' });
    expect(refusal?.message.split('\n')).toHaveLength(2);
    expect(text(table.state)).toBe(before);
  });

  it('DGH-2002: tells twelve faults at most, and how many more there are', () => {
    const all = { adversaries: Array(20).fill({ name: 'x', difficulty: 9, motives: 'y' }) };
    const lines = seated().try('bev', importing(all))?.message.split('\n') ?? [];
    expect([lines.length, lines.at(-1)]).toEqual([13, 'And 48 more like these.']);
  });

  it('DGH-2002: two of one name are told apart, and the same one twice comes in once', () => {
    const [one] = small.adversaries;
    const { brought, notes } = readImport(
      text({ adversaries: [one, one, { ...one, difficulty: 20 }, { ...one, name: 'MIRE HOUND' }] }),
    );
    expect(brought.adversaries.map(({ name, difficulty }) => [name, difficulty])).toEqual([
      ['Mire Hound', 13],
      ['Mire Hound (2)', 20],
      ['MIRE HOUND (3)', 13],
    ]);
    expect(notes[0]).toMatch(/^adversaries\[1\] .*the same: it comes in once/);
    expect(notes[1]).toMatch(/^adversaries\[2\] .*the second is “Mire Hound \(2\)” here/);
  });

  it('DGH-2002: a file that breaks off is read up to its last whole entry', () => {
    const [one] = small.adversaries;
    const whole = JSON.stringify({ adversaries: [one, { ...one, name: 'Second' }] }, null, 1);
    const { brought, faults } = readImport(whole.slice(0, whole.indexOf('Second') + 30));
    expect(brought.adversaries.map(({ name }) => name)).toEqual(['Mire Hound']);
    expect(faults[0]).toMatch(/^The text breaks off .*what stands whole before that is read/);
    expect(readImport(`\uFEFF${whole}`).faults).toEqual([]);
  });

  it('DGH-2002: 20 MB, and files of another game, are answered in a sentence', () => {
    expect(faults('x'.repeat(20_000_000))[0]).toMatch(
      /^The file has 20,000,000 characters, and at most 8,000,000 are read/,
    );
    const another = { format: 'moonlit-table', version: 1, table: { name: 'x' }, commits: [] };
    expect(faults(another).join(' ')).toMatch(/“table”: there is no such list/);
    const spells = [{ name: 'Fire Bolt', school: 'evocation', casting_time: '1 action' }];
    expect(faults(spells)).toEqual([
      'entries[0] (“Fire Bolt”): it is nothing that a library holds. It is left out.',
    ]);
  });

  it.each([
    ['4/None', { major: 4, severe: 99 }],
    ['None', { major: 99, severe: 99 }],
    [{ major: 7, severe: null }, null],
    ['7 / 16', { major: 7, severe: 16 }],
  ])('DGH-2006: thresholds %j', (thresholds, expected) => {
    const { brought } = readImport(text(adversary({ thresholds })));
    expect(brought.adversaries[0]?.thresholds ?? null).toEqual(expected);
  });

  it('DGH-2006: what the rules have no place for is kept in words: dice for a modifier, both types', () => {
    const { brought, faults: none } = readImport(
      text(adversary({ atk: '+2d4', damage: '1d8+4 phy/mag', type: 'Leader (Touched)' })),
    );
    expect(none).toEqual([]);
    expect(brought.adversaries).toMatchObject([
      {
        kind: 'leader',
        attack: { modifier: 0, dice: 1, die: 8, bonus: 4, damage: 'physical' },
        more: [
          { name: 'Kind', text: 'Touched' },
          { name: 'Attack modifier', text: '+2d4' },
          { name: 'Damage type', text: 'physical and magical' },
        ],
      },
    ]);
    const weapon = { ...small.weapons[0], damage: 'd10+7 phy or mag' };
    expect(readImport(text({ weapons: [weapon] })).brought.weapons).toMatchObject([
      { die: 10, bonus: 7, more: [{ name: 'Damage type', text: 'physical or magical' }] },
    ]);
  });

  it.each([
    ['Spend 2 Fear to …', { fear: 2, stress: 0 }],
    ['**Mark a Stress** to …', { fear: 0, stress: 1 }],
    ['<p><strong>Spend a Fear and mark two Stress</strong> to …</p>', { fear: 1, stress: 2 }],
    ['When they spend a Fear, …', { fear: 0, stress: 0 }],
  ])('DGH-2006: a feature costs what its text begins with: %s', (said, costs) => {
    const feats = [{ name: 'Blast - Reaction: Countdown (Loop 1d6)', text: said }];
    expect(readImport(text(adversary({ feats }))).brought.adversaries[0]?.features).toMatchObject([
      { name: 'Blast: Countdown (Loop 1d6)', type: 'reaction', ...costs },
    ]);
  });

  it('DGH-2003: is bounded: a megabyte, a library that is full, too many of a kind', () => {
    const table = seated();
    const megabyte = importing('x'.repeat(1_000_000));
    expect(daggerheart.commandSchema.safeParse(megabyte).success).toBe(false);
    const cards = (from: number) =>
      Array.from({ length: 12 }, (_, at) => ({
        ...{ name: `Card ${from + at}`, domain: 'Loom', level: 1 },
        text: 'x'.repeat(1900),
      }));
    table.given(({ beside }) => {
      const text = 'x'.repeat(libraryRoom.open - 30_000);
      const card = { name: 'Big', level: 1, domain: '', style: '', recall: 0, hope: 0, stress: 0 };
      beside.library.cards = { big: { id: 'big', text, ...card } };
    });
    table.send('bev', importing({ cards: cards(0) }));
    expect(table.try('bev', importing({ cards: cards(20) }))).toMatchObject({
      code: 'limit-reached',
      rule: 'DGH-2003',
    });
    table.send('bev', importing({ cards: cards(0) }));
    expect(Object.keys(table.state.beside.library.cards ?? {})).toHaveLength(13);
    const many = Array.from({ length: 61 }, (_, at) => ({
      name: `${at}`,
      description: 'A domain.',
    }));
    expect(text({ domains: many }).length).toBeLessThan(IMPORT_MOST);
    expect(faults({ domains: many })).toEqual([
      'domains[60] (“60”): a library has room for 60 domains. It is left out, and all that follow.',
    ]);
  });

  it('DGH-2001: what comes again under its name takes its own place', () => {
    const table = seated().send('bev', importing(small));
    const [id = ''] = Object.keys(table.state.beside.library.adversaries ?? {});
    table.send('bev', importing(adversary({ difficulty: 20 })));
    expect(table.state.beside.library.adversaries ?? {}).toMatchObject({
      [id]: { difficulty: 20 },
    });
  });

  it('DGH-2002: markup is text, and no key reaches beyond its entry', () => {
    const table = seated().send(
      'bev',
      importing(
        '{"adversaries":[{"name":"<img src=x>","difficulty":9,"thresholds":"None","hp":1,"damage":"1 phy","__proto__":{"hp":0}}]}',
      ),
    );
    expect(Object.values(table.state.beside.library.adversaries ?? {})).toMatchObject([
      {
        name: '<img src=x>',
        hp: { slots: 1 },
        attack: { dice: 0, bonus: 1 },
        thresholds: { severe: 99 },
      },
    ]);
  });

  it('DGH-2004, 2008: of an import in pieces only the last with something in the open tells everybody', () => {
    const lines = (extra: object) => {
      const pieces = piecesOf(
        inLists(readImport(text({ weapons: small.weapons, ...extra })).brought),
      );
      const table = seated();
      for (const { text } of pieces) table.send('bev', { type: 'library.import', text });
      return linesOf(table.state.public.log).map((line) => line.text);
    };
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...{ ...small.adversaries[0], name: `Foe ${at}` },
      description: 'x'.repeat(3900),
    }));
    expect(lines({ adversaries: many })).toEqual(lines({}));
    expect(lines({}).at(-1)).toBe('In the table’s library there are now 1 weapon.');
    const before = linesOf(seated().state.public.log).length;
    const table = seated();
    for (const { text: piece } of piecesOf(
      inLists(readImport(text({ adversaries: many })).brought),
    )) {
      table.send('bev', { type: 'library.import', text: piece });
    }
    expect(linesOf(table.state.public.log)).toHaveLength(before);
    expect(table.lastLine('director')?.text).toMatch(/Piece (\d) of \1\.$/);
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
    expect(read).toMatchObject({ faults: [], notes: [], left: [], kept: [] });
    for (const kind of libraryKinds) {
      expect([kind, read.brought[kind].length]).toEqual([kind, 1]);
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
