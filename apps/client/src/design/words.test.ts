import { expect, it } from 'vitest';
import { when } from './words';

it('says when something happened, with the day where it was not today', () => {
  const evening = new Date(2026, 8, 5, 9, 7).getTime();
  expect(when(evening, evening + 60_000)).toBe('09:07');
  expect(when(evening, evening + 24 * 3_600_000)).toBe('5 Sept, 09:07');
});
