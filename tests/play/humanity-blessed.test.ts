import { humanityBlessed } from '@moonlit/rules/humanity-blessed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canAskAboutAll } from './asking';
import { Person } from './person';
import { Stage } from './stage';

/** How the public dice fall, one roll after the other. */
const faces = [
  [4], // Tobias rolls the Blessing that he is given
  [1, 3], // Odile speaks to the crowd: a bump, 4, a Failure; half of a Blessing makes it 6, a Minor Success
  [2, 3, 4, 5, 6], // the first round: a temporary Blessing each
  [2], // Old Grudge strikes, and misses
  [6], // Odile advances
  [5], // Tobias protects her
];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set(faces);
});
afterAll(() => stage?.strike());

const look = (person: Person, name: string) => person.pictureHere(`humanity-${name}`);

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
}

/** Counts what somebody taps from now on, on whichever page. */
async function tapsOf({ page }: Person): Promise<() => Promise<number>> {
  const count = () => page.evaluate<number>('Number(sessionStorage.taps ?? 0)');
  const before = await count();
  return async () => (await count()) - before;
}

// Whoever looks for something in a test unfolds the questions and turns pages on the way: a person sees where it is.
const COUNT_TAPS = `addEventListener('pointerdown', ({ target }) => {
  if (target.closest('.prompts-waiting, .prompts-toggle, .log-news, .tab')) return;
  sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true);`;

