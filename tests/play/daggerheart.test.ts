import { daggerheart } from '@moonlit/rules/daggerheart';
import { making } from '@moonlit/rules/daggerheart/testing/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asks, canAskAboutAll } from './asking';
import { Person } from './person';
import { Stage } from './stage';

/** How the public dice fall, one roll after the other. */
const faces = [
  [9, 4], // Ari jumps: Success with Hope
  [1, 1], // Ari’s own dice take this one’s number
  [10, 6], // Ari attacks the ogre: a hit
  [7], // … for d8+2
  [3, 6], // Cole tries: Failure with Fear
  [15], // The ogre attacks Ari: a hit
  [6], // … for d8+2
  [4, 9], // Dara sneaks: Success with Fear
  [14], // The hound attacks Dara: a hit
  [4, 3], // … for 2d6+3
  [8, 5], // Cole attacks the hound: a hit
  [7], // … for d8+2
  [11, 3], // Ari and Cole against the ogre, as one: Ari’s roll
  [2, 8], // … and Cole’s
  [8, 7], // … both deal damage
  [16], // The hounds strike at all three
  [3], // … for d4+1, since half of them are gone
  [3], // A short rest
  [2], // Ari tends to wounds
];

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set(faces);
});
afterAll(() => stage?.strike());

const arrive = (name: string, on: 'phone' | 'laptop', scheme: 'light' | 'dark') =>
  Person.arrive(stage.browser, name, on, scheme);

const look = (person: Person, name: string) => person.pictureHere(name);

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
}

async function open(host: Person): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.locator('summary', { hasText: 'More about the table' }).click();
  await page.getByLabel('Name of the table').fill('The sunken road');
  await page.getByLabel('Your name').fill(host.name);
  await page.getByLabel('Daggerheart').check();
  await look(host, '00-start');
  await host.tap('Open the table');
  return page.getByLabel('Invite link').inputValue();
}

/** Sits down and makes a character: a name is enough, the rest is filled in step by step. */
async function sitDown(person: Person, link: string, character: string): Promise<void> {
  await sitAtTable(person, link);
  await look(person, `01-${person.name}-table`);
  await person.tap('Make your character');
  await look(person, `01-${person.name}-sheet`);
  await person.fill('Make your character', { 'What are they called?': character });
  await person.page.getByRole('heading', { name: /1 of 9.*Class/ }).waitFor();
  await person.fill('Class', { Class: 'Wanderer' });
  await person.fill('Heritage', { Heritage: 'Of the hills' });
  await look(person, `02-${person.name}-sheet`);
  await person.fill('Traits', { Agility: 2, Strength: 1, Knowledge: -1 });
  await person.page.getByRole('heading', { name: /4 of 9.*Weapons/ }).waitFor();
  await person.fill('A weapon', { Weapon: 'Sword', Trait: 'Strength', 'Damage bonus': 2 });
  await person.sees('4 of 9 done');
}

async function sitAtTable(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  const now = person.page.locator('#next-step', { hasText: 'You have nobody to play yet.' });
  await now.waitFor();
}

/** A character out of the table’s library, from the first tap to the last card (DGH-2011). */
async function makesFromLibrary(person: Person, character: string): Promise<void> {
  const { page } = person;
  const taps = await tapsOf(person);
  const take = async (name: string) => {
    await page.getByRole('article', { name }).getByRole('button', { name: /^Take/ }).click();
  };
  const at = (step: RegExp) => page.getByRole('heading', { name: step }).waitFor();
  const shown = () =>
    page.locator('.dh-seek').getByRole('button', { name: /^Take/ }).first().waitFor();
  await person.tap('Make your character');
  await person.fill('Make your character', { 'What are they called?': character });
  await at(/1 of 9.*Class/);
  await shown();
  await look(person, '20-class');
  await good(person, 'a class out of the library');
  await take('Ferrier');
  await take('Bridge Keeper');
  await at(/2 of 9.*Heritage/);
  await shown();
  await look(person, '21-heritage');
  await take('Reedkin');
  await take('Bankborn');
  await at(/3 of 9.*Traits/);
  await look(person, '22-traits');
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await at(/4 of 9.*Weapons/);
  await shown();
  await look(person, '23-weapons');
  await take('Reed Spear');
  await page.getByRole('list', { name: 'On the sheet' }).getByText('Reed Spear').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await at(/5 of 9.*armour/);
  await shown();
  await look(person, '24-armour');
  await take('Bark Coat');
  await at(/6 of 9.*Experiences/);
  await look(person, '25-experiences');
  await page.getByRole('button', { name: 'Merchant' }).click();
  await page.getByRole('button', { name: 'Survivalist' }).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await at(/7 of 9.*cards/);
  await shown();
  await look(person, '26-cards');
  await take('Lantern Oath');
  await take('Knot');
  await at(/8 of 9.*looks/);
  expect(await taps(), 'taps for a character out of the library').toBeLessThanOrEqual(15);
  await person.tap('That is all of them');
  await page.getByRole('heading', { name: /of 9/ }).waitFor({ state: 'detached' });
  await look(person, '27-sheet');
  await good(person, 'a sheet out of the library');
}

