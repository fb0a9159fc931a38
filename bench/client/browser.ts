import chromium from '@sparticuz/chromium';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { chromium as playwright } from 'playwright-core';

/** The devices that pages are measured on. */
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const;

export type Device = keyof typeof devices;

/** One process for all would be measured together, and a graphics card made believe costs more than it gives. */
const unwanted = /single-process|no-zygote|incognito|gpu|angle|swiftshader/;

/** The browser that the tests play in. */
export async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: [...chromium.args.filter((argument) => !unwanted.test(argument)), '--disable-gpu'],
  });
}

/** A page in a context of its own, which nothing is stored in yet. */
export interface Opened {
  page: Page;
  devtools: CDPSession;
  close(): Promise<void>;
}

/** Opens an empty page on a device, with motion, in the dark. */
export async function open(browser: Browser, device: Device): Promise<Opened> {
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, devtools, close: () => context.close() };
}

/** Makes the processor of a page so many times slower; 1 is as it is. */
export async function slow({ devtools }: Opened, times: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** 1.6 Mbit/s down and 0.75 up, in bytes a second, and 150 ms there and back, as Lighthouse has it. */
const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Lets a page load over a slow line, with nothing cached. */
export async function narrow({ devtools }: Opened): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/**
 * How fast the machine is in this browser, as Lighthouse's BenchmarkIndex has it: how often in a
 * second, by tenths, a string grows by ten thousand letters and a hundred thousand numbers are copied.
 */
export async function speedOf(browser: Browser): Promise<number> {
  const { page, close } = await open(browser, 'desk');
  const index = await page.evaluate<number>(`(() => {
    const often = (work) => {
      const start = performance.now();
      let times = 0;
      while (performance.now() - start < 500) { work(times); times += 1; }
      return times / 10 / ((performance.now() - start) / 1000);
    };
    const [one, other] = [Array(100000).fill(1), Array(100000).fill(2)];
    const grow = () => {
      let text = '';
      for (let letter = 0; letter < 10000; letter += 1) text += 'a';
      if (text.length === 1) throw new Error('never');
    };
    const copy = (turn) => {
      const [from, to] = turn % 2 === 0 ? [one, other] : [other, one];
      for (let at = 0; at < from.length; at += 1) to[at] = from[at];
    };
    return (often(grow) + often(copy)) / 2;
  })()`);
  await close();
  return index;
}
