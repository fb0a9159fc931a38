import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { AWAKE_MS, SEEN } from './awake';
import type { Guest } from './engines/guests';
import { desk, guests, missing, phone, seat, withChromium } from './engines/guests';
import { sleepThrough } from './engines/sleep-through';
import type { Surface } from './engines/surface';
import { Line } from './line';
import { keyOf } from './listening';
import { Person } from './person';
import { builtClient, Stage } from './stage';

/** How the public dice fall, roll by roll of a table, whatever number of them a roll takes. */
const faces = [
  [4, 5, 4, 4], // engagement; at the table of Daggerheart, a blow
  [1, 2, 1, 2, 1], // Isaura confesses, while the server is killed
  [6, 6, 6, 6], // Isaura resists
  [6, 6, 6, 6, 6], // Kestrel, transcended
  [1, 1, 1, 1], // Kestrel’s eclipse roll
];

/** How long a device sleeps, in seconds, one after the other: `npm run browsers -- --asleep 5,60,600` for who wants to know. */
const SLEEPS = (process.env.ASLEEP ?? '5').split(',').map(Number);
/** What an evening takes longer with the longest of them, in milliseconds. */
const LONGEST_MS = Math.max(...SLEEPS) * 1_000;
const NAP_MS = 5_000;
/** How long a page of another size is given to be drawn for its picture, with what moves until then, in milliseconds. */
const DRAWN_MS = 3_000;
/** How long it may take to be back at all, on a machine with much else to do, in milliseconds. */
const BACK_MS = 10_000;
const NIGHTS = SLEEPS.flatMap((seconds) => [
  { seconds, server: 'started anew' } as const,
  { seconds, server: 'the same' } as const,
]);
/** How long a story may take that is not slept through, in milliseconds. */
const STORY_MS = 300_000;

/** How far above the foot of the page the button ends that sticks there while one reads what is above it, in pixels. */
const ABOVE_FOOT = `(() => {
  document.querySelector('.on-table').scrollIntoView();
  const edge = (one, side) => document.querySelector(one).getBoundingClientRect()[side];
  return Math.round(edge('.bottom', 'top') - edge('.roll-go', 'bottom'));
})()`;

const lacks = missing();
if (lacks.length > 0) {
  console.warn(`Not told in Firefox and WebKit, see \`npm run browsers\`: ${lacks.join('; ')}.`);
}
/** They share a server and two browsers, which take long to start; each of them makes tables of its own. */
const together = { sequential: true };

