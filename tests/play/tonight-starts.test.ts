import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { png } from '../../apps/server/src/pictures/samples';
import { isInSight } from './in-sight';
import { Person } from './person';
import { Stage } from './stage';

/** As many taps as it may take a player from the link to the first dice of their own, whose name is typed and not tapped. */
const TAPS_MAX = 6;

let stage: Stage;
let bev: Person;
let anya: Person;
let cole: Person;
let taps = 0;

beforeAll(async () => {
  stage = await Stage.set();
});
beforeEach(async () => {
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'light');
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'dark');
  cole = await Person.arrive(stage.browser, 'Cole', 'laptop', 'dark');
  // On a busy machine nobody taps for want of patience.
  anya.finder.waits = 12_000;
  await anya.page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await anya.page.addInitScript(
    "addEventListener('click', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)",
  );
});
afterAll(() => stage?.strike());

/** From the link to a seat. */
async function sitsDown(person: Person, invite: string): Promise<void> {
  await person.page.goto(invite);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
}

/** From the link to somebody to play: whom they are is read on the cards, and each has a button. */
async function takes(invite: string, name: string): Promise<void> {
  taps = 0;
  await sitsDown(anya, invite);
  await tapsOnward(anya, 'Take somebody');
  // Whoever leafs through sees what takes somebody, and scrolls for none of it.
  const first = anya.page.getByRole('button', { name: /^Play / }).first();
  await expect.poll(() => first.evaluate(isInSight), { timeout: 10_000 }).toBe(true);
  await looksOver(anya, name);
  await anya.tap(`Play ${name}`);
  await anya.page.locator('.opening').waitFor();
  expect(await anya.page.evaluate('scrollY'), 'how far down the page stands').toBe(0);
  await anya.picture(`starts-taken-${name}`);
}

/** The cards are fit for everybody. */
async function looksOver(person: Person, name: string): Promise<void> {
  await person.page.getByRole('button', { name: `Play ${name}` }).waitFor();
  await person.picture(`starts-cards-${person.name}-${name}`);
  await person.checkAccess('ready-made people');
  await person.checkWidth('ready-made people');
  await person.checkNarrow('ready-made people');
}

/** Opens a table with what is ready, from the start page, and sees how it begins. */
async function opens(game: string, button: RegExp, called: string): Promise<string> {
  const opener = process.env.PICTURES ? [anya, bev] : [bev];
  for (const person of opener) {
    await person.page.goto(stage.url);
    await person.page.getByLabel(game).check();
    await person.page.getByLabel('Your name').fill('Bev');
    // Of many ways to begin, the first is in sight, and the others are one fold away.
    await person.page.locator('.ways').first().waitFor();
    for (const fold of await person.page.locator('.ways summary').all()) await fold.click();
    await person.page.getByRole('button', { name: button }).waitFor();
    await person.picture(`starts-begin-${person.name}-${game}`);
  }
  await bev.checkAccess('what one can begin with');
  await bev.tap(button);
  const invite = await bev.page.getByLabel('Invite link').inputValue();
  await bev.page.locator('.opening[open]').waitFor();
  expect(await bev.page.getByRole('heading', { level: 1 }).textContent()).toBe(called);
  await bev.picture(`starts-table-${game}`);
  await nowFor(bev, 'Copy the invite link').waitFor();
  return invite;
}

/** On a laptop, with the keys alone: reads on, and takes somebody under another name. */
async function takesByKeys(person: Person, name: string, as: string): Promise<void> {
  const card = person.page.getByRole('listitem').filter({ hasText: name });
  await card.locator('summary', { hasText: 'Read on' }).press('Enter');
  await card.getByLabel('Name').fill(as);
  await person.picture(`starts-read-on-${person.name}`, name);
  await person.checkAccess('somebody to read on about');
  await card.getByLabel('Name').press('Enter');
  await bev.sees(as);
}

/** What the table holds out to somebody now, by its words. */
const nowFor = (person: Person, words: string) =>
  person.page.locator('.now-do', { hasText: words });

/** Whoever directs is led to what they read aloud, before dice have fallen. */
async function readsAloud(): Promise<void> {
  await tapsOnward(bev, 'Read aloud how it begins');
  await bev.page.locator('.opening > summary:focus').waitFor();
}

