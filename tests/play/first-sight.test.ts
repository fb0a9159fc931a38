import type { OpenedTable } from '@moonlit/protocol';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOO_OLD } from '../../apps/client/too-old';
import { browserOfTheFloor } from './old-browser';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

let stage: Stage;
let table: string;
let invite: string;

beforeAll(async () => {
  stage = await Stage.set();
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Friday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
    atOnce: true,
  });
  table = `${stage.url}/table#${opened.key.table}.${opened.key.token}`;
  invite = `${stage.url}/join#${opened.invite}`;
});
afterAll(() => stage?.strike());

/** Each page that somebody may see first, and what they came there for. */
const pages = [
  { name: 'start', at: () => stage.url, shows: '.look-card' },
  { name: 'invite', at: () => invite, shows: '.form' },
  { name: 'table', at: () => table, shows: '.app .top' },
];

/** A phone of the middle of the range on a line as Lighthouse has it. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const WATCH = `window.shifts = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;

/** Has a page find that whatever it draws takes it long, and notes what a desk comes with, in which frames
 * other parts of it come, and whether unseen. */
const SLOWLY = `window.parts = [];
window.atFirst = null;
let frame = 0, later = 0;
const next = () => { frame += 1; requestAnimationFrame(next); };
next();
const now = performance.now.bind(performance);
performance.now = () => now() + (later += 20);
new MutationObserver((all) => {
  if (document.querySelector('.columns')) atFirst ??= document.querySelectorAll('.columns .panel').length;
  const came = all.some(({ target, addedNodes }) => addedNodes.length > 0 && target.matches?.('.columns .column'));
  if (came) parts.push({ frame, seen: document.documentElement.dataset.coming === undefined });
}).observe(document, { subtree: true, childList: true });`;

/** What came over the line, by its kind, in bytes as they came. */
interface Came {
  all: number;
  scripts: number;
  faces: number;
}