describe.skipIf(lacks.length > 0)('Chromium, Firefox and WebKit at one table', together, () => {
  let stage: Stage;
  let firefox: Guest;
  let webkit: Guest;

  beforeAll(async () => {
    stage = await Stage.set(faces);
    [firefox, webkit] = await guests(stage.browser);
  });
  beforeEach(async () => {
    // Whoever tells it once more after a failure finds everybody awake, and the server there.
    await Promise.all([firefox.wake(), webkit.wake()]);
    await stage.serve(builtClient);
    for (const guest of [firefox, webkit]) await guest.page.setViewportSize(phone);
  });
  afterAll(async () => {
    await Promise.all([firefox?.close(), webkit?.close()]);
    await stage?.strike();
  });

  it('play an evening: a hero, a roll, a killed server, phones asleep, an eclipse and the way back', {
    timeout: STORY_MS + LONGEST_MS,
  }, async () => {
    const bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
    const claire = seat(firefox, 'Claire', 'phone');
    const anya = seat(webkit, 'Anya', 'phone');
    saysWhere(claire, anya);
    await bev.page.goto(stage.url);
    await bev.finder.write(bev.page.getByLabel('Your name'), 'Bev');
    await bev.tap('Play tonight');
    await bev.sees('Invite your players');
    const invite = await bev.page.getByLabel('Invite link').inputValue();
    await Promise.all([
      takesHero(claire, invite, 'Isaura Lune'),
      takesHero(anya, invite, 'Kestrel Vane'),
    ]);
    await bev.tap(/Roll engagement/);

    // Somebody proposes a roll, and the server is killed under it.
    await claire.tap('Make an action roll', claire.page.locator('.now-do'));
    await claire.tap(/^Confess/);
    await bev.tap(/^Judge position and effect/);
    await claire.sees('What the dice bring');
    expect(
      await claire.page.evaluate<number>(ABOVE_FOOT),
      'the button in sight',
    ).toBeGreaterThanOrEqual(0);
    await picture(claire, 'three-roll');
    await picturesBeside(bev, 'three-roll');
    await stage.kill();
    for (const one of [claire, anya]) await one.sees(/[Cc]onnect/);
    await claire.tap(/^Roll the dice/);
    await stage.start();
    for (const one of [claire, anya]) await one.sees('Bad outcome');
    // Before her page is back, harm can be assigned out of the fiction as well: it would pay no price.
    await bev.sees(/roll has a price/);
    await bev.fill('Assign harm', {
      ...{ 'What happens?': 'the water takes them', Level: 2, 'To whom?': 'Isaura Lune' },
      'Resisting would': 'Reduce it',
    });
    await claire.tap(/Resist with/);
    await claire.tap('Take what is left');

    // Both phones sleep while the table goes on, and one of them does as long as anybody wants to know.
    await Promise.all([firefox.sleep(), webkit.sleep()]);
    await bev.tap('That is all: finish the roll');
    const tide = { Name: 'The tide', Segments: 6, 'Keep it to yourself': false };
    await bev.fill('Start a clock', tide);
    await setTimeout(NAP_MS);
    await catchesUp(firefox, 'The tide', NAP_MS);
    await setTimeout(LONGEST_MS - NAP_MS);
    await catchesUp(webkit, 'The tide', LONGEST_MS);

    await anya.fill('Transcend', { 'What does it look': 'A crown of red glass' });
    const gate = { 'What do you want to achieve?': 'Hold the gate', Action: 'Conceal' };
    await anya.fill('Make an action roll', gate);
    await bev.fill('Judge position and effect', { Position: 'Controlled', Effect: 'Great' });
    await anya.tap(/^Roll the dice/);
    await claire.sees('Clean success');
    await anya.tap('Done');
    await picture(anya, 'three-transcended');
    await picturesBeside(bev, 'three-transcended');

    // Too much: she falls, and a friend brings her back.
    await slips(bev, 'Kestrel Vane');
    await anya.tap(/^Roll (Sun|Moon|Stars)/);
    for (const one of [claire, anya]) {
      await one.turnToCard('falls into eclipse');
      await picture(one, 'three-eclipse');
    }
    await picturesBeside(bev, 'three-eclipse');
    await anya.fill('Escape eclipse', { 'Who helps?': 'Isaura Lune' });
    await claire.sees(/escapes eclipse|is in eclipse no longer|leaves eclipse/);
    expect(bev.errors).toEqual([]);
    await hadNoErrors(firefox, webkit);
    await bev.page.context().close();
  });

  it('work at two desks by keyboard: a lesson, a blow in Daggerheart, and a card in Any game', async () => {
    for (const guest of [firefox, webkit]) await guest.page.setViewportSize(desk);
    const claire = seat(firefox, 'Claire', 'laptop', 'keys');
    const anya = seat(webkit, 'Anya', 'laptop', 'keys');
    saysWhere(claire, anya);
    for (const one of [claire, anya]) {
      await one.page.goto(`${stage.url}/demo/girl-by-moonlight`);
      await one.page.locator('.lesson-text', { hasText: 'poisoned promise' }).waitFor();
      await one.page.locator('html:not([data-coming]) .columns .panel').first().waitFor();
      await picture(one, 'three-lesson', desk);
    }

    const bell = await opens(claire, 'Daggerheart', /^Play tonight: The stolen bell/);
    await takesHero(anya, bell, 'Maren Holt');
    await claire.fill('Improvise an adversary', { Name: 'Ogre', Difficulty: 5 });
    await anya.fill('Attack', { Whom: 'Ogre' });
    await anya.tap(/^Roll$/);
    await anya.tap('Roll damage');
    for (const one of [claire, anya]) {
      await one.sees(/damage to Ogre/);
      await picture(one, 'three-desk', desk);
    }

    const cards = await opens(anya, 'Any game', 'Open the table');
    await sitsDown(claire, cards);
    const letter = 'A sealed letter';
    await claire.fill('New index card of your own', {
      Name: letter,
      'What is known of it': 'It is warm.',
    });
    await claire.unfold(`More for “${letter}”`);
    await claire.fill(`Hand over “${letter}”`, { 'To whom': 'Anya' });
    await anya.sees('It is warm.');
    await picture(anya, 'three-card', desk);
    await hadNoErrors(firefox, webkit);
  });

  // What is on its way then holds all the connections that WebKit gives to a server.
  it('comes back in WebKit, which slept while the page was fetching', async () => {
    await webkit.page.setViewportSize(desk);
    const night = { seconds: 6, server: 'the same', fetching: true } as const;
    const [back] = await sleepThrough(stage, [webkit], night);
    console.info(`WebKit: ${back?.ms} ms; ${back?.steps.join(', ')}.`);
    expect(back?.ms).toBeGreaterThan(0);
    expect(back?.ms).toBeLessThan(process.env.ASLEEP ? AWAKE_MS : BACK_MS);
    // What was on its way is there all the same.
    await webkit.page.getByText('Leave the table').first().waitFor();
    await hadNoErrors(webkit);
  });

  // What takes a second at most is measured, and so asked for by whoever has a machine with nothing else to do.
  it.skipIf(!process.env.ASLEEP).each(NIGHTS)(
    'are in play within a second after $seconds s of sleep: their lines dead, their server $server',
    { timeout: STORY_MS + LONGEST_MS },
    async (night) => {
      const chromium = await withChromium(stage.browser);
      // On a desk the log is always in sight.
      for (const guest of [firefox, webkit]) await guest.page.setViewportSize(desk);
      // Chromium is woken first: what is looked for in WebKit, a page of it says.
      const all = [chromium, firefox, webkit];
      const back = await sleepThrough(stage, all, night);
      for (const { browser, ms, steps } of back) {
        console.info(
          `${browser}: ${ms} ms to be in play after ${night.seconds} s, its server ${night.server}; ${steps.join(', ')}.`,
        );
      }
      for (const { browser, ms, said } of back) {
        expect(ms, browser).toBeGreaterThan(0);
        expect(ms, browser).toBeLessThan(AWAKE_MS);
        expect(said, `${browser} has nothing to speak of`).toEqual([]);
      }
      await hadNoErrors(...all);
      await chromium.close();
    },
  );
});

