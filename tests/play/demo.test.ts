import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInSight } from './in-sight';
import { listenFromTheStart } from './listening';
import { Person } from './person';
import { Stage } from './stage';

/** As many taps as it may take from the start page to the first die. */
const TAPS_MAX = 3;

let stage: Stage;
let newcomer: Person;
let taps = 0;

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

/** Waits until the hint says this, and looks whether anything lies over it. */
async function isLed(words: RegExp): Promise<void> {
  const hint = newcomer.page.locator('.lesson-text', { hasText: words });
  await hint.waitFor();
  await expect
    .poll(() => hint.evaluate(isInSight, undefined), { message: `${words} is in sight` })
    .toBe(true);
}

async function looksAt(name: string): Promise<void> {
  await newcomer.pictureHere(`demo-${name}`);
  await newcomer.checkAccess(name);
  await newcomer.checkWidth(name);
}

/** Somebody who has never been here, and whose taps are counted. */
async function comesNew(): Promise<void> {
  taps = 0;
  newcomer = await Person.arrive(stage.browser, 'Newcomer', 'phone', 'dark');
  await newcomer.page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await newcomer.page.addInitScript(
    "addEventListener('click', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)",
  );
}

const isOfDemo = (url: string): boolean => /\/assets\/demo.*\.js/.test(url);

it('plays a mission alone, leaves half-way, and comes to its end', async () => {
  await comesNew();
  const { page } = newcomer;
  const asked: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(stage.url, { waitUntil: 'networkidle' });
  expect(fetched.filter(isOfDemo), 'fetched before it is wanted').toEqual([]);
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.getByRole('link', { name: 'Try it alone first' }).tap();
  await isLed(/poisoned promise/);
  expect(fetched.some(isOfDemo)).toBe(true);
  // Before the first act it is said who one is; it is heard, too, and takes no tap.
  const opening = page.locator('.lesson-opening', { hasText: /^You are Isaura Lune/ });
  expect(await opening.evaluate(isInSight), 'who one is, in sight').toBe(true);
  expect(await opening.textContent()).toMatch(/Kestrel Vane.*Poppy Finch.*Bev, who directs.*alone/);
  await looksAt('begins');
  // What leads there is in sight: nothing is unfolded on the way.
  await page.getByRole('button', { name: 'Take the promise: +1d' }).first().tap();
  await isLed(/let them fall.*dice of this roll are set/);
  expect(await opening.count(), 'gone with the first act').toBe(0);
  await page.getByRole('button', { name: 'Roll the dice' }).first().tap();
  await isLed(/Only a 6 comes without a price/);
  expect(taps, 'taps to the first die').toBeLessThanOrEqual(TAPS_MAX);
  await newcomer.tap('Let Bev name the price');
  await isLed(/This is the price/);
  await newcomer.tap(/^Resist with/);
  await isLed(/stress is full/);
  await newcomer.tap(/^Roll Stars/);
  await isLed(/slips, and a friend may hold on/);

  // Half-way: the page goes, and comes back where it was, in the seat that was last in hand.
  await newcomer.tap('Go on as Anya');
  expect(await page.evaluate('document.activeElement.className')).toBe('lesson-text');
  await page.reload();
  await isLed(/slips, and a friend may hold on/);
  expect(await page.locator('.lesson select').inputValue()).toBe('anya');
  await looksAt('slips');
  await newcomer.tap(/^Lend strength with a link/);
  await isLed(/^Held/);
  await newcomer.tap('Let Bev finish the roll');
  await newcomer.tap('Let the mission succeed');
  await newcomer.tap('Go on to fallout');
  await newcomer.tap('Go on as Bev');
  await isLed(/the adversary grows/);
  await newcomer.fill('1. Advance', {});
  await isLed(/breathes out/);
  await newcomer.tap(/^2\. Clear/);
  await isLed(/The world strikes back/);
  await newcomer.tap(/^3\. Roll fallout/);
  await newcomer.fill('Tell the table', { 'What do they see?': 'The lanterns come back unlit.' });
  await isLed(/the trail goes cold/);
  await newcomer.tap(/^4\. /);
  await isLed(/that is a mission/);
  await looksAt('over');

  await newcomer.tap('Begin anew');
  await isLed(/poisoned promise/);
  await page.reload();
  await isLed(/poisoned promise/);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: /Leave the table/ }).tap();
  await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await page.getByText('A night in Orelle').count(), 'no seat is kept').toBe(0);
  expect(asked, 'sockets').toEqual([]);
  expect(newcomer.errors).toEqual([]);
});

