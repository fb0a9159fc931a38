import { starsAndSigns } from '@moonlit/rules/stars-and-signs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canAskAboutAll } from './asking';
import { Person } from './person';
import { Stage } from './stage';

/** How the public dice fall, one roll after the other. */
const faces = [
  [5, 4, 2, 1], // Nao runs with a head start: 13 with her Agility, a Graze, which two Blood make a Hit
  [9, 2], // Cleo supports: Difficulty 11 is below her score
  [9, 9], // Mira gets in the way: 18 is above hers
  [5, 6, 4, 2], // Nao leads the three of them: 17, a Hit, for what the one adds the other takes
  [4, 3, 2, 3], // Cleo works the crowd: 12, a Graze
  [4], // Mira Transforms: Corruption
  [6, 5], // Nao holds on: Difficulty 11 is below her score
];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set(faces);
});
afterAll(() => stage?.strike());

const look = (person: Person, name: string) => person.pictureHere(`stars-${name}`);

/** The screen is fit for everybody, and nothing hides beyond its edge, not in large letters either. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
  const { page } = person;
  const usual = page.viewportSize();
  if (usual === null || usual.width > PHONE) return;
  await page.evaluate(LARGE);
  await page.setViewportSize(NARROW);
  await person.checkWidth(`${where}, in large letters at ${NARROW.width} px`);
  await page.setViewportSize(usual);
  await page.evaluate(USUAL);
}

/** How wide a phone is, and a laptop’s screen at 400 %. */
const PHONE = 400;
const NARROW = { width: 320, height: 256 };

const LARGE = `document.documentElement.dataset.letters = 'large'`;
const USUAL = 'delete document.documentElement.dataset.letters';

/** Counts what somebody taps, on whatever page, from now on. */
async function tapsOf({ page }: Person): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  const count = "addEventListener('click', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)";
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => {
    const all = taps;
    taps = 0;
    return all;
  };
}

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

/** A link for the television, from the menu. */
async function screenLink(person: Person): Promise<string> {
  await person.tap('Menu');
  await person.unfold('On a shared screen');
  await person.tap('Make a link');
  const field = person.page.getByLabel('Link for the shared screen', { exact: true });
  const link = await field.inputValue();
  await person.page.keyboard.press('Escape');
  return link;
}

async function sitsDown(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
}

/** From the link to somebody to play. */
async function takes(person: Person, link: string, name: string): Promise<void> {
  await sitsDown(person, link);
  await person.tap('Take somebody');
  await person.tap(`Play ${name}`);
  await person.page.locator('.opening').waitFor();
}

