import { describe, expect, it } from 'vitest';
import { brokenIdsIn, idsIn } from '../../scripts/rules/ids.mjs';
import { readSpec } from '../../scripts/rules/spec.mjs';
import { titlesOf } from '../../scripts/rules/titles.mjs';
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

/** What is wrong when a test file holds this. */
const faults = (source: string, ...exclusions: string[]) =>
  judge(
    page(...exclusions),
    titlesOf(source).map((title) => ({ ...title, file: 'moon.test.ts' })),
  ).faults;

const both = `it('${first}, 002: it rises, and somebody looks', () => expect(moon));`;

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
  ])('are read from %j', (text, ids) => {
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

describe('the names of tests', () => {
  const names = (source: string) => titlesOf(source).map(({ text }) => text.trim());

  it('are those of tests, not of what stands in comments, strings or expectations', () => {
    expect(
      names(`
        // it('a comment', () => {});
        /* describe('another', () => { it('one', () => {}) }); */
        const code = "it('in a string', () => {})";
        it('a test', () => expect(refusal).toEqual({ rule: '${first}' }));
        suits.it('of something else', () => {});
        const it2 = /it('a pattern')/;
      `),
    ).toEqual(['a test']);
  });

  it('are read whatever quotes they have, and past quotes in them', () => {
    const template = ['`the $', '{night(`x`)} rises`'].join('');
    expect(names(`it("Hawk's", f); it(${template}, f);`)).toEqual(["Hawk's", 'the x rises']);
  });

  it('are filled from a table of cases when they begin with a blank', () => {
    const cases = `[['${first}', 'moon'], ['${second}', 'x']] as const`;
    expect(idsIn(names(`it.each(${cases})('%s: %s', () => {});`).join())).toEqual([first, second]);
    expect(idsIn(names(`it.each(${cases})('the moon', () => {});`).join())).toEqual([]);
  });

  it('of a group count only with a test in it that proves something', () => {
    const night = (test: string) => names(`describe('night', () => { ${test} });`);
    expect(night('')).toEqual([]);
    expect(night("it('falls', () => {});")).toEqual(['falls']);
    expect(night("it('falls', () => expect(1));")).toEqual(['night', 'falls']);
  });

  it.each([
    ['skip', 'it.skip(NAME, TEST)'],
    ['only', 'it.only(NAME, TEST)'],
    ['todo', 'it.todo(NAME)'],
    ['fails', 'test.concurrent.fails(NAME, TEST)'],
    ['runIf', 'it.runIf(asRoot)(NAME, TEST)'],
    ['skipIf', 'it.skipIf(away).each([1])(NAME, TEST)'],
    ['skip', 'it(NAME, { skip: true }, TEST)'],
    ['skip', 'it(NAME, (context) => { context.skip(); expect(1); })'],
    ['no expect', 'it(NAME, () => {})'],
    [undefined, 'it(NAME, { timeout: 9 }, TEST)'],
  ])('say why they prove nothing: %s in %s', (held, pattern) => {
    const source = pattern.replace('NAME', "'a'").replace('TEST', '() => expect(1)');
    expect(titlesOf(source)).toEqual([{ text: expect.any(String), line: 1, held }]);
  });

  it('are held by what holds their group', () => {
    const test = "it('b', () => expect(1));";
    expect(
      titlesOf(`describe.skip('a', () => {\n${test}\n});\n${test}`).map(({ held, line }) => [
        line,
        held,
      ]),
    ).toEqual([
      [1, 'skip'],
      [2, 'skip'],
      [4, undefined],
    ]);
  });

  it('cannot be read from a file that ends in the middle', () => {
    expect(() => titlesOf(`it('a', () => {`)).toThrow('a bracket is not closed');
    expect(() => titlesOf('const a = 1;\nconst b = `x')).toThrow('line 2: a template does not end');
  });
});

describe('rules and tests', () => {
  it('agree when a test names each rule that asks for one', () => {
    expect(faults(both)).toEqual([]);
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
    expect(faults('', `| ${first}, 002 | Nobody does. |`)).toEqual([]);
    expect(faults('', '| GBM-MOON-* | Nobody does. |')).toEqual([]);
  });

  it.each([
    [`| ${first} | Nobody does. |`, `${first} is excluded (${first}), but a test covers it`],
    ['| GBM-MOON-* | Nobody does. |', `${first} is excluded (GBM-MOON-*), but a test covers it`],
    [`| ${one('009')} | Gone. |`, `${one('009')} is excluded, but ${one('009')} is no rule`],
    ['| GBM-SUN-* | Gone. |', 'GBM-SUN-* is excluded and names no rule'],
    [`| ${third} | Why? |`, `${third} is excluded, but asks for no test`],
    [`| ${third} |`, `${third}: a line takes an id and a reason`],
  ])('disagree about an exclusion that is not true: %s', (exclusion, fault) => {
    expect(faults(both, exclusion)).toContain(fault);
  });

  it('disagree about a name that is no rule’s', () => {
    expect(faults(`${both} it('${one('009')}, AMB-02, GBM-MOON-9', () => expect(1));`)).toEqual([
      `moon.test.ts:1 names ${one('009')}, which is no rule`,
      'moon.test.ts:1 names AMB-02, which is no ambiguity',
      'moon.test.ts:1 names “GBM-MOON-9”, which is no id',
    ]);
  });

  it('disagree about a test that names more rules than anybody can see held', () => {
    const four = [1, 2, 3, 4].map((n) => `| ${one(`00${n}`)} | It rises. | A | Night |`).join('\n');
    const named = (source: string) =>
      judge(
        readSpec(four),
        titlesOf(source).map((title) => ({ ...title, file: 'moon.test.ts' })),
      ).faults;
    expect(named(`it('${first}…004: all', () => expect(1));`)).toEqual([
      'moon.test.ts:1 names 4 rules at once, more than 3',
    ]);
    const cases = [1, 2, 3, 4].map((n) => `['${one(`00${n}`)}']`).join();
    expect(named(`it.each([${cases}])('%s: it rises', () => expect(1));`)).toEqual([]);
  });

  it('disagree about a test that names a rule and does not run', () => {
    expect(faults(both.replace('it(', 'it.skip('))).toEqual([
      `moon.test.ts:1 holds ${first}, ${second} with “skip”`,
      `${first} has no test: It rises.`,
      `${second} has no test: Somebody looks.`,
    ]);
  });

  it('agree about the rules of the table, which all ask for a test', () => {
    const spec = readSpec(`| ${table('001')} | It has four legs. |\n| ${table('002')} |`);
    expect(spec.faults).toEqual([`${table('002')}: a line takes an id and a rule`]);
    const shown = { text: `${table('002')}: it stands`, line: 1, file: 'x', held: undefined };
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
