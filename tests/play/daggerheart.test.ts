import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

/** How the public dice fall, one roll after the other. */
const faces = [
  [9, 4], // Ari jumps: Success with Hope
  [10, 6], // Ari attacks the ogre: a hit
  [7, 8], // … for 2d8+2
  [3, 8], // Cole shoots: Failure with Fear
  [15], // The ogre attacks Ari
  [6], // … for d8+2
  [4, 9], // Dara sneaks: Success with Fear
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

const look = async (person: Person, name: string) => {
  if (process.env.PICTURES) await person.page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
};

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
}

async function open(host: Person): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.getByLabel('Name of the table').fill('The sunken road');
  await page.getByLabel('Your name').fill(host.name);
  await page.getByLabel('Daggerheart').check();
  await look(host, '00-start');
  await host.tap('Open the table');
  return page.getByLabel('Invite link').inputValue();
}

/** Sits down and makes a character: a name is enough, the rest is filled in step by step. */
async function sitDown(person: Person, link: string, character: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  await person.turnTo('My sheet');
  await look(person, `01-${person.name}-sheet`);
  await person.fill('Make your character', { 'What are they called?': character });
  await person.fill('Who they are', { Class: 'Wanderer', Heritage: 'Of the hills' });
  await look(person, `02-${person.name}-sheet`);
  await person.fill('Traits', { Agility: 2, Strength: 1, Knowledge: -1 });
}

it('plays an evening of Daggerheart: a GM at a desk, three phones', async () => {
  const bev = await arrive('Bev', 'laptop', 'dark');
  const ada = await arrive('Ada', 'phone', 'light');
  const carl = await arrive('Carl', 'phone', 'dark');
  const dan = await arrive('Dan', 'phone', 'light');
  const link = await open(bev);
  await sitDown(ada, link, 'Ari');
  await sitDown(carl, link, 'Cole');
  await sitDown(dan, link, 'Dara');
  await good(ada, 'the sheet');
  await look(ada, '03-ada-sheet');
  await look(bev, '03-bev');
  await good(bev, 'the desk');

  await bev.fill('The usual Difficulty', { Difficulty: 12 });
  await ada.turnTo('Table');
  await look(ada, '04-ada-table');
  await ada.page.getByLabel('Agility +2').check();
  await ada.tap('Put it on the table');
  await look(ada, '05-ada-roll');
  await carl.turnTo('Table');
  await carl.sees('Ari: Agility');
  await look(carl, '05-carl-roll');
  await ada.tap(/^Roll$/);
  await carl.sees('Success with Hope');
  await look(carl, '06-carl-rolled');
  await good(carl, 'a roll');
  expect(ada.errors).toEqual([]);
}, 240_000);
