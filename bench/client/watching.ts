import { setTimeout as pause } from 'node:timers/promises';
import type { ShownPlayset } from '@moonlit/rules/girl-by-moonlight/testing';
import type { Browser } from 'playwright-core';
import { arrive } from '../moonlit-member';
import type { LaidTable } from '../tables';
import type { Device } from './browser';
import { open, slow } from './browser';
import type { Frames } from './frames';
import { count, counted } from './frames';
import type { ShownMoment } from './shows';
import { LOOKER, lay, linkOf } from './tables';

export interface Watched {
  browser: Browser;
  port: number;
  databaseUrl: string;
  device: Device;
  playset: ShownPlayset;
  moment: ShownMoment;
  /** How many times slower than it is. */
  throttle: number;
}

/** How long a page rests after it has come, before it is looked at. */
const REST_MS = 2_500;

/** The smoothest of several times: whatever else a machine does only makes one worse. */
export async function watchBest(watched: Watched, times: number): Promise<Frames> {
  let best = await watch(watched);
  for (let time = 1; time < times; time += 1) {
    const next = await watch(watched);
    if (next.perSecond > best.perSecond) best = next;
  }
  return best;
}

/** Opens a table on a device, lets something happen there, and counts the frames in which it is shown. */
async function watch({ moment, throttle, ...at }: Watched): Promise<Frames> {
  const { browser, port, databaseUrl, device, playset } = at;
  const table = await lay(databaseUrl, playset, moment.at);
  const opened = await open(browser, device);
  const { page } = opened;
  try {
    await page.goto(linkOf(port, table, LOOKER));
    await page.locator('.stage').waitFor();
    await page.getByText('One moment…').first().waitFor({ state: 'hidden' });
    await pause(REST_MS);
    await slow(opened, throttle);
    await count(page, moment.span);
    if ('taps' in moment.by) await page.evaluate(tapOn(moment.by.taps));
    else await sent(port, table, moment.by);
    return await counted(page);
  } finally {
    await opened.close();
  }
}

/** Taps the first button that says this, as a thumb would. */
const tapOn = (words: string) => `(() => {
  const all = [...document.querySelectorAll('button')];
  const button = all.find((one) => one.textContent.trim().startsWith(${JSON.stringify(words)}));
  if (!button) throw new Error('There is no such button.');
  button.click();
})()`;

/** Somebody else at the table does it, on a line of their own. */
async function sent(
  port: number,
  { chairs, target }: LaidTable,
  { seat, command }: Extract<ShownMoment['by'], { seat: number }>,
): Promise<void> {
  const chair = chairs[seat];
  if (!chair) throw new Error(`Nobody sits at place ${seat}.`);
  const member = await arrive({ port, chair, place: seat, target, updated: () => {} });
  await member.send(command);
  member.leave();
}