/** A face, part by part: what is chosen is told apart in colours of the device’s own, and chance can be heard. */
async function putsTogether(person: Person): Promise<void> {
  const { page } = person;
  await person.tap('Surprise me');
  await page.locator('.voice', { hasText: /Hair: .+ Posture: / }).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeOf = (parts: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${parts}')).borderTopColor`);
  expect(await edgeOf('.face-part:has(:checked)')).not.toBe(
    await edgeOf('.face-part:not(:has(:checked))'),
  );
  await look(person, '01-face-forced');
  await page.emulateMedia({ forcedColors: 'none' });
  await person.fill('Who they are', {
    'What one sees of them': 'A coat full of keys.',
    Hair: 'A braid',
    'With them': 'A lamp',
  });
}

/** Makes somebody of one’s own in ten steps, each of which leads on; what is lacking stands there, and bars nothing. */
async function makes(person: Person, link: string): Promise<void> {
  await sitsDown(person, link);
  await person.turnTo('My sheet');
  await person.unfold('Make somebody of your own instead');
  await person.fill('Make your protagonist', { 'What are they called?': 'Mira Vale' });
  const step = (title: RegExp) => person.page.getByRole('heading', { name: title }).waitFor();
  await step(/1 of 10.*Name and looks/);
  await good(person, 'a step of the making');
  await putsTogether(person);
  await step(/2 of 10/);
  await person.fill('Class', { Class: 'Gatekeeper' });
  await person.tap('Next');
  await person.fill('Abilities', { Might: 5, Will: 4, Empathy: 3 });
  await step(/4 of 10.*Skills/);
  await person.fill('Physical Skills', { Strength: 2 });
  await person.tap('Next');
  await person.fill('Mask', { 'In a few words': 'Never in a hurry' });
  await person.fill('Heart', { 'In a few words': 'Lets everybody in' });
  await person.fill('Shadow', {
    'In a few words': 'Locks herself out',
    'Keep it to yourself and the referee': true,
  });
  await person.tap('Next');
  await person.fill('What Nao Ember is to them', { 'In a few words': 'The one who runs ahead' });
  await person.tap('Next');
  // Of these there are several: the form stands there for the next one.
  const keeps = async (form: string, kept: string, values: Record<string, string | number>) => {
    await person.keep(form, values);
    await person.page.getByRole('list', { name: 'On the sheet' }).getByText(kept).waitFor();
  };
  await keeps('An Agenda', 'Find the door', { 'What they want': 'Find the door to the weir' });
  await person.tap('Next');
  await keeps('An Anchor', 'The lamp', { 'What holds them': 'The lamp in the porch' });
  await person.tap('Next');
  await keeps('An Affinity', 'Locks', { 'In what': 'Locks', Ranks: 2 });
  await person.tap('Next');
  const move = { 'Signature Move': 'Open sesame', Action: 'Utilize', Skill: 'Strength' };
  await keeps('A Signature Move', 'Open sesame', move);
  await step(/10 of 10.*Magic/);
  await look(person, '01-making');
  await person.tap('Later');
  await person.turnTo('Table');
}

/** What somebody’s browser has been sent, and shows. */
const knows = async (person: Person): Promise<string> =>
  person.received.join() + (await person.page.content());

const isTold = ({ received, name }: Person, words: string): Promise<void> =>
  expect
    .poll(() => received.join().includes(words), { message: `${name} is told`, timeout: 30_000 })
    .toBe(true);

/** The Check of somebody, where it lies on the table. */
const checkOf = ({ page }: Person, name: string) =>
  page.getByRole('article', { name: `Check of ${name}` });

/** The big button of what happens now. */
const onward = ({ page }: Person) => page.locator('.now-do');

/**
 * A Check as a conversation: laid down at a tap, named, and rolled.
 */
async function checks(bev: Person, ada: Person, carl: Person): Promise<void> {
  await ada.tap('Do something', onward(ada));
  await ada.tap(/^Agility/);
  await bev.fill('Name the Action', {
    'What is it?': 'Transport',
    'What can be lost': 'The lantern',
  });
  await carl.sees('Equal: it can go either way.');
  await ada.sees('You roll');
  await look(ada, '03-check');
  await good(carl, 'a Check before its dice');
  await canAskAboutAll(carl, 'a Check before its dice', starsAndSigns);
  await ada.tap(/^Roll$/);
  await carl.sees('Circumstance');
  await checkOf(carl, 'Nao Ember').getByText('13').waitFor();
  await look(carl, '04-window');
  await good(ada, 'dice that can be pushed');
}

/** What is added grows on every screen, on the television as well, until its player lets it stand. */
async function pushes(ada: Person, carl: Person, screen: Person): Promise<void> {
  await ada.tap(/^\+2/);
  await carl.sees('Effort');
  for (const one of [carl, screen])
    await one.page.locator('.ss-total', { hasText: /15\s*Hit/ }).waitFor();
  await screen.page.locator('.screen-stage').waitFor({ state: 'detached' });
  await look(screen, '04-screen');
  await screen.checkAccess('a Check on the television');
  await ada.tap(/^Let it stand: 15, Hit/);
  await ada.tap('Go on');
  await checkOf(carl, 'Nao Ember').waitFor({ state: 'detached' });
}

/** A Test that nobody else may learn of: no frame of it, no word, no number. */
async function testsInSecret(bev: Person, others: readonly Person[]): Promise<void> {
  for (const one of [bev, ...others])
    await checkOf(one, 'Nao Ember').waitFor({ state: 'detached' });
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
    expect(
      one.received.slice(before[at]).filter(isNews),
      `${one.name} is sent nothing of it`,
    ).toEqual([]);
    expect((await knows(one)).includes('A cold hand'), `${one.name} knows of it`).toBe(false);
  }
}

