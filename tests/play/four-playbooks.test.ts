import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';
import type { Part, SetTable } from './table-setting';
import { give, setTable } from './table-setting';

/** How the public dice fall, roll by roll. */
const faces = [
  [5, 6], // Raven’s obligation: stars 0, so two dice and the lower counts
  [4, 6], // Fawn’s obligation: moon 0, and −1d for her cover story changes nothing about that
  [5, 4], // Hawk’s obligation: moon 0
  [4, 5], // Swan’s obligation: stars 0
  [4], // Swan helps Fawn recover
  [4], // engagement
  [6, 2], // Fawn sets up in secret: Conceal 1, and a die from the shadows
  [6], // Raven follows up, separated: Empathize 1
  [4, 2, 1, 1], // Hawk: Defy 1, Reckless, Fawn’s help, and a push
  [1, 1], // Swan resists for Hawk: Sun 1, Watchful, Unshakeable, less Reckless
  [6], // Swan’s eclipse roll: stars 0, and a die because she is Indomitable
  [1, 2], // Fawn acts along: Defy 0
  [6], // Hawk acts along: Defy 1
  [3], // Swan acts along: Defy 1
  [6], // Raven leads: Defy 1 of Hawk’s, as one
  [6, 3, 2], // Fawn’s express: 1, and 2 dice from her rival
  [4], // Fawn’s friends investigate: Flow 1
];

const parts: Part[] = [
  {
    player: 'Claire',
    playbook: 'the-harmony',
    name: 'Raven',
    action: 'confess',
    promises: { shared: ['Anya'], conflicting: ['Dylan', 'Emma'] },
  },
  {
    player: 'Anya',
    playbook: 'the-enigma',
    name: 'Fawn',
    action: 'flow',
    promises: { secretive: ['Claire'], intimate: ['Dylan'] },
  },
  {
    player: 'Dylan',
    playbook: 'the-outsider',
    name: 'Hawk',
    action: 'conceal',
    promises: { rival: ['Anya'], competitive: ['Claire'] },
    settings: { rival: 'Anya' },
  },
  {
    player: 'Emma',
    playbook: 'the-guardian',
    name: 'Swan',
    action: 'forgive',
    promises: { martyrdom: ['Dylan'], protective: ['Claire'] },
    settings: { code: 'violence' },
  },
];

let stage: Stage;
let table: SetTable;
let bev: Person;
let claire: Person;
let anya: Person;
let dylan: Person;
let emma: Person;
const players = () => [claire, anya, dylan, emma];
const everybody = () => [bev, ...players()];

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set(faces);
});
beforeEach(async () => {
  table = await setTable(stage.url, parts);
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'dark');
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'light');
  dylan = await Person.arrive(stage.browser, 'Dylan', 'phone', 'dark');
  emma = await Person.arrive(stage.browser, 'Emma', 'phone', 'light');
});
afterAll(() => stage?.strike());

async function chooseAbilities(): Promise<void> {
  await bev.page.goto(table.director.link);
  const chosen: [Person, string, string][] = [
    [claire, 'Synchronized', 'As one'],
    [anya, 'Working from the shadows', 'Powerful friends'],
    [dylan, 'Reckless', 'Brutish'],
    [emma, 'Watchful', 'Indomitable'],
  ];
  for (const [player, special, transcendent] of chosen) {
    await player.page.goto(table.players[player.name]?.link ?? '');
    await player.turnTo('My sheet');
    await player.fill('Choose a special ability', { Ability: special });
    await player.fill('Choose a transcendent ability', { Ability: transcendent });
    await player.tap(/ready/i);
    await player.turnTo('Table');
  }
  await bev.tap(/Obligation/, bev.page.getByRole('main'));
  for (const person of everybody()) await person.sees(/roll for Raven, Fawn, Hawk and Swan/);
}

async function gainMore(): Promise<void> {
  await give(table, 'Claire', 'split-attention');
  await give(table, 'Claire', 'bonds-of-love');
  await give(table, 'Anya', 'cover-story');
  await give(table, 'Anya', 'two-steps-ahead');
  await give(table, 'Dylan', 'anything-you-do');
  await give(table, 'Emma', 'constant-care');
  for (const [player, text, level] of [
    [anya, 'twisted ankle', 2],
    [emma, 'bruised rib', 1],
  ] as const) {
    await table.director.send({
      type: 'override.harm',
      protagonist: table.ids[player.name],
      level,
      text,
      reason: 'The night before',
    });
  }
  const enigmas = ['Behind the mask', 'Working from the shadows', 'Cover story'];
  const sheets: [Person, string[]][] = [
    [claire, ['In harmony', 'Synchronized', 'Split attention', 'Bonds of love', 'As one']],
    [anya, [...enigmas, 'Two steps ahead', 'Powerful friends']],
    [dylan, ['Something to prove', 'Reckless', 'Anything you do, I do better', 'Brutish']],
    [emma, ['Honour bound', 'Watchful', 'Constant care', 'Indomitable']],
  ];
  for (const [player, abilities] of sheets) {
    await player.turnTo('My sheet');
    for (const ability of abilities) await player.reads(new RegExp(`^${ability}`));
    await player.sees('Special armour: none');
    await player.checkWidth('a sheet with many abilities');
    await player.picture(`sheet-${player.name}`);
    await player.picture(`abilities-${player.name}`, 'Abilities');
    await player.turnTo('Table');
  }
  await dylan.turnTo('My sheet');
  await dylan.sees('Your rival: Fawn');
  await dylan.checkAccess('a sheet with many abilities');
  await dylan.turnTo('Everyone');
  await dylan.sees('The Guardian, played by Emma');
  await dylan.checkAccess('a table of four');
  await dylan.checkWidth('a table of four');
  await dylan.picture('four-protagonists');
  await dylan.turnTo('Table');
}

