import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;
let bev: Person;
let claire: Person;
let anya: Person;
let dylan: Person;
let tablet: Person | undefined;
let invite = '';
/** As many taps as making somebody may take, apart from words that are written. */
const TAPS_MAX = 30;
/** As many as it may take to sit down with a name. */
const TAPS_TO_SIT = 8;
const players = () => [claire, anya];

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set();
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'dark');
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'light');
});
afterAll(() => stage?.strike());

/** Looks at a screen as everybody must be able to use it. */
async function inspect(person: Person, where: string): Promise<void> {
  await person.checkAccess(where);
  await person.checkWidth(where);
  await person.page.evaluate('void (document.documentElement.style.fontSize = "200%")');
  await person.checkWidth(`${where}, with letters twice as large`);
  await person.page.evaluate('void (document.documentElement.style.fontSize = "")');
  const folder = process.env.PICTURES;
  const path = `${folder}/making-${where.replaceAll(' ', '-')}.png`;
  if (folder) await person.page.screenshot({ path, fullPage: true });
}

/** How many pages come out of a printer. */
async function pagesOf({ page }: Person, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  const folder = process.env.PICTURES;
  if (folder) {
    await writeFile(`${folder}/making-${format}.pdf`, pdf);
    await page.emulateMedia({ media: 'print' });
    await page.screenshot({ path: `${folder}/making-${format}.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
  }
  return (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;
}

/** Makes this device believe that it has seen the table long ago, when its log was short. */
const LONG_AGO = `for (const key of Object.keys(localStorage)) {
  if (!key.startsWith('moonlit.seen.')) continue;
  const seen = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...seen, line: 3, at: seen.at - 3600000 }));
}`;

/** Taps the first idea for a field. */
async function takesIdea(field: string): Promise<void> {
  const ideas = dylan.page.getByRole('list', { name: `Ideas for “${field}”` });
  await dylan.finder.press(ideas.getByRole('button').first());
}

/** Two friends make their protagonists on phones; each part goes on where the one before left off. */
describe('making protagonists', { sequential: true, retry: 0 }, () => {
  it('brings everybody to the table', async () => {
    await bev.page.goto(stage.url);
    await bev.page.locator('summary', { hasText: 'More about the table' }).click();
    await bev.page.getByLabel('Name of the table').fill('Thursday nights');
    await bev.page.getByLabel('Your name').fill('Bev');
    await bev.tap('Open the table');
    await bev.sees('Invite your players');
    invite = await bev.page.getByLabel('Invite link').inputValue();
    for (const player of players()) {
      await player.page.goto(invite);
      await player.page.getByLabel(/Your name/).fill(player.name);
      await player.tap('Sit down');
      await player.sees('Making the series');
    }
    await bev.answer('Our shared obligation', { 'Our shared obligation': 'high school' });
    await claire.answer('What role do you play?', {
      'What role do you play?': ['royal heir', 'secret lover'],
    });
  });

  it('GBM-CHR-012: compares the playbooks at a glance, and shows who has taken which', async () => {
    for (const player of players()) await player.turnTo('My sheet');
    await inspect(claire, 'playbooks');
    expect(await claire.page.locator('.deck-fold').count()).toBe(7);
    await claire.page.locator('.deck-fold > summary', { hasText: 'The Harmony' }).tap();
    await inspect(claire, 'playbook open');
    await claire.tap(/Play The Harmony/);
    await anya.page.locator('.deck-fold > summary', { hasText: 'The Harmony' }).waitFor();
    await anya.page.locator('.badge-taken', { hasText: 'Claire' }).waitFor();
    await anya.page.locator('.deck-fold > summary', { hasText: 'The Outsider' }).tap();
    await anya.tap(/Play The Outsider/);
  });

  it('GBM-CHR-001, 002: leads from the series through nine steps, by thumb', async () => {
    await claire.sees('1 of 9 done');
    await claire.page.getByRole('definition').filter({ hasText: 'high school' }).first().waitFor();
    await inspect(claire, 'series');
    await claire.page.getByRole('button', { name: 'Next' }).tap();
    await claire.fill('Role and background', { Background: 'Two souls from the stars.' });
    const third = claire.page.getByRole('heading', { name: /3 of 9/ });
    await third.waitFor();
    expect(await third.textContent()).toContain('Obligation');
  });

  it('keeps what is typed over a reload, and where one was', async () => {
    await claire.page
      .getByRole('textbox', { name: 'Obligation' })
      .fill('Music student, playing what the state likes');
    await inspect(claire, 'obligation');
    // What is typed is kept a moment later.
    const kept = () => claire.page.evaluate<string>('JSON.stringify({ ...localStorage })');
    await expect.poll(kept).toContain('Music student, playing');
    await claire.page.reload();
    await claire.turnTo('My sheet');
    await claire.page.getByRole('heading', { name: /3 of 9.*Obligation/ }).waitFor();
    expect(await claire.page.getByRole('textbox', { name: 'Obligation' }).inputValue()).toContain(
      'Music student',
    );
    await claire.tap('Keep and go on');
    await claire.page.getByRole('heading', { name: /4 of 9.*Action/ }).waitFor();
  });

  it('GBM-CHR-005: shows what each action makes of the attributes', async () => {
    await claire.page.getByLabel(/^Confess/).check();
    await claire.sees('Raises Moon: Sun 1, Moon 2, Stars 0');
    await inspect(claire, 'actions');
    await claire.page.getByLabel(/^Flow/).check();
    await claire.sees('Raises Stars: Sun 1, Moon 1, Stars 1');
    await claire.page.getByLabel(/^Confess/).check();
    expect(await claire.page.getByLabel(/^Flow/).isChecked()).toBe(false);
    await claire.tap('Keep and go on');
  });

  it('goes on with another device, at the first step that is open', async () => {
    await claire.tap('Menu');
    const link = await claire.page.getByRole('textbox', { name: 'Your private link' }).inputValue();
    await claire.page.keyboard.press('Escape');
    tablet = await Person.arrive(stage.browser, 'Claire', 'laptop', 'light');
    await tablet.page.goto(link);
    await tablet.page.getByRole('heading', { name: /5 of 9.*Abilities/ }).waitFor();
    await tablet.sees('3 of 9 done');
    await tablet.fill('Choose a special ability', { Ability: 'Perfect pitch' });
    await claire.page.getByText(/Choose a special ability: Perfect pitch/).waitFor();
  });

  it('GBM-CHR-006, 008, 009: abilities, people, and names to tap', async () => {
    await inspect(claire, 'abilities');
    await claire.fill('Choose a transcendent ability', { Ability: 'Beacon' });
    await claire.tap('Next');
    await claire.fill('A secondary character', {
      Name: 'Mother',
      'Who they are': 'An ambitious agent of the authorities',
    });
    await inspect(claire, 'people');
    await claire.fill('One more', { Name: 'Leo', 'Who they are': 'Hums along' });
    await claire.tap('Next');
    await inspect(claire, 'names');
    await claire.page
      .getByRole('list', { name: 'Ideas for “Name”' })
      .getByRole('button')
      .first()
      .tap();
    expect(await claire.page.getByRole('textbox', { name: 'Name' }).first().inputValue()).not.toBe(
      '',
    );
    await claire.fill('Names and look', {
      Name: 'Raven',
      'True name': 'Lumina and Lyre',
      Look: 'A sombre young woman, dressed a little too formally.',
    });
    await claire.page.getByRole('heading', { name: /8 of 9/ }).waitFor();
    await claire.sees('Waiting for Anya.');
    await inspect(claire, 'waiting');
  });

  it('the other one comes as far, in an order of their own', async () => {
    await anya.goToStep('Names and look');
    await anya.fill('Names and look', { Name: 'Hawk', 'True name': 'The Crimson Talon' });
    await anya.goToStep('Role and background');
    await anya.fill('Role and background', { 'Your roles': 'enemy turned friend' });
    await anya.fill('Your obligation', { Obligation: 'Captain of the fencing team' });
    await anya.fill('Raise a third action', { Action: 'Conceal' });
    await anya.fill('Choose a special ability', { Ability: 'Jaded' });
    await anya.fill('Choose a transcendent ability', { Ability: 'Brutish' });
    await anya.tap('Next');
    await anya.fill('A secondary character', { Name: 'Coach' });
    await anya.fill('One more', { Name: 'Little brother' });
    await bev.sees('Little brother');
  });

  it('GBM-CHR-010: introductions go round; everybody sees whose turn it is, and the sheet', async () => {
    await bev.tap('Go round: introduce everybody');
    // Everybody is turned to who is introduced, wherever they are just now.
    for (const person of [bev, claire, anya]) {
      await person.page.locator('.stage-show .scene-meeting', { hasText: 'Raven' }).waitFor();
    }
    await claire.sees('Your turn: introduce Raven');
    await inspect(claire, 'my turn');
    await anya.turnTo('Table');
    await anya.sees('Meet Raven');
    await anya.sees('Two souls from the stars.');
    await inspect(anya, 'meeting Raven');
    await bev.picture('making-introduction-desk');
    await claire.tap('Go on to Hawk');
    await anya.sees('Your turn: introduce Hawk');
    await claire.turnTo('Table');
    await claire.sees('Meet Hawk');
    await bev.tap('That was everybody');
    await claire.page.locator('.intro-card').waitFor({ state: 'detached' });
    expect(await claire.page.locator('.intro-card').count()).toBe(0);
  });

  it('GBM-CHR-010: the director keeps the people, with remarks for nobody else', async () => {
    await bev.fill('Remark on Leo', { 'For your eyes only': 'Leo is the informer.' });
    await bev.sees('Leo is the informer.');
    await bev.checkAccess('people on the desk');
    await bev.picture('making-people-desk', 'People in the story');
    for (const player of players()) {
      expect(player.received.filter((frame) => frame.includes('informer'))).toEqual([]);
    }
  });

  it('GBM-PRM-001, 004: promises, each about somebody, with what they may be about', async () => {
    for (const player of players()) {
      await player.turnTo('My sheet');
      await player.goToStep('Promises');
    }
    await inspect(claire, 'promises');
    await claire.fill('A shared promise', { 'In your': 'We will be heard', 'About whom': 'Hawk' });
    await claire.fill('Two conflicting promises', {
      'In your': 'I will stop Hawk, and stand by them',
      'About whom': 'Hawk',
    });
    await anya.fill('Your rival', { 'Your rival': 'Raven' });
    await anya.fill('A promise to your rival', {
      'In your': 'I will drown you out',
      'About whom': 'Raven',
    });
    await anya.fill('A competitive promise', {
      'In your': 'I will be first on stage',
      'About whom': 'Raven',
    });
    await claire.sees('8 of 9 done');
    await inspect(claire, 'ready');
    for (const player of players()) await player.tap(/is ready$/);
    await claire.page.getByRole('heading', { name: 'Raven' }).first().waitFor();
    expect(await claire.page.getByRole('button', { name: /is ready$/ }).count()).toBe(0);
  });

  it('TABLE-090, 092: somebody late sits down with a name, and chooses the rest later, in few taps', async () => {
    let taps = 0;
    dylan = await Person.arrive(stage.browser, 'Dylan', 'phone', 'light');
    await dylan.page.exposeFunction('tapped', () => {
      taps += 1;
    });
    await dylan.page.addInitScript(
      "addEventListener('pointerup', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)",
    );
    await dylan.page.goto(invite);
    await dylan.page.getByLabel(/Your name/).fill('Dylan');
    await dylan.tap('Sit down');
    await dylan.sees('Making the series');
    taps = 0;
    await dylan.turnTo('My sheet');
    await dylan.page.locator('.deck-fold > summary', { hasText: 'The Enigma' }).tap();
    await dylan.tap(/Play The Enigma/);
    await dylan.tap('Go to the name');
    await takesIdea('Name');
    await dylan.tap('Keep and go on');
    await dylan.tap(/^Sit down to play with/);
    await dylan.sees('Still to choose');
    expect(taps, 'taps until somebody sits down').toBeLessThanOrEqual(TAPS_TO_SIT);
    const toSit = taps;
    await inspect(dylan, 'still to choose');
    await bev.sees(/Open on the sheet: .*Abilities/);
    await dylan.fill('Role and background', { 'Your roles': 'royal heir' });
    await takesIdea('Obligation');
    await dylan.tap('Keep and go on');
    await dylan.fill('Raise a third action', { Action: 'Flow' });
    await dylan.fill('Choose a special ability', { Ability: 'Phantom' });
    await dylan.fill('Choose a transcendent ability', { Ability: 'Watch this' });
    for (const form of ['A secondary character', 'One more']) {
      await takesIdea('Name, or what they are to you');
      await dylan.tap('Keep', dylan.page.locator(`section[aria-label="${form}"]`));
      await dylan.page.locator(`form[aria-label="${form}"]`).waitFor({ state: 'hidden' });
    }
    await takesIdea('True name');
    await dylan.tap('Keep and go on');
    await dylan.fill('A secretive promise', {
      'In your': 'Nobody finds out',
      'About whom': 'Raven',
    });
    await dylan.fill('An intimate promise', { 'In your': 'I will tell', 'About whom': 'Hawk' });
    await dylan.page.locator('.still-open').waitFor({ state: 'detached' });
    expect(taps, 'taps to make all of somebody').toBeLessThanOrEqual(TAPS_MAX);
    console.info(`Taps: ${toSit} until somebody sits down, ${taps} for all of their sheet.`);
  });

  it('TABLE-093: whoever was away reads what has happened since, once', async () => {
    await anya.turnTo('Table');
    await anya.page.evaluate(LONG_AGO);
    await anya.page.reload();
    await anya.sees('Since you were here');
    await inspect(anya, 'since');
    await anya.tap('Got it');
    await anya.page.getByText('Since you were here').waitFor({ state: 'detached' });
    await anya.page.reload();
    await anya.sees('Making the series');
    expect(await anya.page.getByText('Since you were here').count()).toBe(0);
  });

  it('prints each protagonist on a page or two', async () => {
    await claire.tap('Print the sheet');
    await claire.sees('Sheets on paper');
    await inspect(claire, 'paper');
    expect(await pagesOf(claire, 'A4')).toBeLessThanOrEqual(2);
    await claire.tap('Back to the table');
    await bev.tap('Print all sheets');
    await bev.sees('Sheets on paper');
    const both = await pagesOf(bev, 'Letter');
    expect(both).toBeGreaterThanOrEqual(2);
    expect(both).toBeLessThanOrEqual(4);
    await bev.checkAccess('paper');
    await bev.tap('Back to the table');
    for (const person of [bev, dylan, ...players()]) expect(person.errors).toEqual([]);
  });
});
