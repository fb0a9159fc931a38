import { facesOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import { expect, it } from 'vitest';
import { verdictOn } from './verdict';

const seed = 'ab'.repeat(32);
const hash = hashOfSeed(seed);
const roll = (number: number) => ({
  roll: number,
  faces: facesOf(seed, number, [6, 6, 6]),
  why: 'Fortune',
  seq: number * 100,
});
const session = (...numbers: number[]) => ({
  table: 't',
  session: 1,
  hash,
  seed,
  rolls: numbers.map(roll),
});

it('finds honest dice right', () => {
  expect(verdictOn(session(0, 1, 2), seed, hash)).toMatchObject({
    sealed: true,
    sameAsSeen: true,
    complete: true,
    wrong: 0,
  });
  expect(verdictOn(session(), seed, null)).toMatchObject({ sameAsSeen: null, complete: true });
});

it('finds a roll that was changed', () => {
  const cheated = session(0, 1);
  const [first] = cheated.rolls;
  if (first) first.faces = first.faces.map((face) => (face % 6) + 1);
  const { rolls, wrong } = verdictOn(cheated, seed, hash);
  expect(rolls.map(({ right }) => right)).toEqual([false, true]);
  expect(wrong).toBe(1);
});

it('says of dice that were typed in that nothing proves them', () => {
  const typed = session(0, 1);
  const [first] = typed.rolls;
  if (first) Object.assign(first, { faces: [6, 6, 6], typed: true });
  const { rolls, wrong, ...verdict } = verdictOn(typed, seed, hash);
  expect(rolls.map(({ right }) => right)).toEqual([null, true]);
  expect({ wrong, ...verdict }).toMatchObject({ wrong: 0, typed: 1, complete: true });
});

it('finds a roll that was thrown away, and another seed than was promised', () => {
  expect(verdictOn(session(0, 2), seed, hash).complete).toBe(false);
  expect(verdictOn(session(1), seed, hash).complete).toBe(false);
  const other = 'cd'.repeat(32);
  expect(verdictOn(session(0), other, hash)).toMatchObject({ sealed: false, wrong: 1 });
  expect(verdictOn(session(0), seed, hashOfSeed(other)).sameAsSeen).toBe(false);
});