type Guesting = Person<Surface>;

/** Opens a table from the start page; returns the link for the others. */
async function opens(host: Guesting, game: string, button: string | RegExp): Promise<string> {
  await host.page.goto(await host.page.evaluate<string>("new URL('/', location.href).href"));
  await host.finder.tick(host.page.getByLabel(game));
  await host.finder.write(host.page.getByLabel('Your name'), host.name);
  await host.tap(button);
  await host.sees('Invite your players');
  return host.page.getByLabel('Invite link').inputValue();
}

async function sitsDown(person: Guesting, invite: string): Promise<void> {
  await person.page.goto(invite);
  await person.finder.write(person.page.getByLabel(/Your name/), person.name);
  await person.tap('Sit down');
}

/** From the invite to a hero of one’s own. */
async function takesHero(person: Guesting, invite: string, hero: string): Promise<void> {
  await sitsDown(person, invite);
  await person.tap(/^Take (a hero|somebody)/);
  await person.tap(`Play ${hero}`);
  await person.page.locator('.opening').waitFor();
}

/** Wakes a device, which sees what the table has come to meanwhile; says how long that has taken. */
async function catchesUp(guest: Guest, words: string, asleep: number): Promise<void> {
  const woken = Date.now();
  await guest.wake();
  await guest.page.evaluate(SEEN);
  await guest.page.getByText(words).first().waitFor();
  console.info(
    `${guest.browser}: ${Date.now() - woken} ms to be in play after ${asleep / 1_000} s asleep.`,
  );
}

/** Somebody has to roll whether they fall into eclipse. */
async function slips(bev: Person, hero: string): Promise<void> {
  const line = await Line.open(new URL(bev.page.url()).origin, await keyOf(bev));
  const { table } = await line.look();
  const one = Object.values(table.protagonists).find(({ name }) => name === hero);
  const change = { protagonist: one?.id, eclipseRoll: true, reason: 'It was too much' };
  await line.send({ type: 'override.protagonist', ...change });
  line.close();
}

/** Where a story fails, says where each of them was. */
function saysWhere(...all: Guesting[]): void {
  onTestFailed(async () => {
    for (const one of all) {
      console.info(one.name, await one.finder.whereabouts());
      await picture(one, 'failed');
    }
  });
}

/** Takes pictures at both sizes where pictures are wanted (`PICTURES=folder`), and leaves the page at the size that it has. */
async function picture({ page, name }: Guesting, what: string, has = phone): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const [called, size] of Object.entries({ desk, phone })) {
    await page.setViewportSize(size);
    await setTimeout(DRAWN_MS);
    await page.screenshot({ path: `${folder}/${what}-${name}-${called}.png` });
  }
  await page.setViewportSize(has);
}

/** The same moment in Chromium, at both sizes and in both colours, to lay beside those of the others. */
async function picturesBeside({ page }: Person, what: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, size] of Object.entries({ desk, phone })) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `${folder}/${what}-Chromium-${name}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(desk);
}

async function hadNoErrors(...all: Guest[]): Promise<void> {
  for (const { browser, errors } of all) expect(await errors(), browser).toEqual([]);
}
