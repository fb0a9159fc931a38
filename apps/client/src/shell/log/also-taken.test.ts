import type { LogEntry } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { alsoTaken } from './also-taken';

const line = (seq: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ seq, at: 0, by: 'bev', text },
  ...more,
});

const log = [
  line(5, 'Ari jumps.'),
  line(6, 'The ogre attacks.'),
  line(6, 'It deals 9.'),
  line(7, 'Taken back before.', { undone: true }),
  line(9, 'Cole runs.'),
];

it('TABLE-017: says what goes with a step that is taken back, the newest first', () => {
  expect(alsoTaken(log, 6)).toBe('What came after it goes with it: “Cole runs.”');
  expect(alsoTaken(log, 5)).toBe(
    'What came after it goes with it: “Cole runs.” “The ogre attacks.” and 1 more line.',
  );
});

it('TABLE-017: says nothing of the newest step, nor of what was taken back already', () => {
  expect(alsoTaken(log, 9)).toBe('');
  expect(alsoTaken(log.slice(0, 4), 6)).toBe('');
});

it('cuts long lines short', () => {
  const long = alsoTaken([line(2, 'word '.repeat(40).trim())], 1);
  expect(long.length).toBeLessThan(110);
  expect(long).toContain('word…”');
});
