import { mkdir } from 'node:fs/promises';
import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asks, canAskAboutAll } from './asking';
import { isInSight } from './in-sight';
import { Line } from './line';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

/**
 * As many taps as it may take a player from the link to the first dice of their own. What they may do on the way and
 * need not is left out: to say lines and veils (two taps), to look about, to ask what a word means.
 */
const TAPS_MAX = 6;

let stage: Stage;
let bev: Person;
let claire: Person;
let anya: Person;
let dylan: Person;
let late: Person;
/** How often each of them has tapped since they opened the link. */
const taps = new Map<Person, number>();

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set();
});
beforeEach(async () => {
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'dark');
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'light');
  dylan = await Person.arrive(stage.browser, 'Dylan', 'phone', 'light');
  late = await Person.arrive(stage.browser, 'Łucja 🌒 Ostatnia-z-Ostatnich', 'phone', 'dark');
  for (const person of [bev, claire, anya, dylan, late]) await count(person);
  await late.hasFullDevice();
});
afterAll(() => stage?.strike());

/** Counts what somebody taps, on whatever page. On a busy machine nobody taps for want of patience. */
async function count(person: Person): Promise<void> {
  person.finder.waits = 12_000;
  await person.page.exposeFunction('tapped', () => taps.set(person, tapsOf(person) + 1));
  await person.page.addInitScript(
    "addEventListener('click', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)",
  );
}

const tapsOf = (person: Person): number => taps.get(person) ?? 0;

/** From the link to a seat. Writes one name, and no more. */
async function sitsDown(invite: string, person: Person): Promise<void> {
  await person.page.goto(invite);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
}

/** From the link to the cards. */
async function comesTo(invite: string, person: Person): Promise<void> {
  await sitsDown(invite, person);
  await person.tap('Take a hero');
}

const whatHappensNow = ({ page }: Person) => page.locator('#next-step h2');

/** In the middle of somebody else's roll: what happens now is theirs, and so is what stands above the tabs. */
async function comesLate(invite: string, person: Person): Promise<void> {
  await sitsDown(invite, person);
  await whatHappensNow(person).filter({ hasText: 'Take a hero' }).waitFor();
  await person.page.locator('.acts', { hasText: 'Take a hero first.' }).waitFor();
  await person.pictureHere('tonight-late');
  await person.page.locator('.prompts-toggle', { hasText: 'Take a hero' }).tap();
}

/** Whoever has taken a hero begins to read at the beginning, and is not asked to take one. */
async function readsFromTheBeginning(person: Person): Promise<void> {
  // Whoever directs reads it aloud; who listens unfolds it if they like.
  await person.page.locator('.opening:not([open])').waitFor();
  await whatHappensNow(person).filter({ hasText: 'The heroes gather' }).waitFor();
  expect(await person.page.evaluate('scrollY'), 'how far down the page stands').toBe(0);
  await person.pictureHere('tonight-taken');
}

const takes = (person: Person, hero: string): Promise<void> => person.tap(`Play ${hero}`);

/** Reads on about somebody. */
const readsOn = (person: Person, hero: string): Promise<void> =>
  person.page
    .locator('.deck-card', { hasText: hero })
    .locator('summary', { hasText: 'Read on' })
    .tap();

/** Everybody says what they would rather not meet; all of them read it, and nobody whose it is. */
async function saysWithoutName(): Promise<void> {
  const before = new Map(taps);
  const all = [bev, claire, anya, dylan];
  // Once somebody has answered, theirs waits for the others.
  const title = /Before you begin: lines and veils|Lines and veils wait for your answer/;
  for (const [at, person] of all.entries()) {
    const asked = person.page.locator('details', { hasText: title });
    await asked.locator('summary').first().click();
    if (at === 1) {
      await person.picture('tonight-limits', title);
      await person.checkAccess('lines and veils');
      await person.page.getByLabel('Lines: never at this table').fill('drowning.');
    }
    await person.tap('That is my answer');
  }
  await bev.sees('Lines and veils are there for everybody to read.');
  for (const person of all) {
    expect(person.received.join().includes('drowning'), person.name).toBe(false);
    await person.tap('Pause');
    await person.page.getByRole('dialog').getByText('Drowning').waitFor();
    if (person === claire) await person.pictureHere('tonight-pause');
    await person.page.keyboard.press('Escape');
  }
  for (const [person, tapped] of before) taps.set(person, tapped);
}

