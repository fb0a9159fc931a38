import { setTimeout } from 'node:timers/promises';
import { connect, joinTable, openTable } from '../../../apps/server/test/helpers';
import type { Woke } from '../awake';
import { SEEN, watchFor } from '../awake';
import { DyingLine } from '../dying-line';
import type { Stage } from '../stage';
import type { Guest } from './guests';

/** More than a browser asks a server for at once, none of which is answered. */
const FETCHES = `void Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => fetch('/healthz?' + n)))`;

export interface Night {
  seconds: number;
  server: 'started anew' | 'the same';
  fetching?: boolean;
}

/** How somebody was back in play. */
interface Back {
  browser: Guest['browser'];
  /**
   * From the moment at which anything of the page ran again to the one at which it showed what had happened, in milliseconds:
   * what the driver of a browser takes to tell it that it is seen is no part of that.
   */
  ms: number;
  /** What the page said of its line meanwhile. */
  said: string[];
  /** What it did until then, and when. */
  steps: string[];
}

/**
 * All of them sleep at a table of one host’s, over lines that die, while something happens there; then one wakes after the
 * other, for none of them shall wait for the processor.
 *
 * @param night how long it is, whether the server is killed and started meanwhile, and whether they sleep while their pages
 * still fetch as much as they may at once, and somebody has just opened the menu.
 */
export async function sleepThrough(
  stage: Stage,
  sleepers: readonly Guest[],
  { seconds, server, fetching = false }: Night,
): Promise<Back[]> {
  const opened = await openTable(stage.url);
  const line = await DyingLine.lay(stage.url);
  try {
    for (const { page, browser } of sleepers) {
      const key = await joinTable(stage.url, opened.invite, browser);
      await page.goto(`${line.url}/table#${key.table}.${key.token}`);
      await page.getByText('Bev opens the table.').first().waitFor();
      await page.evaluate(watchFor('is called Beverly now'));
    }
    if (fetching) {
      line.die();
      line.deafen(true);
      for (const { page } of sleepers) {
        await page.evaluate(FETCHES);
        await page.getByRole('button', { name: 'Menu' }).first().click();
      }
    }
    await Promise.all(sleepers.map((one) => one.sleep()));
    line.die();
    line.deafen(false);
    if (server === 'started anew') {
      await stage.kill();
      await stage.start();
    }
    const host = await connect(stage.url, opened.key);
    await host.send({ type: 'seat.rename', name: 'Beverly' });
    host.close();
    await setTimeout(seconds * 1_000);
    const back: Back[] = [];
    for (const one of sleepers) back.push(await wakes(one));
    return back;
  } finally {
    await Promise.all(sleepers.map((one) => one.wake()));
    await line.end();
  }
}

async function wakes({ browser, page, wake }: Guest): Promise<Back> {
  await wake();
  await page.evaluate(SEEN);
  await page.getByText('is called Beverly now').first().waitFor();
  const { ran, shown, said, steps } = await page.evaluate<Woke>('woke');
  return { browser, ms: shown - ran, said, steps };
}
