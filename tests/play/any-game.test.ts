import { anyGame } from '@moonlit/rules/any-game';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../../apps/server/src/pictures/samples';
import { canAskAboutAll } from './asking';
import { Line } from './line';
import { keyOf } from './listening';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

const arrive = (name: string, on: 'phone' | 'laptop', scheme: 'light' | 'dark') =>
  Person.arrive(stage.browser, name, on, scheme);

/** Opens a table from the start page; answers the link for the others. */
async function open(host: Person, choices: string[]): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.locator('summary', { hasText: 'More about the table' }).click();
  await page.getByLabel('Name of the table').fill('Thursday nights');
  await page.getByLabel('Your name').fill(host.name);
  for (const choice of ['Any game', ...choices]) await page.getByLabel(choice).check();
  await page.getByLabel('What do you play?').fill('Ironsworn');
  await good(host, 'the start page');
  await host.tap('Open the table');
  return page.getByLabel('Invite link').inputValue();
}

async function sitDown(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.sees('Ironsworn');
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  await tray(person).waitFor();
}

const tray = ({ page }: Person): Locator => page.getByRole('form', { name: 'Roll', exact: true });

async function roll(person: Person, dice: string, what: string, seenBy: string): Promise<void> {
  const form = tray(person);
  await form.getByRole('textbox', { name: 'Dice' }).fill(dice);
  await form.getByLabel('What for').fill(what);
  await form.getByLabel(seenBy, { exact: true }).check();
  await form.getByRole('button', { name: /^Roll( for |$)/ }).click();
}

/** The newest roll that somebody sees says this. */
async function newest(person: Person, words: RegExp): Promise<void> {
  await person.page.locator('.any-roll-large', { hasText: words }).waitFor();
}

/** Opens the questions for somebody, at least one of which is this. */
async function opened({ page }: Person, title: string): Promise<void> {
  const toggle = page.locator('.prompts-toggle', { hasText: title });
  await toggle.waitFor();
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await page.locator('.prompt h2', { hasText: title }).waitFor();
}

/** Opens what more can be done with a card. */
const more = (person: Person, card: string) =>
  person.page.locator('summary', { hasText: `More for “${card}”` }).click();

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
}

/** What somebody’s browser has been sent, and shows. */
async function knows(person: Person): Promise<string> {
  return person.received.join() + (await person.page.content());
}

/** As much of a text as is needed to measure it. */
interface Text {
  firstChild: { data: string };
  ownerDocument: { createRange(): Range };
}
interface Range {
  setStart(node: object, at: number): void;
  setEnd(node: object, at: number): void;
  getBoundingClientRect(): { left: number };
}

/** Where parts of a line begin as they are drawn, in pixels from the left. */
function placesOf({ firstChild, ownerDocument }: Text, parts: string[]): number[] {
  return parts.map((part) => {
    const range = ownerDocument.createRange();
    const from = firstChild.data.indexOf(part);
    range.setStart(firstChild, from);
    range.setEnd(firstChild, from + 1);
    return range.getBoundingClientRect().left;
  });
}

/** Clocks on a screen that cannot be used as they stand: words that are cut, or what nobody could tap. Runs in the page. */
const BAD_CLOCKS = `[...document.querySelectorAll('.clocks > li')].flatMap((clock) => {
  clock.scrollIntoView({ block: 'center', behavior: 'instant' });
  const name = clock.querySelector('.clock-name');
  const words = document.createRange();
  words.selectNodeContents(name);
  const [within, drawn] = [clock.getBoundingClientRect(), words.getBoundingClientRect()];
  const cut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
  const out = drawn.left < within.left - 1 || drawn.right > within.right + 1;
  const hidden = [name, ...clock.querySelectorAll('button, summary')].filter((one) => {
    if (one !== name && !one.checkVisibility()) return false;
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !clock.contains(there);
  });
  return [cut && 'cut', out && 'out', ...hidden.map((one) => 'hidden: ' + one.outerHTML)]
    .flatMap((what) => (what ? name.textContent + ': ' + what : []));
})`;