/** What is left of a making is put away, and goes on where it was, after a reload as well. */
async function makesTheRestLater(person: Person, other: Person): Promise<void> {
  const { page } = person;
  await page.reload();
  await person.turnTo('My sheet');
  await page.getByRole('heading', { name: /4 of 9.*Weapons/ }).waitFor();
  await good(person, 'a step of the making');
  await look(person, '02-weapons');
  await person.tap('Later');
  await page.getByRole('heading', { name: /of 9/ }).waitFor({ state: 'detached' });
  await look(person, '02-later');
  await other.turnTo('Table');
  await other.page.getByText('Still open: 5 steps').first().waitFor();
  await person.tap(/^Go on making Ari/);
  await person.goToStep('Background and connections');
  await look(person, '02-story');
  await person.tap('Later');
}

/** In colours of the device’s own, what has come to its end keeps its edge, too. */
async function hasEdges({ page }: Person): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = `getComputedStyle(document.querySelector('.dh-step-none')).borderTopStyle`;
  expect(await page.evaluate(edge)).toBe('dashed');
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Puts a roll on the table; the usual Difficulty makes it ready. */
async function propose(person: Person, trait: string): Promise<void> {
  await person.turnTo('Table');
  await putOnTable(person, trait);
}

async function putOnTable(person: Person, trait: string): Promise<void> {
  await person.tap(trait, person.page.getByRole('form', { name: 'Make an action roll' }));
}

/** The GM types the usual Difficulty, which stays as it is typed while somebody else acts. */
async function setsDifficulty(gm: Person, other: Person): Promise<void> {
  await gm.unfold('The usual Difficulty');
  const form = gm.page.getByRole('form', { name: 'The usual Difficulty' });
  const field = form.getByRole('spinbutton');
  await field.fill('');
  await field.pressSequentially('1');
  await propose(other, 'Agility +2');
  await gm.page.getByText('Ari: Agility').first().waitFor({ state: 'attached' });
  expect(await field.inputValue()).toBe('1');
  await field.pressSequentially('2');
  await form.getByRole('button', { name: 'The usual Difficulty' }).click();
  await form.waitFor({ state: 'hidden' });
  await other.tap('Withdraw the roll');
}

/** The GM is gone for a minute, with a roll on the table: a sentence says whom it waits for. */
async function isGoneForAMinute({ page }: Person, player: Person): Promise<void> {
  const table = page.url();
  await propose(player, 'Agility +2');
  await player.sees('Waiting for Bev');
  await page.goto('about:blank');
  await player.sees('Waiting for Bev (away)');
  await page.goto(table);
  await page.getByText('Ari wants to roll').first().waitFor({ state: 'attached' });
  const away = player.page.getByText('Waiting for Bev (away)').filter({ visible: true });
  await expect.poll(() => away.count()).toBe(0);
  await player.tap('Withdraw the roll');
}

/** A library as a group would write one; every word of it is ours. */
const library = {
  adversaries: [
    {
      name: 'Mire Hound',
      tier: '2',
      type: 'Horde (3/HP)',
      description: 'Wet <b>fur</b>, many eyes.',
      difficulty: '13',
      thresholds: '9/16',
      hp: '6',
      stress: '3',
      atk: '+2',
      attack: 'Teeth',
      range: 'Very Close',
      damage: '2d6+3 phy',
      feats: [
        { name: 'Drag under - Action', text: 'Spend a Fear to pull somebody under.' },
        { name: 'Horde (1d4+1) - Passive', text: 'Half of them deal less.' },
      ],
    },
  ],
  weapons: [{ name: 'Reed Spear', trait: 'Finesse', range: 'Close', damage: 'd8+2 phy' }],
};

