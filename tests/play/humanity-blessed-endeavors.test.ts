import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ears } from './humanity-blessed-ears';
import { Person } from './person';
import { Stage } from './stage';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
/** A d6 that bumps until it comes to eight: a Medium Success. */
const medium = [1, 1, 6] as const;
/** Twenty of a d4: a Maximum Success. */
const maximum = [...ones(16), 4];

/** How the dice fall, roll by roll. */
const racing: number[][] = [
  [4, 5], // the first round
  [...medium], // Odile gets on
  [3], // Samir fails, and is helped to 5
  [...medium], // Odile is tired, and stays in it
  [4, 5], // the second round
  [...medium], // Odile is at the finish
];
const rush: number[][] = [
  [4, 5, 3], // the first round
  [...medium], // Samir drives the Rabble down
  [...medium], // Odile gets on
  [3, 6, 2], // the second round
  [...maximum], // Samir has the Rabble out of it,
  [4], // and a Blessing for the first such success of the session
];
const combat: number[][] = [
  [2, 5, 3], // the first round
  [...medium], // Samir drives the Rabble down,
  [...medium], // they wound him and Odile,
  [...maximum], // and Odile is rid of them
];
const stealth: number[][] = [
  [5, 3], // the first round
  [...medium], // Samir does what he came for
  [...medium], // the Watch searches,
  [9, 17], // where nobody is
  [6, 3], // the second round: no two of Samir’s are equal, so that nothing can be sparked
  [...medium], // Samir is at the way out
];
const unit: number[][] = [
  [2, 5, 3, 3], // the first round
  [...medium], // what Samir operates hits
  [4], // theirs at 4
  [...maximum], // what Odile operates hits three times
  [2],
  [5],
  [3],
];
/** By the first word of its story: one that is told alone begins with its own. */
const falls = { Racing: racing, Rush: rush, Combat: combat, Stealth: stealth, Unit: unit };

let stage: Stage;
let ada: Person;
let dara: Person;
let ears: Ears;

// biome-ignore lint/correctness/noEmptyPattern: vitest hands the file over beside its fixtures, of which none is needed.
beforeAll(async ({}, { tasks }) => {
  const told = tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name);
  const faces = Object.entries(falls).flatMap(([type, some]) =>
    told.some((name) => name.includes(`: ${type},`)) ? some : [],
  );
  stage = await Stage.set(faces);
});
afterAll(() => stage?.strike());

const look = (person: Person, name: string) => person.pictureHere(`humanity-${name}`);

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
}

const ODILE = 'Odile Marsh';
const SAMIR = 'Samir Castellan';
/** A button that says a name, and no more. */
const exactly = (name: string) => new RegExp(`^${name}$`);
/** An Endeavor is set up in so many taps. */
const SET_UP = 5;

/** To fold away what was asked before is no part of it. */
const NOTE_TAPS = `addEventListener('pointerdown', ({ target }) => {
  if (target.closest('.prompts-toggle')) return;
  (window.tapped ??= []).push(target.textContent.trim().slice(0, 40));
}, true);`;

/** Sets an Endeavor up from what anybody sees, in so few taps: a field that is written into is one as well. */
async function begins(
  said: string | RegExp,
  values: Record<string, number | string> = {},
  without?: string,
) {
  await ada.page.evaluate('window.tapped = []');
  await ada.unfold('Begin an Endeavor');
  if (without) {
    await ada.unfold(String(said));
    await ada.finder.tick(ada.page.getByRole('form', { name: said }).getByLabel(without), false);
  }
  if (typeof said === 'string') await ada.fill(said, values);
  else await ada.tap(said);
  const tapped = await ada.page.evaluate<string[]>('window.tapped');
  const written = Object.values(values).filter((value) => typeof value === 'number').length;
  expect(tapped.length + written, tapped.join(' / ')).toBeLessThanOrEqual(SET_UP);
}

/** Whoever has the last word says that it ends, and nothing of it is left. */
async function ends(called: string): Promise<void> {
  await good(ada, `${called}, with its goal reached`);
  await ada.tap('It ends here');
  await ears.hears(new RegExp(`The Endeavor ends: ${called}`));
}

