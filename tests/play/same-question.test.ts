import type { Locator } from 'playwright-core';
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
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light');
});
afterAll(() => stage?.strike());

const QUESTION = 'Our shared obligation';
/** After so long a tap on what another has turned over is meant. */
const SETTLED_MS = 700;

/** Opens the question and begins to type, without sending. */
async function begin(person: Person, words: string): Promise<Locator> {
  await person.turnToQuestion(QUESTION);
  const form = person.page.locator(`form[aria-label^="${QUESTION}"]`).first();
  await form.getByLabel('high school').check();
  await form.getByLabel(/In more words/).pressSequentially(words);
  return form;
}

async function comeToTheTable(): Promise<void> {
  await bev.page.goto(stage.url);
  await bev.page.locator('summary', { hasText: 'More about the table' }).click();
  await bev.page.getByLabel('Name of the table').fill('Thursday nights');
  await bev.page.getByLabel('Your name').fill('Bev');
  await bev.checkAccess('the playsets');
  await bev.checkWidth('the playsets');
  await bev.tap('Open the table');
  await bev.sees('Invite your players');
  await claire.page.goto(await bev.page.getByLabel('Invite link').inputValue());
  await claire.page.locator('.look-name', { hasText: 'At the Brink of the Abyss' }).waitFor();
  await claire.page.getByLabel(/Your name/).fill('Claire');
  await claire.tap('Sit down');
  await claire.sees('Making the series');
}

/** A kept answer turns over for both, who was seen to write it. */
async function keepAnAnswer(): Promise<void> {
  const question = claire.page.locator('.ask-title', { hasText: 'What lies in the Abyss?' });
  await question.waitFor();
  await claire.checkAccess('a question');
  await claire.checkWidth('a question');
  await bev.page.getByLabel('an endless hungering').check();
  await claire.page.locator('.ask-writers', { hasText: 'Bev is answering' }).waitFor();
  await claire.pictureHere('a-question');
  await bev.tap('Keep this answer');
  for (const { page } of [bev, claire]) {
    await page.locator('.turned-picks', { hasText: 'an endless hungering' }).waitFor();
  }
  await claire.page.locator('.ask-writers', { hasText: 'Bev' }).waitFor({ state: 'detached' });
  await question.waitFor();
  await bev.page.locator('.poster-line', { hasText: 'an endless hungering' }).waitFor();
  expect(await bev.page.evaluate('document.activeElement.textContent')).toBe('Next question');
  await claire.pictureHere('a-kept-answer');
  await bev.pictureHere('a-poster');
}

async function leaveQuestions(): Promise<void> {
  const at = (title: string) => claire.page.locator('.ask-title', { hasText: title }).waitFor();
  // What another has only just turned over is not tapped by mistake.
  await claire.page.waitForTimeout(SETTLED_MS);
  await claire.tap('Next question');
  await at('What is its agenda?');
  await claire.tap('Later');
  await at('Who are its harbingers?');
  await claire.tap('Draw one for us');
  const drawn = claire.page.locator('.turned-picks > li');
  await drawn.waitFor();
  const words = (await drawn.textContent()) ?? '';
  await bev.page.locator('.poster-line', { hasText: words }).waitFor();
  // Bev is where she was.
  await bev.page.locator('.ask-title', { hasText: 'What lies in the Abyss?' }).waitFor();
  await claire.tap(/^So far/);
  await claire.checkAccess('the poster');
  await claire.checkWidth('the poster');
  await claire.pictureHere('the-poster');
  await claire.page.keyboard.press('Escape');
}

/** Both words stand in the end. */
async function writeAtOnce(): Promise<void> {
  const [, hers] = await Promise.all([
    begin(bev, 'It stands above the harbour.'),
    begin(claire, 'Its bell rings at midnight.'),
  ]);
  const field = hers.getByLabel(/In more words/);
  await bev.page.locator(`form[aria-label^="${QUESTION}"] button[type=submit]`).click();
  await claire.page.getByText('Bev has changed this while you typed').first().waitFor();
  expect(await field.inputValue()).toBe('Its bell rings at midnight.');
  await claire.checkAccess('their words beside mine');
  await claire.checkWidth('their words beside mine');
  await claire.picture('same-question', 'has changed this while you typed');
  await hers.locator('button[type=submit]').click();
  await hers.getByText('Your words are still here').waitFor();
  await hers.getByRole('button', { name: 'Add mine to theirs' }).click();
  expect(await field.inputValue()).toBe(
    'It stands above the harbour.\nIts bell rings at midnight.',
  );
  await hers.locator('button[type=submit]').click();
  for (const person of [bev, claire]) {
    await person.page
      .locator('.answer-text', { hasText: /It stands above the harbour.*Its bell rings/s })
      .waitFor();
    await person.sees('Last written by Claire.');
    expect(person.errors).toEqual([]);
  }
}

it('GBM-SER-002: two people answer together: an answer turns over for both, and nobody loses a letter', async () => {
  await comeToTheTable();
  await keepAnAnswer();
  await leaveQuestions();
  await writeAtOnce();
});
