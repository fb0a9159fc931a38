import type { Offer } from '@moonlit/rules';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Campaign, reason } from './campaign';
import type { Line } from './line';
import type { Person } from './person';
import { Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

/** How many acts of others the keyboard has to get through. */
const ACTS = 200;
/** So many in one place, then the keyboard goes on. */
const TOGETHER = 2;

/**
 * Puts the keyboard on one control after the other, those first whose kind it has not been on; what it was
 * on before is told apart by what it is, not by where it stands.
 */
const GO_ON = `(() => {
  window.been ??= new Map();
  const kind = (one) => [one.tagName, one.type ?? '', one.className, one.getAttribute('aria-label') ?? ''].join(' ');
  const all = [...document.querySelectorAll('.app :is(button, summary, input, select, textarea, a[href])')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !one.disabled);
  const times = (one) => window.been.get(kind(one)) ?? 0;
  const [next] = all.sort((one, other) => times(one) - times(other));
  window.been.set(kind(next), times(next) + 1);
  next.focus();
  // What is in a form is something to stand on, too.
  if (next.matches('.offer:not([open]) > summary')) next.click();
  return kind(next);
})()`;

/** What is wrong with where the keyboard is; empty where nothing is. */
const LOST = `(() => {
  const on = document.activeElement;
  if (!on || on === document.body) return 'nowhere';
  const { left, right, top, bottom } = (on.closest('label') ?? on).getBoundingClientRect();
  const words = on.tagName + ' ' + on.className + ' “' + on.textContent.trim().slice(0, 40) + '”';
  if (right - left < 1 || bottom - top < 1) return words + ' is hidden';
  const seen = [(top + bottom) / 2, top + 3, bottom - 3].some((y) => {
    const over = document.elementFromPoint((left + right) / 2, y);
    const label = on.closest('label');
    return over && (on.contains(over) || over.contains(on) || label?.contains(over));
  });
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return seen ? '' : words + ' at ' + Math.round(top) + ' is ' + (over ? 'under ' + over.className : 'out of sight');
})()`;

/** Somebody does the next thing that is open to them, and something else each time. */
class Other {
  #done = new Map<string, number>();

  constructor(private readonly line: Line) {}

  async act(): Promise<boolean> {
    const { offers } = await this.line.look();
    const times = (one: Offer) => this.#done.get(one.command) ?? 0;
    const open = offers.filter(({ command }) => !LEFT_ALONE.test(command));
    for (const offer of open.sort((one, other) => times(one) - times(other)).slice(0, 4)) {
      this.#done.set(offer.command, times(offer) + 1);
      const done = await this.line.take(offer.command, { ...offer.with, reason }).then(
        () => true,
        () => false,
      );
      if (done) return true;
    }
    return false;
  }
}

/** What ends the evening, or what it is about. */
const LEFT_ALONE = /^(session|series|seat|table|character|roles|season|custom|house)/;

it('the keyboard is always somewhere, and in sight, whatever the others do', async () => {
  const table = await Campaign.open(stage, {
    playset: 'at-the-brink-of-the-abyss',
    name: 'The Midnight Quill',
    left: [],
  });
  const { bev, claire, anya, director, lines } = table;
  await table.takeAbilities('redemption', 'unshakeable');
  await table.namePeople('Claire');
  await table.namePeople('Anya');
  await table.begin();
  // Both pages see that a keyboard is used.
  for (const { page } of [bev, claire]) await page.keyboard.press('F9');
  await givesWay(table);
  await table.obligation();
  await table.mission('cleansing', 'Free the choir');
  // Claire sits there with a keyboard, on a screen that is enlarged like a phone’s; so does Bev, on a desk.
  await anya.page.context().close();
  const others = [new Other(lines.Anya), new Other(director), new Other(lines.Claire)];
  const keyboards: Person[] = [claire, bev];
  const kinds = new Set<string>();
  const lost: string[] = [];
  let acts = 0;
  for (let turn = 0; acts < ACTS && turn < 3 * ACTS; turn += 1) {
    if (turn % TOGETHER === 0) {
      if (turn % 10 === 0) await turnTab(claire, turn / 10);
      for (const kind of await onEach(keyboards, GO_ON)) kinds.add(kind);
    }
    if (!(await others[turn % others.length]?.act())) continue;
    acts += 1;
    for (const [at, wrong] of (await onEach(keyboards, SEEN_LOST)).entries()) {
      if (wrong) lost.push(`${acts}, ${keyboards[at]?.name}: ${wrong}`);
    }
  }
  expect(lost).toEqual([]);
  expect(acts).toBe(ACTS);
  expect(kinds.size).toBeGreaterThan(20);
  await skips(bev, { play: '.column-play', log: '#log', 'the desk': '.column-own' });
  await skips(claire, { play: 'main', log: '#log', 'your side': 'main' });
  await standsNarrow(claire);
  for (const person of keyboards) expect(person.errors, person.name).toEqual([]);
  for (const line of [director, ...Object.values(lines)]) line.close();
});

/** A card opens over a page where the keyboard is elsewhere, and gives way when what it is on is pushed under it. */
async function givesWay({ claire, director }: Campaign): Promise<void> {
  const { page } = claire;
  await page.evaluate(`document.querySelector('.tab').focus()`);
  // First everybody would mark xp; then it closes.
  for (const command of ['session.end', 'session.end', 'session.start'])
    await director.take(command);
  await page.locator('.stage-show .chapter').waitFor();
  // While the card lets taps through, what is under it can be hit.
  await page.evaluate(LETS_THROUGH);
  await page.evaluate(PUSHED_UP);
  await page.evaluate(DRAWN);
  await page.evaluate(LETS_NOTHING_THROUGH);
  expect(await page.evaluate<string>(SEEN_LOST)).toBe('');
  await page.evaluate(`document.activeElement.removeAttribute('style')`);
}

/** The moment begins anew in which a show lets taps through, and does not end by itself. It runs in the page. */
const LETS_THROUGH = `document.querySelector('.stage-show').style.animation = 'let-through 60s'`;

/** It ends. */
const LETS_NOTHING_THROUGH = `(() => {
  const [moment] = document.getAnimations().filter(({ animationName }) => animationName === 'let-through');
  moment.finish();
})()`;

/** What the keyboard is on stands up there from now on, as after a change of the page above it. */
const PUSHED_UP = `(() => {
  const on = document.activeElement;
  on.style.cssText = 'position: fixed; top: 30vh';
  on.classList.toggle('pushed');
})()`;

/** The page has drawn what came last. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';

/**
 * What is wrong now, and still some frames later: what others do may come between a change and its drawing, on a busy
 * machine also several times in a row. What nothing mends stays wrong for as long as somebody looks.
 */
const SEEN_LOST = `(async () => {
  let wrong = '';
  for (let frame = 0; frame < 6; frame += 1) {
    await ${DRAWN};
    wrong = ${LOST};
    if (!wrong) break;
  }
  return wrong;
})()`;

const onEach = (people: readonly Person[], script: string): Promise<string[]> =>
  Promise.all(people.map(({ page }) => page.evaluate<string>(script)));

/** The parts of the table take turns on a phone, whose page sees that a keyboard is used. */
async function turnTab({ page }: Person, turn: number): Promise<void> {
  await page.evaluate(`(() => {
    const tabs = [...document.querySelectorAll('.tab')];
    tabs[${turn} % tabs.length].click();
  })()`);
  await page.keyboard.press('F9');
}

/** What leads past everything else is the first that a keyboard comes to, is seen then, and leads there. */
async function skips({ page, name }: Person, to: Record<string, string>): Promise<void> {
  for (const [part, place] of Object.entries(to)) {
    // As on a page that has just been opened.
    await page.evaluate('document.activeElement.blur(); getSelection().empty()');
    await page.evaluate(FROM_THE_TOP);
    const skip = page.getByRole('button', { name: `Skip to ${part === 'log' ? 'the log' : part}` });
    for (let stops = 0; stops < SKIPS_MAX && !(await isOn(skip)); stops += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await skip.evaluate(isInSight), `${name}: a way to ${part} in sight`).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate<string>(ON_HEADING(place)), { message: `${name}: ${part}` })
      .toBe('heading');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`!!document.activeElement.closest('.app')`)).toBe(true);
  }
}

