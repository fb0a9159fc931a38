import { readyId as rulesReadyId } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { isReady, readyId } from './ready';

it('TABLE-072: somebody ready-made is called as the rules call them, and told from those who were made', () => {
  expect(readyId('warden')).toBe(rulesReadyId('warden'));
  expect(isReady(rulesReadyId('warden'))).toBe(true);
  expect(isReady('character-1')).toBe(false);
});
