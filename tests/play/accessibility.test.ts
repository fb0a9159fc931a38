import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOfNew, violationsOn } from './accessibility';
import { coveredOn } from './covered';
import { launch } from './stage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
});
afterAll(() => browser?.close());

/** A page with this in it, of which nothing else is wrong. */
const shows = (words: string, heading = '<h1>What one looks at</h1>') =>
  page.setContent(`<!doctype html><html lang="en"><head><title>A page of this test</title></head>
    <body><main class="of-this-test">${heading}${words}</main></body></html>`);

const right = '<button class="test-press">Go</button><p class="test-words">Words</p>';

/** The rules that a page breaks. */
async function broken(look: (page: Page) => Promise<string[]> = violationsOn): Promise<string[]> {
  return (await look(page)).map((line) => line.split(':')[0] ?? '');
}

describe('a look at a page', { sequential: true, retry: 0 }, () => {
  it('finds nothing where all is right', async () => {
    await shows(right);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['of a new kind', '<button class="test-round"></button>', 'button-name'],
    ['that had a name before', '<button class="test-press"></button>', 'button-name'],
    ['in what is new', '<ul class="test-list"><p>No line of a list</p></ul>', 'list'],
    ['that refers to nothing', '<input class="test-field" aria-labelledby="nothing" />', 'label'],
    [
      'drawn as none before',
      '<p class="test-words" style="color: #ccc">Faint words</p>',
      'color-contrast',
    ],
    ['below the wrong heading', '<h4>Below</h4>', 'heading-order'],
    ['that must be alone', '<main>Another</main>', 'landmark-no-duplicate-main'],
    [
      'small beside another',
      '<p><a class="test-small" href="#a" style="display: inline-block; font-size: 10px">A</a><a class="test-small" href="#b" style="display: inline-block; font-size: 10px">B</a></p>',
      'target-size',
    ],
  ])('finds what is wrong with something %s, until it is put right', async (_what, words, rule) => {
    await shows(right + words);
    expect(await broken()).toContain(rule);
    expect(await broken()).toContain(rule);
    await shows(right);
    expect(await broken()).toEqual([]);
  });

  it('finds what the page as a whole lacks', async () => {
    await shows(right, '<h2>Nothing above</h2>');
    expect(await broken()).toContain('page-has-heading-one');
  });

  it('is taken on the way where there is a part that nobody has met', async () => {
    await shows(`${right}<button class="test-square"></button>`);
    await violationsOfNew(page);
    expect(await broken(violationsOfNew), 'no part is new').toEqual([]);
    await shows(
      `${right}<section class="test-part"><button class="test-square"></button></section>`,
    );
    expect(await broken(violationsOfNew)).toContain('button-name');
  });
});

describe('what can be pressed', () => {
  const bar = (css: string) =>
    `<div class="bar" style="position: fixed; left: 0; right: 0; background: #fff; ${css}">A bar</div>`;
  const long = '<div style="height: 2000px"></div>';

  it('may lie under a bar for as long as it can be scrolled away from it', async () => {
    await shows(`${long}<button>Below</button>${long}${bar('bottom: 0; height: 300px')}`);
    expect(await coveredOn(page)).toEqual([]);
    await page.evaluate("document.querySelector('button').scrollIntoView({ block: 'end' })");
    expect(await coveredOn(page), 'under it where it is').toEqual([]);
  });

  it('is named where something lies over it wherever it is', async () => {
    await shows(`<button>Above</button>${long}${bar('top: 0; height: 500px')}`);
    expect(await coveredOn(page)).toEqual(['button. “Above” lies under div.bar']);
  });
});
