import { expect, it } from 'vitest';
import { TooMuchWork } from '../bounded-work';
import { asProblem } from './as-problem';
import { problems } from './problem';

const told = (error: unknown) => {
  const { status, code, message } = asProblem(error, 'a1b2');
  return [status, code, message];
};

it('says that there is too much going on where the database has no connection left', () => {
  const exhausted = new Error('timeout exceeded when trying to connect');
  expect(told(exhausted).slice(0, 2)).toEqual([503, 'server-busy']);
  expect(told(new Error('Not found', { cause: exhausted }))[0]).toBe(503);
  expect(told(new TooMuchWork()).slice(0, 2)).toEqual([503, 'server-busy']);
});

it('says that the disk is full, whoever has told so', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const byPrisma = Object.assign(new Error('Raw query failed'), {
    code: 'P2010',
    meta: { driverAdapterError: new Error('full', { cause: { originalCode: '53100' } }) },
  });
  for (const error of [full, byPrisma])
    expect(told(error)).toEqual([
      500,
      'server-error',
      'The server has no room on its disk, so nothing was done.',
    ]);
});

it('tells nothing of what it does not know but where to look for it', () => {
  expect(told(new Error('secret'))).toEqual([
    500,
    'server-error',
    'Something went wrong on the server (a1b2).',
  ]);
  expect(told({ statusCode: 'x' })[0]).toBe(500);
});

it('gives every other fault of a request its own answer', () => {
  for (const [statusCode, code] of [
    [413, 'too-large'],
    [429, 'rate-limited'],
    [404, 'not-found'],
    [415, 'malformed'],
  ] as const)
    expect(told({ statusCode })[1]).toBe(code);
  const problem = problems.tableFull();
  expect(asProblem(problem, 'a1b2')).toBe(problem);
});
