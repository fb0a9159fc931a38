import { expect, it } from 'vitest';
import { RecordedDice } from './recorded-dice';

const event = (type: string, more: object) => ({ type, ...more });
const dice = new RecordedDice([
  event('said', { hashes: null }),
  event('diceRolled', { stream: 'public', roll: 3, faces: [6, 2] }),
  event('diceRolled', { stream: 'director', roll: 3, faces: [1] }),
  event('diceRolled', { stream: 'public', roll: 4, faces: [5] }),
  event('diceRolled', { stream: 'public', roll: 5 }),
  event('sessionOpened', { hashes: { public: 'hp', director: 'hd' } }),
  event('sessionClosed', { seeds: { public: 'sp', director: 7 } }),
  event('ownDiceGiven', { seat: 'bev', hash: 'hb', seed: 'sb' }),
]);

it('dice fall as they have fallen, each roll of each stream, and no further', () => {
  const rolled = (stream: 'public' | 'director', roll: number, count: number) => {
    const die = dice.dice(stream, 1, roll);
    return Array.from({ length: count }, () => die(6));
  };
  expect(rolled('public', 3, 2)).toEqual([6, 2]);
  expect(rolled('director', 3, 1)).toEqual([1]);
  expect(rolled('public', 4, 1)).toEqual([5]);
  for (const [roll, count] of [
    [3, 3],
    [5, 1],
    [9, 1],
  ] as const) {
    expect(() => rolled('public', roll, count)).toThrow('No event of this step');
  }
});

it('their hashes and seeds are those that were told, of all or of a seat’s own', () => {
  expect([dice.hash('public'), dice.hash('director')]).toEqual(['hp', 'hd']);
  expect([dice.hash('seat:bev'), dice.seed('seat:bev')]).toEqual(['hb', 'sb']);
  expect(dice.seed('public')).toBe('sp');
  for (const unknown of [() => dice.hash('seat:ana'), () => dice.seed('director')]) {
    expect(unknown).toThrow('No event of this step');
  }
});