/** As many clocks as a long campaign may come to, some with long words. */
async function showsThirtyClocks(on: Person): Promise<void> {
  const line = await Line.open(stage.url, await keyOf(on));
  const clocks = on.page.locator('.clocks > li');
  const before = await clocks.count();
  for (let at = before + 1; at <= 30; at += 1) {
    const name = at % 3 ? `The bell of the drowned tower rings: ${at}` : `Unverbrüchlichkeit ${at}`;
    await line.send({ type: 'clock.create', name, segments: 4 + (at % 3) * 2 });
  }
  await clocks.nth(29).waitFor();
  // Whatever is shown to all comes to its end.
  await on.page.keyboard.press('Escape');
  await on.page.locator('.stage-show').waitFor({ state: 'hidden' });
  expect(await on.page.evaluate(BAD_CLOCKS)).toEqual([]);
  await good(on, 'thirty clocks');
  await clocks.nth(12).scrollIntoViewIfNeeded();
  await on.pictureHere('thirty-clocks');
  line.close();
}

/** Cards of one deck: in a hand that one sees, and turned over before all. */
async function playsCards(bev: Person, ada: Person, cleo: Person): Promise<void> {
  await bev.unfold('New deck');
  await good(bev, 'a new deck');
  await bev.fill('Playing cards: 52, with jokers or without', { Jokers: 1 });
  const hand = ada.page.locator('.any-deck-row[aria-label="Your hand"]').getByRole('button');
  await ada.tap('Draw a card of “Playing cards”');
  await hand.nth(0).waitFor();
  await ada.tap('Draw a card of “Playing cards”');
  await hand.nth(1).waitFor();
  await cleo.turnTo('Table');
  for (const one of [bev, cleo]) {
    await one.page.locator('.any-deck .chip', { hasText: 'Ada holds 2' }).waitFor();
    expect(HAND.test(one.received.join()), `${one.name} is sent a hand`).toBe(false);
  }
  expect(HAND.test(ada.received.join())).toBe(true);
  await good(ada, 'a hand of cards');
  await hand.nth(0).scrollIntoViewIfNeeded();
  await ada.pictureHere('hand');

  await cleo.tap('Turn over a card of “Playing cards”');
  await Promise.all(
    [bev, ada, cleo].map(({ page }) => page.locator('.stage-show .any-deck-turned-face').waitFor()),
  );
  await good(cleo, 'a card that turns over');
  await cleo.pictureHere('turned');
  await bev.pictureHere('turned-desk');
  for (const { page } of [bev, ada, cleo]) {
    await page.keyboard.press('Escape');
    await page.locator('.stage-show').waitFor({ state: 'hidden' });
  }

  // By keyboard alone: chosen, and then what can be done with it.
  await hand.nth(0).press('Space');
  const play = ada.page
    .locator('.any-deck-actions')
    .getByRole('button', { name: 'Play', exact: true });
  await play.waitFor();
  await ada.page.locator('.any-deck-actions').getByRole('button', { name: 'Put on top' }).waitFor();
  await good(ada, 'a card that is chosen');
  await ada.pictureHere('chosen');
  await play.press('Enter');
  await bev.page.locator('.any-deck-row[aria-label="On the table"]').getByText('Ada').waitFor();
  await hand.nth(1).waitFor({ state: 'detached' });
  await bev.page.keyboard.press('Escape');
  await bev.page.locator('.stage-show').waitFor({ state: 'hidden' });
  await bev.page.locator('.any-deck summary', { hasText: 'More for' }).click();
  await bev.tap('Gather all of “Playing cards” and shuffle');
  await hand.nth(0).waitFor({ state: 'detached' });
  await bev.tap('Show how “Playing cards” was shuffled');
  await bev.sees('✓ right');
  await good(bev, 'a shuffle that was checked');
  await bev.pictureHere('checked');
}

