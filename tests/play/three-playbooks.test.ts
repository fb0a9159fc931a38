import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { theUnlikelyHero } from '../../packages/rules/src/games/girl-by-moonlight/playbooks/the-unlikely-hero';
import { Person } from './person';
import { Stage } from './stage';
import type { Part, SetTable } from './table-setting';
import { give, screenOf, setTable } from './table-setting';

/** How the public dice fall, roll by roll. */
const faces = [
  [5, 3], // Owl’s obligation: Stars 2, though Moon is lower
  [5, 6], // Rook’s obligation: sun 0, so two dice and the lower counts
  [5, 6], // Dove’s obligation: stars 0
  [4, 1], // Owl’s gift for Dove: Conceal 1, and a die for giving it unseen
  [4, 2], // Dove’s connection with Rook: Confess 1, and a die because she is only mortal
  [6, 4], // Owl investigates: Analyze 1, and a die because kindness is strange to her
  [4], // engagement
  [6], // Owl gathers information: Analyze 1
  [6], // Rook acts on it: Analyze 1
  [2, 1], // Dove calls out: Confess 1, and a die
  [6, 1, 2, 3], // Rook resists for Dove: Moon 2, Unshakeable, and Dove is worth saving
  [6, 5], // Dove’s destiny: Forgive 1, and a push
  [1, 2], // Dove’s eclipse roll: stars 0, so two dice and the lower counts
  [6, 1], // Dove in eclipse: Forgive 1, and a die
];

const parts: Part[] = [
  {
    player: 'Fay',
    playbook: 'the-stranger',
    name: 'Owl',
    action: 'empathize',
    promises: { growth: ['Ida'], misguided: ['Gus'] },
  },
  {
    player: 'Gus',
    playbook: 'the-time-traveller',
    name: 'Rook',
    action: 'perceive',
    promises: { forgotten: ['Ida'], paradoxical: ['Fay'] },
    settings: { fated: 'Ida', fate: 'The tower falls on her' },
  },
  {
    player: 'Ida',
    playbook: 'the-unlikely-hero',
    name: 'Dove',
    action: 'empathize',
    promises: { naive: ['Fay'], impossible: ['Gus'] },
  },
];

let stage: Stage;
let table: SetTable;
let bev: Person;
let fay: Person;
let gus: Person;
let ida: Person;
const players = () => [fay, gus, ida];
const everybody = () => [bev, ...players()];

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set(faces);
});
beforeEach(async () => {
  table = await setTable(stage.url, parts);
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  fay = await Person.arrive(stage.browser, 'Fay', 'phone', 'dark');
  gus = await Person.arrive(stage.browser, 'Gus', 'phone', 'light');
  ida = await Person.arrive(stage.browser, 'Ida', 'phone', 'dark');
});
afterAll(() => stage?.strike());

/** On a shared screen stands everybody’s protagonist as all may see them, and nothing of the desk. */
async function showsCast(): Promise<void> {
  await table.director.send({ type: 'clock.create', name: 'The heir', segments: 4, secret: true });
  await table.director.send({ type: 'note.write', title: 'Caspian', text: 'He is the wolf.' });
  const screen = await Person.arrive(stage.browser, 'Screen', 'laptop', 'dark');
  await screen.page.goto(await screenOf(table.director));
  const cast: [string, string, string[]][] = [
    ['Owl', '1 of 9', []],
    ['Rook', '2 of 9', ['Harm 1: thrown']],
    ['Dove', '3 of 9', ['In eclipse']],
  ];
  const heroes = screen.page.getByRole('list', { name: 'Protagonists' }).locator('> li');
  await heroes.nth(cast.length - 1).waitFor();
  expect(await heroes.locator('.card-title').allTextContents()).toEqual(cast.map(([who]) => who));
  for (const [index, [who, stress, conditions]] of cast.entries()) {
    const hero = heroes.nth(index);
    const meter = hero.getByRole('meter', { name: 'Stress' });
    expect(await meter.getAttribute('aria-valuetext'), who).toBe(stress);
    expect(await hero.locator('.chip').allTextContents(), who).toEqual(conditions);
  }
  await screen.checkAccess('the cast on a shared screen');
  await screen.checkWidth('the cast on a shared screen');
  await screen.pictureHere('screen-cast');
  const seen = screen.received.join() + (await screen.page.content());
  for (const secret of ['The heir', 'Caspian', 'the wolf']) expect(seen).not.toContain(secret);
  expect(screen.errors).toEqual([]);
}