async function counting(devtools: CDPSession): Promise<() => Came> {
  const kinds = new Map<string, string>();
  const came: Came = { all: 0, scripts: 0, faces: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    came.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') came.scripts += encodedDataLength;
    if (kinds.get(requestId) === 'Font') came.faces += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  return () => ({ ...came });
}

/** Everything is there, and has lain still for a while. */
async function settled(page: Page, shows: string): Promise<void> {
  await page.locator(shows).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.waitForTimeout(600);
}

describe('what is seen first', () => {
  /** Most that may come for a page that is opened for the first time, in bytes: that of a table holds its first styles, and on a busy machine what is fetched once it rests. */
  const MOST = { start: 120 * 1024, invite: 120 * 1024, table: 256 * 1024 } as Record<
    string,
    number
  >;
  /** Most that may move on any page, as browsers measure it. */
  const SHIFT_MAX = 0.02;

  it.each(pages)(
    'comes in few bytes and lies still, the first time and the second: $name',
    async ({ name, at, shows }) => {
      for (const on of [
        { width: 412, height: 823 },
        { width: 360, height: 740 },
        { width: 1280, height: 800 },
      ]) {
        const context = await stage.browser.newContext({ viewport: on, serviceWorkers: 'block' });
        const page = await context.newPage();
        const came = await counting(await context.newCDPSession(page));
        await page.addInitScript(WATCH);
        for (const time of ['first', 'second']) {
          await page.goto('about:blank');
          await page.goto(at());
          await settled(page, shows);
          const where = `${name}, ${on.width} wide, the ${time} time`;
          expect(await page.evaluate('shifts'), where).toBeLessThanOrEqual(SHIFT_MAX);
          if (process.env.TELL) console.log(where, came(), await page.evaluate('shifts'));
          if (time === 'second' || on.width > 1000) continue;
          expect(came().all, where).toBeLessThanOrEqual(MOST[name] ?? 0);
          // Nobody has chosen yet: no face comes but the letters of titles.
          if (name === 'start') expect(came().faces, where).toBeLessThanOrEqual(20 * 1024);
        }
        await context.close();
      }
    },
  );

  /** What stands around what comes, and says what this is. */
  const words = (page: Page, parts: readonly string[]) =>
    page.evaluate<string[]>(
      `${JSON.stringify(parts)}.map((one) => document.querySelector(one)?.outerHTML ?? '')`,
    );

  it('says what it is before any script has come, and the same afterwards', async () => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const parts = ['.shell-head', 'h1', '.lead', '.shell-foot'];
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(stage.url);
    const before = await words(page, parts);
    expect(before.join(' ')).toContain('Play together, wherever you are');
    await page.unroute(/\/assets\/.*\.js$/);
    await page.reload();
    await page.locator('.look-card').first().waitFor();
    expect(await page.locator('[data-shell]').count()).toBe(0);
    expect(await words(page, parts)).toEqual(before);
    await context.close();
  });

  it.each([
    { name: 'the start', at: () => stage.url },
    { name: 'a table', at: () => table },
  ])(
    'draws $name before any file has come, in its own styles, and nothing moves when they have',
    async ({ at }) => {
      const context = await stage.browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('console', (line) => {
        if (line.type() === 'error') refused.push(line.text());
      });
      const places = () =>
        page.evaluate<string>(
          `JSON.stringify(['.shell-head', '.shell', 'h1', '.shell-foot'].map((one) => {
          const all = getComputedStyle(document.querySelector(one));
          const { x, y, width } = document.querySelector(one).getBoundingClientRect();
          return [one, x, y, width, all.color, all.font, all.display, all.gap];
        }))`,
        );
      let comes = () => {};
      const came = new Promise<void>((done) => {
        comes = done;
      });
      await page.route(/\/assets\/.*\.css$/, async (route) => {
        await came;
        await route.continue();
      });
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(at(), { waitUntil: 'commit' });
      await page.locator('.shell-foot').waitFor();
      const before = await places();
      comes();
      await page.evaluate("document.querySelector('#sheet').rel = 'stylesheet'");
      await expect
        .poll(() => page.evaluate<boolean>("document.querySelector('#sheet').sheet !== null"))
        .toBe(true);
      expect(await places()).toBe(before);
      expect(refused.filter((words) => words.includes('Content Security Policy'))).toEqual([]);
      await context.close();
    },
  );

  it('draws a table part by part where that takes long, with a frame between, and shows it as a whole', async () => {
    const context = await stage.browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(SLOWLY);
    await page.goto(table);
    await page.locator('.columns').waitFor();
    await page.locator('html:not([data-coming]) .columns .panel').first().waitFor();
    const parts = await page.evaluate<{ frame: number; seen: boolean }[]>('parts');
    const unseen = parts.filter(({ seen }) => !seen);
    expect(await page.evaluate<number>('atFirst'), 'panels that come with the page').toBe(0);
    expect(new Set(unseen.map(({ frame }) => frame)).size, 'frames').toBeGreaterThanOrEqual(5);
    for (const one of ['Everybody and the world', 'Play', 'The desk']) {
      expect(await page.getByLabel(one, { exact: true }).locator('.panel').count()).toBeGreaterThan(
        0,
      );
    }
    await context.close();
  });

  it('says that a table comes before any script has, and the same until it is there', async () => {
    const context = await stage.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const parts = ['.shell-head', '.shell-moons', 'h1', '[role=status]', '.shell-foot'];
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(table);
    const before = await words(page, parts);
    expect(before.join(' ')).toContain('Coming to the table');
    await page.unroute(/\/assets\/.*\.js$/);
    // Whoever is not heard of is waited for.
    await page.routeWebSocket(/\/live\//, () => {});
    await page.reload();
    await page.locator('.app:not([data-shell]) h1').waitFor();
    expect(await page.locator('[data-shell]').count()).toBe(0);
    expect(await words(page, parts)).toEqual(before);
    await context.close();
  });
});

describe('below the floor', () => {
  const lacking = [
    ['modules', 'delete HTMLScriptElement.prototype.noModule;'],
    [
      'look-behind',
      `const Real = RegExp;
      window.RegExp = new Proxy(Real, { construct(of, [source, flags]) {
        if (String(source).includes('(?<=')) throw new SyntaxError('invalid group specifier name');
        return new of(source, flags);
      } });`,
    ],
    ['dialogs', 'delete HTMLDialogElement.prototype.showModal;'],
    ['what came to arrays', 'delete Array.prototype.toSorted;'],
    ['what came to colours', 'CSS.supports = () => false;'],
  ] as const;

  it.each(lacking)(
    'a plain sentence stands in the place of an empty page, without %s',
    async (what, made) => {
      const person = await Person.arrive(stage.browser, `Without ${what}`, 'phone', 'light');
      await person.page.addInitScript(made);
      for (const { at } of pages) {
        await person.page.goto('about:blank');
        await person.page.goto(at());
        for (const words of TOO_OLD) await person.page.getByText(words).waitFor();
      }
      await person.pictureHere(`too-old-${what.replaceAll(' ', '-')}`);
      await person.page.context().close();
    },
  );

  it('and where a part of the page cannot even be read', async () => {
    const person = await Person.arrive(stage.browser, 'Zoe', 'phone', 'dark');
    await person.page.route(/\/assets\/first-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const = 1;' }),
    );
    await person.page.goto(stage.url);
    await person.page.getByText(TOO_OLD[0] ?? '').waitFor();
    await person.checkAccess('too old');
    await person.checkWidth('too old');
    await person.pictureHere('too-old');
    await person.page.context().close();
  });
});

describe('at the floor', () => {
  it('a table is opened, joined and played at without anything that an old browser lacks', async () => {
    const people: Person[] = [];
    const comes = async (name: string, to: string) => {
      const person = await Person.arrive(stage.browser, name, 'phone', 'dark');
      await person.page.addInitScript(browserOfTheFloor());
      await person.page.goto(to);
      people.push(person);
      return person;
    };
    const bev = await comes('Bev', table);
    await bev.sees('Bev');
    expect(
      await bev.page.evaluate(
        'taken.includes("checkVisibility") && taken.includes("showPopover") && taken.length > 100',
      ),
    ).toBe(true);
    const anya = await comes('Anya', invite);
    await anya.hands.write(anya.page.getByLabel('Your name'), 'Anya');
    await anya.tap('Sit down');
    await anya.sees('Take a hero');
    await bev.sees('Anya sits down at the table.');
    await bev.tap('Menu');
    await bev.sees('Large, plain letters');
    await bev.page.keyboard.press('Escape');
    for (const one of ['Everyone', 'Log', 'Desk', 'Board', 'Table'] as const) await bev.turnTo(one);
    for (const person of people) {
      expect(person.errors, person.name).toEqual([]);
      await person.page.context().close();
    }
  });

  it.each(['girl-by-moonlight', 'daggerheart', 'stars-and-signs', 'humanity-blessed', 'any-game'])(
    'a lesson begins, and its policy has nothing to report: %s',
    async (game) => {
      const person = await Person.arrive(stage.browser, 'Newcomer', 'phone', 'light');
      await person.page.addInitScript(browserOfTheFloor());
      await person.page.addInitScript(`window.broken = [];
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          broken.push(violatedDirective + ' ' + blockedURI);
        });`);
      await person.page.goto(`${stage.url}/demo/${game}`);
      await person.page.locator('.lesson-text').waitFor();
      await person.page.waitForLoadState('networkidle');
      expect(await person.page.evaluate('broken')).toEqual([]);
      expect(person.errors).toEqual([]);
      await person.page.context().close();
    },
  );
});
