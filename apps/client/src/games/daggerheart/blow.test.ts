import { expect, it } from 'vitest';
import {
  attacked,
  fighting,
} from '../../../../../packages/rules/src/games/daggerheart/testing/fighting';
import { blowOn } from './blow';

it('TABLE-245: a blow stands beside the thresholds of whom it hits, as what comes through of it', () => {
  const marks = [
    { at: 7, word: 'Major' },
    { at: 14, word: 'Severe' },
  ];
  const plain = attacked(fighting(), {}, 8, 5);
  const line = plain.lastLine();
  expect(line?.roll?.total).toBe(9);
  expect(line && blowOn(plain.state.public, line)).toEqual({ value: 9, marks });
  const resisting = attacked(fighting().with('anya', { physical: 'resistance' }), {}, 8, 5);
  const halved = resisting.lastLine();
  expect(halved && blowOn(resisting.state.public, halved)?.value).toBeLessThan(9);
  // Of a blow at two, each has thresholds of their own.
  const carl = fighting().of('carl').id;
  const both = attacked(fighting(), { others: [carl] }, 12, 5);
  const twice = both.state.public.log.entries.findLast(({ beat }) => beat?.kind === 'hit');
  expect(twice && blowOn(both.state.public, twice)).toBeUndefined();
  expect(Object.keys(both.state.public.hits)).toHaveLength(2);
  const missed = attacked(fighting(), {}, 7).lastLine();
  expect(missed && blowOn(plain.state.public, missed)).toBeUndefined();
});