/** Whoever knows no word of it finds how to play with what happens now, and comes back. */
async function readsHowToPlay(person: Person): Promise<void> {
  await person.page.locator('.now-more > summary').click();
  await person.tap('How to play', person.page.locator('.now-more'));
  await person.tap('Back to the table');
  await person.page.locator('.now').waitFor();
}

/** Whoever looks above the tabs for what to do, where nothing is asked of them, is led to what happens now. */
async function findsTheWay(person: Person): Promise<void> {
  await person.page.locator('.prompts-toggle', { hasText: 'Nothing asked' }).click();
  await person.checkAccess('that nothing is asked');
  await person.tap(/^What happens now: /, person.page.locator('.prompts'));
  await person.page.locator('#next-step h2:focus').waitFor();
  await person.page.locator('.prompts-body').waitFor({ state: 'detached' });
}

/** Taps what the table holds out to somebody who would not know what to do: the big button of what happens now. */
async function tapsOnward(person: Person, label: string): Promise<void> {
  await person.tap(label, person.page.locator('.now-do'));
}

/** As many taps as it may take where the table begins with a kit: nothing has to be made first. */
const KIT_TAPS_MAX = 5;

/** The sheet of whoever plays, where a tap counts and a tap rolls; and as it comes out of a printer. */
async function playsFromTheSheet(): Promise<void> {
  await anya.turnTo('Mine');
  const sheet = anya.page.locator('.any-sheet');
  await anya.tap('“Harm” +1', sheet);
  await sheet.getByText('1 of 5').waitFor();
  await sheet.getByText('Sefu once carried me').waitFor();
  await anya.page.locator('.strip', { hasText: 'Harm' }).waitFor();
  await sheet.locator('summary', { hasText: 'Fill in' }).click();
  await anya.fill('Fill in “Gear”', { Gear: 'A compass\nA knife' });
  await sheet.locator('li', { hasText: 'A compass' }).last().waitFor();
  await anya.checkAccess('a sheet');
  await anya.checkWidth('a sheet');
  await anya.checkNarrow('a sheet');
  await anya.picture('sheet');
  await anya.tap('Print the sheet', sheet);
  await anya.page.locator('.paper', { hasText: 'A compass' }).waitFor();
  await anya.checkAccess('a sheet on paper');
  await anya.picture('sheet-paper');
  await anya.tap('Back to the table');
  await anya.turnTo('Table');
}

/** All that the table plays by, copied, and brought once more: what is there already is not there twice. */
async function takesTheKitAlong(): Promise<void> {
  const { page } = bev;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const kit = page.locator('#kits');
  await bev.tap('Copy the kit', kit);
  await kit.getByText('The kit is copied').waitFor();
  const text = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(text).toMatch(/^moonlit-kit:[\w-]{300,3000}$/);
  await kit.locator('summary').first().click();
  await bev.checkAccess('a kit');
  await bev.picture('kit');
  await kit.getByLabel('A kit that was copied').fill(text.slice(0, -40));
  await bev.tap('Bring it', kit);
  await kit.getByText('it is damaged').waitFor();
  await kit.getByLabel('A kit that was copied').fill(`Ours: ${text}`);
  await bev.tap('Bring it', kit);
  await kit.getByText('It is here').waitFor();
  await kit.getByText('one sheet, 2 tables, one reading').waitFor();
}

/** Somebody puts an emblem, and then a picture of their own, in the place of their drawn face, and the others see it. */
async function showsPortrait(name: string): Promise<void> {
  await anya.turnTo('My sheet');
  await anya.page.locator('summary', { hasText: 'A picture instead of a drawn face' }).tap();
  await anya.fill(`Portrait of ${name}`, { Picture: 'A flame' });
  await bev.page.locator('.face svg.picture').first().waitFor();
  await anya.page.getByLabel('A picture of your own').setInputFiles({
    ...{ name: 'maren.png', mimeType: 'image/png' },
    buffer: png(300, 300),
  });
  await anya.sees('It can be chosen now');
  await anya.fill(`Portrait of ${name}`, { Picture: 'Your picture 1' });
  await bev.page.locator('.face img.picture').first().waitFor();
  await anya.checkAccess('a portrait');
  await anya.checkWidth('a portrait');
  await anya.picture('portrait');
  await bev.picture('portrait-of-another');
  await anya.turnTo('Table');
}