/** How far the questions are scrolled, once what scrolls them has. */
const SCROLLED = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.querySelector('.prompts-body').scrollTop))))`;

/** Opens a table with what is ready, from the start page, where it stands at the first glance. */
async function open(host: Person): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.getByLabel(/^Humanity, Blessed/).check();
  await page.getByLabel('Your name').fill(host.name);
  await look(host, '00-start');
  await host.tap(/^Play tonight/);
  return page.getByLabel('Invite link').inputValue();
}

/** From the link to somebody to play. */
async function takes(person: Person, link: string, name: string): Promise<number> {
  await person.page.addInitScript(COUNT_TAPS);
  await person.page.goto(link);
  const taps = await tapsOf(person);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  await person.tap('Take somebody');
  await person.tap(`Play ${name}`);
  await person.page.locator('.opening').waitFor();
  return taps();
}

/** A Check as a conversation: an idea and a Stat, what it takes, the dice, a Blessing of a friend, and what it costs. */
async function checks(bev: Person, ada: Person, carl: Person, seated: number): Promise<void> {
  await bev.unfold('Blessings, debts and reputations');
  await bev.fill('Award Blessings', { 'Who?': ['Tobias Lund'] });
  await carl.turnTo('Table');
  await carl.tap('Gain a Blessing');

  await ada.turnTo('Table');
  const idea = await tapsOf(ada);
  await ada.tap(/^Home/);
  await bev.fill('It takes a Check', {});
  await look(ada, '03-check');
  await good(carl, 'a Check before its dice');
  await canAskAboutAll(carl, 'a Check before its dice', humanityBlessed);
  await ada.tap(/^Roll Home/);
  const taps = await idea();
  expect(taps, 'taps from the idea to the dice').toBeLessThanOrEqual(2);
  expect(seated + taps, 'taps from the link to the dice').toBeLessThanOrEqual(5);
  await carl.sees('Failure');
  await look(carl, '04-window');
  await good(ada, 'dice that a friend can turn');
  await carl.fill('Help Odile Marsh', {});
  await ada.tap('Let Tobias Lund help');
  // What happens now leads whoever tells it to where it is written.
  await bev.tap('Odile Marsh: a bust', bev.page.locator('.now-do'));
  await bev.page.locator('.hb-owed textarea:focus').waitFor();
  await bev.fill('Odile Marsh: a bust', { 'What happens': 'They hear her, and ask her name.' });
  await ada.sees('They hear her, and ask her name.');
}

/** What a shared screen shows of it: where everybody stands, and nothing to tap. */
async function shared(bev: Person): Promise<void> {
  await bev.tap('Menu');
  await bev.page.locator('summary', { hasText: 'On a shared screen' }).click();
  await bev.tap('Make a link');
  const link = await bev.page
    .getByLabel('Link for the shared screen', { exact: true })
    .inputValue();
  await bev.page.keyboard.press('Escape');
  const screen = await Person.arrive(stage.browser, 'Screen', 'laptop', 'dark');
  await screen.page.goto(link);
  await screen.reads(/^Position 1: Odile Marsh$/);
  await look(screen, '06-screen');
  await screen.checkAccess('a shared screen');
  await screen.checkWidth('a shared screen');
  expect(screen.errors).toEqual([]);
  await screen.page.context().close();
}

/** A round of Combat, by accessible names alone: whoever acts says what, on whom and with what. */
async function fights(bev: Person, ada: Person, carl: Person, dara: Person): Promise<void> {
  await bev.unfold('Begin an Endeavor');
  await bev.tap(/^The Lantern Stair/);
  await ada.sees('Anybody may begin round 1.');
  await ada.tap(/^Begin round 1/);
  await bev.fill('Hurt', { 'Against whom?': ['Odile Marsh', 'Tobias Lund', 'Samir Castellan'] });
  await bev.tap(/^Roll Hurt/);
  await bev.tap(/^Close it: Failure/);
  await bev.tap(/^Odile Marsh$/);

  // The row of the question leads to the form beside the board, and gives way to it.
  await ada.tap('Advance', ada.page.locator('.prompts-body'));
  await ada.page.getByRole('form', { name: 'Advance' }).locator('input:focus').waitFor();
  await ada.page.locator('.prompts-body').waitFor({ state: 'detached' });
  await ada.fill('Advance', { 'With what': 'Home' });
  await ada.tap(/^Roll Home/);
  await ada.fill('Odile Marsh', { 'How much': 1 });
  await ada.reads(/^Position 1: Odile Marsh$/);
  await ada.page.locator('.hb-standing').scrollIntoViewIfNeeded();
  await look(ada, '05-combat');
  await shared(bev);
  await good(ada, 'Combat');
  await look(bev, '06-combat-desk');
  await good(bev, 'Combat at a desk');
  await ada.tap(/^Tobias Lund$/);

  await carl.fill('Protect', { 'Whom?': 'Odile Marsh', 'With what': 'Home' });
  await carl.tap(/^Roll Home/);
  await ada.reads(/^Odile Marsh: position 1 of The stair, protected/);
  await carl.tap(/^Samir Castellan$/);
  await dara.tap('Do nothing');
  await bev.tap('Do nothing');
  await ada.sees('Anybody may begin round 2.');
  await bev.unfold('Go on for somebody, or end it');
  await bev.tap('End “The Lantern Stair”');
  await ada.page.locator('.hb-standing').waitFor({ state: 'detached' });
}

/** The scene is over, and the session: all is free again, and each has an upgrade. */
async function shops(bev: Person, ada: Person): Promise<void> {
  await bev.fill('The scene is over', {});
  await bev.tap('End session 1');
  const shop = ada.page.locator('.prompts');
  await ada.tap(/^Hurry d4 → d6/, shop);
  await ada.sees('It is taken.');
  await ada.sees(/^It takes three Blessings of any worth; you have/);
  await look(ada, '07-shop');
  await good(ada, 'the Session Shop');
  await ada.unfold('d6: Backstory, rumor');
  await ada.fill('d6: begin a rumor', { 'What is said?': 'The ferry does not sink.' });
  await ada.sees('It takes a Stat that has become a d6.');
  await ada.turnTo('My sheet');
  await ada.reads(/^Hurry\s*d6\s*free/);
  await ada.tap('Done with the Session Shop');
  await ada.checkAccess('what is left after a session');
  await ada.checkWidth('what is left after a session');
}

it('plays an evening of Humanity, Blessed: a GM at a desk and three on phones', async () => {
  const { browser } = stage;
  const bev = await Person.arrive(browser, 'Bev', 'laptop', 'dark');
  const ada = await Person.arrive(browser, 'Ada', 'phone', 'light');
  const carl = await Person.arrive(browser, 'Carl', 'phone', 'dark');
  const dara = await Person.arrive(browser, 'Dara', 'phone', 'light');
  const link = await open(bev);
  const seated = await takes(ada, link, 'Odile Marsh');
  await takes(carl, link, 'Tobias Lund');
  await takes(dara, link, 'Samir Castellan');
  await look(ada, '01-table');
  await good(ada, 'the table');
  await look(bev, '02-desk');
  await good(bev, 'the desk');
  await canAskAboutAll(bev, 'the desk', humanityBlessed);
  await checks(bev, ada, carl, seated);
  await ada.turnTo('My sheet');
  await look(ada, '07-sheet');
  await good(ada, 'the sheet');
  await ada.turnTo('Table');
  await fights(bev, ada, carl, dara);
  await shops(bev, ada);
  for (const one of [bev, ada, carl, dara]) expect(one.errors).toEqual([]);
}, 160_000);

/** Says what an action takes, or agrees to it, where the table votes. */
const votes = (person: Person, answer: string) =>
  person.tap(answer, person.page.locator('.prompts'));

it('HUM-101: decides without a GM by a vote that is sealed until it closes', async () => {
  const { browser } = stage;
  const ada = await Person.arrive(browser, 'Ada', 'phone', 'light');
  const carl = await Person.arrive(browser, 'Carl', 'laptop', 'dark');
  const dara = await Person.arrive(browser, 'Dara', 'phone', 'dark');
  const { page } = ada;
  await page.goto(stage.url);
  await page.getByLabel(/^Humanity, Blessed/).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('summary', { hasText: 'More about the table' }).click();
  await page.getByLabel('A vote').check();
  await ada.tap(/^Play tonight/);
  const link = await page.getByLabel('Invite link').inputValue();
  await ada.tap('Take somebody');
  await ada.tap('Play Odile Marsh');
  await takes(carl, link, 'Tobias Lund');
  await takes(dara, link, 'Samir Castellan');
  await good(dara, 'a table without a GM');

  await dara.turnTo('Table');
  await ada.tap(/^Home/);
  await ada.sees('Odile Marsh wants to act');
  // What comes of one's own act unfolds, and begins with its title.
  expect(await page.evaluate<number>(SCROLLED), 'how far the question is scrolled').toBe(0);
  await carl.fill('Propose what it is', { 'How complex is it?': 'Hard' });
  await votes(ada, 'It is so');
  const before = dara.received.length;
  await votes(carl, 'It is something else');
  await dara.sees(/Hard .*\?/);
  const sent = () => dara.received.slice(before).join();
  await expect.poll(sent, { message: 'that he has answered is told' }).toContain('answered');
  await look(dara, '08-vote');
  // A question stands open: in a low window it covers what is beneath.
  await dara.checkAccess('a vote on what it takes');
  await dara.checkWidth('a vote on what it takes');
  expect(sent(), 'nobody learns what another has said').not.toMatch(/\["no"\]/);
  await votes(dara, 'It is so');
  await ada.sees(/Hard/);
  await ada.tap(/^Roll Home/);
  await look(carl, '09-without-a-gm');
  await good(carl, 'a table that votes');
  for (const one of [ada, carl, dara]) expect(one.errors).toEqual([]);
}, 160_000);
