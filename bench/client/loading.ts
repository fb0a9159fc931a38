import type { Browser } from 'playwright-core';
import { percentiles } from '../statistics';
import type { Device } from './browser';
import { narrow, open, slow } from './browser';

/** A page, and what one came there for. */
export interface Loaded {
  name: string;
  address: string;
  /** Drawn when one can begin: a selector. */
  shows: string;
}

/** How a page loaded, in milliseconds from the tap on its link. */
export interface Loading {
  /** Something was drawn. */
  first: number;
  /** What one came for was drawn. */
  shown: number;
  /** And nothing kept the page from answering any more. */
  interactive: number;
  /** The last of it had come: pictures, letters, what is looked at later. */
  settled: number;
  /** Kilobytes that came, as they came. */
  kilobytes: number;
}

/** How long a page must be quiet to count as interactive, in milliseconds. */
const QUIET_MS = 3_000;

/** Notes down in the page when it shows what one came for, and what kept it busy. */
const watching = (shows: string) => `
  window.busy = [];
  let show;
  window.shown = new Promise((resolve) => { show = resolve; });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busy.push([startTime, startTime + duration]);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector(${JSON.stringify(shows)})?.checkVisibility()) {
      requestAnimationFrame(() => show(performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** What the page has noted, with the end of the last long task before it was quiet for so long. */
const noted = `(async () => {
  const shownAt = await window.shown;
  let end = shownAt;
  for (const [from, to] of busy) if (from < end + ${QUIET_MS}) end = Math.max(end, to);
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const parts = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return {
    first: paint?.startTime ?? NaN,
    shown: shownAt,
    interactive: end,
    settled: Math.max(...parts.map(({ responseEnd }) => responseEnd)),
  };
})()`;

/** Loads a page for the first time as often as is asked, on a slow phone over a slow line. */
export async function load(
  browser: Browser,
  device: Device,
  { address, shows }: Loaded,
  times: number,
): Promise<Loading> {
  const all: Loading[] = [];
  for (let time = 0; time < times; time += 1) {
    const opened = await open(browser, device);
    await narrow(opened);
    let bytes = 0;
    opened.devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await slow(opened, 4);
    await opened.page.addInitScript(watching(shows));
    await opened.page.goto(address, { waitUntil: 'commit' });
    await opened.page.evaluate('window.shown');
    await opened.page.waitForTimeout(2 * QUIET_MS);
    const times = await opened.page.evaluate<Omit<Loading, 'kilobytes'>>(noted);
    all.push({ ...times, kilobytes: bytes / 1000 });
    await opened.close();
  }
  const middle = (of: keyof Loading) => percentiles(all.map((one) => one[of])).p50;
  return {
    first: middle('first'),
    shown: middle('shown'),
    interactive: middle('interactive'),
    settled: middle('settled'),
    kilobytes: middle('kilobytes'),
  };
}