/** The standing list, and each track position by position, are all that a board says: both are there. */
async function looksAt(called: string, picture: string): Promise<void> {
  const region = ada.page.getByRole('region', { name: called, exact: true });
  await region.getByRole('list', { name: 'Who is in it, in the order of play' }).waitFor();
  await region.scrollIntoViewIfNeeded();
  await look(ada, picture);
  await good(ada, called);
  await ada.checkNarrow(called);
}

/** At a table without a GM, where whatever is left open is voted on. */
beforeAll(async () => {
  ada = await Person.arrive(stage.browser, 'Ada', 'phone', 'light');
  dara = await Person.arrive(stage.browser, 'Dara', 'laptop', 'dark');
  await ada.page.addInitScript(NOTE_TAPS);
  const { page } = ada;
  await page.goto(stage.url);
  await page.getByLabel(/^Humanity, Blessed/).check();
  await page.getByLabel('Your name').fill('Ada');
  await page.locator('summary', { hasText: 'More about the table' }).click();
  await page.getByLabel('A vote').check();
  await ada.tap(/^Play tonight/);
  const link = await page.getByLabel('Invite link').inputValue();
  await ada.tap('Take somebody');
  await ada.tap(`Play ${ODILE}`);
  await dara.page.goto(link);
  await dara.page.getByLabel(/Your name/).fill('Dara');
  await dara.tap('Sit down');
  await dara.tap('Take somebody');
  await dara.tap(`Play ${SAMIR}`);
  ears = await Ears.of(dara, SAMIR);
  await ada.turnTo('Table');
}, 90_000);

/** What goes on from the one before is told once. */
const ONCE = { retry: 0, timeout: 160_000 } as const;

// One evening at one table: each goes on from the one before.
it('HUM-1213, HUM-1406: Racing, from its set-up to the finish', ONCE, async () => {
  await begins('Begin: Racing', {
    'Where is the finish? 0 is nowhere.': 4,
    'Who is with whom?': 'Each for themselves',
  });
  await ada.tap(/^Begin round 1/);
  await ada.fill('Advance', { 'With what': 'Home' });
  await ada.tap(/^Roll Home/);
  await ada.fill(ODILE, { 'How much': 2 });
  await ears.takesTurn('Home');
  await ada.fill(`Help ${SAMIR}`, {});
  await ears.answers(/would help/, `Let ${ODILE} help`);
  await ears.movesUp();
  await ears.knowsWhere(ada, [ODILE, SAMIR]);
  await looksAt('Racing', '10-racing');
  await ada.fill('Roll to stay in the race', { 'With what': 'History' });
  await ada.tap(/^Roll History/);
  await ears.answers(/holds most temporary Blessings/, /^Overcome/);
  await ears.hears(/Samir Castellan moves up 1/);
  await ears.knowsWhere(ada, [ODILE, SAMIR]);
  await ada.tap(/^Begin round 2/);
  await ada.fill('Advance', { 'With what': 'Head' });
  await ada.tap(/^Roll Head/);
  await ada.fill(ODILE, { 'How much': 2 });
  await ears.hears(/Odile Marsh is at the finish/);
  await ends('Racing');
});

it(
  'HUM-1214, HUM-1217: Rush, with a leader by a sealed vote, until nobody is left to fight',
  ONCE,
  async () => {
    await begins('Begin: Rush', { 'Against whom?': 'The Rabble' });
    await ada.tap(exactly(SAMIR));
    await ears.answers(/Who leads the charge/, exactly(SAMIR));
    await ears.hears(/Samir Castellan leads the charge/);
    await ada.tap(/^Begin round 1/);
    await ears.takesTurn();
    await ears.answers(/Whose turn is next/, exactly(ODILE));
    await ada.fill('Advance', { 'With what': 'Home' });
    await ada.tap(/^Roll Home/);
    await ada.fill(ODILE, { 'How much': 2 });
    await ears.knowsWhere(ada, [ODILE, SAMIR, 'The Rabble']);
    await looksAt('Rush', '11-rush');
    await ada.tap('Do nothing');
    await ada.tap(/^Begin round 2/);
    await ears.takesTurn();
    await ears.hears(/No antagonist is left/);
    await dara.tap('Gain a Blessing');
    await dara.tap('Nobody saw it');
    await ends('Rush');
  },
);