async function chooseAbilities(): Promise<void> {
  await bev.page.goto(table.director.link);
  const chosen: [Person, string, string | null][] = [
    [fay, 'Safe distance', 'Deeper understanding'],
    [gus, 'Rewind, return', 'Clock stopper'],
    [ida, 'Worth saving', null],
  ];
  for (const [player, special, transcendent] of chosen) {
    await player.page.goto(table.players[player.name]?.link ?? '');
    await player.turnTo('My sheet');
    await player.fill('Choose a special ability', { Ability: special });
    if (transcendent) await player.fill('Choose a transcendent ability', { Ability: transcendent });
    await player.tap(/ready/i);
    await player.turnTo('Table');
  }
  await give(table, 'Fay', 'no-sleep');
  await give(table, 'Gus', 'oracle');
  await give(table, 'Ida', 'call-out');
  await bev.tap(/Obligation/, bev.page.getByRole('main'));
  for (const person of everybody()) await person.sees(/roll for Owl, Rook and Dove/);
}

async function rollObligation(): Promise<void> {
  await fay.tap('Roll obligation: Stars (Stranger to kindness)');
  await gus.tap('Roll obligation: Sun');
  await ida.tap('Roll obligation: Stars');
  await bev.tap(/^Go on: Downtime/);
  await ida.sees('1 downtime action of 3');
  await ida.sees('has 3 actions left (Only mortal +1)');
  await fay.sees('1 downtime action of 2');
  const sheets: [Person, string[], string][] = [
    [fay, ['Stranger to kindness', 'Safe distance', 'No sleep', 'Deeper understanding'], 'none'],
    [gus, ['Fated', 'Rewind, return', 'Oracle', 'Clock stopper'], 'none'],
    [ida, ['Only mortal', 'Worth saving', 'Call out'], 'none (Only mortal)'],
  ];
  for (const [player, abilities, armour] of sheets) {
    await player.turnTo('My sheet');
    for (const ability of abilities) await player.reads(new RegExp(`^${ability}`));
    await player.sees(`Special armour: ${armour}`);
    await player.checkWidth('the sheet');
    await player.picture(`sheet-${player.name}`);
    await player.picture(`abilities-${player.name}`, 'Abilities');
    await player.turnTo('Table');
  }
  await gus.turnTo('My sheet');
  await gus.sees('Your fated person: Dove');
  await gus.sees('The fate that you are here to prevent: The tower falls on her');
  await gus.turnTo('Table');
  await ida.turnTo('My sheet');
  await ida.finds('Transcendence', '0 of 3');
  await ida.page.locator('summary', { hasText: /does not repent\s*marks xp/ }).waitFor();
  await ida.checkAccess('the sheet');
  await ida.turnTo('Table');
}