/** The GM brings a library in three taps, beside a file with a fault; an adversary is on the desk in two taps. */
async function bringsLibrary(gm: Person): Promise<void> {
  await gm.unfold('The table’s library');
  await gm.unfold('Import from files');
  const [hound] = library.adversaries;
  const file = (name: string, content: object) => ({
    ...{ name, mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(content, null, 2)),
  });
  const wrong = { adversaries: [{ ...hound, hp: 'lots' }] };
  const field = gm.page.getByLabel('Files, in any form that people have');
  await field.setInputFiles([file('library.json', library), file('wrong.json', wrong)]);
  await gm.sees('wrong.json: adversaries[0].hp (“Mire Hound”): “lots” does not fit.');
  await look(gm, '08-bev-fault');
  await gm.tap('Import 2 entries');
  await gm.sees('In the library now: 1 weapon, 1 adversary.');
  await gm.tap('Put on the desk');
  await gm.page.locator('.dh-foe', { hasText: 'Mire Hound' }).waitFor();
  await look(gm, '08-bev-library');
  await good(gm, 'the library');
  // What characters are made of comes in the same way.
  await field.setInputFiles([file('making.json', making)]);
  await gm.tap(/^Import \d+ entries/);
  await gm.sees(/In the library now: .*2 ancestries/);
  await gm.page.getByText('The table’s library', { exact: true }).click();
}

/** A spear out of the library, on somebody’s sheet. */
async function takesSpear(player: Person): Promise<void> {
  await player.turnTo('My sheet');
  await player.unfold('From the table’s library');
  await player.page.getByLabel('Of what kind').selectOption('weapons');
  const spear = player.page.getByRole('article', { name: 'Reed Spear' }).last();
  await look(player, '08-library');
  await spear.getByRole('button', { name: /^Take/ }).click();
  await player.page.locator('.dh-weapon', { hasText: 'Reed Spear' }).waitFor();
  await good(player, 'the library of a player');
  await player.turnTo('Table');
}

/** The second round and the third: another kind of adversary comes to light, and two strike as one. */
async function fightOn(gm: Person, [ada, carl, dan]: [Person, Person, Person]): Promise<void> {
  await gm.tap('Reveal Mire Hound');
  await propose(dan, 'Agility +2');
  await dan.tap(/^Roll$/);
  await gm.fill('Attack: Teeth', { Whom: 'Dara' });
  await dan.tap('Take it');
  await look(dan, '13-dan-bitten');
  await gm.tap('Pass the spotlight to the players');
  await carl.fill('Attack', { Whom: 'Mire Hound' });
  await carl.tap(/^Roll$/);
  await carl.tap('Roll damage');
  await dan.sees('9 physical damage to Mire Hound');

  // One roll is against both, and the same damage befalls each (DGH-614).
  await ada.fill('Attack', { Whom: 'Ogre', 'And with the same roll': ['Mire Hound'] });
  await carl.sees('Against Ogre, Mire Hound');
  await ada.fill('Tag Team', { 'With whom': 'Cole' });
  await look(carl, '13-carl-tag-team');
  await carl.fill('Join with a weapon', {});
  await ada.tap(/^Roll together$/);
  await ada.tap(/The roll of Ari counts/);
  await ada.tap('Roll damage');
  await carl.sees('19 physical damage to Ogre, Mire Hound');
  await gm.page.locator('.dh-foe', { hasText: 'Mire Hound' }).getByText('5 of 6').waitFor();
  await look(gm, '13-bev-round-three');
  await good(gm, 'the desk in the third round');
}

/** Half of a horde is gone: its blow at all three is one roll, and deals less (DGH-614, 1512). */
async function strikesAll(gm: Person, [ada, carl, dan]: [Person, Person, Person]): Promise<void> {
  await gm.fill('Take the spotlight', {});
  await gm.sees('A horde of which half is gone: 1d4+1.');
  await gm.fill('Attack: Teeth', { Whom: 'Ari', 'And with the same roll': ['Cole', 'Dara'] });
  for (const one of [ada, carl, dan]) {
    await one.sees('4 physical damage: minor.');
    await one.tap('Take it');
  }
  await look(gm, '13-bev-horde');
  await gm.tap('Pass the spotlight to the players');
}

