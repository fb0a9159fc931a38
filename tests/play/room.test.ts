import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coveredOn, coveredWhen } from './covered';
import { Line } from './line';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

/** Nothing here takes long: what does not come soon does not come. */
const PATIENCE_MS = 15_000;

let stage: Stage;
let bev: Person;
let claire: Person;
let director: Line;
let seat: string;

beforeAll(async () => {
  stage = await Stage.set();
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
  });
  director = await Line.open(stage.url, opened.key);
  const join = { invite: opened.invite, name: 'Claire', role: 'protagonist' };
  const key = await post<SeatKey>(stage.url, '/api/join', join);
  seat = key.seat;
  const player = await Line.open(stage.url, key);
  await player.send({ type: 'character.create', playbook: 'the-harmony' });
  player.close();
  // Between two seasons people may be asked whether they swap their chairs.
  await director.send({ type: 'override.phase', to: 'interlude', reason: 'We begin there' });
  const arrive = (name: string) => Person.arrive(stage.browser, name, 'phone', 'light', 'fingers');
  [bev, claire] = await Promise.all([arrive('Bev'), arrive('Claire')]);
  await claire.page.addInitScript(NOTE_THE_LINE);
  const links = [director.link, `${stage.url}/table#${key.table}.${key.token}`];
  for (const [at, { page }] of [bev, claire].entries()) {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(links[at] ?? '');
    await page.locator('.tabs').waitFor();
  }
});
afterAll(async () => {
  director?.close();
  await stage?.strike();
});

/** Bev asks Claire whether they swap their chairs: a question that waits for her. */
const asks = () => director.send({ type: 'chairs.ask', seat });
const toggle = () => claire.page.locator('.prompts-toggle');
/** Questions unfold by themselves, or by hand: a tap that comes as they do folds them again. */
const unfolded = () =>
  expect
    .poll(async () => {
      if ((await toggle().getAttribute('aria-expanded')) === 'false') await toggle().click();
      return answer().isVisible();
    })
    .toBe(true);
const answer = () => claire.page.getByRole('button', { name: 'Stay as we are' });
const large = (person: Person) => person.page.locator('.stage-show');
const small = (person: Person) => person.page.locator('.stage-small');

/** Bev throws dice. */
const rolls = (question: string) => director.send({ type: 'fortune.roll', question, dice: 3 });