async function comeCloser(): Promise<void> {
  await table.players.Fay?.send({ type: 'project.start', name: 'A telescope', segments: 4 });
  await fay.fill('Make a connection', { 'With whom?': 'Dove', Rolling: 'Conceal 1' });
  await ida.tap('No extra die');
  await fay.reads(/Safe distance: an anonymous gift\s*\+1d/);
  await fay.tap(/^Roll 2d/);
  await fay.tap(/I watch, and ask/);
  await bev.sees(/Owl may put one question to Dove \(Safe distance\)/);
  await fay.fill('Ask a question (1 left)', { Question: 'What do you feel, if you are honest?' });
  await ida.fill('Answer', { 'What is the answer?': 'That somebody must have meant me.' });
  await fay.turnTo('My sheet');
  await fay.fill('No sleep: Tick a project', { 'Which project?': 'A telescope' });
  await bev.sees(/A telescope.*0 → 1 of 4|A telescope.*1 of 4/);
  await fay.turnTo('Table');
  await ida.fill('Make a connection', { 'With whom?': 'Rook', Rolling: 'Confess 1' });
  await gus.tap('No extra die');
  await ida.reads(/Only mortal\s*\+1d/);
  await ida.tap(/^Roll 2d/);
  await fay.fill('Investigate', { Rolling: 'Analyze 1' });
  await fay.reads(/Stranger to kindness\s*\+1d/);
  await fay.tap(/^Roll 2d/);
  await fay.tap(/Put the questions away/);
  await bev.fill('Go on anyway: Mission', { 'Why?': 'It is getting late' });
  await ida.fill('Tier I: Face a creature of the Abyss', {
    'What do you set out to do?': 'Stop the beast',
  });
  await bev.tap('It follows up what was investigated');
  await bev.tap(/Roll engagement/);
}

async function stopAClock(): Promise<void> {
  await table.director.send({ type: 'clock.create', name: 'The tower falls', segments: 6 });
  await gus.fill('Transcend', { 'What does it look': 'All the hands at twelve' });
  await bev.tap(/The tower falls: \+1/);
  await gus.sees(/advances by 1/);
  await gus.checkAccess('a clock to stop');
  await gus.checkWidth('a clock to stop');
  await gus.picture('clock-stopper');
  await gus.tap(/^No$/);
  await bev.sees(/Rook says no: “The tower falls” does not advance/);
  await gus.fill('Call for a flashback', { 'What do we see?': 'I have unlocked the gate' });
  await bev.fill('Name its price', { Stress: 2 });
  await gus.sees('1 stress (2 less 1 for Rewind, return).');
  await gus.tap(/Pay: it was so\s*1 stress/);
  await bev.sees(/Rook: stress 1 → 2 .*Rewind, return/);
}