it('TABLE-242, ANY-KIT-004, 005: in Any game a player rolls their own dice within five taps from a kit', async () => {
  const invite = await opens('Any game', /^Play tonight: The salt road/, 'The salt road');
  await takes(invite, 'Teodora Quist');
  await readsAloud();
  await tapsOnward(anya, 'Roll');
  // No keys of a phone come up, and no notation: the keyboard is upon the first dice that are ready.
  await anya.page.locator('.any-ready button:focus', { hasText: 'Act under fire' }).waitFor();
  await anya.tap(/^Act under fire/);
  await anya.page.locator('.any-roll-large').waitFor();
  expect(taps, 'taps to the first dice of one’s own').toBeLessThanOrEqual(KIT_TAPS_MAX);
  console.info(`Any game: ${taps} taps.`);
  await anya.page
    .locator('.any-roll-large', { hasText: /It costs you|at a price|cleanly/ })
    .waitFor();
  await findsTheWay(anya);
  await readsHowToPlay(anya);
  await playsFromTheSheet();
  await takesTheKitAlong();
  expect([...anya.errors, ...bev.errors]).toEqual([]);
});

it('TABLE-072, 242, 260: in Daggerheart within six as well, with a picture of one’s own, and whoever comes second sees who is taken', async () => {
  const invite = await opens('Daggerheart', /^Play tonight: The stolen bell/, 'The stolen bell');
  await takes(invite, 'Maren Holt');
  await tapsOnward(anya, 'Make an action roll');
  await anya.tap(/^Strength/);
  // It is not for the GM to let them fall.
  await nowFor(bev, 'Maren Holt is about to roll').waitFor();
  await anya.tap(/^Roll$/);
  await anya.page.locator('.dh-roll').waitFor({ state: 'detached' });
  await bev.page.locator('.log', { hasText: /with Hope|with Fear|Critical/ }).waitFor();
  expect(taps, 'taps to the first dice of one’s own').toBeLessThanOrEqual(TAPS_MAX);
  console.info(`Daggerheart: ${taps} taps.`);
  await showsPortrait('Maren Holt');
  await sitsDown(cole, invite);
  await looksOver(cole, 'Wenna Stark');
  await cole.page.locator('.badge-taken', { hasText: 'Anya: Maren Holt' }).waitFor();
  expect(await cole.page.getByRole('button', { name: 'Play Maren Holt' }).count()).toBe(0);
  await takesByKeys(cole, 'Wenna Stark', 'Wenna of the Reeds');
  expect([...anya.errors, ...bev.errors, ...cole.errors]).toEqual([]);
});

it('TABLE-071, 241, 242: in Stars & Signs within six as well, once the referee has named what it is', async () => {
  const invite = await opens(
    'Stars & Signs',
    /^Play tonight: The night of lanterns/,
    'The night of lanterns',
  );
  await takes(invite, 'Vesper Lane');
  await tapsOnward(anya, 'Do something');
  await anya.tap(/^Stealth/);
  await bev.fill('Name the Action', { 'What is it?': 'Obscure' });
  await anya.tap(/^Roll$/);
  await bev.page.locator('.log', { hasText: /as it lies there/ }).waitFor();
  expect(taps, 'taps to the first dice of one’s own').toBeLessThanOrEqual(TAPS_MAX);
  console.info(`Stars & Signs: ${taps} taps.`);
  expect([...anya.errors, ...bev.errors]).toEqual([]);
});

it('TABLE-071, 242, HUM-702: in Humanity, Blessed within six as well, once the GM has said what it takes', async () => {
  const invite = await opens(
    'Humanity, Blessed',
    /^Play tonight: The last ferry/,
    'The last ferry',
  );
  await takes(invite, 'Odile Marsh');
  await tapsOnward(anya, 'Do something');
  // The Stat is the one thing that is needed: it puts the action on the table by itself.
  await anya.page.locator('#act .choice-buttons button:focus').waitFor();
  await anya.tap(/^Home/);
  await bev.fill('It takes a Check', {});
  await anya.tap(/^Roll Home/);
  await bev.page.locator('.log', { hasText: /Home/ }).waitFor();
  expect(taps, 'taps to the first dice of one’s own').toBeLessThanOrEqual(TAPS_MAX);
  console.info(`Humanity, Blessed: ${taps} taps.`);
  expect([...anya.errors, ...bev.errors]).toEqual([]);
});
