import type { Browser, Page } from 'playwright-core';
import { engines } from '../../../scripts/engines.mjs';
import { Person } from '../person';
import { launchFirefox } from './gecko';
import { processesOf, sleep, wake } from './sleep';
import type { Surface } from './surface';
import { WebKitBrowser } from './webkit';

/** As large as a phone, and as a desk. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** What each engine is set to; `COLOURS=swapped` shows each story in the other colours of each. */
const swapped = process.env.COLOURS === 'swapped';
const colours = {
  Chromium: 'dark',
  Firefox: swapped ? 'dark' : 'light',
  WebKit: swapped ? 'light' : 'dark',
} as const;

/** Whoever has another browser than the rest of the tests, with a device that can sleep. */
export interface Guest {
  readonly browser: 'Chromium' | 'Firefox' | 'WebKit';
  readonly page: Surface;
  /** What has gone wrong on the page so far, which a good evening has none of. */
  errors(): Promise<readonly string[]>;
  /** Stops the whole browser where it is, as a phone does that sleeps. */
  sleep(): Promise<void>;
  wake(): Promise<void>;
  close(): Promise<void>;
}

/** What is missing for a table of three engines, in words; nothing where all is there. */
export function missing(): string[] {
  return Object.values(engines()).flatMap(({ name, missing: lacks }) =>
    lacks.map((lack) => `${name}: ${lack}`),
  );
}

/** What Firefox says of a server that a story has killed, and of the style that Playwright puts in for a picture. */
const BY_THE_STORY = /can’t establish a connection|connection to .* was interrupted|style-src-elem/;

/** Somebody with the Chromium of the other tests at a desk, in dark colours: all of its pages sleep with theirs. */
export async function withChromium(browser: Browser): Promise<Guest> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  const own = processInfo.filter(({ type }) => type === 'browser').map(({ id }) => id);
  const one = await Person.arrive(browser, 'Somebody', 'laptop', colours.Chromium);
  return {
    browser: 'Chromium',
    page: one.page,
    errors: async () => one.errors,
    sleep: () => sleep(own),
    wake: () => wake(own),
    close: () => one.page.context().close(),
  };
}

/** Somebody with Firefox. */
export async function withFirefox(): Promise<Guest> {
  const program = engines().firefox.program;
  const browser = await launchFirefox(program, { colorScheme: colours.Firefox, fingers: true });
  const own = await processesOf(program);
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' });
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (error: string) => {
    if (!BY_THE_STORY.test(error)) errors.push(error);
  };
  page.on('pageerror', ({ message }) => note(message));
  page.on('console', (line) => {
    if (line.type() === 'error') note(line.text());
  });
  return {
    browser: 'Firefox',
    page,
    errors: async () => errors,
    sleep: () => sleep(own),
    wake: () => wake(own),
    close: () => browser.close(),
  };
}

/** Somebody with WebKit. */
export async function withWebKit(words: Page): Promise<Guest> {
  const { program } = engines().webkit;
  const device = { size: phone, colorScheme: colours.WebKit };
  const browser = await WebKitBrowser.launch(program, device, words);
  return {
    browser: 'WebKit',
    page: browser.page,
    errors: () => browser.page.errors(),
    sleep: () => sleep([browser.process]),
    wake: () => wake([browser.process]),
    close: () => browser.close(),
  };
}

/** The two guests at a table, who arrive at the same time. */
export async function guests(browser: Browser): Promise<[firefox: Guest, webkit: Guest]> {
  // It says what is looked for in WebKit, and shows nothing.
  const words = await browser.newPage();
  return Promise.all([withFirefox(), withWebKit(words)]);
}

/** A guest at the table, by name. */
export function seat(
  guest: Guest,
  name: string,
  on: 'phone' | 'laptop',
  by: 'fingers' | 'keys' = 'fingers',
): Person<Surface> {
  const colorScheme = colours[guest.browser];
  return Person.before(guest.page, name, { onPhone: on === 'phone', colorScheme, by });
}