async function understandMore(): Promise<void> {
  await fay.fill('Transcend', { 'What does it look': 'Eyes like lenses' });
  await fay.fill('Make an action roll', {
    'What do you want to achieve?': 'See what it is made of',
    Action: 'Analyze 1',
    'What is it for?': 'Gather information in danger',
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await fay.reads(/Deeper understanding\s*\+1/);
  await fay.checkAccess('a roll for information');
  await fay.checkWidth('a roll for information');
  await fay.picture('roll-stranger', 'Position');
  await fay.tap(/Roll the dice/);
  await bev.sees(/Great effect \(standard, Deeper understanding \+1\)/);
  await fay.tap(/Put the questions away/);
  await fay.tap('Done');
  await bev.fill('Ask for a roll', {
    ...{ 'Who rolls?': 'Rook', 'What for?': 'Strike its heart' },
    ...{ Position: 'Risky', Effect: 'Standard' },
  });
  await gus.sees('The director asks you for a roll');
  await gus.sees(/“Strike its heart” Risky position, standard effect/);
  await gus.fill('Choose an action', { Action: 'Analyze 1' });
  await gus.tap(/Acting on what Owl has told you/);
  await gus.tap(/Roll the dice/);
  await bev.sees(/Rook acts on what Owl has found out/);
  await bev.sees('Rook has 1 link with Owl.');
  await gus.tap('Done');
}

async function saveTheOne(): Promise<void> {
  await ida.sees('Make an action roll');
  await ida.seesNot(/^Transcend$/);
  await ida.fill('Make an action roll', {
    'What do you want to achieve?': 'Tell it what it has done',
    Action: 'Confess 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await ida.tap(/Call out/);
  await ida.reads(/Call out.*\+1d/);
  await ida.tap(/Roll the dice/);
  await bev.sees(/^Rolled$/);
  await bev.fill('Assign harm', {
    'What happens?': 'thrown',
    Level: 2,
    'To whom?': 'Dove',
    'Resisted with': 'Moon',
    'Resisting would': 'Reduce it',
  });
  await ida.sees(/Resist with Moon \(2d\)/);
  await ida.seesNot(/Special armour:/);
  await ida.picture('consequence-hero');
  await gus.tap(/Protect Dove/);
  await gus.sees(/Worth saving: Dove \+1/);
  await ida.turnTo('My sheet');
  await ida.fill('Only mortal: Embrace Hero’s destiny', {
    'Your first transcendent ability': 'Brutish',
    'Whom did you save': 'Rook, whom nobody else would believe',
  });
  await ida.reads(/^Hero’s destiny/);
  await ida.reads(/^Brutish/);
  await ida.sees('Special armour: none');
  await ida.finds('Transcendence', '0 of 3');
  await ida.picture('abilities-destiny', 'Abilities');
  await ida.turnTo('Table');
  await ida.fill('Transcend', { 'What does it look': 'Nothing but herself' });
  await gus.tap(/Resist with Moon \(4d\)/);
  await gus.tap('Take what is left');
  await bev.tap(/finish the roll/);
  await gus.learns('Rook resists', /Worth saving: Dove\s*\+1d/);
}

async function meetTheFoe(): Promise<void> {
  await ida.fill('Make an action roll', {
    'What do you want to achieve?': 'Forgive it',
    Action: 'Forgive 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await ida.tap(/Hero’s destiny: one of your most powerful foes/);
  await ida.fill('Push yourself: +1d', { 'And also': 'A superhuman feat of physical force' });
  await ida.reads(/Hero’s destiny: one of your most powerful foes\s*\+1/);
  await ida.sees('Great');
  await ida.checkAccess('a roll against the greatest foe');
  await ida.checkWidth('a roll against the greatest foe');
  await ida.picture('roll-hero', 'Position');
  await ida.tap(/Roll the dice/);
  await ida.tap('Done');
  await table.director.send({
    type: 'override.protagonist',
    protagonist: table.ids.Ida,
    eclipseRoll: true,
    reason: 'It was too much',
  });
  await ida.tap(/^Roll Stars/);
  const { prompt, escape: wayOut } = theUnlikelyHero.eclipse;
  for (const person of everybody()) {
    const words = await (await person.turnToCard('True Dove falls into eclipse')).textContent();
    for (const part of [prompt, wayOut, 'Who can bring True Dove back: True Rook or True Owl.'])
      expect(words, person.name).toContain(part);
  }
  await ida.fill('Make an action roll', {
    'What do you want to achieve?': 'Run to where it is worst',
    Action: 'Forgive 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await ida.reads(/Hero’s destiny: in eclipse\s*\+1d/);
  await ida.sees('erases 2 stress (in eclipse)');
  await ida.tap(/Roll the dice/);
  await ida.tap('Done');
}

async function endTheMission(): Promise<void> {
  await bev.tap(/The mission ends: success/);
  await bev.sees(/Dove’s transcendence ends/);
  const sheets: [Person, Record<string, string>][] = [
    [fay, { Stress: '1 of 9', Transcendence: '1 of 4, spent' }],
    [gus, { Stress: '2 of 9', Transcendence: '1 of 4, spent' }],
    [ida, { Stress: '3 of 9', Transcendence: '2 of 3, spent' }],
  ];
  for (const [player, tracks] of sheets) {
    await player.turnTo('My sheet');
    for (const [track, words] of Object.entries(tracks)) await player.finds(track, words);
  }
  await gus.sees('thrown');
  await gus.sees('the last link with Owl');
  await showsCast();
  for (const person of everybody()) expect(person.errors, person.name).toEqual([]);
}

it('plays the Stranger, the Time Traveller and the Unlikely Hero', async () => {
  await chooseAbilities();
  await rollObligation();
  await comeCloser();
  await stopAClock();
  await understandMore();
  await saveTheOne();
  await meetTheFoe();
  await endTheMission();
});