/** Wherever one is, and has scrolled to, the pause is one tap away. */
async function maySayStop(person: Person): Promise<void> {
  const before = tapsOf(person);
  for (const tab of ['Board', 'My sheet', 'Everyone', 'Log', 'Table'] as const) {
    await person.turnTo(tab);
    await person.page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const pause = person.page.getByRole('button', { name: 'Pause' });
    expect(await pause.evaluate(isInSight, undefined), `the pause, ${tab}`).toBe(true);
  }
  taps.set(person, before);
}

/** The first dice of one’s own: three taps of whoever rolls, one of whoever directs. */
async function rolls(person: Person, action: RegExp): Promise<void> {
  // What the table holds out to somebody who would not know what to do.
  await person.tap('Make an action roll', person.page.locator('.now-do'));
  await person.tap(action);
  await bev.tap(/^Judge position and effect/);
  await person.sees('What the dice bring');
  await person.sees(/It goes badly|The worst comes|You falter/);
  await person.picture('tonight-stakes', 'What the dice bring');
  const before = tapsOf(person);
  await isCalledBack(person);
  await asksFor(person, 'Position');
  await asksWhereItStands(person);
  taps.set(person, before);
  await person.tap(/^Roll the dice/);
  await person.page.getByText('Rolled').first().waitFor({ state: 'attached' });
}

/** Whose turn it is, wherever they look meanwhile: on the tab, and in the title. */
async function isCalledBack(person: Person): Promise<void> {
  await person.turnTo('Log');
  await person.page.locator('.tab[data-tab=table] .tab-mark').waitFor();
  await expect.poll(() => person.page.title()).toMatch(/^\(You roll /);
  await person.pictureHere('tonight-called-back');
  await person.turnTo('Table');
}

/** Somebody asks what a word on the table means, with the keyboard and with a thumb, and goes on. */
async function asksFor(person: Person, word: string): Promise<void> {
  const term = person.page.locator('.roll .term', { hasText: word }).first();
  const card = person.page.getByRole('dialog');
  await term.focus();
  await person.page.keyboard.press('Enter');
  await card.getByText(/How bad it gets/).waitFor();
  await person.checkAccess('a word');
  await person.pictureHere('tonight-word');
  await person.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await term.evaluate((one) => one.matches(':focus'))).toBe(true);
  await term.tap();
  await card.getByRole('button', { name: 'Close' }).tap();
  await card.waitFor({ state: 'detached' });
}

/** What stands on a button or in a figure says what it means, by thumb and by keyboard, and nothing is done. */
async function asksWhereItStands(person: Person): Promise<void> {
  const card = person.page.getByRole('dialog');
  await canAskAboutAll(person, 'the roll');
  await asks(person, async () => {
    await person.checkAccess('asking what a word means');
    await person.checkWidth('asking what a word means');
    await person.pictureHere('tonight-asking');
    const push = person.page.getByRole('button', { name: /^Push/ }).first();
    await push.tap();
    await card.getByText(/for one more die/).waitFor();
    await card.getByRole('button', { name: 'Close' }).tap();
    await card.waitFor({ state: 'detached' });
    expect(await push.evaluate((one) => one.matches(':focus'))).toBe(true);
    await person.page.keyboard.press('Enter');
    await card.getByText(/for one more die/).waitFor();
    // Quicker than the browser draws: the card that is asked for stays, whatever is still told of the one before.
    await person.page.evaluate(closeAndAskAgain);
    await card.getByText(/for one more die/).waitFor();
    await person.page.keyboard.press('Escape');
    await person.page
      .getByRole('button', { name: /^Roll the dice/ })
      .first()
      .tap();
    await person.page.getByText(/no word of the game on that/).waitFor();
    await person.tap('All words here');
    await card.getByRole('term').filter({ hasText: 'Position' }).first().waitFor();
    await person.checkAccess('all words on a screen');
    await person.pictureHere('tonight-all-words');
    await person.page.keyboard.press('Escape');
  });
  await person.page.locator('.faring-ask').tap();
  await card.getByRole('term').filter({ hasText: 'Stress' }).first().waitFor();
  await person.pictureHere('tonight-figures');
  await person.page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await person.page.locator('.roll-go').count(), 'nothing was done').toBe(1);
}

