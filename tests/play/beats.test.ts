import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Line } from './line';
import { listen } from './listening';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

/** What the dice of the public show, roll by roll. */
const FACES = [
  [2, 5],
  [6, 3],
];

let stage: Stage;
let bev: Person;
let claire: Person;
let iris: Person;
let directing: Line;

beforeAll(async () => {
  stage = await Stage.set(FACES);
});
beforeEach(async () => {
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light');
  iris = await Person.arrive(stage.browser, 'Iris', 'phone', 'dark');
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'any-game',
    setup: { game: 'Ironsworn' },
  });
  directing = await Line.open(stage.url, opened.key);
  const join = (name: string) =>
    post<SeatKey>(stage.url, '/api/join', { invite: opened.invite, name, role: 'protagonist' });
  await claire.page.addInitScript(FEEL);
  for (const [person, key] of [
    [bev, opened.key],
    [claire, await join('Claire')],
    [iris, await join('Iris')],
  ] as const) {
    await person.page.goto(`${stage.url}/table#${key.table}.${key.token}`);
    await person.page.locator('.stage').waitFor();
  }
});
afterAll(() => {
  directing?.close();
  return stage?.strike();
});

/** Notes down in the page in which order it shows the dice, what they came to, and the line of the log. */
const WATCH = `
  window.order = [];
  const note = (what, is) => { if (is && !window.order.includes(what)) window.order.push(what); };
  const look = () => {
    note('turning', document.querySelector('.stage-dice-thrown .stage-die-turning'));
    note('dice', document.querySelector('.stage-die-face'));
    note('outcome', document.querySelector('.stage-outcome'));
    const said = [...document.querySelectorAll('[aria-live], .line')].map((one) => one.textContent);
    note('said', said.some((words) => words.includes('2d6: 7')));
    requestAnimationFrame(look);
  };
  look();
`;

/** Notes down how long the page shakes the device, and the sounds that it makes. */
const FEEL = `
  window.shaken = [];
  window.played = [];
  Navigator.prototype.vibrate = (ms) => window.shaken.push(ms) > 0;
  for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (...when) {
      window.played.push(kind === OscillatorNode ? 'bell' : 'knock');
      return start.apply(this, when);
    };
  }
`;

/** How long a device shakes for a die that lands, and for the last one. */
const SHAKEN = [12, 45];

const feels = (what: 'shaken' | 'played') => claire.page.evaluate<unknown[]>(`window.${what}`);

/** Opens the menu at the switch for the sound. */
async function soundSwitch() {
  await claire.tap('Menu');
  return claire.page.getByLabel('Sound on this device');
}

/** Throws the dice; counts those that turn on the stage in the very next frame, whatever the server takes. */
const THROW = `(async () => {
  document.querySelector('.any-tray button[type=submit]').click();
  await new Promise(requestAnimationFrame);
  const dice = [...document.querySelectorAll('.stage-show .stage-dice-thrown .stage-die-turning')];
  const turns = (die) =>
    die.checkVisibility() &&
    die.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
  return dice.filter(turns).length;
})()`;

/** What dice are shown with is there: what great moments are drawn with is fetched after it. */
const SHOW_HAS_COME = `performance.getEntriesByType('resource').some(({ name }) =>
  name.includes('/assets/moment-card-'))`;

/** Two dice in the hand, and the button that throws them. */
async function dice(person: Person): Promise<Locator> {
  const form = person.page.getByRole('form', { name: 'Roll', exact: true });
  await form.getByRole('textbox', { name: 'Dice' }).fill('2d6');
  return form.getByRole('button', { name: /^Roll( for |$)/ });
}

const rolls = async (person: Person): Promise<void> => (await dice(person)).click();

/** A roll at one phone falls on all of them, and nobody is told before the dice lie there. */
async function fallsOnAll(): Promise<void> {
  await claire.page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const { page } of [bev, claire, iris]) await page.evaluate(WATCH);
  await dice(claire);
  // What shows them comes soon after the page itself.
  await expect.poll(() => claire.page.evaluate<boolean>(SHOW_HAS_COME)).toBe(true);
  expect(await claire.page.evaluate(THROW)).toBe(2);
  for (const { page, name } of [bev, claire, iris]) {
    await page.locator('.any-roll-large', { hasText: '7' }).first().waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate<string[]>('window.order'), { message: name })
      .toContain('said');
    const order = await page.evaluate<string[]>('window.order');
    const shown = order.filter((what) => what !== 'turning');
    expect(shown, name).toEqual(['dice', 'outcome', 'said']);
    expect(order.includes('turning'), name).toBe(name === 'Claire');
  }
  for (const [person, where] of [
    [iris, 'the stage on a phone'],
    [bev, 'the stage on a desk'],
  ] as const) {
    // It may have folded itself away meanwhile.
    await person.page.keyboard.press('Escape');
    await person.page.getByRole('button', { name: 'Just now' }).click();
    await person.page.locator('.stage-outcome', { hasText: '7' }).waitFor();
    await person.checkAccess(where);
    await person.page.keyboard.press('Escape');
  }
}

