import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFixtures } from './built-fixtures';
import type { Words } from './legible';
import { wordsOn } from './legible';
import { launch } from './stage';

let fixtures: BuiltFixtures;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [fixtures, browser] = await Promise.all([BuiltFixtures.build(), launch()]);
  const context = await browser.newContext({
    viewport: { width: 2600, height: 740 },
    // What is behind words is seen as well in a quarter of the pixels, and in a quarter of the time.
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
  });
  await fixtures.serve(context);
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await fixtures?.remove();
});

/** The looks of all games, and how many moments each has at least: of none is one left out. */
const looks = {
  'at-the-brink-of-the-abyss': 27,
  'beneath-a-rotting-sky': 27,
  'on-a-sea-of-stars': 27,
  'in-a-maze-of-dreams': 27,
  daggerheart: 10,
  'stars-and-signs': 22,
  'any-game': 10,
  'any-game-night': 10,
};

/** Waits until all of it is drawn, with its pictures. It runs in the page. */
const DRAWN = `(async () => {
  await document.fonts.ready;
  const urls = [...document.querySelectorAll('.design-moment *')].flatMap((one) =>
    [...getComputedStyle(one).backgroundImage.matchAll(/url\\("([^"]+)"\\)/g)].map(([, url]) => url));
  await Promise.all([...new Set(urls)].map((url) => {
    const image = new Image();
    image.src = url;
    return image.decode();
  }));
})()`;

/** Words that are there, and whether anything is still on its way. */
const ON_ITS_WAY = `[...document.querySelectorAll('.design-moment')].some((one) =>
  !one.querySelector('.stage-body > *') || /One moment…/.test(one.textContent))`;

const faint = (words: readonly Words[]) => words.filter(({ has, needs }) => has < needs);

describe.each(Object.entries(looks))('%s', (look, moments) => {
  it.each(['light', 'dark'] as const)('can be read in every great moment, %s', async (scheme) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const address = fixtures.at(`/design?part=moments&scheme=device&look=${look}`);
    if (page.url() !== address) await page.goto(address);
    await expect.poll(() => page.locator('.design-moment').count()).toBeGreaterThanOrEqual(moments);
    await expect.poll(() => page.evaluate<boolean>(ON_ITS_WAY)).toBe(false);
    await page.evaluate(DRAWN);
    if (process.env.PICTURES) {
      const path = `${process.env.PICTURES}/moments-${look}-${scheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
    const words = await wordsOn(page, '.design-moment :is(.stage-show, .screen-stage)');
    expect(words.length).toBeGreaterThanOrEqual(4 * moments);
    expect(faint(words)).toEqual([]);
  });
});

describe('What is asked of several people', () => {
  /** What happens now, as somebody reads it in a scene. */
  async function nowIn(scene: string, as: string) {
    await page.goto(fixtures.at(`/?fixture=${scene}&as=${as}`));
    return page.getByRole('region', { name: 'What happens now' });
  }

  it('TABLE-130, 131, 132: says who has answered and who is awaited, and goes on without them', async () => {
    const now = await nowIn('road-vote', 'bev');
    await expect.poll(() => now.textContent()).toMatch(/Waiting for Carl\s*Answered: Anya\s*Go on/);
    await now.getByText('More about what happens now').click();
    await now.getByRole('button', { name: 'Go on without Carl' }).click();
    await expect.poll(() => page.textContent('body')).toContain('walks at a pace of 3');
    expect(await now.textContent()).not.toContain('How fast?');
  });

  it('TABLE-130: shows what is answered where all may know it', async () => {
    const now = await nowIn('road-rest', 'carl');
    await expect.poll(() => now.textContent()).toContain('Answered: Anya (Rest)');
  });

  it('TABLE-133: says that somebody may step in, and of nobody that they are waited for', async () => {
    const now = await nowIn('road-window', 'carl');
    await now.getByRole('button', { name: 'You may answer: Hold up a lantern?' }).waitFor();
    const others = await nowIn('road-window', 'bev');
    await expect.poll(() => others.textContent()).toContain('May answer: Carl');
    expect(await page.textContent('body')).not.toContain('Waiting for');
  });
});