async function rollObligation(): Promise<void> {
  await claire.tap(/Roll obligation: Stars/);
  await anya.fill('Roll obligation: Moon', {
    'If you like': 'Cover story: fill your recovery clock. How do you explain your injuries? (−1d)',
  });
  await dylan.tap(/Roll obligation: Moon/);
  await emma.tap(/Roll obligation: Stars/);
  await bev.sees(/recovery \+4, the clock fills: harm eases by a level/);
  await anya.learns('Fawn meets their obligation', /Cover story.*−1d/);
  await bev.tap(/^Go on: Downtime/);
  await claire.sees('1 downtime action of 3');
  await claire.sees('has 3 actions left (Split attention +1)');
  await claire.turnTo('My sheet');
  await claire.sees('1 of 2 links with yourself');
  await claire.turnTo('Table');
  await dylan.sees('1 downtime action of 2');
}

async function careForEachOther(): Promise<void> {
  await emma.fill('Help a friend recover', { 'With whom?': 'Fawn', Rolling: 'Perceive 1' });
  await emma.tap(/^Roll 1d/);
  await bev.sees(/Constant care: Swan: recovery \+3; 3 of 4 marked/);
  await bev.fill('Go on anyway: Mission', { 'Why?': 'It is getting late' });
  await dylan.fill('Tier I: Face a creature of the Abyss', {
    'What do you set out to do?': 'Stop the beast',
  });
  await bev.tap('It follows up what was investigated');
  await bev.tap(/Roll engagement/);
}

async function setUpInSecret(): Promise<void> {
  await anya.fill('Make an action roll', {
    'What do you want to achieve?': 'Leave the gate ajar',
    Action: 'Conceal 1',
    'What is it for?': 'Set up an ally',
  });
  await bev.fill('Judge position and effect', { Position: 'Controlled', Effect: 'Standard' });
  await anya.tap(/Working from the shadows: in secret/);
  await anya.reads(/Working from the shadows: in secret\s*\+1d/);
  await anya.tap(/Roll the dice/);
  await anya.tap(/^\+1 effect/);
  await anya.tap('Done');

  await claire.turnTo('My sheet');
  await claire.unfold('Write on the sheet');
  await claire.fill('The two who you are', { 'The two who you are': 'Separated' });
  await claire.turnTo('Table');
  await claire.fill('Make an action roll', {
    'What do you want to achieve?': 'Slip through',
    Action: 'Empathize 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Controlled', Effect: 'Standard' });
  await claire.tap('Follow up on Fawn: +1 effect');
  await claire.reads(/In harmony: separated\s*−2/);
  await claire.reads(/set up by Fawn\s*\+1/);
  await claire.sees('Great');
  await claire.checkAccess('a roll with reasons');
  await claire.checkWidth('a roll with reasons');
  await claire.picture('roll-harmony', 'Position');
  await claire.tap(/Roll the dice/);
  await claire.sees('Clean success');
  await bev.sees(/Fawn marks 1 xp in Playbook \(Working from the shadows\)/);
  await bev.sees('Position: In harmony: separated −2.');
  await claire.tap('Done');
  await claire.turnTo('My sheet');
  await claire.unfold('Write on the sheet');
  await claire.fill('The two who you are', { 'The two who you are': 'Together' });
  await claire.turnTo('Table');
}

