import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuiltFixtures } from './built-fixtures';
import type { Words } from './legible';
import { wordsOn } from './legible';
import { launch } from './stage';
import { stripsOn } from './strips';

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
  'at-the-brink-of-the-abyss': 32,
  'beneath-a-rotting-sky': 32,
  'on-a-sea-of-stars': 32,
  'in-a-maze-of-dreams': 32,
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

/** What is measured once the keyboard is followed. It runs in the page. */
const STUCK = "document.documentElement.style.getPropertyValue('--below')";

describe('What one comes upon by the way', () => {
  /** What the keyboard is on, and whether something lies over it that one has not thrown or opened oneself. */
  const standsOn = () =>
    page.evaluate<string>(`(() => {
      const { activeElement: on } = document;
      const { left, top, width, height } = on.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      const under = over?.closest('.prompts-body') && !over.closest('.prompts-body').contains(on);
      return (under ? 'under the questions: ' : '') + on.textContent.trim();
    })()`);

  /** Somebody on a phone or at a desk presses something by the keyboard. */
  async function presses(name: RegExp) {
    // What follows the keyboard is fetched after the first paint.
    await expect.poll(() => page.evaluate<string>(STUCK)).not.toBe('');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name }).filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
  }

  it('leaves the keyboard on what is done next, after one’s own acts', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(fixtures.at('/?fixture=consequence&as=dylan'));
    await presses(/^Resist with/);
    await expect.poll(standsOn).toBe('Take what is left');
    await page.keyboard.press('Enter');
    await expect.poll(standsOn).toBe('Make an action roll');
    await page.goto(fixtures.at('/?fixture=framed&as=dylan'));
    await presses(/^Take the promise/);
    await expect.poll(standsOn).toBe('Roll the dice');
  });

  it('says beside a field what a form lacks, and puts the keyboard there', async () => {
    await page.goto(fixtures.at('/?fixture=start'));
    await page.getByRole('button', { name: 'Play tonight' }).first().click();
    const name = page.getByLabel('Your name');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await standsOn()).toBe('');
    expect(await page.locator('#host-lacking').textContent()).toBe('Fill this in first.');
    await name.fill('Ana');
    expect(await name.getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    [320, 256],
    [740, 360],
    [640, 400],
  ])('leaves a window of %i × %i to play', async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto(fixtures.at('/?fixture=framed&as=claire'));
    await page.getByRole('button', { name: /^Table/ }).waitFor();
    const { foot, taken } = await stripsOn(page);
    expect(foot).toBeLessThanOrEqual(46);
    expect(taken).toBeLessThanOrEqual(0.4);
    // How one fares hangs below the edge, and comes up with the keyboard.
    await page.locator('.faring-ask').focus();
    await expect
      .poll(() =>
        page.evaluate<number>(
          "innerHeight - document.querySelector('.faring-ask').getBoundingClientRect().bottom",
        ),
      )
      .toBeGreaterThanOrEqual(-2);
  });
});
