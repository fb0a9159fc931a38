import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { generate, install, script } from './lib.mjs';

// Takes the pictures of docs/screenshots from the scenes of `apps/client/dev`, which need no server:
// `npm run screenshots`, or `npm run screenshots -- hangar start` for some of them; `ADDRESS=http://…`
// takes them from a client that runs already.

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

/** Largest picture that is kept, in bytes. */
const MOST = 150 * 1024;

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const television = { width: 1280, height: 720 };

/**
 * A scene, on what, by which light; which tab is open, what is tapped and written there, and what stands at the top.
 * @typedef {{ at: string, on: { width: number, height: number }, dark?: boolean, tab?: string, press?: string[], words?: string, top?: string }} Picture
 */

/** Dice fall the same whenever pictures are taken: 2, 6, 4, and again. */
const SAME_DICE = `{
  let thrown = 0;
  Math.random = () => [0.3, 0.95, 0.6][thrown++ % 3];
}`;

/** What fades in has come to its end; what goes on for ever is not waited for. */
const AT_REST = `Promise.all(
  document
    .getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => {})),
).then(() => {})`;

/**
 * What each picture shows.
 * @type {Record<string, Picture>}
 */
const pictures = {
  'start-desk-dark': { at: '/?fixture=start', on: desk, dark: true },
  'start-phone-light': { at: '/?fixture=start', on: phone },
  'playbooks-phone-light': {
    at: '/?fixture=creation',
    on: phone,
    tab: 'My sheet',
    top: '.deck-fold > summary',
  },
  'series-phone-light': { at: '/?fixture=answered', on: phone },
  'series-desk-dark': { at: '/?fixture=answered', on: desk, dark: true },
  'title-phone-dark': {
    at: '/?fixture=on-a-sea-of-stars-title&as=bev',
    on: phone,
    dark: true,
    press: ['button:has-text("Go on: Obligation")'],
  },
  'dice-phone-light': {
    at: '/?fixture=beneath-a-rotting-sky-roll&as=dylan',
    on: phone,
    press: ['button:has-text("Roll the dice")'],
  },
  'transcend-phone-dark': {
    at: '/?fixture=at-the-brink-of-the-abyss-roll&as=claire',
    on: phone,
    dark: true,
    press: ['summary:has-text("Transcend")', 'form button[type=submit]:has-text("Transcend")'],
    words: 'Her blazer comes apart into crows, and every one of them is singing.',
  },
  'eclipse-phone-dark': {
    at: '/?fixture=in-a-maze-of-dreams-brink&as=anya',
    on: phone,
    dark: true,
    press: ['button:has-text("Nobody steps in")'],
  },
  'end-desk-dark': {
    at: '/?fixture=beneath-a-rotting-sky-end&as=bev',
    on: desk,
    dark: true,
    press: ['button:has-text("Close session")'],
  },
  'roll-phone-dark': { at: '/?fixture=framed&as=dylan', on: phone, dark: true },
  'sheet-phone-light': { at: '/?fixture=mission', on: phone, tab: 'My sheet' },
  'mission-desk-light': { at: '/?fixture=mission', on: desk },
  'fallout-desk-dark': { at: '/?fixture=fallout&as=bev', on: desk, dark: true },
  'fates-phone-dark': {
    at: '/?fixture=fates',
    on: phone,
    dark: true,
    tab: 'Board',
    top: '.fates-map',
  },
  'hangar-phone-dark': {
    at: '/?fixture=hangar',
    on: phone,
    dark: true,
    tab: 'Board',
    top: '.engine-head',
  },
  'conspiracy-phone-light': { at: '/?fixture=dreams', on: phone, tab: 'Board', top: '.conspiracy' },
  'daggerheart-desk-dark': { at: '/?fixture=dh-fight&as=bev', on: desk, dark: true },
  'daggerheart-phone-light': {
    at: '/?fixture=dh-roll',
    on: phone,
    press: ['button:has-text("Roll")'],
  },
  'stars-and-signs-phone-light': { at: '/?fixture=ss-window', on: phone, top: '.ss-result' },
  'stars-and-signs-transform-dark': {
    at: '/?fixture=ss-night',
    on: phone,
    dark: true,
    press: ['summary:has-text("Transform")', 'form button[type=submit]:has-text("Transform")'],
  },
  'stars-and-signs-screen-dark': { at: '/?fixture=ss-window&screen', on: television, dark: true },
  'screen-dark': { at: '/?fixture=mission&screen', on: television, dark: true },
  'any-game-phone-light': { at: '/?fixture=any-night', on: phone },
  ...ofDesign({
    basics: { look: 'in-a-maze-of-dreams', scheme: 'light' },
    forms: { look: 'any-game', scheme: 'light' },
    asking: { look: 'at-the-brink-of-the-abyss', scheme: 'dark' },
    stage: { look: 'on-a-sea-of-stars', scheme: 'dark' },
    chapters: { look: 'beneath-a-rotting-sky', scheme: 'dark' },
    making: { look: 'in-a-maze-of-dreams', scheme: 'light' },
    clocks: { look: 'daggerheart', scheme: 'light' },
  }),
};