/** The referee compels an Aspect in three taps; its owner takes the Hope. */
async function compels(bev: Person, ada: Person, taps: () => number): Promise<void> {
  taps();
  await bev.unfold('Compel an Aspect');
  await bev.tap('Compel: Afraid of the moment she stops');
  expect(taps(), 'taps to a compel').toBeLessThanOrEqual(3);
  await ada.sees('Afraid of the moment she stops');
  await look(ada, '06-compel');
  await ada.tap('Accept the compel');
}

/** What the referee has ready lies in a list of their own, and nobody else learns of it until it is used. */
async function prepares(bev: Person, others: readonly Person[]): Promise<void> {
  await bev.unfold('What you have ready');
  await bev.fill('Prepare something', {
    'What it is': 'A Complication',
    Name: 'Rain',
    'What you want to remember': 'Nobody on the bridge has a light',
  });
  await bev.fill('Prepare something', {
    'What it is': 'Somebody of the world',
    Name: 'The ferryman',
  });
  const ready = (name: string) => bev.page.getByRole('article', { name });
  await bev.fill('Change “The ferryman”', { 'What you want to remember': 'Knows all names' });
  await ready('The ferryman').getByText('Knows all names').waitFor();
  await bev.fill('Prepare something', { 'What it is': 'A compel', Name: 'Her mother calls' });
  await look(bev, '07-ready');
  await good(bev, 'what the referee has ready');
  for (const one of others)
    expect(/has a light|ferryman/.test(await knows(one)), `${one.name} knows of it`).toBe(false);
  await bev.fill('“The ferryman” comes on the scene', {});
  for (const one of others) await isTold(one, 'The ferryman is there.');
  await bev.tap(/^Discard/, ready('The ferryman'));
  await ready('The ferryman').waitFor({ state: 'detached' });
  await ready('Her mother calls').getByText('Use it').click();
  await bev.tap('Compel: Laughs it off and runs', ready('Her mother calls'));
}

/** What only the desk has: a Counter that nobody knows of moves, and a Temptation is counted. */
async function keepsToTheDesk(bev: Person, others: readonly Person[]): Promise<void> {
  const before = others.map(({ received }) => received.length);
  await bev.tap(/^Fill a slot: It has learned/);
  await bev.finds('It has learned one of your wishes', '1 of 4 slots');
  await bev.unfold('Temptations and Fallout');
  await bev.unfold('Count them by hand');
  await bev.fill('Temptations against Nao Ember', { 'How many': 2 });
  await bev.sees('Nao Ember: 2 Temptations');
  for (const [at, { received, name }] of others.entries())
    expect(received.slice(before[at]).filter(isNews), `${name} is sent nothing of it`).toEqual([]);
}

/** What only keeps the line open says nothing. */
const isNews = (frame: string): boolean => frame.startsWith('4');

/** All stand or fall together: a Leader, two who follow with methods of their own, and a Test for each. */
async function cooperates(bev: Person, ada: Person, carl: Person, dara: Person): Promise<void> {
  await bev.fill('Another scene', { 'Where are we': 'The middle bridge, in the rain' });
  await ada.tap(/^Agility/);
  await ada.tap('Lead a Cooperation');
  await dara.fill('Follow, with a method of your own', { How: 'Charisma' });
  await carl.fill('Follow, with a method of your own', { How: 'Strength' });
  await bev.fill('Name the Action', { 'What is it?': 'Transport' });
  await bev.fill('Support Test of Cleo Marrow: Charisma', {});
  await bev.fill('Support Test of Mira Vale: Strength', {});
  await ada.sees('supports, +2');
  await ada.sees('gets in the way, −2');
  await look(ada, '08-cooperation');
  await ada.tap('Roll for all');
  await ada.tap(/^Let it stand/);
  await ada.tap('Go on');
  await checkOf(bev, 'Nao Ember').waitFor({ state: 'detached' });
}

