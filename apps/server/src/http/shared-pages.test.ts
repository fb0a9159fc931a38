import { expect, it } from 'vitest';
import { TooMuchWork } from '../bounded-work';
import type { LiveTable } from '../tables/live-table';
import { encodingFor } from './prepared-text';
import { SharedPages } from './shared-pages';

const table = (id = 't'): Pick<LiveTable, 'id'> => ({ id });

/** Pages of some length, and how often each was read. */
function reading(mostKept: number) {
  const pages = new SharedPages(mostKept);
  const reads: string[] = [];
  const ask = (live: Pick<LiveTable, 'id'>, what: string, length = 10) =>
    pages.shared(live, what, async () => {
      reads.push(what);
      return { text: 'x'.repeat(length) };
    });
  return { pages, reads, ask };
}

it('reads a page once, for those who ask meanwhile as well, until its table is loaded anew', async () => {
  const { reads, ask } = reading(10_000);
  const live = table();
  const [one, other] = await Promise.all([ask(live, 'log 1'), ask(live, 'log 1')]);
  expect(one).toBe(other);
  expect(await ask(live, 'log 1')).toBe(one);
  await ask(table('u'), 'log 1');
  expect(reads).toEqual(['log 1', 'log 1']);
  await ask(table(), 'log 1');
  expect(reads).toHaveLength(3);
});

it('keeps no more than there is room for, the last asked for longest, and reads again what failed', async () => {
  const { pages, reads, ask } = reading(1_500);
  const live = table();
  await ask(live, 'a', 300);
  await ask(live, 'b', 300);
  await ask(live, 'a', 300);
  await ask(live, 'c', 300);
  reads.length = 0;
  await ask(live, 'a', 300);
  expect(reads).toEqual([]);
  await ask(live, 'b', 300);
  expect(reads).toEqual(['b']);
  // Too long to be kept at all: the others stay.
  await ask(live, 'long', 5_000);
  await ask(live, 'long', 5_000);
  await ask(live, 'b', 300);
  expect(reads).toEqual(['b', 'long', 'long']);
  const fails = () => pages.shared(live, 'd', () => Promise.reject(new Error('gone')));
  await expect(fails()).rejects.toThrow('gone');
  await ask(live, 'd');
  expect(reads.at(-1)).toBe('d');
});

it('reads a few pages at a time, lets some wait and turns the rest away', async () => {
  const pages = new SharedPages();
  let underWay = 0;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = Array.from({ length: 100 }, () =>
    pages.own(async () => {
      underWay += 1;
      await gate;
    }),
  );
  const settled = Promise.allSettled(asked);
  await new Promise((resolve) => setImmediate(resolve));
  expect(underWay).toBe(3);
  letGo();
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(65);
  expect(refused[0]).toMatchObject({ reason: expect.any(TooMuchWork) });
});

it('packs as a client reads, and not as it says that it does not', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('GZIP;q=0.5')).toBe('gzip');
  expect(encodingFor('br;q=0, gzip ; q=0.0')).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
  expect(encodingFor('*')).toBeNull();
});
