import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

/** The screen is fit for everybody, and nothing hides beyond its edge. */
async function good(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.checkNarrow(where);
}

/** Opens a table of a game, and gives its invite. */
async function open(host: Person, game: string, name: string): Promise<string> {
  const { page } = host;
  await page.goto(stage.url);
  await page.locator('summary', { hasText: 'More about the table' }).click();
  await page.getByLabel('Name of the table').fill(name);
  await page.getByLabel('Your name').fill(host.name);
  await page.getByLabel(game, { exact: true }).check();
  await host.tap('Open the table');
  return page.getByLabel('Invite link').inputValue();
}

async function sitDown(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByLabel(/Your name/).fill(person.name);
  await person.tap('Sit down');
  await person.page.locator('#next-step').waitFor();
  await person.page.keyboard.press('Escape');
}

/** Opens what of the menu is about coming and going. */
async function travel(person: Person): Promise<void> {
  await person.tap('Menu');
  await person.page.locator('dialog summary', { hasText: 'From table to table' }).click();
  await person.page.getByRole('heading', { name: 'Leave with a copy' }).waitFor();
}

/** Whoever runs the table reads what comes, and lets it in. */
async function letIn(host: Person, who: string, reads: RegExp, picture: string): Promise<void> {
  const asked = host.page.locator('.prompt', { hasText: `would like to bring ${who}` });
  const toggle = host.page.locator('.prompts-toggle', { hasText: 'would like to bring' });
  await toggle.waitFor();
  if (!(await asked.isVisible())) await toggle.click();
  await host.page.locator('.arrival').getByText(reads).first().waitFor();
  await good(host, 'somebody before the door');
  await host.pictureHere(picture);
  await host.tap(`${who} may come`);
  await host.page.locator('.arrival').waitFor({ state: 'detached' });
}

const gone = (person: Person) => person.page.context().close();

it('TABLE-230, 231, 232: a character goes from one table of Daggerheart to another, by thumb', async () => {
  const gm = await Person.arrive(stage.browser, 'Gwen', 'laptop', 'dark');
  const ari = await Person.arrive(stage.browser, 'Ari', 'phone', 'light');
  await sitDown(ari, await open(gm, 'Daggerheart', 'The sunken road'));
  await ari.turnTo('My sheet');
  await ari.fill('Make your character', { 'What are they called?': 'Wren of the Reeds' });
  await ari.fill('Name and looks', { Pronouns: 'she' }).catch(() => undefined);
  await travel(ari);
  await ari.page.locator('dialog summary', { hasText: 'What goes along' }).click();
  await good(ari, 'leaving with a copy');
  await ari.pictureHere('own-01-leave');
  await ari.tap('Keep a copy');
  await ari.page.getByText('A copy of Wren of the Reeds is kept on this device.').waitFor();

  const other = await Person.arrive(stage.browser, 'Olga', 'laptop', 'light');
  await sitDown(ari, await open(other, 'Daggerheart', 'The drowned bell'));
  // Who keeps somebody of this game is not told to make somebody, and nothing else.
  await ari.tap('Or bring Wren of the Reeds, whom you keep', ari.page.locator('#next-step'));
  await ari.page.getByRole('button', { name: /Ask whether Wren of the Reeds may come/ }).waitFor();
  await ari.page.keyboard.press('Escape');
  await ari.page.goto(`${stage.url}/mine`);
  await ari.page.getByRole('heading', { name: 'Wren of the Reeds' }).waitFor();
  await ari.sees('The sunken road');
  await good(ari, 'what is one’s own');
  await ari.pictureHere('own-02-mine-phone');
  await ari.page.getByRole('link', { name: /Bring Wren of the Reeds to The drowned bell/ }).click();
  const dialog = ari.page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'From table to table' }).waitFor();
  await good(ari, 'coming to a table');
  await ari.pictureHere('own-03-bring');
  await ari.tap(/Ask whether Wren of the Reeds may come/);
  await letIn(other, 'Wren of the Reeds', /Level 1/, 'own-04-asked');
  await ari.page.keyboard.press('Escape');
  await ari.turnTo('Everyone');
  await ari.sees('Wren of the Reeds');

  // The old one has gone, by the word of whose she is; and the seat there is left for good.
  await ari.page.goto(`${stage.url}/mine`);
  await ari.page.getByRole('link', { name: /The sunken road/ }).click();
  await travel(ari);
  await ari.page.locator('dialog summary', { hasText: 'They have gone for good' }).click();
  await ari.tap('Wren of the Reeds has gone to another table');
  await gm.sees(/Ari says that Wren of the Reeds has gone to another table/);
  await ari.page.goto(`${stage.url}/mine`);
  const seat = ari.page.getByRole('listitem').filter({ hasText: /The sunken road.*Last played/s });
  await seat.locator('summary').click();
  await good(ari, 'leaving a table');
  await ari.tap(/^Leave the table/, seat);
  await seat.waitFor({ state: 'detached' });
  await gm.sees('The seat of Ari is free.');
  expect([...gm.errors, ...ari.errors, ...other.errors]).toEqual([]);
  expect(other.received.join('')).not.toContain('The sunken road');
  for (const person of [gm, ari, other]) await gone(person);
});

