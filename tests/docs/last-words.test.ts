import { describe, expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { inLines, outcomeOf } from '../last-words.mjs';

interface Told {
  name: string;
  state: 'passed' | 'failed';
  retryCount: number;
  errors: { message: string; stacks?: { file: string; line: number }[] }[];
}

const file = 'tests/play/evening.test.ts';

/** A file of tests as the runner tells of it, in one group. */
function fileWith(tests: readonly Partial<Told>[], ofFile: string[] = [], ofGroup: string[] = []) {
  const errors = (of: string[]) => of.map((message) => ({ message }));
  const module = {
    type: 'module',
    relativeModuleId: file,
    errors: () => errors(ofFile),
    children: { allSuites: () => [group], allTests: () => told },
  };
  const group = {
    ...{ type: 'suite', name: 'an evening', parent: module },
    errors: () => errors(ofGroup),
  };
  const told = tests.map(({ name = '', state = 'passed', retryCount = 0, errors = [] }) => ({
    ...{ type: 'test', name, parent: group },
    result: () => ({ state, errors }),
    diagnostic: () => ({ retryCount }),
  }));
  return module as unknown as TestModule;
}

describe('the last words of a run', () => {
  it('are none where all went well', () => {
    expect(inLines(outcomeOf([fileWith([{ name: 'goes well' }])]))).toEqual([]);
  });

  it('name each test that failed, with its first error and the line of the test', () => {
    const stacks = [
      { file: '/somewhere/tests/play/finding.ts', line: 51 },
      { file: `/somewhere/${file}`, line: 77 },
    ];
    const errors = [{ message: 'Bev does not see it\nat length', stacks }, { message: 'later' }];
    const lines = inLines(outcomeOf([fileWith([{ name: 'ends', state: 'failed', errors }])]));
    const where = `${file} › an evening › ends (evening.test.ts:77)`;
    expect(lines).toEqual(['Failed (1):', `  ${where}: Bev does not see it`]);
  });

  it('name what failed before or outside of any test', () => {
    const { failed } = outcomeOf(
      [fileWith([], ['cannot be read'], ['no stage'])],
      [new Error('x')],
    );
    expect(failed).toEqual([
      `${file}: cannot be read`,
      `${file} › an evening: no stage`,
      'Outside of all tests: x',
    ]);
  });

  it('name what was tried twice, whether or not it held in the end', () => {
    const errors = [{ message: 'late' }];
    const module = fileWith([
      { name: 'held', retryCount: 1, errors },
      { name: 'failed again', retryCount: 1, state: 'failed', errors },
    ]);
    expect(inLines(outcomeOf([module]))).toEqual([
      'Tried twice (2):',
      `  ${file} › an evening › held: late`,
      `  ${file} › an evening › failed again: late`,
      'Failed (1):',
      `  ${file} › an evening › failed again: late`,
    ]);
  });

  it('are short, however much is said of an error', () => {
    const errors = [{ message: 'long '.repeat(200) }];
    const { failed } = outcomeOf([fileWith([{ name: 'ends', state: 'failed', errors }])]);
    expect(failed.map(({ length }) => length)).toEqual([300]);
  });
});