/**
 * The beginning of parts of the page of all components: `/design` has the rest, in every look.
 *
 * @param {Record<string, { look: string, scheme: 'light' | 'dark' }>} parts
 * @returns {Record<string, Picture>}
 */
function ofDesign(parts) {
  return Object.fromEntries(
    Object.entries(parts).map(([part, { look, scheme }]) => [
      `design-${part}-${scheme}`,
      {
        at: `/design?look=${look}&scheme=${scheme}&part=${part}`,
        on: { width: 1200, height: 1400 },
        dark: scheme === 'dark',
      },
    ]),
  );
}

script(async () => {
  await install();
  await generate();
  const wanted = process.argv.slice(2);
  const chosen = Object.entries(pictures).filter(
    ([name]) => wanted.length === 0 || wanted.some((part) => name.startsWith(part)),
  );
  const server = process.env.ADDRESS ? null : await serve();
  const address = process.env.ADDRESS ?? server?.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  // A graphics card that is only made believe costs more than all the rest of the browser.
  const unwanted = /single-process|no-zygote|incognito|gpu|angle|swiftshader/;
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((argument) => !unwanted.test(argument)), '--disable-gpu'],
  });
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, picture] of chosen) {
      const taken = await take(browser, address, picture);
      if (taken.length > MOST) throw new Error(`${name} has ${taken.length} bytes.`);
      writeFileSync(`${folder}${name}.webp`, taken);
      process.stdout.write(`${name}: ${Math.round(taken.length / 1024)} KB\n`);
    }
  } finally {
    await browser.close();
    await server?.close();
  }
});

/** The client with its scenes, as it is developed. */
async function serve() {
  const { createServer } = await import(
    createRequire(`${root}apps/client/package.json`).resolve('vite')
  );
  const server = await createServer({ root: `${root}apps/client`, logLevel: 'error' });
  await server.listen();
  return server;
}

/**
 * One picture, as WebP.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Picture} picture
 */
async function take(browser, address, { at, on, dark = false, tab, press = [], words, top }) {
  const context = await browser.newContext({
    viewport: on,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(SAME_DICE);
  await page.goto(address + at);
  await page
    .locator('.columns, .page, .screen, .shell form, .design')
    .first()
    .waitFor({ timeout: 90_000 });
  if (tab)
    await page
      .getByRole('button', { name: tab })
      .or(page.getByRole('tab', { name: tab }))
      .first()
      .click();
  for (const one of press) {
    await page.locator(one).first().click();
    if (words && one === press[0])
      await page.locator('form:visible :is(textarea, input[type=text])').first().fill(words);
  }
  // Dice that lie there are told of after a moment, and a question comes after that.
  if (press.length > 0) await page.waitForTimeout(2_000);
  if (top) {
    const part = page.locator(top).first();
    await part.waitFor();
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
  await page.evaluate('document.fonts.ready');
  // Parts of a page that come by themselves.
  await page.getByText('One moment…').first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(600);
  await page.evaluate(AT_REST);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
  await context.close();
  return Buffer.from(data, 'base64');
}