/** By keys alone: says what she wants, and rolls. It costs her something, and what was prepared comes. */
async function pays(dara: Person, bev: Person): Promise<void> {
  await dara.tap(/^Charisma/);
  await bev.fill('Name the Action', { 'What is it?': 'Influence' });
  await dara.tap(/^Roll$/);
  await dara.tap(/^Let it stand/);
  await dara.tap('Personal Cost');
  await bev.fill('The Cost for Cleo Marrow: Personal', { 'What happens': 'She has told a lie' });
  await dara.tap('Go on');
  // It hangs over her, for all to read, and leads whoever owes it to where it is told.
  await dara.sees('A Complication hangs over Cleo Marrow.');
  await bev.tap('A Complication: Cleo Marrow', onward(bev));
  await bev.page
    .locator('form[aria-label^="A Complication: Cleo Marrow"] textarea:focus')
    .waitFor();
  await look(bev, '08-owed');
  await bev.tap('A Complication: Cleo Marrow', bev.page.getByRole('article', { name: 'Rain' }));
  await isTold(dara, 'Nobody on the bridge has a light');
}

/** Back to a moment with an Anchor: its player says which, the referee frames it, all read it. */
async function remembers(dara: Person, bev: Person, carl: Person): Promise<void> {
  await dara.fill('A Flashback', {
    'With which Anchor': 'My mother’s kitchen',
    'What it is about': 'The last summer',
  });
  await bev.fill('Frame the scene', { 'A moment of the past': 'The kitchen smells of rain.' });
  await carl.turnTo('Table');
  await carl.page
    .locator('.panel', { hasText: 'A Flashback' })
    .getByText('The kitchen smells of rain.')
    .waitFor();
  await look(carl, '10-flashback');
  await dara.fill('The Flashback ends', {});
}

/** The moment of the show: every screen sees it, with the heroine’s own words. */
async function transforms(carl: Person, others: readonly Person[], screen: Person): Promise<void> {
  await carl.turnTo('Table');
  await carl.fill('Transform', { 'What you say': 'Every door, open!' });
  await screen.page.locator('.screen-stage .peak', { hasText: 'Every door, open!' }).waitFor();
  await look(screen, '11-screen-transforms');
  for (const one of others) {
    await one.turnToCard('Every door, open!');
    await look(one, `11-${one.name}-transforms`);
    await one.checkAccess('a Transformation');
  }
}

/** A Test in the open, which is announced before it is rolled. */
async function testsInTheOpen(bev: Person, ada: Person): Promise<void> {
  await bev.fill('Announce a Test', { Who: 'Nao Ember', 'With which Skill': 'Agility' });
  await ada.turnTo('Table');
  await ada.sees('A Test: the referee rolls against what you are');
  await look(ada, '12-test');
  await bev.tap(/^Roll for Nao Ember/);
  await ada.page.getByRole('article', { name: 'A Test' }).waitFor({ state: 'detached' });
}

/** Once ever: it is agreed on, made, and the end of her. */
async function wishes(carl: Person, bev: Person, others: readonly Person[]): Promise<void> {
  await carl.turnTo('My sheet');
  await carl.unfold('Magic');
  await carl.fill('Propose a Wish', { 'What you wish for': 'That all of them walk home' });
  // The river is “colder than it can be”, which is something else.
  const agrees = bev.page.locator('summary', { hasText: /^It can be/ });
  await bev.finder.lookFor(agrees);
  await bev.finder.press(agrees);
  await bev.fill('It can be', { 'What it does': 'They find the way by her light' });
  await carl.tap('Make the Wish');
  for (const one of others) {
    await one.turnToCard('That all of them walk home');
    await look(one, `13-${one.name}-wish`);
  }
  await bev.fill('Say what becomes of them', { 'What the Wish costs': 'A new star over the weir' });
}

/** A Milestone: each goes through a list of their own. */
async function minorMilestone(bev: Person, ada: Person): Promise<void> {
  await bev.unfold('Milestones');
  await bev.fill('A Minor Milestone', { 'Challenges overcome': 2 });
  await ada.turnTo('Table');
  await ada.page.getByRole('heading', { name: 'Minor Milestone', exact: true }).waitFor();
  const own = ada.page.getByRole('article', { name: 'Nao Ember' }).first();
  await own.getByText('Reflect on an Aspect, an Agenda, a Connection').waitFor();
  await look(ada, '09-milestone');
  await good(ada, 'a Milestone');
  await ada.fill('Reflect on an Agenda', {
    Which: 'Win the city race for my brother',
    'How was it shown, or challenged?': 'She let the race go, for once.',
  });
  await ada.turnTo('My sheet');
  await ada.page.locator('.ss-memories [data-on=true]').first().waitFor();
  await look(ada, '09-sheet');
  // A question of the Milestone stands open over it: in a low window it covers what is beneath.
  await ada.checkAccess('the sheet');
  await ada.checkWidth('the sheet');
  await ada.tap('That is all for now');
  await bev.tap('End the Milestone for all');
  await isTold(ada, 'The Minor Milestone is over');
}

