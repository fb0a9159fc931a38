import { setTimeout as passes } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { connect, joinTable, openTable } from '../../apps/server/test/helpers';
import type { Woke } from './awake';
import { AWAKE_MS, SEEN, watchFor } from './awake';
import { DyingLine } from './dying-line';
import { Person } from './person';
import { Stage } from './stage';

const WRITTEN = 'What I was about to say';

let stage: Stage;
let line: DyingLine;
const stages: { strike(): Promise<void>; end(): Promise<void> }[] = [];

beforeEach(async () => {
  stage = await Stage.set();
  line = await DyingLine.lay(stage.url);
  const [stands, leads] = [stage, line];
  stages.push({ strike: () => stands.strike(), end: () => leads.end() });
});
afterAll(async () => {
  for (const { strike, end } of stages) {
    await end();
    await strike();
  }
});

/** Stops or goes on with everything that runs in pages of this browser: as a phone does with a page in a pocket. */
async function signalPages(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const cdp = await stage.browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  expect(pages.length, 'pages that run').toBeGreaterThan(0);
  for (const { id } of pages) process.kill(id, signal);
  await cdp.detach();
}

/** Claire reads the log of a table that Bev has opened, over a line that can die. */
async function set() {
  const opened = await openTable(stage.url);
  const key = await joinTable(stage.url, opened.invite, 'Claire');
  const claire = await Person.arrive(stage.browser, 'Claire', 'laptop', 'dark');
  await claire.page.goto(`${line.url}/table#${key.table}.${key.token}`);
  await claire.sees('Bev opens the table.');
  const field = claire.page.getByRole('textbox').first();
  await field.fill(WRITTEN);
  const renames = async (name: string) => {
    const bev = await connect(stage.url, opened.key);
    expect((await bev.send({ type: 'seat.rename', name })).ok).toBe(true);
    bev.close();
  };
  return { claire, field, renames };
}

it.each([
  { seconds: 5, line: 'dead', server: 'the same' },
  { seconds: 5, line: 'dead', server: 'started anew' },
  { seconds: 5, line: 'closed', server: 'started anew' },
  { seconds: Number(process.env.SLEEP_SECONDS ?? 60), line: 'dead', server: 'started anew' },
])(
  'a page that slept for $seconds s is in play within a second: its line $line, its server $server',
  async (its) => {
    const { claire, field, renames } = await set();
    await claire.page.evaluate(watchFor('is called Beverly now'));
    await signalPages('SIGSTOP');
    if (its.line === 'dead') line.die();
    if (its.server === 'started anew') {
      await stage.kill();
      await stage.start();
    }
    await renames('Beverly');
    await passes(its.seconds * 1_000);
    const seen = Date.now();
    await signalPages('SIGCONT');
    await claire.page.evaluate(SEEN);
    await claire.sees(/is called Beverly now/);
    const { shown, said } = await claire.page.evaluate<Woke>('woke');
    if (process.env.SLEEP_SECONDS) process.stdout.write(`Awake after ${shown - seen} ms\n`);
    expect(shown - seen).toBeGreaterThan(0);
    expect(shown - seen).toBeLessThan(AWAKE_MS);
    expect(said, 'nothing to speak of').toEqual([]);
    expect(await field.inputValue()).toBe(WRITTEN);
    // What is done now counts, over the new line.
    await renames('Bev');
    await claire.sees(/is called Bev now/);
    expect(claire.errors).toEqual([]);
  },
);

it('begins anew where it slept before anything was drawn: what was on its way is lost', async () => {
  const opened = await openTable(stage.url);
  const key = await joinTable(stage.url, opened.invite, 'Claire');
  const claire = await Person.arrive(stage.browser, 'Claire', 'laptop', 'dark');
  // The table itself never comes.
  await claire.page.route(/\/table-page-/, () => {}, { times: 1 });
  await claire.page.goto(`${line.url}/table#${key.table}.${key.token}`, { waitUntil: 'commit' });
  await expect.poll(() => claire.page.evaluate('window.connectedAhead !== undefined')).toBe(true);
  await signalPages('SIGSTOP');
  await passes(5_000);
  await signalPages('SIGCONT');
  await claire.sees('Bev opens the table.');
  expect(await claire.page.locator('[data-shell], [data-waiting]').count()).toBe(0);
  expect(claire.errors).toEqual([]);
});

it('makes a try anew that hangs, says so when it takes longer, and is there once the way is', async () => {
  const { claire, field, renames } = await set();
  await claire.page.evaluate(watchFor('is called Beverly now'));
  await signalPages('SIGSTOP');
  line.die();
  line.deafen(true);
  await renames('Beverly');
  await signalPages('SIGCONT');
  await claire.page.evaluate(SEEN);
  const before = line.taken;
  await claire.page.locator('.banner', { hasText: 'Trying again by itself' }).waitFor();
  await expect.poll(() => line.taken - before).toBeGreaterThan(1);
  line.deafen(false);
  // A network that comes back is told of, and whatever hangs then is older than a second.
  await passes(1_000);
  await claire.page.evaluate("dispatchEvent(new Event('online'))");
  const began = Date.now();
  await claire.sees(/is called Beverly now/);
  expect(Date.now() - began).toBeLessThan(AWAKE_MS);
  await claire.page.locator('.banner').waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(WRITTEN);
  expect(claire.errors).toEqual([]);
});
