import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;
let bev: Person;
let claire: Person;

beforeAll(async () => {
  stage = await Stage.set();
});
beforeEach(async () => {
  bev = await Person.arrive(stage.browser, 'Bev', 'phone', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light');
});
afterAll(() => stage?.strike());

it('lets a director write a playbook on a phone, and a player choose it', async () => {
  await bev.page.goto(stage.url);
  await bev.page.locator('summary', { hasText: 'More about the table' }).click();
  await bev.page.getByLabel('Name of the table').fill('Thursday nights');
  await bev.page.getByLabel('Your name').fill('Bev');
  await bev.tap('Open the table');
  await bev.sees('Invite your players');
  await claire.page.goto(await bev.page.getByLabel('Invite link').inputValue());
  await claire.page.getByLabel(/Your name/).fill('Claire');
  await claire.tap('Sit down');
  await claire.turnTo('My sheet');
  await claire.sees('Choose your playbook');

  await bev.page.getByRole('button', { name: 'Desk' }).and(bev.page.locator('.tab')).click();
  await bev.tap('Our own playbooks');
  await bev.fill('Write an ability', { Name: 'Night eyes' });
  await bev.sees('It does nothing yet.');
  const die = 'More dice on action rolls, when…';
  await bev.page.getByLabel('What else does it do?').selectOption({ label: die });
  await bev.fill(die, { 'When does it count?': 'in the dark' });
  await bev.sees('+1d on any action roll: in the dark.');
  await bev.checkAccess('an ability being written');
  await bev.checkWidth('an ability being written');
  expect(await bev.page.evaluate('document.activeElement?.tagName')).toBe('SELECT');
  await bev.page
    .getByLabel('What else does it do?')
    .selectOption({ label: 'One more action in each downtime' });
  await bev.tap('One more action in each downtime');
  await bev.sees('One more action in each downtime.');

  await bev.fill('Write a playbook', {
    Name: 'The Moth',
    'In half a sentence': 'Drawn to every light',
    'It marks xp when': 'You met a challenge with longing.',
  });
  await bev.fill('Promises and eclipse', {
    'The first promise': 'A burning promise',
    'The second promise': 'A fading promise',
    'Its eclipse': 'You are the flame.',
    'What leads them out': 'Somebody shades you from it.',
  });
  const six = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((number) => [`Question ${number}`, `What glows, ${number}?`]),
  );
  await bev.fill('Questions and actions', { ...six, 'The two actions': ['Flow', 'Confess'] });
  await bev.fill('Abilities', { 'Special abilities': ['Night eyes', 'Phantom'] });
  await bev.sees(/Begins with Night eyes/);
  expect(await bev.page.getByText('It has as many effects').count()).toBe(0);
  await bev.checkAccess('a playbook being written');
  await bev.checkWidth('a playbook being written');

  await claire.sees('Drawn to every light');
  await claire.page.locator('.deck-fold > summary', { hasText: 'The Moth' }).tap();
  await claire.tap('Play The Moth');
  await claire.sees('Your protagonist: The Moth');
  await claire.goToStep('Abilities');
  await claire.sees('+1d on any action roll: in the dark.');
  await claire.checkWidth('a protagonist of the table’s own playbook');
  await bev.seesNot('Remove The Moth');

  await bev.tap('Close');
  await bev.unfold('Set by hand');
  await bev.page.getByLabel('Look for something').fill('set inv');
  await bev.checkAccess('setting by hand');
  const track = 'The investigation track';
  await bev.fill('Set the investigation track', { [track]: 3, Why: 'They knew before' });
  await claire.turnTo('Log');
  await claire.sees('They knew before');
  await bev.page.locator('summary', { hasText: 'Set the investigation track' }).click();
  await expect.poll(() => bev.page.getByLabel(track, { exact: true }).inputValue()).toBe('3');
  for (const person of [bev, claire]) expect(person.errors, person.name).toEqual([]);
});
