import { expect, it } from 'vitest';
import { nameOf } from './folder';
import { type BackupFile, tooMany } from './thinning';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 27, 12);
const KEEP = 90;

const at = (milliseconds: number): BackupFile => ({
  name: nameOf(milliseconds),
  at: milliseconds,
});

/** What is left after each of the backups that were made so often, up to now. */
function leftOf(every: number, days: number): BackupFile[] {
  let left: BackupFile[] = [];
  for (let when = NOW - days * DAY; when <= NOW; when += every) {
    left.push(at(when));
    const gone = new Set(tooMany(left, when, KEEP));
    left = left.filter((one) => !gone.has(one));
  }
  return left;
}

const ages = (backups: readonly BackupFile[]) => backups.map((one) => (NOW - one.at) / DAY);

it('keeps all of two days, one a day of two weeks, one a week after that', () => {
  const left = ages(leftOf(6 * HOUR, 200));
  expect(left.filter((age) => age <= 2)).toHaveLength(9);
  expect(left.filter((age) => age > 2 && age <= 14)).toHaveLength(13);
  const weekly = left.filter((age) => age > 14);
  // The last of them is of a week of which days are kept as well.
  expect(weekly).toHaveLength(12);
  weekly.slice(1, -1).forEach((age, place) => {
    expect((weekly[place] ?? 0) - age).toBe(7);
  });
});

it('keeps nothing that is older than was promised, and leaves no hole wider than a week', () => {
  const left = ages(leftOf(DAY, 400));
  expect(Math.max(...left)).toBeLessThanOrEqual(KEEP);
  expect(Math.max(...left)).toBeGreaterThan(KEEP - 7);
  left.slice(1).forEach((age, place) => {
    expect((left[place] ?? 0) - age).toBeLessThanOrEqual(7);
  });
});

it('never removes the newest, however old it is', () => {
  const old = [at(NOW - 400 * DAY), at(NOW - 300 * DAY)];
  expect(tooMany(old, NOW, KEEP)).toEqual(old.slice(0, 1));
  expect(tooMany([], NOW, KEEP)).toEqual([]);
});