async function foldsIntoAStrip(): Promise<void> {
  const { page } = claire;
  const show = page.locator('.stage-show');
  const strip = page.getByRole('button', { name: 'Just now' });
  const place = await strip.boundingBox();
  await page.keyboard.press('Escape');
  await show.waitFor({ state: 'hidden' });
  expect(await strip.boundingBox()).toEqual(place);
  await strip.click();
  await page.locator('.stage-outcome', { hasText: '7' }).waitFor();
  await page.keyboard.press('Escape');

  // Dice are felt; they are heard once that is switched on, which this device keeps.
  expect(await feels('shaken')).toEqual(SHAKEN);
  expect(await feels('played')).toEqual([]);
  await (await soundSwitch()).check();
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Menu' }).waitFor();
  await page.reload();
  expect(await (await soundSwitch()).isChecked()).toBe(true);
  await claire.tap('Close');

  await rolls(iris);
  await show.locator('.stage-outcome', { hasText: '9' }).waitFor();
  await expect.poll(() => feels('played')).toEqual(['knock', 'knock', 'bell']);
  expect(await feels('shaken')).toEqual(SHAKEN);
  // What somebody else has rolled has folded itself away meanwhile, or does.
  await page.keyboard.press('Escape');
  await strip.click();
  // Who looks for something elsewhere has a show come to its end: here it is what one is on.
  await show.getByRole('button', { name: 'Earlier' }).click();
  await show.locator('.stage-outcome', { hasText: '7' }).waitFor();
  await show.getByRole('button', { name: 'Later' }).click();
  await show.locator('.stage-outcome', { hasText: '9' }).waitFor();
  await show.getByRole('button', { name: 'Put away' }).click();
  await show.waitFor({ state: 'hidden' });
  for (const person of [bev, claire, iris]) expect(person.errors, person.name).toEqual([]);
}

/** A phone is asked once whether great moments may be heard; on a desk one takes all of the window. */
async function isAskedOnce(): Promise<void> {
  const ask = iris.page.locator('.stage-show .sound-ask');
  await directing.send({ type: 'scene.set', text: 'Fog on the river' });
  await iris.page.locator('.moment-place', { hasText: 'Fog on the river' }).waitFor();
  await ask.getByText('Would you like to hear such moments?').waitFor();
  await iris.checkAccess('the question of sound');
  await ask.getByRole('button', { name: 'No', exact: true }).click();
  await ask.getByText('Sounds stay off.').waitFor();
  await iris.page.keyboard.press('Escape');
  // Whoever has said no, or has found the switch, is not asked.
  const whole = bev.page.locator('.stage-show', { has: bev.page.locator('.chapter-ends') });
  await directing.send({ type: 'session.end' });
  await whole.waitFor();
  expect(await whole.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  await iris.page.locator('.stage-show .chapter-ends').waitFor();
  expect(await ask.count()).toBe(0);
  expect(await claire.page.locator('.sound-ask').count()).toBe(0);
  for (const { page } of [bev, claire, iris]) await page.keyboard.press('Escape');
}

/** While a dialog lies over the table, nothing outside of it is heard. */
async function isHeardInADialog(): Promise<void> {
  await listen(bev);
  await bev.page.getByRole('button', { name: 'Menu' }).click();
  await bev.page.getByRole('dialog').waitFor();
  await iris.turnTo('Log');
  await iris.fill('Say something', { What: 'Is anybody there?' });
  await expect
    .poll(() => bev.page.evaluate<string[]>('window.heard'))
    .toContain('Iris: Is anybody there?');
  await bev.page.keyboard.press('Escape');
}

it('TABLE-245, 246: falls on all screens, tells nobody before the dice lie there, and is heard whatever lies over it', async () => {
  await fallsOnAll();
  await foldsIntoAStrip();
  await isAskedOnce();
  await isHeardInADialog();
});
