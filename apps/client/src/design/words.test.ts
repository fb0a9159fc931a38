import { expect, it } from 'vitest';
import { fitted, when } from './words';

it('says when something happened, with the day where it was not today', () => {
  const evening = new Date(2026, 8, 5, 9, 7).getTime();
  expect(when(evening, evening + 60_000)).toBe('09:07');
  expect(when(evening, evening + 24 * 3_600_000)).toBe('5 Sept, 09:07');
});

it('shortens a name that is longer than its room, and breaks no letter', () => {
  expect(fitted('Nine left', 9)).toBe('Nine left');
  expect(fitted('Nine left.', 9)).toBe('Nine lef…');
  expect(fitted('To be or not', 7)).toBe('To be…');
  expect(fitted('🌒🌓🌔🌕', 3)).toBe('🌒🌓…');
});
