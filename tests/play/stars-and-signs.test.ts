import { starsAndSigns } from '@moonlit/rules/stars-and-signs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canAskAboutAll } from './asking';
import { Person } from './person';
import { Stage } from './stage';

/** How the public dice fall, one roll after the other. */
const faces = [
  [5, 4, 2, 1], // Nao runs with a head start: 13 with her Agility, a Graze, which two Blood make a Hit
  [4], // Ines Transforms: Corruption
  [9, 8, 2, 4], // Cleo works the crowd, by keys
];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set(faces);
});
afterAll(() => stage?.strike());

const look = (person: Person, name: string) => person.pictureHere(`stars-${name}`);

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
}

/** Counts what somebody taps from now on. */
async function tapsOf({ page }: Person): Promise<() => Promise<number>> {
  await page.evaluate(COUNT_TAPS);
  return () => page.evaluate<number>('window.taps');
}

const COUNT_TAPS = `if (window.taps === undefined) addEventListener('pointerdown', () => { window.taps += 1; }, true);
window.taps = 0;`;

/** Opens a table with what is ready, from the start page, where it stands at the first glance. */
async function open(host: Person): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.getByLabel('Stars & Signs').check();
  await page.getByLabel('Your name').fill(host.name);
  await look(host, '00-start');
  await host.tap(/^Play tonight/);
  return page.getByLabel('Invite link').inputValue();
}

/** From the link to somebody to play. */
async function takes(person: Person, link: string, name: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  await person.tap('Take somebody');
  await person.tap(`Play ${name}`);
  await person.page.locator('.opening').waitFor();
}

/** What somebody’s browser has been sent, and shows. */
const knows = async (person: Person): Promise<string> =>
  person.received.join() + (await person.page.content());

/** A Check as a conversation: laid down in two taps, named, rolled, pushed before all eyes, and let stand. */
async function checks(bev: Person, ada: Person, carl: Person): Promise<void> {
  await ada.turnTo('Table');
  const idea = await tapsOf(ada);
  await ada.page.getByLabel(/^Agility/).check();
  await ada.tap('Put it on the table');
  await bev.fill('Name the Action', {
    'What is it?': 'Transport',
    'What can be lost': 'The lantern',
  });
  await carl.turnTo('Table');
  await carl.sees('Equal: it can go either way.');
  await look(ada, '03-check');
  await good(carl, 'a Check before its dice');
  await canAskAboutAll(carl, 'a Check before its dice', starsAndSigns);
  await ada.tap(/^Roll$/);
  expect(await idea(), 'taps from the idea to the dice').toBeLessThanOrEqual(3);
  await carl.sees('Circumstance');
  expect(await carl.page.locator('.ss-total').textContent()).toMatch(/13/);
  await look(carl, '04-window');
  await good(ada, 'dice that can be pushed');
  await ada.tap(/^\+2/);
  await carl.sees('Effort');
  await carl.page.locator('.ss-total', { hasText: /15\s*Hit/ }).waitFor();
  await ada.tap(/^Let it stand: 15, Hit/);
  await ada.tap('Go on');
  await carl.page.locator('.ss-check').waitFor({ state: 'detached' });
}

/** A Test that nobody else may learn of: no frame of it, no word, no number. */
async function testsInSecret(bev: Person, others: readonly Person[]): Promise<void> {
  for (const { page } of [bev, ...others])
    await page.locator('.ss-check').waitFor({ state: 'detached' });
  const before = others.map(({ received }) => received.length);
  await bev.unfold('Tests, in the open and in secret');
  await bev.fill('Roll a Test in secret', {
    Who: 'Nao Ember',
    'With which Skill': 'Resolve',
    'What presses on them': 'A cold hand',
  });
  await bev.page.locator('.log', { hasText: 'A cold hand' }).waitFor();
  await look(bev, '05-secret');
  for (const [at, one] of others.entries()) {
    // What only keeps the line open says nothing.
    const frames = one.received.slice(before[at]).filter((frame) => frame.startsWith('4'));
    expect(frames, `${one.name} is sent nothing of it`).toEqual([]);
    expect(await knows(one)).not.toContain('A cold hand');
  }
}

/** The referee compels an Aspect in three taps; its owner takes the Hope. */
async function compels(bev: Person, ada: Person): Promise<void> {
  const taps = await tapsOf(bev);
  await bev.unfold('Compel an Aspect');
  await bev.tap('Compel Afraid of the moment she stops');
  expect(await taps(), 'taps to a compel').toBeLessThanOrEqual(3);
  await ada.sees('Afraid of the moment she stops');
  await look(ada, '06-compel');
  await ada.tap('Accept');
}

/** The moment of the show: every screen sees it, with the heroine’s own words. */
async function transforms(carl: Person, others: readonly Person[]): Promise<void> {
  await carl.turnTo('Table');
  await carl.fill('Transform', { 'What you say': 'I read it aloud, and it is so.' });
  for (const one of others) {
    await one.turnToCard('I read it aloud, and it is so.');
    await look(one, `07-${one.name}-transforms`);
    await one.checkAccess('a Transformation');
  }
}

/** By keys alone: says what she wants, and rolls when it is named. */
async function checksByKeys(dara: Person, bev: Person): Promise<void> {
  await dara.fill('Do something', { How: 'Charisma' });
  await bev.fill('Name the Action', { 'What is it?': 'Influence' });
  await dara.tap(/^Roll$/);
  await dara.tap(/^Let it stand/);
}

/** A Milestone: each goes through a list of their own. */
async function milestone(bev: Person, ada: Person): Promise<void> {
  await bev.unfold('Milestones');
  await bev.fill('A Minor Milestone', { 'Challenges overcome': 2 });
  await ada.page.locator('.ss-steps').first().waitFor();
  await look(ada, '09-milestone');
  await good(ada, 'a Milestone');
  await ada.fill('Reflect on an Agenda', {
    Which: 'Win the city race for my brother',
    'How was it shown, or challenged?': 'She let the race go, for once.',
  });
  await ada.turnTo('My sheet');
  await ada.page.locator('.ss-memories [data-on=true]').first().waitFor();
  await look(ada, '10-sheet');
  // A question of the Milestone stands open over it: in a low window it covers what is beneath.
  await ada.checkAccess('the sheet');
  await ada.checkWidth('the sheet');
}

it('plays an evening of Stars & Signs: a referee and one player at desks, two on phones', async () => {
  const { browser } = stage;
  const bev = await Person.arrive(browser, 'Bev', 'laptop', 'dark');
  const ada = await Person.arrive(browser, 'Ada', 'phone', 'light');
  const carl = await Person.arrive(browser, 'Carl', 'phone', 'dark');
  const dara = await Person.arrive(browser, 'Dara', 'laptop', 'light', 'keys');
  const link = await open(bev);
  await takes(ada, link, 'Nao Ember');
  await takes(carl, link, 'Ines Quill');
  await takes(dara, link, 'Cleo Marrow');
  await look(ada, '01-table');
  await good(ada, 'the table');
  await look(bev, '02-desk');
  await good(bev, 'the desk');
  await canAskAboutAll(bev, 'the desk', starsAndSigns);

  await checks(bev, ada, carl);
  await testsInSecret(bev, [ada, carl, dara]);
  await compels(bev, ada);
  await transforms(carl, [bev, ada, dara]);
  await checksByKeys(dara, bev);
  await milestone(bev, ada);
  for (const one of [bev, ada, carl, dara]) expect(one.errors).toEqual([]);
}, 160_000);