it(
  'HUM-1206, HUM-1306, HUM-1307: Combat, whose crowd strikes back before it is gone',
  ONCE,
  async () => {
    await begins('Begin: Combat', { 'Against whom?': 'The Rabble' });
    await ears.answers(/who begins/, `${SAMIR} begins`);
    await ada.tap(/^Begin round 1/);
    await ears.takesTurn();
    await ears.answers(/Whose turn is next/, 'The Rabble');
    await ada.fill('Hurt', {});
    await ada.tap(/^Roll Hurt/);
    await ada.tap(exactly(SAMIR));
    await ada.tap(exactly(ODILE));
    await ears.hears(/Samir Castellan .* Wound/);
    await ears.knowsWhere(ada, [ODILE, SAMIR, 'The Rabble']);
    await looksAt('Combat', '12-combat');
    await ada.fill('Hurt', {});
    await ada.tap(/^Roll Hurt/);
    await ada.tap('The Rabble');
    await ears.hears(/No antagonist is left/);
    await ends('Combat');
  },
);

it(
  'HUM-1219, HUM-1220, HUM-1322: Stealth, in an area that is laid out by hand, until the rogue is out unheard',
  ONCE,
  async () => {
    const area = { 'How does the area begin?': 'Empty: you lay it out by hand' };
    await begins('Begin: Stealth', area, ODILE);
    await ada.unfold('The Endeavor, by hand');
    await ada.fill('An Objective Button', { 'At which position?': 1, 'What is it?': 'The key' });
    await ada.fill('An Escape Button', { 'At which position?': 2 });
    await ada.tap(`${SAMIR} begins`);
    await ada.tap(/^Begin round 1/);
    await ears.works('Heart');
    await ears.hears(/The Objective at 1 is done: The key/);
    await ada.fill('Search', {});
    await ada.tap(/^Roll Watch/);
    await ears.hears(/The Eye searches: Alarms at 9 and 17/);
    await looksAt('Stealth', '13-stealth');
    await ada.tap(/^Begin round 2/);
    await ears.walks('Up', 'Hurry');
    await ears.answers(/Here one gets out/, `${SAMIR} leaves safely`);
    await ears.hears(/All is done, the rogues are away, and the Eye knows nothing/);
    await ends('Stealth');
  },
);

it('HUM-1226, HUM-1228, HUM-1330: Unit, until theirs shows three Hits in a row', ONCE, async () => {
  await begins('Begin: Unit', {
    'How large is its Stat?': 'd10',
    'How large is the Stat of theirs?': 'd10',
  });
  await ada.tap(`${SAMIR} begins`);
  await ada.tap(/^Begin round 1/);
  await ears.operates('Our unit', 'Their unit');
  await ears.hears(/Their unit is hit: a Hit Button at 4/);
  await looksAt('Unit', '14-unit');
  await ada.tap('Operate the unit');
  await ada.fill('Hit', {});
  await ada.tap(/^Roll Unit/);
  await ears.hears(/Their unit shows three Hit Buttons in a row/);
  await ends('Unit');
});

it(
  'HUM-1501, HUM-101: the session ends without a GM, and each goes through the shop',
  ONCE,
  async () => {
    await ada.tap('End session 1');
    for (const [one, stat] of [
      [ada, 'Hurry'],
      [dara, 'Heart'],
    ] as const) {
      await one.tap(new RegExp(`^${stat} d`), one.page.locator('.prompts'));
      await one.turnTo('My sheet');
      await one.checkAccess('the Session Shop');
      await one.checkWidth('the Session Shop');
      await one.tap('Done with the Session Shop');
    }
    await ears.hears(/Samir Castellan is done with the Session Shop/);
    await ada.reads(/^Hurry\s*d6/);
    for (const one of [ada, dara]) expect(one.errors).toEqual([]);
  },
);