/** The end of the arc: Transformations end, Hope and Effort come back, and everybody grows. */
async function majorMilestone(bev: Person, ada: Person): Promise<void> {
  await bev.fill('A Major Milestone', { 'Challenges overcome': 3 });
  await ada.turnTo('Table');
  await ada.tap('That is all for now');
  await ada.fill('A Class Feature', { Name: 'Second wind' });
  await look(ada, '14-major');
  await bev.tap('End the Milestone for all');
  await ada.turnTo('My sheet');
  await ada.page.getByRole('meter', { name: 'Hope', exact: true }).first().waitFor();
  await ada.unfold('Features, Talents and Charms');
  await ada.sees('Second wind');
  await ada.sees('5 XP, 2 SP.');
}

/** The sheet on paper: a page, as it is printed. */
async function prints(ada: Person): Promise<void> {
  await ada.tap('Print the sheet');
  const paper = ada.page.getByRole('article', { name: 'Nao Ember' });
  for (const words of ['Despair (Fragile at 5)', 'Perihelion', 'Second wind', 'Brother’s bicycle'])
    await paper.getByText(words).first().waitFor();
  await look(ada, '15-paper');
  await good(ada, 'the sheet on paper');
  await ada.tap('Back to the table');
}

it('plays an arc of Stars & Signs: a referee and a player at desks, one of them by keys, and two on phones', async () => {
  const { browser } = stage;
  const bev = await Person.arrive(browser, 'Bev', 'laptop', 'dark');
  const ada = await Person.arrive(browser, 'Ada', 'phone', 'light');
  const carl = await Person.arrive(browser, 'Carl', 'phone', 'dark');
  const dara = await Person.arrive(browser, 'Dara', 'laptop', 'light', 'keys');
  const screen = await Person.arrive(browser, 'Screen', 'laptop', 'dark');
  const players = [ada, carl, dara];
  const adaTaps = await tapsOf(ada);
  const bevTaps = await tapsOf(bev);
  const link = await open(bev);
  adaTaps();
  await takes(ada, link, 'Nao Ember');
  const toPlay = adaTaps();
  await screen.page.goto(await screenLink(bev));
  await takes(dara, link, 'Cleo Marrow');
  await makes(carl, link);
  expect((await knows(ada)).includes('Locks herself out'), 'an Aspect that is kept').toBe(false);
  await look(ada, '02-table');
  await good(ada, 'the table');
  await look(bev, '02-desk');
  await good(bev, 'the desk');
  await canAskAboutAll(bev, 'the desk', starsAndSigns);

  adaTaps();
  await checks(bev, ada, carl);
  const toDice = adaTaps();
  expect(toDice, 'taps from the idea to the dice').toBeLessThanOrEqual(3);
  expect(toPlay + toDice, 'taps from the link to the first dice').toBeLessThanOrEqual(6);
  await pushes(ada, carl, screen);
  await testsInSecret(bev, [...players, screen]);
  await keepsToTheDesk(bev, [...players, screen]);
  await compels(bev, ada, bevTaps);
  await prepares(bev, players);
  await ada.sees('Her mother calls');
  await ada.tap('Accept the compel');

  await cooperates(bev, ada, carl, dara);
  await pays(dara, bev);
  await minorMilestone(bev, ada);

  await bev.fill('Another scene', { 'Where are we': 'The weir' });
  await remembers(dara, bev, carl);
  await transforms(carl, [bev, ada, dara], screen);
  await testsInTheOpen(bev, ada);
  await wishes(carl, bev, [ada]);
  await majorMilestone(bev, ada);
  await prints(ada);
  for (const one of [bev, ...players, screen]) expect(one.errors).toEqual([]);
}, 300_000);