/** Somebody writes down a shape, turns into it, and is themselves again; another reads their sheet meanwhile. */
async function takesAShape(dan: Person, carl: Person): Promise<void> {
  await dan.turnTo('My sheet');
  await dan.unfold('Write on the sheet');
  await dan.fill('A form to turn into', { 'What it is': 'Heron', 'Added to Evasion': 2 });
  await dan.turnTo('Table');
  await dan.tap('Become: Heron');
  await carl.sees('Dara turns into Heron');
  await carl.turnTo('Everyone');
  await carl.unfold('Dara');
  await carl.sees('Forms to turn into');
  await look(carl, '13-carl-reads');
  await good(carl, 'a sheet of somebody else');
  await carl.turnTo('Table');
  await dan.tap('Be yourself again');
  await carl.sees('Dara is themselves again');
}

/** The GM lets dice on somebody’s own desk count, and one of the players types theirs in (TABLE-063). */
async function rollsByHand(gm: Person, player: Person, other: Person): Promise<void> {
  await gm.unfold('The rules of this table');
  await gm.fill('Change: Dice that count', { 'Dice that count': 'Also one’s own' });
  await propose(player, 'Agility +2');
  await player.unfold('Type in dice: Roll');
  await look(player, '09-typed-dice');
  await good(player, 'dice to type in');
  await player.fill('Type in dice: Roll', { 'What your dice show': '9 4' });
  await other.page.locator('.stage', { hasText: 'Typed in' }).waitFor();
  await good(other, 'a roll that was typed in');
}

/** Two of the party are at odds: the players talk, and need no dice (DGH-1110). */
async function settleByTalk(dan: Person, carl: Person): Promise<void> {
  await dan.fill('Against one of us', { Whom: 'Cole', Trait: 'Presence' });
  await carl.sees('Dara against Cole');
  await look(carl, '13-carl-talk');
  await carl.tap('Settled without dice');
  await dan.sees('Dara and Cole settle it without dice');
}

/** Counts what somebody taps from now on. */
async function tapsOf({ page }: Person): Promise<() => Promise<number>> {
  await page.evaluate(COUNT_TAPS);
  return () => page.evaluate<number>('window.taps');
}

const COUNT_TAPS = `if (window.taps === undefined) addEventListener('pointerdown', () => { window.taps += 1; }, true);
window.taps = 0;`;

/** Dice that fall leave the GM’s adversaries at hand: what they do next is never covered. */
async function fallBesideDesk({ page }: Person): Promise<void> {
  await expect
    .poll(() => page.evaluate(BEYOND_DESK), { message: 'how far the dice lie over the desk' })
    .toMatchObject({ by: 0 });
}

const BEYOND_DESK = `(() => {
  const show = document.querySelector('.stage-desk > .stage-show:has(.stage-dice)');
  const desk = document.querySelector('.column-own');
  if (!show || !desk || show.offsetHeight === 0) return null;
  return { by: Math.max(0, Math.round(show.getBoundingClientRect().right - desk.getBoundingClientRect().left)) };
})()`;

/** What somebody’s browser has been sent, and shows. */
async function knows(person: Person): Promise<string> {
  return person.received.join() + (await person.page.content());
}

