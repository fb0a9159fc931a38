import { expect, it } from 'vitest';
import { givenName } from './names';

it.each([
  'Bev',
  'Zoë O’Neill-García 3',
  '佐々木 美月',
  'Вера',
  '👩‍👩‍👧‍👦 The Moons',
  'Ana 🏳️‍🌈',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Iona',
  '👩🏽‍🚀',
  '❤️ 1️⃣',
  'علی‌رضا',
  'क्‍ष',
  '葛\u{e0100}城',
  '<img src=x onerror=alert(1)>',
])('takes %s for a name', (name) => {
  expect(givenName.parse(` ${name} `)).toBe(name);
});

it.each([
  ['turned around', 'Bev\u202ereverse'],
  ['isolated', '\u2066Bev'],
  ['a space without width', 'Be\u200bv'],
  ['nothing but that', '\u200b'],
  ['joined letters that are not joined', 'Be\u200dv'],
  ['an emoji joined to nothing', '🌙\u200d'],
  ['a hyphen that does not show', 'Be\u00adv'],
  ['a letter that does not show', '\u3164'],
  ['a variation of nothing', 'B\ufe0fev'],
  ['tags that belong to no flag', 'Bev\u{e0041}'],
  ['a new line', 'Be\nv'],
  ['NUL', 'Be\0v'],
  ['half a character', 'Bev\ud83c'],
  ['a line separator', 'Be\u2028v'],
])('refuses %s', (_what, name) => {
  expect(givenName.safeParse(name).error?.issues[0]?.message).toBe(
    'A name cannot contain invisible characters.',
  );
});

it('says what is wrong with none at all, or too long a one', () => {
  expect(givenName.safeParse('  ').error?.issues[0]?.message).toBe('Please give a name.');
  const long = givenName.safeParse('👩‍👩‍👧‍👦'.repeat(5_000));
  expect(long.error?.issues[0]?.message).toBe('A name has at most 40 characters.');
});

it('takes no time to refuse', () => {
  const bad = `${'👩🏽🌙1️⃣é'.repeat(2_000)}\u200b`;
  // The least of several: what else the machine does is not in it.
  const took = Array.from({ length: 5 }, () => {
    const started = performance.now();
    expect(givenName.safeParse(bad).success).toBe(false);
    return performance.now() - started;
  });
  expect(Math.min(...took)).toBeLessThan(200);
});