/** There are no more than four ways past everything else. */
const SKIPS_MAX = 4;

const isOn = (what: Locator): Promise<boolean> =>
  what.evaluateAll(([one]) => one !== undefined && one === one.ownerDocument.activeElement);

/** Whether all of something is on the screen. It runs in the page. */
function isInSight(element: {
  getBoundingClientRect(): { left: number; top: number; right: number; bottom: number };
  ownerDocument: { documentElement: { clientWidth: number; clientHeight: number } };
}): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight && bottom > top;
}

/** The next Tab begins at the top of the page. */
const FROM_THE_TOP = `(() => {
  const top = document.body;
  top.tabIndex = -1;
  top.focus();
  top.removeAttribute('tabindex');
})()`;

/** Whether the keyboard is on a heading there. */
const ON_HEADING = (place: string) => `(() => {
  const on = document.activeElement;
  return on?.matches('h2') && on.closest('${place}') ? 'heading' : (on?.outerHTML.slice(0, 120) ?? 'nowhere');
})()`;

/** A laptop’s screen at 400 %, with letters as the device has them, large ones, and the spacing that people may set. */
async function standsNarrow(person: Person): Promise<void> {
  const { page } = person;
  await page.setViewportSize({ width: 320, height: 256 });
  for (const letters of ['usual', 'large', 'spaced']) {
    await page.evaluate(`document.documentElement.dataset.letters = '${letters}'`);
    if (letters === 'spaced') await page.evaluate(WITH_RULE(SPACED));
    for (let tab = 0; tab < TABS; tab += 1) {
      await turnTab(person, tab);
      await person.checkWidth(`part ${tab} with ${letters} letters at 320 px`);
    }
  }
}

/** The parts of a table on a phone. */
const TABS = 5;

/** Text spacing as WCAG 1.4.12 has it. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** The page is drawn with one rule more. */
const WITH_RULE = (rule: string) => `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('${rule}');
  document.adoptedStyleSheets = [sheet];
})()`;
