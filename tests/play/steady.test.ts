import type { SeatKey } from '@moonlit/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Campaign } from './campaign';
import { clickAll } from './finding';
import type { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

let stage: Stage;

beforeAll(async () => {
  // Two rolls of obligation and the engagement as they fall; then an action that goes wrong.
  stage = await Stage.set([null, null, null, [1, 1, 1, 1, 1, 1]]);
});
afterAll(() => stage?.strike());

/** Most that may shift on a screen by what somebody else does. */
const SHIFT_MAX = 0.05;
/** After a tap the browser holds every shift to be wanted, for half a second. */
const WANTED_MS = 700;

const WATCH = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift' });`;

/** What lies at the height of a thumb, and where. */
const THUMB = `(() => {
  const under = document.elementFromPoint(innerWidth / 2, innerHeight * 0.6);
  window.thumb = under?.closest('button, summary, input, label, p, h2, li') ?? null;
  window.thumbAt = window.thumb?.getBoundingClientRect().top;
  window.shifted = 0;
})()`;

/** Counts what somebody taps. */
const COUNT_TAPS = `if (window.taps === undefined) addEventListener('pointerdown', () => { window.taps += 1; }, true);
window.taps = 0;`;

/** How high what lies on the table is, or the room that is kept for it. */
const ON_TABLE = `document.querySelector('.on-table').offsetHeight`;

/** It runs in the page. */
const OPEN_FROM_ITS_BEGINNING = (one: {
  setAttribute(name: string, value: string): void;
  scrollIntoView(how: object): void;
}) => {
  one.setAttribute('open', '');
  one.scrollIntoView({ behavior: 'instant' });
};

const MOVED = `window.thumb?.isConnected
  ? Math.abs(window.thumb.getBoundingClientRect().top - window.thumbAt)
  : 0`;

it('nothing moves under a thumb, and no words are taken away, whatever the others do', async () => {
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
  await table.obligation();
  await table.mission('cleansing', 'Free the choir');
  const everybody = [bev, claire, anya];
  for (const { page } of everybody) await page.evaluate(WATCH);

  /** Waits until what happened before is shown to its end. */
  const shownToItsEnd = async () => {
    for (const { page } of everybody) {
      const open = async () => {
        await page.locator('.stage-skip').evaluateAll(clickAll);
        // In little it takes its time: nobody has to put it away.
        return page.locator('.stage[data-open=true], .stage-small').count();
      };
      await expect.poll(open).toBe(0);
    }
  };
  // Where a show lies over what one types in, the page brings it into sight: that is not what is asked here.
  await shownToItsEnd();
  const form = claire.page.locator('form[aria-label^="Make an action roll"]');
  await claire.page.locator('summary', { hasText: 'Make an action roll' }).click();
  const goal = form.getByLabel('What do you want to achieve?');
  // What lacks is said beside its field, and the keyboard stands there.
  await form.locator('button[type=submit]').click();
  await form.locator('[role=radiogroup][aria-invalid=true] input:focus').waitFor();
  await goal.pressSequentially('Open the gate');
  const place = () => goal.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  await shownToItsEnd();
  await claire.page.waitForTimeout(WANTED_MS);
  let before = await place();

  /** Somebody acts; when all screens show it, nothing that was there has moved. */
  const steady = async (
    what: string,
    act: () => Promise<unknown>,
    shown: string,
    others: readonly Person[] = everybody,
  ) => {
    await shownToItsEnd();
    await claire.page.waitForTimeout(WANTED_MS);
    for (const { page } of everybody) await page.evaluate(THUMB);
    await act();
    for (const { page } of everybody) {
      await page.getByText(shown).first().waitFor({ state: 'attached' });
      await page.waitForTimeout(300);
    }
    for (const person of others) {
      const [shift, moved] = [await number(person, 'window.shifted'), await number(person, MOVED)];
      expect.soft(shift, `${what}: shift for ${person.name}`).toBeLessThanOrEqual(SHIFT_MAX);
      expect.soft(moved, `${what}: under ${person.name}’s thumb`).toBeLessThanOrEqual(1);
    }
    const slipped = Math.abs((await place()) - before);
    expect.soft(slipped, `${what}: the field one types in`).toBeLessThanOrEqual(1);
    expect.soft(await goal.inputValue()).toBe('Open the gate');
    await claire.page.locator('textarea:focus, input[type=text]:focus').waitFor();
  };

  const roll = { goal: 'Hold the door', action: 'flow' };
  await steady('proposal', () => lines.Anya.take('roll.propose', roll), 'Fawn: Hold the door');
  await steady('judgement', () => director.take('roll.judge'), 'Gathering dice');

  const next = { goal: 'Ring the bell', action: 'defy' };
  await steady('handing in', () => lines.Claire.take('roll.propose', next), 'Raven: Defy next');
  await steady(
    'letting go',
    () => lines.Claire.take('roll.let-go'),
    'Raven does nothing more next.',
  );

  // The director writes already of what the dice will ask for.
  await bev.page.locator('summary', { hasText: 'Assign harm' }).click();
  const harm = bev.page.getByRole('form', { name: 'Assign harm' });
  const words = harm.getByRole('textbox', { name: 'What happens?' });
  await words.pressSequentially('The hinge tears');
  const deskPlace = () => words.evaluate((field) => Math.round(field.getBoundingClientRect().top));
  const begun = await deskPlace();
  await steady('roll', () => lines.Anya.take('roll.roll'), 'Rolled');
  expect.soft(await words.inputValue()).toBe('The hinge tears');
  expect.soft(Math.abs((await deskPlace()) - begun), 'the director’s form').toBeLessThanOrEqual(1);
  await words.and(bev.page.locator(':focus')).waitFor();
  // The question waits folded for whoever writes, and leads to the form that answers it.
  await bev.page.locator('.prompts-toggle').click();
  await bev.page.getByRole('button', { name: 'Go on with “Assign harm”' }).click();
  await words.and(bev.page.locator(':focus')).waitFor();

  const join = { invite: table.invite, name: 'Dylan', role: 'protagonist' };
  await steady('joining', () => post<SeatKey>(stage.url, '/api/join', join), 'Dylan');
  // What lay on the table goes: where it was all that Anya saw, no room is kept for it.
  const usual = anya.page.viewportSize() ?? { width: 360, height: 740 };
  await anya.page.setViewportSize({ ...usual, height: 480 });
  await anya.page.locator('.on-table').evaluate(OPEN_FROM_ITS_BEGINNING);
  await anya.page.locator('.on-table-things').waitFor();
  const lay = await number(anya, ON_TABLE);
  expect(lay, 'it fills a low phone').toBeGreaterThan(400);
  await anya.page.waitForTimeout(WANTED_MS);
  await lines.Anya.take('roll.finish').catch(() => director.take('roll.finish'));
  await anya.page.locator('.on-table-empty').waitFor();
  const stays = () => number(anya, ON_TABLE);
  await expect.poll(stays, { message: 'room for nothing' }).toBeLessThan(120);
  await anya.page.setViewportSize(usual);

  // From the idea to the dice: three taps, whoever taps them, and two where rolls are judged alike.
  const taps = async () =>
    (await number(claire, 'window.taps')) + (await number(bev, 'window.taps'));
  const tap = ({ page }: Person, name: RegExp) =>
    page.getByRole('button', { name }).first().click();
  const rollIt = async (action: RegExp, judge: () => Promise<unknown>) => {
    await shownToItsEnd();
    for (const { page } of everybody) await page.evaluate(COUNT_TAPS);
    await tap(claire, action);
    await judge();
    await tap(claire, /^Roll the dice/);
    const rolled = async () => (await director.look()).table.roll?.stage;
    await expect.poll(rolled).toBe('rolled');
    const counted = await taps();
    await director.send({ type: 'roll.finish' });
    return counted;
  };
  // Whoever writes keeps their questions folded: the director has written enough.
  await bev.page.locator('summary', { hasText: 'Assign harm' }).click();
  const judged = await rollIt(/^Defy/, () => tap(bev, /^Judge position and effect/));
  expect.soft(judged, 'taps from idea to dice').toBe(3);
  await director.send({ type: 'roll.usual-judgement', position: 'risky', effect: 'standard' });
  const alike = await rollIt(/^Flow/, () => Promise.resolve());
  expect.soft(alike, 'taps where rolls are judged alike').toBe(2);
  // While a friend rolls, what one does next is a tap, and waits; then it is a tap to roll it.
  await lines.Anya.take('roll.propose', roll);
  for (const { page } of everybody) {
    await page.getByText('Fawn: Hold the door').first().waitFor({ state: 'attached' });
    await page.evaluate(COUNT_TAPS);
  }
  await tap(claire, /^Express/);
  await expect
    .poll(async () => (await director.look()).table.intentions)
    .toMatchObject({
      [table.ids.Claire ?? '']: { action: 'express' },
    });
  await bev.page.locator('.intention', { hasText: 'Raven: Express' }).waitFor({
    state: 'attached',
  });
  await lines.Anya.take('roll.withdraw');
  await tap(claire, /^Now: Express/);
  await tap(claire, /^Roll the dice/);
  await expect.poll(async () => (await director.look()).table.roll?.stage).toBe('rolled');
  expect.soft(await taps(), 'taps for what waited').toBe(3);
  await director.send({ type: 'roll.finish' });
  await claire.page.locator('summary', { hasText: 'Make an action roll' }).click();
  await goal.pressSequentially('Open the gate');
  before = await place();

  // A secret clock from nothing: two taps and a name. Harm: three taps.
  const formTaps = async (open: string, fill: (form: Locator) => Promise<unknown>) => {
    await shownToItsEnd();
    await bev.page.evaluate(COUNT_TAPS);
    await bev.page.locator('summary', { hasText: open }).first().click();
    const form = bev.page.getByRole('form', { name: open });
    await fill(form);
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'hidden' });
    return number(bev, 'window.taps');
  };
  const clock = await formTaps('Start a clock', (form) =>
    form.getByLabel('Name', { exact: true }).pressSequentially('The verger wakes'),
  );
  expect.soft(clock, 'taps for a secret clock').toBe(2);
  await bev.sees('The verger wakes');
  await anya.seesNot('The verger wakes');
  await lines.Anya.take('roll.propose', { goal: 'Slip out', action: 'flow' });
  await lines.Anya.take('roll.roll');
  const harms = await formTaps('Assign harm', (form) => form.getByText('1 Shaken').click());
  expect.soft(harms, 'taps for harm').toBe(3);
  const { consequences } = (await director.look()).table;
  expect(Object.values(consequences)).toMatchObject([{ level: 1, target: table.ids.Anya }]);
  await lines.Anya.take('consequence.accept');
  await director.send({ type: 'roll.finish' });
  await director.take('mission.end', { outcome: 'success' });
  // What the keyboard is on goes away with the phase: it goes on to what is there instead.
  await anya.page.locator('.acts summary').first().focus();
  // The director goes on, so that for Bev it is no act of somebody else.
  const players = [claire, anya];
  await steady('phase', () => table.goOn(), 'Fallout · Season 1, episode 1', players);
  await anya.page.locator('h2:focus, summary:focus').waitFor();
  const some = { track: 'investigation', value: 3, reason: 'There is something to halve' };
  await director.send({ type: 'override.track', ...some });
  for (const step of ['adversary', 'clear', 'roll', 'tell']) await director.take(`fallout.${step}`);
  const underTheThumb = bev.page.evaluate<boolean>(GOES_ON_UNDER_THE_THUMB);
  await bev.tap(/^4\. Halve/);
  expect(await underTheThumb, 'a second tap ends the phase').toBe(false);
  await bev.tap(/^Go on: Obligation/);
  await bev.sees(/Obligation · Season 1, episode 2/);
  await table.close();
});

/** Whether the button that ends the phase can be tapped in the moment in which it takes the place of the last step. */
const GOES_ON_UNDER_THE_THUMB = `new Promise((done) => {
  const place = document.querySelector('.now-do');
  const look = () => {
    const button = place.querySelector('button');
    if (!/^\\s*Go on/.test(button?.textContent ?? '')) return;
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    done(there === null || there.closest('.now-do button') !== null);
  };
  const all = { childList: true, subtree: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(place, all);
})`;

const number = (person: Person, script: string): Promise<number> =>
  person.page.evaluate<number>(script);
