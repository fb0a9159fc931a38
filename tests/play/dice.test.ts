import { facesOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;
let bev: Person;
let iris: Person;

beforeAll(async () => {
  stage = await Stage.set();
});
beforeEach(async () => {
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  iris = await Person.arrive(stage.browser, 'Iris', 'phone', 'light');
});
afterAll(() => stage?.strike());

const open = [
  { question: 'Does it rain?', dice: 3 },
  { question: 'Is the gate locked?', dice: 0 },
  { question: 'Who follows them?', dice: 6 },
];
const secret = 'Whether the mentor lies';

it('lets somebody who only watched check every die, and learn nothing of a secret roll', async () => {
  await bev.page.goto(stage.url);
  await bev.page.locator('summary', { hasText: 'More about the table' }).click();
  await bev.page.getByLabel('Name of the table').fill('Thursday nights');
  await bev.page.getByLabel('Your name').fill('Bev');
  await bev.tap('Open the table');
  await bev.sees('Invite your players');
  await iris.page.goto(await bev.page.getByLabel('Invite link').inputValue());
  await iris.page.getByLabel(/Your name/).fill('Iris');
  await iris.page.getByLabel(/To watch/).check();
  await iris.tap('Sit down');
  await bev.sees(/Iris/);

  const roll = (question: string, dice: number, inSecret: boolean) =>
    bev.fill('Fortune roll', {
      'About what?': question,
      'How many fit': dice,
      'In secret': inSecret,
    });
  for (const [number, { question, dice }] of open.entries()) {
    await roll(question, dice, false);
    if (number === 0) await roll(secret, 2, true);
  }
  await iris.turnTo('Log');
  for (const { question } of open) await iris.sees(question);

  await iris.tap('Menu');
  await iris.page.getByRole('link', { name: 'Check the dice' }).click();
  await iris.sees('The seed is still sealed');
  await iris.sees('3 rolls so far.');
  const promised = await iris.page.locator('.hash').textContent();
  await iris.checkAccess('the dice before the session ends');

  await bev.tap('Menu');
  await bev.tap(/End session 1/);
  // The menu gives way to what has to be done now, the keyboard upon it.
  await bev.page.getByRole('dialog').waitFor({ state: 'detached' });
  await bev.page.locator('#next-step h2:focus', { hasText: 'draws to a close' }).waitFor();
  await bev.tap(/Close session 1/);
  await bev.sees('The session has ended');

  const answered = iris.page.waitForResponse(/\/rolls\?session=1$/);
  await iris.page.reload();
  const told = await (await answered).text();
  await iris.sees('3 rolls checked: all right');
  for (const right of [
    'The seed fits the fingerprint.',
    'No roll is left out.',
    'It is the fingerprint that this device saw before the session ended.',
  ]) {
    await iris.sees(right);
  }
  await iris.seesNot('✗');
  await iris.checkAccess('the dice afterwards');
  await iris.checkWidth('the dice afterwards');

  // What the page says holds by the arithmetic that anybody can do, not only by the page’s own word.
  const [seed = '', hash] = await iris.page.locator('.hash').allTextContents();
  expect(hash).toBe(promised);
  expect(hashOfSeed(seed)).toBe(promised);
  const shown = await iris.page.locator('.rolls li').allTextContents();
  expect(shown).toHaveLength(open.length);
  for (const [number, { dice }] of open.entries()) {
    expect(shown[number]).toContain(facesOf(seed, number, Array(dice || 2).fill(6)).join(', '));
  }

  expect([...iris.received, told, await iris.page.content()].join()).not.toContain(secret);
  expect(bev.received.join()).toContain(secret);
  for (const person of [bev, iris]) expect(person.errors, person.name).toEqual([]);
});
