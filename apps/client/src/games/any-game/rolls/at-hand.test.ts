import { expect, it } from 'vitest';
import { numbersAtHand } from './at-hand';

const face = { kind: 'person' as const, text: '', tags: [], emoji: '', colour: 'none' as const };
const counter = (id: string, name: string, value: number, card: string | null = null) => ({
  ...{ id, name, value, card, min: 0, max: 99, boxes: false },
});

it('ANY-ROLL-009: lends dice one’s own numbers by name, then those by themselves, in braces where it takes them', () => {
  const lying = {
    cards: {
      a: { ...face, id: 'a', name: 'Ida', owner: 'anya' },
      b: { ...face, id: 'b', name: 'Carlo', owner: 'carl' },
    },
    counters: {
      1: counter('1', 'Torches', 4),
      2: counter('2', 'Hit points', 9, 'a'),
      3: counter('3', 'Luck', 1, 'b'),
      4: counter('4', 'torches', 2, 'a'),
      5: counter('5', 'D6 pool', 2),
      6: counter('6', 'd6', 1),
    },
  };
  expect(numbersAtHand(lying, 'anya').map(({ written, value }) => [written, value])).toEqual([
    ['{Hit points}', 9],
    ['torches', 2],
    ['{D6 pool}', 2],
    ['{d6}', 1],
  ]);
  expect(numbersAtHand({}, 'anya')).toEqual([]);
});
