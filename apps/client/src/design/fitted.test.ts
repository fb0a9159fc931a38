import { expect, it } from 'vitest';
import { fitted } from './fitted';

it('shortens a name that is longer than its room, and breaks no letter', () => {
  expect(fitted('Nine left', 9)).toBe('Nine left');
  expect(fitted('Nine left.', 9)).toBe('Nine lef…');
  expect(fitted('To be or not', 7)).toBe('To be…');
  expect(fitted('🌒🌓🌔🌕', 3)).toBe('🌒🌓…');
});