/** Closes the card of a word and asks for it once more at once; done when two more frames are drawn. Runs in the page. */
const closeAndAskAgain = `(async () => {
  const push = [...document.querySelectorAll('.offer button')].find((one) => /^Push/.test(one.innerText));
  document.querySelector('dialog .btn-icon').click();
  for (let tick = 0; document.querySelector('dialog') && tick < 100; tick += 1) await null;
  push.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
})()`;

/** Who has never played reads how to, before there is a table. */
async function readsFirst(person: Person, url: string): Promise<void> {
  await person.page.goto(url);
  await person.page.getByRole('link', { name: 'how to play' }).click();
  await person.page.getByRole('term').filter({ hasText: 'Eclipse' }).first().waitFor();
  await person.page.getByText('marks one of 4 segments').waitFor();
  await person.checkAccess('how to play, before a table');
  await person.checkWidth('how to play, before a table');
  await person.picture('how-to-play-before');
}

/** Somebody who does not know a word finds it, and comes back. */
async function looksUp(person: Person, word: string): Promise<void> {
  await person.tap('Menu');
  // This browser allows no notices, and says so.
  await person.page.getByLabel(/^A notice when it is my turn/).tap();
  await person.page.getByText('This browser does not allow it.').waitFor();
  await person.pictureHere('tonight-menu');
  await person.tap('How to play');
  await person.page.getByRole('heading', { name: 'How to play' }).waitFor();
  await person.page.getByRole('term').filter({ hasText: 'Eclipse' }).first().waitFor();
  await person.checkAccess('how to play');
  await person.checkWidth('how to play');
  await person.pictureHere('tonight-how-to-play');
  await person.page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const pause = person.page.getByRole('button', { name: 'Pause' });
  expect(await pause.evaluate(isInSight, undefined), 'the pause is one tap away').toBe(true);
  await person.page.getByLabel('Look up a word').fill(word);
  await person.sees('Poisoned promise');
  await person.tap('Back to the table');
  await person.page.locator('.tabs').waitFor();
}