/** The way through the other lessons: what is tapped, and what is said then. */
const lessons: Readonly<Record<string, readonly (readonly [RegExp, RegExp])[]>> = {
  daggerheart: [
    [/^Let Toller help/, /Let the dice fall.*dice of this roll are set/],
    [/^Roll$/, /The lamp burns/],
    [/^Strike at the hound/, /Everything is said/],
    [/^Roll$/, /It hits/],
    [/^Roll damage/, /With Fear it works/],
    [/^Let the hound attack/, /damage is held against two thresholds/],
    [/^Mark an armour slot/, /That was the GM’s move/],
    [/^Let Gus pass/, /Play it with friends/],
  ],
  'stars-and-signs': [
    [/^Roll$/, /13 is a Graze/],
    [/^Add 2 Blood/, /It stands at 15/],
    [/^Let it stand/, /A Hit, and all is said/],
    [/^Go on$/, /Transform, in words of your own/],
    [/^Transform$/, /Play it with friends/],
  ],
  'any-game': [
    [/^Roll 2d6\+1/, /Cards are people/],
    [/^Lay a card/, /What runs out is counted/],
    [/^“Torches”: one less/, /A clock says how near/],
    [/^“The ice breaks”/, /A clock says how near/],
    [/^“The ice breaks”/, /that is all of it/],
  ],
};

it.each(Object.keys(lessons))('TABLE-204: plays the lesson of %s to its end', async (game) => {
  const alone = await Person.arrive(stage.browser, 'Alone', 'phone', 'light');
  const { page } = alone;
  await page.goto(`${stage.url}/demo/${game}`);
  await page.locator('.lesson-text').waitFor();
  await alone.pictureHere(`demo-${game}-begins`);
  await alone.checkAccess(`the lesson of ${game}`);
  await alone.checkWidth(`the lesson of ${game}`);
  for (const [label, then] of lessons[game] ?? []) {
    await alone.tap(label);
    await page.locator('.lesson-text', { hasText: then }).waitFor();
  }
  await alone.pictureHere(`demo-${game}-over`);

  // The evening, once the session is over, and the story: both of what this page has.
  await page.locator('.lesson select').selectOption('gus');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'End session 1' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const evening = page.getByRole('region', { name: 'Show others your evening' });
  await evening.waitFor();
  const line = page.getByLabel('The best line of tonight');
  await line.selectOption({ index: 1 });
  expect(await page.getByLabel('In words, as you like').inputValue()).toContain('“');
  // The poster holds the picture of its look and the letters of its headings in itself; a night of Any game has the device’s.
  const poster = () => page.locator('.evening-picture').getAttribute('src');
  await expect.poll(poster).toContain(encodeURIComponent('preserveAspectRatio="xMidYMid slice"'));
  if (game !== 'any-game')
    await expect.poll(poster).toContain(encodeURIComponent('data:font/woff2;base64,'));
  await alone.pictureHere(`evening-${game}`);
  await alone.checkAccess(`the evening of ${game}`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'The story so far' }).tap();
  await page.getByRole('heading', { name: 'Session 1' }).waitFor();
  await alone.pictureHere(`story-${game}`);
  await alone.checkAccess(`the story of ${game}`);
  await alone.checkWidth(`the story of ${game}`);
  expect(alone.errors).toEqual([]);
});

it('is played by keyboard alone, a roll with a poisoned promise and an eclipse that is held', async () => {
  const keys = await Person.arrive(stage.browser, 'Newcomer', 'laptop', 'light', 'keys');
  await keys.hasFullDevice();
  const hint = (words: RegExp) => keys.page.locator('.lesson-text', { hasText: words }).waitFor();
  await listenFromTheStart(keys);
  await keys.page.goto(stage.url);
  await keys.hands.press(keys.page.getByRole('link', { name: 'Try it alone first' }));
  await hint(/poisoned promise/);
  await expect
    .poll(() => keys.page.evaluate<string[]>('window.heard'))
    .toContainEqual(expect.stringMatching(/You are Isaura Lune.*poisoned promise/));
  await keys.tap('Put away who you are');
  expect(await keys.page.locator('.lesson-opening').count()).toBe(0);
  expect(await keys.page.evaluate('document.activeElement.className')).toBe('lesson-text');
  const steps: [label: string | RegExp, then: RegExp][] = [
    ['Take the promise: +1d', /let them fall/],
    ['Roll the dice', /Only a 6 comes without a price/],
    ['Let Bev name the price', /This is the price/],
    [/^Resist with/, /stress is full/],
    [/^Roll Stars/, /a friend may hold on/],
    ['Go on as Anya', /a friend may hold on/],
    [/^Lend strength with a link/, /^Held/],
  ];
  for (const [label, then] of steps) {
    await keys.tap(label);
    await hint(then);
  }
  // There was no room for what was played: it begins anew, and says nothing of it.
  await keys.page.reload();
  await hint(/poisoned promise/);
  expect(keys.errors).toEqual([]);
});