it('TABLE-230, 231, 234: a card of Any game is carried as a file to another device, by keyboard alone', async () => {
  const host = await Person.arrive(stage.browser, 'Hana', 'laptop', 'light');
  const mei = await Person.arrive(stage.browser, 'Mei', 'laptop', 'dark', 'keys');
  await sitDown(mei, await open(host, 'Any game', 'Thursday'));
  await mei.fill('Make a card for whoever you play', { Name: 'Ines Vale' });
  await mei.page.getByText('Ines Vale').first().waitFor();
  await mei.tap('Menu');
  await mei.finder.press(mei.page.locator('dialog summary', { hasText: 'From table to table' }));
  await mei.page.getByRole('heading', { name: 'Ines Vale' }).waitFor();
  const download = mei.page.waitForEvent('download');
  await mei.tap(/^Save as a file/);
  const path = await (await download).path();

  const next = await Person.arrive(stage.browser, 'Noor', 'laptop', 'dark');
  const far = await Person.arrive(stage.browser, 'Mei', 'phone', 'dark');
  await sitDown(far, await open(next, 'Any game', 'Friday'));
  await far.page.goto(`${stage.url}/mine`);
  await far.page.getByText('Nobody is kept here yet.').waitFor();
  const broken = { name: 'half.json', mimeType: 'application/json', buffer: Buffer.from('{"for') };
  await far.page.getByLabel(/Take up a file/).setInputFiles(broken);
  await far.page
    .getByRole('alert')
    .getByText(/damaged/)
    .waitFor();
  await good(far, 'a file that is broken');
  await far.page.getByLabel(/Take up a file/).setInputFiles(path);
  await far.page.getByRole('heading', { name: 'Ines Vale' }).waitFor();
  await far.page.getByRole('link', { name: /Bring Ines Vale to Friday/ }).click();
  await far.tap(/Ask whether Ines Vale may come/);
  await letIn(next, 'Ines Vale', /A name, and nothing more/, 'own-05-card');
  await far.page.keyboard.press('Escape');
  await far.sees('Ines Vale');
  await next.page.goto(`${stage.url}/mine`);
  await next.page.getByRole('link', { name: /Friday/ }).waitFor();
  await good(next, 'what is one’s own, at a desk');
  await next.pictureHere('own-06-mine-desk');
  expect([...host.errors, ...mei.errors, ...next.errors, ...far.errors]).toEqual([]);
  for (const person of [host, mei, next, far]) await gone(person);
});

it('TABLE-230: a device that keeps nothing says so, and a file goes all the same', async () => {
  const host = await Person.arrive(stage.browser, 'Hana', 'laptop', 'light');
  const mei = await Person.arrive(stage.browser, 'Mei', 'phone', 'light');
  const link = await open(host, 'Any game', 'Thursday');
  await mei.hasFullDevice();
  await sitDown(mei, link);
  await mei.turnTo('Mine');
  await mei.fill('Make a card for whoever you play', { Name: 'Ines Vale' });
  await travel(mei);
  await mei.tap(/^Keep a copy/);
  await mei.page.getByText('This browser keeps nothing more. Save a file instead.').waitFor();
  const download = mei.page.waitForEvent('download');
  await mei.tap(/^Save as a file/);
  expect((await download).suggestedFilename()).toBe('Ines-Vale.json');
  expect(mei.errors).toEqual([]);
  for (const person of [host, mei]) await gone(person);
});