const middle = async (what: Locator): Promise<[number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

describe('somebody else’s dice', { sequential: true, retry: 0 }, () => {
  it('TABLE-120: fall in little for whoever has a question, and cover nothing of it', async () => {
    await asks();
    await expect.poll(() => toggle().textContent()).toMatch(/1 question/);
    await unfolded();
    await coveredWhen(claire.page, '.stage-small .stage-dice-falling', '.bottom, .top');
    // The thumb is down already, when the dice come.
    await claire.page.mouse.move(...(await middle(answer())));
    await claire.page.mouse.down();
    await rolls('Does it rain?');
    await small(claire).waitFor();
    expect(await claire.page.evaluate<string[]>('window.covered')).toEqual([]);
    expect(await large(claire).count()).toBe(0);
    await claire.page.mouse.up();
    await answer().waitFor({ state: 'detached' });
    // And yet she sees them: the dice, and what came of them.
    await small(claire).locator('.stage-die-face').first().waitFor();
    await claire.pictureHere('small');
    await small(claire).locator('.stage-small-words', { hasText: /\w/ }).click();
    await large(claire).locator('.stage-outcome').waitFor();
    await claire.pictureHere('enlarged');
    await claire.page.keyboard.press('Escape');
    await large(claire).waitFor({ state: 'detached' });
  });

  it('TABLE-121: leave under a finger that is down what it came down on, and so does all else that others do', async () => {
    const { page } = claire;
    const [protagonist] = Object.values(await director.protagonists());
    const raven = { type: 'override.protagonist', protagonist, reason: 'To ask her more' };
    await director.send({ ...raven, status: 'active' });
    await asks();
    await expect.poll(() => toggle().textContent()).toMatch(/1 question/);
    await unfolded();
    await page.mouse.move(...(await middle(answer())));
    await page.mouse.down();
    // Another question comes, which has to be answered first: this one goes.
    await director.send({ ...raven, eclipseRoll: true });
    await expect.poll(() => claire.received.join()).toContain('rolls for eclipse');
    await page.evaluate(TWO_FRAMES);
    await page.mouse.up();
    // It was the answer that she tapped, though the table has it wait.
    await expect.poll(() => page.evaluate<string>('window.sent')).toContain('chairs.answer');
    await answer().waitFor({ state: 'detached' });
    await director.send({ ...raven, eclipseRoll: false });
    await expect.poll(() => toggle().textContent()).toMatch(/swap chairs/);
    await answer().click();
    await answer().waitFor({ state: 'detached' });
  });

  it('TABLE-121: let a tap through that was on its way when they came, and give way to it', async () => {
    const { page } = claire;
    const fold = page.locator('.page summary', { hasText: 'On the table' });
    await fold.evaluate(inTheMiddle);
    const [x, y] = await middle(fold);
    const isOpen = () => fold.evaluate(isUnfolded);
    const before = await isOpen();
    // The keyboard, which Escape has left somewhere, is on nothing that the show would lie over.
    await page.evaluate('document.activeElement.blur()');
    await coveredWhen(page, '.stage-others', '.on-table');
    await rolls('Is the gate locked?');
    await large(claire).waitFor();
    expect(await page.evaluate<string[]>('window.covered')).toEqual([]);
    await page.evaluate(HOLD_FIRST_MOMENT);
    await page.touchscreen.tap(x, y);
    await large(claire).waitFor({ state: 'detached' });
    await expect.poll(isOpen).toBe(!before);
    // It goes on in little, and nobody is kept from what came of it.
    await small(claire).locator('.stage-small-words', { hasText: /\w/ }).waitFor();
  });
});

/** Notes down what the page sends. */
const NOTE_THE_LINE = `
  window.sent = '';
  window.WebSocket = class extends WebSocket {
    send(data) {
      window.sent += data;
      super.send(data);
    }
  };
`;

/** The page has drawn all that has come to it. */
const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** What lets taps through for a moment does so for as long as a test takes. It runs in the page. */
const HOLD_FIRST_MOMENT = `for (const one of document.querySelector('.stage-show').getAnimations({ subtree: true })) {
  if (one.animationName === 'let-through') { one.currentTime = 1; one.pause(); }
}`;

describe('a question', { sequential: true, retry: 0 }, () => {
  it('TABLE-122: opens at its line, and what lies over the page goes', async () => {
    await claire.page.locator('.stage-strip > button').click();
    await large(claire).waitFor();
    await asks();
    await expect.poll(() => toggle().textContent()).toMatch(/1 question/);
    await toggle().click();
    await answer().waitFor();
    expect(await toggle().getAttribute('aria-expanded')).toBe('true');
    expect(await large(claire).count()).toBe(0);
    expect(await coveredOn(claire.page, '.prompts')).toEqual([]);
    const heading = claire.page.locator('.prompts-body h2');
    expect(await heading.evaluate(isSeen)).toBe(true);
    // And the other way round: one thing at a time.
    await claire.page.locator('.stage-strip > button').click();
    await large(claire).waitFor();
    await answer().waitFor({ state: 'detached' });
    await claire.page.keyboard.press('Escape');
    await toggle().click();
  });

  it.each([
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 640, height: 400 },
  ])('can be read and answered at $width × $height, and so can the menu', async (size) => {
    const { page } = claire;
    await page.setViewportSize(size);
    await answer().waitFor();
    expect(await coveredOn(page, '.prompts')).toEqual([]);
    const heading = page.locator('.prompts-body h2');
    expect(await heading.evaluate(isSeen)).toBe(true);
    await claire.pictureHere(`question-${size.width}`);
    await toggle().click();
    expect(await coveredOn(page)).toEqual([]);
    await page.evaluate('scrollTo(0, 0)');
    await claire.pictureHere(`low-${size.width}`);
    const [x, y] = await middle(page.getByRole('button', { name: 'Menu' }));
    await page.touchscreen.tap(x, y);
    await page.getByRole('dialog', { name: 'This table' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).waitFor();
    expect(await coveredOn(page), 'the menu').toEqual([]);
    await claire.pictureHere(`menu-${size.width}`);
    await page.keyboard.press('Escape');
    await page.locator('.tab[data-tab=own]').click();
    await claire.checkWidth('her side');
    expect(await coveredOn(page), 'her side').toEqual([]);
    await page.locator('.tab[data-tab=table]').click();
    await toggle().click();
  });

  it.each([
    { width: 740, height: 360 },
    { width: 640, height: 400 },
  ])('leaves a desk that can be worked at $width × $height', async (size) => {
    await bev.page.setViewportSize(size);
    await bev.turnTo('Desk');
    expect(await coveredOn(bev.page)).toEqual([]);
    await bev.checkWidth('the desk');
    await bev.pictureHere(`desk-${size.width}`);
  });
});

function isUnfolded({
  parentElement,
}: {
  parentElement: { hasAttribute(name: string): boolean } | null;
}): boolean {
  return parentElement?.hasAttribute('open') ?? false;
}

/** It runs in the page. */
function inTheMiddle(one: { scrollIntoView(how: object): void }): void {
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Whether nothing lies over the first line of a text. It runs in the page. */
function isSeen(text: Seen): boolean {
  const { left, top } = text.getBoundingClientRect();
  return text.contains(text.ownerDocument.elementFromPoint(left + 4, top + 6));
}

/** As much of an element as tells whether it is seen. */
interface Seen {
  getBoundingClientRect(): { left: number; top: number };
  contains(other: object | null): boolean;
  ownerDocument: { elementFromPoint(x: number, y: number): object | null };
}

/** Adds up what shifts on a page from its beginning. */
const SHIFTS = `window.shifted = 0;
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    window.shifted += value;
    const from = ({ node, previousRect, currentRect }) =>
      [node?.nodeName, node?.className, JSON.stringify([previousRect, currentRect])].join(' ');
    window.shifts.push(value + ' ' + sources.map(from).join(' '));
  }
}).observe({ type: 'layout-shift', buffered: true });`;

/** Whether all of it lies within the window, without scrolling. */
async function isInSight(one: Locator): Promise<boolean> {
  const box = await one.boundingBox();
  const { height = 0 } = one.page().viewportSize() ?? {};
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('the start page', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ])(
    'moves nothing while it loads, in whatever order it comes, at $width × $height',
    async (viewport) => {
      const context = await stage.browser.newContext({ viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(SHIFTS);
      /** What has come is let through one after the other, as on a slow line. */
      const held: { name: string; go(): Promise<void> }[] = [];
      await page.route(/\/api\/systems$|\/assets\/looks-[^/]*\.(css|js)$/, (route) => {
        const name = new URL(route.request().url()).pathname;
        held.push({ name, go: () => route.continue() });
      });
      const frame = () => page.evaluate(TWO_FRAMES);
      await page.goto(stage.url, { waitUntil: 'commit' });
      await page.getByText('One moment…').waitFor();
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(4);
      await frame();
      // The games first, then how they look: what comes last would move what stands there already.
      held.sort(
        (one, other) =>
          Number(other.name.includes('systems')) - Number(one.name.includes('systems')),
      );
      for (const { go } of held.splice(0)) {
        await go();
        await frame();
        await frame();
      }
      await page.getByRole('button', { name: 'Open the table' }).waitFor();
      // Every game, and the way to begin, at the first glance.
      for (const game of await page
        .getByRole('group', { name: 'What do you play?' })
        .getByRole('radio')
        .all()) {
        expect(await isInSight(game)).toBe(true);
      }
      expect(await isInSight(page.getByText('Play tonight', { exact: true }))).toBe(true);
      await expect.poll(() => page.evaluate('document.readyState')).toBe('complete');
      await frame();
      expect(await page.evaluate<string[]>('window.shifts')).toEqual([]);
      if (process.env.PICTURES) {
        await page.screenshot({ path: `${process.env.PICTURES}/start-${viewport.width}.png` });
      }
      await context.close();
    },
  );
});