async function beReckless(): Promise<void> {
  await table.director.send({
    type: 'override.protagonist',
    protagonist: table.ids.Emma,
    stress: 7,
    reason: 'The evening so far',
  });
  await dylan.fill('Transcend', { 'What does it look': 'Black fire' });
  await emma.fill('Transcend', { 'What does it look': 'A shield of light' });
  await dylan.fill('Make an action roll', {
    'What do you want to achieve?': 'Break its horn',
    Action: 'Defy 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Desperate', Effect: 'Standard' });
  await dylan.tap(/Reckless/);
  await dylan.fill('Push yourself: +1d', { 'And also': 'A superhuman feat of physical force' });
  await anya.fill('Help: Two steps ahead: no stress', { 'How do you help?': 'A loosened strap' });
  await dylan.reads(/Defy 1\s*\+1d/);
  await dylan.reads(/Reckless.*\+1d/);
  await dylan.reads(/push\s*\+1d/);
  await dylan.reads(/Fawn assists\s*\+1d/);
  await dylan.checkAccess('a roll with many dice');
  await dylan.checkWidth('a roll with many dice');
  await dylan.picture('roll-outsider', 'Hawk’s dice');
  await dylan.tap(/Roll the dice\s*2 stress/);
  await bev.sees(/Fawn helps by an ability \(Two steps ahead, 1 of 2 times\)/);
  await bev.fill('Assign harm', {
    ...{ 'What happens?': 'gored', Level: 3, 'To whom?': 'Hawk' },
    'Resisting would': 'Reduce it',
  });
  await emma.tap(/Protect Hawk/);
  await emma.sees(/Resist with Sun/);
  await emma.sees(/Watchful \+1/);
  await emma.sees(/Reckless.* −1/);
  await emma.checkAccess('a consequence to resist');
  await emma.checkWidth('a consequence to resist');
  await emma.picture('resist-guardian');
  await emma.tap(
    /Resist with Sun \(2d\)\s*6 minus the result in stress, at most 2 with Indomitable/,
  );
  await bev.sees(/stress 7 → 9 \(resistance, 6 − 1, but at most 2 with Indomitable\)/);
  await emma.sees(/Indomitable \+1/);
  await emma.tap(/^Roll Stars \(1d\)/);
  await emma.tap('Take what is left');
  await bev.tap(/finish the roll/);
  await emma.learns('Swan resists', /Watchful\s*\+1d/);
  await emma.learns('Swan rolls for eclipse', /Indomitable\s*\+1d/);
}

async function actTogether(): Promise<void> {
  await claire.fill('Transcend', { 'What does it look': 'Two voices' });
  await claire.fill('Make an action roll', {
    'What do you want to achieve?': 'Drive it back',
    Action: 'Defy 0',
    'Lead a group action with': ['Fawn', 'Hawk', 'Swan'],
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await claire.reads(/As one: Defy 1 of Hawk\s*\+1d/);
  await claire.checkAccess('a group of four');
  await claire.checkWidth('a group of four');
  await claire.picture('group', 'Raven’s dice');
  for (const person of [anya, dylan, emma, claire]) await person.tap(/Roll the dice/);
  await claire.sees('Critical success');
  await claire.sees(/Synchronized: the sixes of different rolls together are a critical/);
  await bev.sees(/leading the group action, 2 bad results, but at most 1 with Synchronized/);
  await claire.picture('group-rolled', 'Critical success');
  await bev.picture('group-desk');
  await claire.tap('Done');
}

async function helpARival(): Promise<void> {
  await anya.fill('Make an action roll', {
    'What do you want to achieve?': 'Hold its gaze',
    Action: 'Express 1',
  });
  await bev.fill('Judge position and effect', { Position: 'Risky', Effect: 'Standard' });
  await dylan.fill('Help: Your rival: 2 stress for +2d', {
    'How do you help?': 'Watch and learn',
  });
  await anya.reads(/Hawk assists\s*\+2d/);
  await anya.tap(/Roll the dice/);
  await anya.tap('Done');
  await anya.fill('Transcend', { 'What does it look': 'A mask of moonlight' });
  await anya.turnTo('My sheet');
  await anya.fill('Powerful friends: Flash back to a downtime action', {});
  await anya.turnTo('Table');
  await anya.fill('Flashback: Investigate', { Rolling: 'Flow 1' });
  await anya.tap(/^Roll 1d/);
  await bev.sees(/It counts as a clean success \(Powerful friends\)/);
}

async function endTheMission(): Promise<void> {
  await bev.tap(/The mission ends: success/);
  await emma.sees('Yes');
  await emma.tap('Yes');
  await emma.tap('Playbook');
  await bev.sees(/Swan marks 1 xp in Playbook \(Honour bound\)/);
  const sheets: [Person, Record<string, string>][] = [
    [claire, { Stress: '2 of 9', Transcendence: '1 of 4, spent', Sun: '1 of 6' }],
    [anya, { Stress: '2 of 9', Transcendence: '1 of 4, spent', Playbook: '1 of 8' }],
    [dylan, { Stress: '6 of 9', Transcendence: '2 of 4, spent', Sun: '1 of 6' }],
    [emma, { Stress: '9 of 9', Transcendence: '1 of 4, spent', Playbook: '1 of 8' }],
  ];
  for (const [player, tracks] of sheets) {
    await player.turnTo('My sheet');
    for (const [track, words] of Object.entries(tracks)) await player.finds(track, words);
  }
  await emma.sees('gored');
  for (const person of everybody()) expect(person.errors, person.name).toEqual([]);
}

it('plays the Harmony, the Enigma, the Outsider and the Guardian', async () => {
  await chooseAbilities();
  await gainMore();
  await rollObligation();
  await careForEachOther();
  await setUpInSecret();
  await beReckless();
  await actTogether();
  await helpARival();
  await endTheMission();
});
