import type { OpenedTable } from '@moonlit/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from './person';
import { Stage } from './stage';

/** As many taps as it may take a player from the link to the first dice of their own. */
const TAPS_MAX = 6;

let stage: Stage;
let anya: Person;
let bev: Person;
let taps = 0;

beforeAll(async () => {
  stage = await Stage.set();
  bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'light');
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'dark');
  await anya.page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await anya.page.addInitScript(
    "addEventListener('click', ({ isTrusted }) => { if (isTrusted) tapped(); }, true)",
  );
});
afterAll(() => stage?.strike());

/** From the link to somebody to play. */
async function takes({ invite }: Pick<OpenedTable, 'invite'>, name: string): Promise<void> {
  taps = 0;
  await anya.page.goto(`${stage.url}/join#${invite}`);
  await anya.page.getByLabel(/Your name/).fill('Anya');
  await anya.tap('Sit down');
  await anya.tap('Take somebody');
  await anya.page.locator('details > summary', { hasText: name }).tap();
  await anya.picture('starts-card', name);
  await anya.checkAccess('ready-made people');
  await anya.checkWidth('ready-made people');
  await anya.tap(`Play ${name}`);
}

/** Opens a table with what is ready, from the start page. */
async function opens(game: string, button: RegExp): Promise<{ invite: string }> {
  await bev.page.goto(stage.url);
  await bev.page.getByLabel(game).check();
  await bev.page.getByLabel('Your name').fill('Bev');
  await bev.picture('starts-begin', 'Open a table');
  await bev.tap(button);
  const invite = await bev.page.getByLabel('Invite link').inputValue();
  return { invite: invite.split('#')[1] ?? '' };
}

it('TABLE-070, 071: in Any game a player rolls their own dice within six taps', async () => {
  const opened = await opens('Any game', /^Play tonight: Over the pass/);
  await takes(opened, 'Big Hanno');
  await anya.tap(/^Lift, hold, carry/);
  await anya.page.locator('.any-roll-large').waitFor();
  expect(taps, 'taps to the first dice of one’s own').toBeLessThanOrEqual(TAPS_MAX);
  console.info(`Any game: ${taps} taps.`);
  expect([...anya.errors, ...bev.errors]).toEqual([]);
});
