import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brokenIdsIn, idsIn } from '../../scripts/rules/ids.mjs';
import { gamesWithRules } from '../../scripts/rules/pages.mjs';
import { readSpec } from '../../scripts/rules/spec.mjs';
import { byGroup, judge } from '../../scripts/rules/verdict.mjs';

// The rules named here are made up. They are put together, so that this file names none by itself.
const one = (number: string) => ['GBM', 'MOON', number].join('-');
const table = (number: string) => ['TABLE', number].join('-');
const [first, second, third] = [one('001'), one('002'), one('003')];

/** A page of rules with these lines of the section on what no test shows. */
const page = (...exclusions: string[]) =>
  readSpec(
    [
      '## MOON: The moon',
      '| id | rule | class | in the book |',
      `| ${first} | It rises. | A | Night |`,
      `| ${second} | Somebody looks. | P | Night |`,
      `| ${third} | It is beautiful. | R | Night |`,
      '## Ambiguities',
      '| AMB-01 | Which moon? | Ours. | no |',
      '## Not covered by a test',
      '| id | reason |',
      ...exclusions,
    ].join('\n'),
  );

/** A test that has run, and holds what it names unless something is said against it. */
const named = (title: string, held?: string) => ({
  file: 'moon.test.ts',
  titles: ['the moon', title],
  held,
});

/** What is wrong when these are the tests. */
const faults = (tests: ReturnType<typeof named>[], ...exclusions: string[]) =>
  judge(page(...exclusions), tests).faults;

const both = named(`${first}, 002: it rises, and somebody looks`);

describe('a rule of the table', () => {
  const ofTable = (games: string) =>
    readSpec(`| ${table('001')} | Somebody is there. | ${games} |`);
  const shown = (file: string, ...titles: string[]) => ({ file, titles, held: undefined });

  it('is shown at a table of each game that the page names', () => {
    const spec = ofTable('DGH, ANY');
    const here = shown('src/games/any-game/seats.test.ts', `${table('001')}: sits down`);
    const there = shown('src/table/seats.test.ts', 'At a table of Daggerheart', table('001'));
    expect(judge(spec, [here, there]).faults).toEqual([]);
    expect(judge(spec, [here]).faults).toEqual([`${table('001')} has no test at a table of DGH`]);
  });

  it('asks for one test anywhere where the page names no game', () => {
    expect(judge(ofTable('–'), [shown('seats.test.ts', table('001'))]).faults).toEqual([]);
  });

  it('names games that there are', () => {
    expect(ofTable('MOON').faults).toEqual([`${table('001')}: “MOON” is no game`]);
  });
});