it('TABLE-071, 124, 242: four people who know nothing roll dice, and a fifth comes late', async () => {
  await readsFirst(bev, stage.url);
  await bev.page.goto(stage.url);
  await bev.page.getByLabel('Your name').fill('Bev');
  await bev.checkAccess('the two ways to begin');
  await bev.picture('tonight-begin', 'Open a table');
  await bev.tap('Play tonight');
  await bev.sees('Invite your players');
  const invite = await bev.page.getByLabel('Invite link').inputValue();
  expect(tapsOf(bev), 'taps until the table is ready').toBeLessThanOrEqual(2);
  await bev.sees('Take your heroes');
  await bev.sees('It is the night of the lantern festival.');

  await comesTo(invite, claire);
  await claire.sees('Isaura Lune');
  await claire.picture('tonight-cards');
  await claire.checkAccess('heroes');
  await claire.checkWidth('heroes');
  await comesTo(invite, anya);
  // Both look at the same one; the first has her, and the other sees it.
  await readsOn(anya, 'Isaura Lune');
  await anya.page.getByRole('button', { name: 'Play Isaura Lune' }).waitFor();
  await anya.picture('tonight-card-open', 'Isaura Lune');
  await anya.checkWidth('a hero');
  await takes(claire, 'Isaura Lune');
  await readsFromTheBeginning(claire);
  await anya.page.locator('.badge-taken', { hasText: 'Claire' }).first().waitFor();
  await anya.sees('plays them: take somebody else.');
  expect(await anya.page.getByRole('button', { name: 'Play Isaura Lune' }).count()).toBe(0);
  await takes(anya, 'Kestrel Vane');
  await comesTo(invite, dylan);
  await takes(dylan, 'Poppy Finch');

  await saysWithoutName();
  await claire.sees('The first scene');
  await claire.picture('tonight-scene');
  await claire.checkAccess('the first scene');
  await claire.checkWidth('the first scene');
  await claire.sees(/You begin in a desperate position/);
  await bev.picture('tonight-desk');
  await maySayStop(claire);
  await bev.tap(/Roll engagement/);
  await claire.sees(/position/);
  const untilEngagement = Math.max(...[claire, anya, dylan].map(tapsOf));
  await rolls(claire, /^Confess/);
  expect(tapsOf(claire), 'taps to the first dice of one’s own').toBeLessThanOrEqual(TAPS_MAX);
  expect(untilEngagement).toBeLessThanOrEqual(TAPS_MAX);
  console.info(
    `Taps: ${untilEngagement} a player until the engagement roll, ${tapsOf(claire)} until their own dice; ${tapsOf(bev)} who directs.`,
  );

  await comesLate(invite, late);
  await late.page.locator('.badge-taken', { hasText: 'Dylan' }).first().waitFor();
  await takes(late, 'Ottilie Clock');
  await late.turnTo('My sheet');
  await late.sees('I will save you, so that you never have to send me back.');
  await late.checkWidth('the sheet of somebody late');
  await bev.sees('Ottilie Clock');
  await looksUp(late, 'poisoned');
  // Nothing could be kept on that phone: the link in its address leads back to the seat.
  await late.page.reload();
  await late.turnTo('My sheet');
  await late.sees('I will save you, so that you never have to send me back.');
  for (const person of [bev, claire, anya, dylan, late]) {
    expect(person.errors, person.name).toEqual([]);
  }
});

/** Five of seven, who need no screen. */
const others = ['enigma', 'guardian', 'harmony', 'stranger', 'time-traveller'] as const;

it('TABLE-071, 072: seven play, and two of them want the same hero at the same moment', async () => {
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    ...{ name: 'Seven', host: 'Bev', system: 'girl-by-moonlight' },
    setup: { playset: 'on-a-sea-of-stars' },
  });
  const director = await Line.open(stage.url, opened.key);
  await director.send({ type: 'tonight.begin' });
  for (const name of others) {
    const join = { invite: opened.invite, name: `Player of ${name}`, role: 'protagonist' };
    const line = await Line.open(stage.url, await post<SeatKey>(stage.url, '/api/join', join));
    await line.send({ type: 'tonight.hero', hero: `the-${name}` });
    line.close();
  }
  const invite = `${stage.url}/join#${opened.invite}`;
  const wanted = 'Rook Cassidy';
  const both = [anya, dylan];
  const buttons = [];
  for (const person of both) {
    await comesTo(invite, person);
    await readsOn(person, wanted);
    buttons.push(person.page.getByRole('button', { name: `Play ${wanted}` }));
  }
  for (const button of buttons) await button.waitFor();
  await Promise.all(buttons.map((button) => button.evaluate(press)));
  const second = await Promise.race(
    both.map(async (person) => {
      await person.page.getByText(/^(Anya|Dylan) plays them: take somebody else/).waitFor();
      return person;
    }),
  );
  const first = second === anya ? dylan : anya;
  await second.sees(`${first.name} plays them: take somebody else.`);
  await second.pictureHere('tonight-second');
  await takes(second, 'Biscuit Malone');
  await bev.page.goto(director.link);
  await bev.tap(/Roll engagement/);
  await second.sees(/position/);
  await second.turnTo('Everyone');
  for (const person of [bev, second]) {
    for (const hero of [wanted, 'Biscuit Malone', 'Sol Verity']) await person.sees(hero);
    await person.checkWidth('seven heroes');
    await person.picture('tonight-seven');
    expect(person.errors, person.name).toEqual([]);
  }
  director.close();
});

/** Presses a button as it is, with no look at what became of it meanwhile. */
function press(button: { click(): void }): void {
  button.click();
}