/** What somebody holds of a deck, as it is sent. */
const HAND = /\["hands",\{"deck|\["hands\/deck|"hands":\{"deck[^"]*":\[\d/;

/** A countdown that all see run, and a card with a picture of somebody’s own, which comes to the others. */
async function countsAndDraws(bev: Person, ada: Person): Promise<void> {
  await bev.fill('Start a countdown', { Minutes: 5, 'What for': 'The lamp burns' });
  await ada.page.locator('.timer-badge', { hasText: /^4:5\d$/ }).waitFor();
  await bev.page.locator('.timer', { hasText: 'The lamp burns' }).scrollIntoViewIfNeeded();
  await bev.pictureHere('countdown');
  await ada.turnTo('Table');
  await ada.tap('Hold “The lamp burns”');
  await bev.page.locator('.timer[data-is=held]').waitFor();
  await bev.page.locator('.timer-badge').waitFor({ state: 'hidden' });
  await bev.fill('New index card', { Name: 'The lamp' });
  await more(bev, 'The lamp');
  await bev.fill('Picture of “The lamp”', { 'Its picture': 'A flame' });
  const lamp = ada.page.getByRole('article', { name: 'The lamp' });
  await lamp.locator('svg.picture').waitFor();
  const chosen = bev.page.getByLabel('A picture of your own');
  await chosen.setInputFiles({
    ...{ name: 'page.png', mimeType: 'image/png' },
    buffer: Buffer.from('<!doctype html>'),
  });
  await bev.sees('This is no picture that your browser can read.');
  await chosen.setInputFiles({
    ...{ name: 'lamp.png', mimeType: 'image/png' },
    buffer: png(400, 300),
  });
  await bev.sees('It can be chosen now');
  await bev.fill('Picture of “The lamp”', { 'Its picture': 'Your picture 1' });
  await lamp.locator('img.picture[src^="data:image/webp"]').waitFor();
  await good(bev, 'a picture of one’s own');
  await bev.pictureHere('own-picture');
  await lamp.scrollIntoViewIfNeeded();
  await ada.pictureHere('own-picture-of-others');
  await ada.turnTo('Table');
}

it('plays an evening of any game: a referee at a desk, two phones', async () => {
  const bev = await arrive('Bev', 'laptop', 'dark');
  const ada = await arrive('Ada', 'phone', 'light');
  const cleo = await arrive('Cleo', 'phone', 'dark');
  const link = await open(bev, ['One of us runs it', 'Card room']);
  await Promise.all([sitDown(ada, link), sitDown(cleo, link)]);

  await roll(ada, '4d6kh3+2', 'Climb the wall', 'Everybody');
  await Promise.all(
    [bev, ada, cleo].map((one) => newest(one, /Climb the wall.*4d6kh3: .*count.*; \+2/)),
  );
  // Without a word: one tap, heard once and gone after some seconds, and nothing of it stored.
  await ada.tap('Heart');
  await bev.page.locator('.reaction', { hasText: 'Ada' }).waitFor();
  await bev.page
    .locator('[aria-live=polite]', { hasText: 'Ada: heart' })
    .waitFor({ state: 'attached' });
  await good(ada, 'a reaction');
  await bev.page.locator('.reaction').waitFor({ state: 'detached' });
  // What stands there beforehand is what a tap goes on from, as it is what is rolled.
  const dice = tray(cleo).getByRole('textbox', { name: 'Dice' });
  expect(await dice.inputValue()).toBe('2d6');
  await cleo.tap('+1: one more');
  expect(await dice.inputValue()).toBe('2d6+1');
  await tray(cleo).getByText('2 dice with 6 sides, plus 1: 3 to 13.').waitFor();
  await cleo.tap('Clear the dice');
  await cleo.tap('One d6 more');
  await cleo.tap('One d6 more');
  expect(await dice.inputValue()).toBe('2d6');
  await roll(cleo, '3d2!d', 'Until it stops', 'Everybody');
  await cleo.page
    .locator('.any-tray [data-field="expression"] input[aria-invalid=true]:focus')
    .waitFor();
  await good(cleo, 'dice that cannot be read');
  await roll(cleo, '3d2!', 'Until it stops', 'Everybody');
  await newest(ada, /Until it stops.*3d2!: [12]((,|, then|;) [12]){2,}/);
  await good(cleo, 'after a roll');
  await canAskAboutAll(cleo, 'the dice', anyGame);

  await roll(bev, 'd20', 'Does the warden hear it?', 'Only you');
  await newest(bev, /Does the warden hear it.*Only you see it/);
  await roll(ada, '2d6', 'Is she afraid?', 'Only you');
  await newest(ada, /Is she afraid.*Only you see it/);
  for (const one of [ada, cleo]) expect(await knows(one)).not.toContain('Does the warden hear it');
  for (const one of [bev, cleo]) expect(await knows(one)).not.toContain('Is she afraid');
  await good(ada, 'a private roll');
  await ada.page.getByRole('button', { name: /Show “Is she afraid/ }).click();
  await Promise.all([bev, cleo].map((one) => newest(one, /Is she afraid/)));

  await ada.turnTo('Mine');
  await ada.fill('New index card of your own', { Name: 'A slip of the pen' });
  await ada.sees('A slip of the pen');
  const undo = ada.page.getByRole('button', { name: 'Undo', exact: true });
  await undo.waitFor();
  await good(ada, 'a step that can be taken back');
  await undo.press('Control+z');
  await undo.waitFor({ state: 'detached' });
  await ada.page.getByText('A slip of the pen').first().waitFor({ state: 'detached' });
  await ada.fill('New index card of your own', {
    Name: 'A sealed letter',
    'What is known of it': 'Nobody may know who wrote it.',
    Tags: 'old, sealed',
    'Its colour': 'red',
  });
  await ada.sees('Nobody may know who wrote it.');
  await good(ada, 'a card of one’s own');
  await more(ada, 'A sealed letter');
  await ada.fill('Hand over “A sealed letter”', { 'To whom': 'Cleo' });
  await cleo.turnTo('Mine');
  await cleo.sees('Nobody may know who wrote it.');
  expect(await knows(bev)).not.toContain('sealed letter');
  await more(cleo, 'A sealed letter');
  await cleo.tap('Show “A sealed letter” to everybody');
  await bev.sees('Nobody may know who wrote it.');
  await good(cleo, 'a card that everybody sees');

  await bev.fill('Start a clock', {
    ...{ Name: 'The bell rings', Segments: 4 },
    'Keep it to yourself': false,
  });
  await bev.tap('The bell rings: +1');
  await bev.fill('New counter', { Name: 'Gold', 'Now at': 5 });
  await ada.turnTo('Table');
  await ada.sees('1 of 4');
  await ada.tap('“Gold” +1');
  const gold = bev.page.locator('.any-counter', { hasText: 'Gold' });
  await expect.poll(() => gold.textContent()).toContain('Gold6');

  await ada.fill('New kind of thing to hold', {
    'What they are called': 'chips',
    'At most, each (0 is no end)': 3,
  });
  await ada.fill('Gain chips', { 'How many': 5 });
  const chips = (who: string) => bev.page.locator('.held-line', { hasText: who });
  await expect.poll(() => chips('Ada').textContent()).toContain('3 of 3 chips');
  await ada.fill('Give chips', { 'To whom': 'Cleo', 'How many': 2 });
  await expect.poll(() => chips('Cleo').textContent()).toContain('2 of 3 chips');
  await good(ada, 'what people hold');

  await playsCards(bev, ada, cleo);

  await bev.page.keyboard.press('Control+k');
  await bev.page.locator('[role=combobox]:focus').fill('new coun');
  await bev.page.getByRole('option', { name: 'New counter On the table' }).waitFor();
  await good(bev, 'the command line');
  await bev.page.keyboard.press('Enter');
  await bev.fill('New counter', { Name: 'Supplies' });
  await ada.sees('Supplies');

  const who = bev.page.getByRole('form', { name: 'Add a name' }).getByLabel('Who');
  for (const name of ['Kestrel', 'Wolves']) {
    await who.fill(name);
    await who.press('Enter');
    await bev.page.locator('.any-turn-name', { hasText: name }).waitFor();
    await expect.poll(() => who.inputValue()).toBe('');
  }
  await bev.page.locator('form[aria-label="Add a name"] input:focus').waitFor();
  await bev.tap('Next turn');
  await ada.sees('Round 1, Kestrel’s turn');
  await ada.tap('Next turn');
  await bev.sees('Round 1, Wolves’s turn');
  await ada.tap('Arrange');
  await ada.tap('Wolves: up');
  await expect
    .poll(() => bev.page.locator('.any-turn-name').allTextContents())
    .toEqual(['Wolves acts now', 'Kestrel']);
  await Promise.all([good(ada, 'the turn order'), good(bev, 'the desk')]);
  await canAskAboutAll(bev, 'the desk', anyGame);

  await bev.fill('Take back', {});
  await expect
    .poll(() => ada.page.locator('.any-turn-name').allTextContents())
    .toEqual(['Kestrel', 'Wolves acts now']);
  await countsAndDraws(bev, ada);
  await ada.page.reload();
  await newest(ada, /Is she afraid/);
  await ada.sees('Round 1, Wolves’s turn');
  expect(await knows(ada)).not.toContain('Does the warden hear it');
  for (const one of [bev, ada, cleo]) expect(one.errors, one.name).toEqual([]);
  await Promise.all([bev, ada, cleo].map(({ page }) => page.context().close()));
});

it('plays where nobody directs: all look after the table, and anybody checks the dice', async () => {
  const bev = await arrive('Bev', 'phone', 'dark');
  const ada = await arrive('Ada', 'laptop', 'light');
  await sitDown(ada, await open(bev, ['Nobody: we all do', 'Kitchen table']));
  expect(await tray(ada).getByText('Only the referee').count()).toBe(0);

  await ada.tap('New invite link');
  await ada.sees('There is a new invite link');
  await ada.fill('Start a clock', { Name: 'Winter comes' });
  await bev.sees('Winter comes');
  await ada.fill('Start a clock', { Name: '\u202eחורף 3!' });
  await ada.tap('חורף 3!: +1');
  const line = ada.page.locator('.log p', { hasText: /חורף 3!.?”: \+1, 1 of 6/ }).first();
  const places = await line.evaluate(placesOf, ['!', '3', 'ף', 'ח', '+1', '1 of']);
  expect(places, 'words from right to left move nothing around them').toEqual(
    [...places].sort((one, other) => one - other),
  );
  expect(await knows(bev)).toContain('חורף 3!');
  expect(await knows(bev)).not.toMatch(/[\u202a-\u202e]/);
  expect(await tray(ada).getByLabel('What for').getAttribute('dir')).toBe('auto');
  await bev.turnTo('Everyone');
  await bev.page.getByRole('button', { name: 'Free the seat of Ada' }).waitFor();
  await good(bev, 'the people');
  await bev.turnTo('Table');

  await bev.turnTo('Log');
  await bev.fill('Ask the table', { 'What do you ask?': 'Over the ice?' });
  await opened(ada, 'Over the ice?');
  await good(ada, 'a question to the table');
  await ada.tap('Yes', ada.page.locator('.prompts'));
  await opened(bev, 'Over the ice?');
  await good(bev, 'a question of one’s own');
  await bev.pictureHere('poll');
  await bev.tap('Yes', bev.page.locator('.prompts'));
  await ada.sees('“Over the ice?”: the table decides “Yes”.');
  await bev.turnTo('Table');

  await roll(ada, 'd20', 'Find the path', 'Everybody');
  await newest(bev, /Find the path/);
  await roll(bev, '3d6!', 'Break the ice', 'Everybody');
  await newest(ada, /Break the ice/);
  await ada.unfold('The rules of this table');
  await ada.fill('Change: Dice that count', { 'Dice that count': 'Also one’s own' });
  await bev.fill('Type in dice of your own', {
    ...{ Dice: '2d6', 'What for': 'By hand' },
    'What your dice show': '4 2',
  });
  await newest(ada, /Typed in.*By hand|By hand.*Typed in/);
  await good(ada, 'dice that were typed in');
  await good(ada, 'a table without a desk');
  await showsThirtyClocks(bev);
  await ada.tap('Menu');
  await ada.tap('End session 1');
  await bev.sees('Start session 2');
  await opened(bev, 'Looking back on session 1');
  await bev.sees('The best moment: open');
  await bev.page.getByLabel('What was your best moment?').fill('The ice held.');
  await bev.tap('Write it down');
  await bev.sees('The best moment: done');
  // The questions lie over the page while they are open: what is beneath them cannot be tapped.
  await bev.checkAccess('looking back');
  await bev.checkWidth('looking back');
  await bev.pictureHere('review');
  await bev.tap('Menu');
  await bev.page.getByRole('link', { name: 'Check the dice' }).click();
  await bev.sees('2 rolls checked: all right; 1 typed in, which nothing proves');
  await bev.sees('No roll is left out.');
  await bev.seesNot('✗');
  await good(bev, 'the dice');
  for (const one of [bev, ada]) expect(one.errors, one.name).toEqual([]);
});