describe('the page of a game', () => {
  const root = new URL('../../', import.meta.url);
  /** A file, or a folder, as a last column names it; what is none is a section of a book. */
  const NAMED = /^[\w/-]+(?:\.ts|\/)$/;

  it('names for each rule where it is by files that there are', () => {
    const named = gamesWithRules.flatMap(({ folder }) =>
      readFileSync(new URL(`docs/rules/${folder}.md`, root), 'utf8')
        .split('\n')
        .flatMap((line) => line.split('|').at(-2)?.split(',') ?? [])
        .map((file) => file.trim())
        .filter((file) => NAMED.test(file))
        .map((file) => `packages/rules/src/games/${folder}/${file}`),
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });
});

describe('the rules that a text names', () => {
  it.each([
    [`${first}: it rises`, [first]],
    [`${first}, 003: both`, [first, third]],
    [`${first}…003`, [first, second, third]],
    [`${first}...003`, [first, second, third]],
    [`${first}–${third}`, [first, second, third]],
    [`${first}, ${third}, AMB-01: both`, [first, third]],
    [`${first}: 4/5 gives 300`, [first]],
    ['GBM-PB-OUT-007, 008: a group of two words', ['GBM-PB-OUT-007', 'GBM-PB-OUT-008']],
    [`${table('001')}, 002 and ${first}`, [table('001'), table('002'), first]],
  ])('are read, however they are written (%#)', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  it('have groups, or none and four digits, as their game has them', () => {
    expect(idsIn(`DGH-101, 106 and DGH-1905; DGH-1003…1005`)).toEqual([
      'DGH-101',
      'DGH-106',
      'DGH-1905',
      'DGH-1003',
      'DGH-1004',
      'DGH-1005',
    ]);
  });

  it('are said to be broken when they are', () => {
    expect(brokenIdsIn(`${first}, GBM-MOON-3, AMB-1, ${one('0031')}, ${table('9')}`)).toEqual([
      'GBM-MOON-3',
      'AMB-1',
      one('0031'),
      table('9'),
    ]);
  });
});

describe('rules and tests', () => {
  it('agree when a test names each rule that asks for one', () => {
    expect(faults([both])).toEqual([]);
  });

  it('disagree about a rule that nothing shows', () => {
    const spec = page();
    const verdict = judge(spec, []);
    expect(verdict.faults).toEqual([
      `${first} has no test: It rises.`,
      `${second} has no test: Somebody looks.`,
    ]);
    expect(byGroup(spec, verdict)).toEqual([
      'MOON: 2 of 2 uncovered',
      `  ${first} [A] It rises.`,
      `  ${second} [P] Somebody looks.`,
    ]);
  });

  it('agree when the page says why no test shows a rule', () => {
    expect(faults([], `| ${first}, 002 | Nobody does. |`)).toEqual([]);
    expect(faults([], '| GBM-MOON-* | Nobody does. |')).toEqual([]);
  });

  it.each([
    [`| ${first} | Nobody does. |`, `${first} is excluded (${first}), but a test covers it`],
    ['| GBM-MOON-* | Nobody does. |', `${first} is excluded (GBM-MOON-*), but a test covers it`],
    [`| ${one('009')} | Gone. |`, `${one('009')} is excluded, but ${one('009')} is no rule`],
    ['| GBM-SUN-* | Gone. |', 'GBM-SUN-* is excluded and names no rule'],
    [`| ${third} | Why? |`, `${third} is excluded, but asks for no test`],
    [`| ${third} |`, `${third}: a line takes an id and a reason`],
  ])('disagree about an exclusion that is not true (%#)', (exclusion, fault) => {
    expect(faults([both], exclusion)).toContain(fault);
  });

  it('disagree about a name that is no rule’s', () => {
    const title = `${one('009')}, AMB-02, GBM-MOON-9`;
    expect(faults([both, named(title)])).toEqual([
      `moon.test.ts, “${title}”, names ${one('009')}, which is no rule`,
      `moon.test.ts, “${title}”, names AMB-02, which is no ambiguity`,
      `moon.test.ts, “${title}”, names “GBM-MOON-9”, which is no id`,
    ]);
  });

  it('disagree about a test that names more rules than anybody can see held', () => {
    const four = [1, 2, 3, 4].map((n) => `| ${one(`00${n}`)} | It rises. | A | Night |`).join('\n');
    const found = (...titles: string[]) =>
      judge(
        readSpec(four),
        titles.map((title) => named(title)),
      ).faults;
    expect(found(`${first}…004: all`)).toEqual([
      `moon.test.ts, “${first}…004: all”, names 4 rules at once, more than 3`,
    ]);
    expect(found(...[1, 2, 3, 4].map((n) => `${one(`00${n}`)}: it rises`))).toEqual([]);
  });

  it.each(['does not run', 'is to fail', 'expects nothing'])(
    'disagree about a test that names a rule and %s',
    (held) => {
      const title = `${first}: it rises`;
      expect(faults([named(title, held), both])).toEqual([
        `moon.test.ts, “${title}”, holds ${first}, and ${held}`,
      ]);
      expect(faults([named(title, held)])).toContain(`${first} has no test: It rises.`);
      expect(faults([both, named('it sets', held)])).toEqual([]);
    },
  );

  it('say once what is wrong with a group of tests', () => {
    const inGroup = (title: string) => ({ ...named(title), titles: [one('009'), title] });
    expect(faults([both, inGroup('it rises'), inGroup('it sets')])).toEqual([
      `moon.test.ts, “${one('009')}”, names ${one('009')}, which is no rule`,
    ]);
  });

  it('agree about the rules of the table, which all ask for a test', () => {
    const spec = readSpec(`| ${table('001')} | It has four legs. | – |\n| ${table('002')} |`);
    expect(spec.faults).toEqual([
      `${table('002')}: a line takes an id, a rule, and the games that are held to it`,
    ]);
    const shown = named(`${table('002')}: it stands`);
    expect(judge({ ...spec, faults: [] }, [shown]).faults).toEqual([
      `${table('001')} has no test: It has four legs.`,
    ]);
    expect(byGroup(spec, judge(spec, [shown]))[0]).toBe('TABLE: 1 of 2 uncovered');
  });

  it('disagree about a page that is not what it should be', () => {
    const twice = `| ${first} | It rises. | A | Night |`;
    expect(readSpec(`${twice}\n${twice}\n| ${second} | x | Q | y |\n`).faults).toEqual([
      `${first} stands here twice`,
      `${second}: “Q” is no class`,
    ]);
    expect(readSpec('').faults).toEqual(['there are no rules']);
  });
});