it('plays an evening of Daggerheart: a GM at a desk, three phones', async () => {
  const bev = await arrive('Bev', 'laptop', 'dark');
  const ada = await arrive('Ada', 'phone', 'light');
  const carl = await arrive('Carl', 'phone', 'dark');
  const dan = await arrive('Dan', 'phone', 'light');
  const link = await open(bev);
  await sitDown(ada, link, 'Ari');
  await sitDown(carl, link, 'Cole');
  await bringsLibrary(bev);
  await sitAtTable(dan, link);
  await makesFromLibrary(dan, 'Dara');
  await makesTheRestLater(ada, dan);
  await good(ada, 'the sheet');
  await canAskAboutAll(ada, 'the sheet', daggerheart);
  await hasEdges(ada);
  await look(ada, '03-ada-sheet');
  await look(bev, '03-bev');
  await good(bev, 'the desk');

  await isGoneForAMinute(bev, ada);
  await setsDifficulty(bev, ada);
  await look(ada, '04-ada-table');
  const idea = await tapsOf(ada);
  await putOnTable(ada, 'Agility +2');
  await look(ada, '05-ada-roll');
  await carl.turnTo('Table');
  await carl.sees('Ari: Agility');
  // What the dice may bring stands there for everybody, before they fall (TABLE-196).
  await carl.page.locator('.dh-roll .stakes', { hasText: 'Success with Fear' }).waitFor();
  await carl.picture('05-carl-roll', 'What the dice bring');
  await canAskAboutAll(carl, 'a roll on the table', daggerheart);
  await asks(carl, async () => {
    await carl.page.locator('.dh-roll .stakes [data-asked]').first().click();
    await carl.page.getByRole('dialog').getByText('a success whatever the Difficulty').waitFor();
    await look(carl, '05-carl-asked');
    await carl.page.keyboard.press('Escape');
  });
  await ada.tap(/^Roll$/);
  expect(await idea(), 'taps from the idea to the dice').toBeLessThanOrEqual(3);
  await carl.sees('Success with Hope');
  await look(carl, '06-carl-rolled');
  await good(carl, 'a roll');

  await takesSpear(carl);
  for (const one of [ada, carl, dan]) expect(await knows(one)).not.toContain('Mire');

  await rollsByHand(bev, ada, carl);

  // A fight: an ogre that all see, and something that nobody sees yet.
  await bev.fill('Improvise an adversary', { Name: 'Ogre', Difficulty: 13 });
  await bev.fill('Improvise an adversary', { Name: 'Lurker', 'The table sees it': false });
  await ada.sees('Ogre');
  for (const one of [ada, carl, dan]) expect(await knows(one)).not.toContain('Lurker');
  await ada.fill('Attack', { Whom: 'Ogre' });
  await ada.tap(/^Roll$/);
  await ada.tap('Roll damage');
  await carl.sees('9 physical damage to Ogre');
  await bev.finds('HP', '0 of 6');
  await bev.page.locator('.dh-foes').getByText('2 of 4').waitFor();
  await look(bev, '10-bev-fight');
  await good(bev, 'the desk in a fight');
  await canAskAboutAll(bev, 'the desk in a fight', daggerheart);
  await propose(carl, 'Agility +2');
  await carl.tap(/^Roll$/);
  await fallBesideDesk(bev);
  await bev.sees('You have the spotlight');
  await look(ada, '11-ada-fear');
  const [struck, blown] = [await tapsOf(bev), await tapsOf(ada)];
  await bev.tap('Attack Ari', bev.page.locator('.dh-foe', { hasText: 'Ogre' }));
  await ada.sees('Ogre hits Ari');
  await look(ada, '12-ada-hit');
  await ada.tap('Mark an armour slot');
  expect((await struck()) + (await blown()), 'taps from the desk to the mark').toBeLessThanOrEqual(
    4,
  );
  await ada.finds('HP', '1 of 6');
  await good(ada, 'the fight');
  await look(ada, '13-ada-fight');
  await bev.tap('Pass the spotlight to the players');
  await fightOn(bev, [ada, carl, dan]);
  await strikesAll(bev, [ada, carl, dan]);
  await takesAShape(dan, carl);
  await settleByTalk(dan, carl);

  // A rest, and a level more.
  await bev.tap('A short rest');
  await ada.fill('Tend to Wounds', {});
  await ada.tap('Prepare');
  await look(carl, '14-carl-rest');
  await good(carl, 'a rest');
  await canAskAboutAll(carl, 'a rest', daggerheart);
  await bev.tap('End the rest');
  await ada.turnTo('My sheet');
  await ada.finds('HP', '0 of 6');
  await bev.fill('A level more', {});
  await look(ada, '15-ada-level');
  await good(ada, 'a level to take');
  await ada.fill('Level 2', {
    'A new Experience at +2': 'Captain',
    'Two advancements': ['One HP slot (2 left)', '+1 Evasion (1 left)'],
  });
  await ada.sees('Captain');
  await ada.finds('HP', '0 of 7');
  await good(ada, 'the sheet after a level');
  await look(ada, '15-ada-sheet');
  await ada.tap('Print the sheet');
  await ada.page.getByRole('article', { name: 'Ari' }).waitFor();
  await look(ada, '15-ada-paper');
  await good(ada, 'the sheet on paper');
  await ada.tap('Back to the table');
  await bev.fill('Give gold', { 'Handfuls of gold': 12 });
  await ada.turnTo('Table');
  await look(ada, '16-ada-table');
  await bev.turnTo('Desk');
  await look(bev, '17-bev');
  for (const one of [ada, carl, dan]) expect(await knows(one)).not.toContain('Lurker');
  for (const one of [bev, ada, carl, dan]) expect(one.errors).toEqual([]);
}, 240_000);
