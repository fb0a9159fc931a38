import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Line } from './line';
import { Person } from './person';
import { Stage } from './stage';
import { post, screenOf } from './table-setting';

let stage: Stage;
let lines: Record<'bev' | 'claire', Line>;
let table: string;

beforeAll(async () => {
  stage = await Stage.set([
    [2, 5],
    [6, 6],
  ]);
});
beforeEach(async () => {
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'any-game',
    setup: { game: 'Ironsworn' },
  });
  table = opened.key.table;
  const join = { invite: opened.invite, name: 'Claire', role: 'protagonist' };
  lines = {
    bev: await Line.open(stage.url, opened.key),
    claire: await Line.open(stage.url, await post<SeatKey>(stage.url, '/api/join', join)),
  };
});
afterEach(() => {
  for (const line of Object.values(lines ?? {})) line.close();
});
afterAll(() => stage?.strike());

/** A link for a shared screen, from the menu. */
async function link(): Promise<string> {
  const bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark');
  await bev.page.goto(lines.bev.link);
  await bev.tap('Menu');
  await bev.page.locator('summary', { hasText: 'On a shared screen' }).click();
  await bev.tap('Make a link');
  return bev.page.getByLabel('Link for the shared screen', { exact: true }).inputValue();
}

/** All that a keyboard or a finger could reach on a page, but for sound and full screen. */
const CONTROLS = `[...document.querySelectorAll('a, button, input, select, textarea, summary')]
  .filter((one) => !one.closest('[inert], .screen-tools') && one.getClientRects().length > 0)
  .map((one) => one.outerHTML)`;

const roll = (label: string, to: 'all' | 'self') => ({
  ...{ type: 'roll', expression: '2d6' },
  ...{ label, to },
});

it('shows a table on a shared screen: what happens, nothing private, and nothing to tap', async () => {
  const screen = await Person.arrive(stage.browser, 'Screen', 'laptop', 'dark');
  const { page } = screen;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(await link());
  await page.locator('.screen').waitFor();
  expect(page.url(), 'no token in an address that a stream shows').toBe(
    `${stage.url}/screen#${table}`,
  );
  await lines.bev.send({ type: 'clock.create', name: 'The bell rings', segments: 4 });
  await page.locator('.screen-clocks', { hasText: 'The bell rings' }).waitFor();

  await lines.bev.send({ type: 'note.write', text: 'The warden is the thief' });
  await lines.claire.send(roll('Is she afraid?', 'self'));
  await lines.claire.send(roll('Climb the wall', 'all'));
  const outcome = page.locator('.screen-stage .stage-outcome', { hasText: '7' });
  await outcome.waitFor();
  expect(await page.evaluate(CONTROLS)).toEqual([]);
  await screen.checkAccess('a shared screen');
  await screen.checkWidth('a shared screen');
  const seen = screen.received.join() + (await page.content());
  for (const secret of ['warden', 'afraid']) expect(seen).not.toContain(secret);

  const clear = () =>
    page.evaluate<string>("getComputedStyle(document.querySelector('.screen-tools')).opacity");
  await expect.poll(clear).toBe('0');
  await page.mouse.move(300, 300);
  await expect.poll(clear).toBe('1');
  await page.getByRole('button', { name: 'Sound', pressed: false }).click();
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();

  await page.reload();
  await page.locator('.screen-line', { hasText: '7' }).waitFor();
  expect(screen.errors).toEqual([]);
});

it('comes back by itself, and tells of ten things at once in a few lines', async () => {
  const screen = await Person.arrive(stage.browser, 'Screen', 'laptop', 'light');
  const { page } = screen;
  let cut: (() => void) | null = null;
  let away = false;
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (away) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    cut = () => {
      void socket.close();
      void server.close();
    };
  });
  await page.goto(await screenOf(lines.claire));
  await page.locator('.screen').waitFor();
  away = true;
  (cut as (() => void) | null)?.();
  await page.getByText('No connection. Trying again by itself').waitFor();
  for (let at = 1; at <= 10; at += 1) {
    await lines.claire.send(at === 10 ? roll('The last leap', 'all') : roll(`Step ${at}`, 'all'));
  }
  away = false;
  await page.getByText('Meanwhile: 10 things have happened').waitFor();
  expect(await page.locator('.screen-meanwhile li').count()).toBe(5);
  await page.locator('.screen-meanwhile li', { hasText: 'The last leap' }).waitFor();
  await page.getByText('5 before these').waitFor();
  await lines.bev.send(roll('And now', 'all'));
  await page.locator('.screen-stage .stage-outcome').waitFor();
});

it('shows nothing by a link of somebody who plays', async () => {
  const screen = await Person.arrive(stage.browser, 'Screen', 'laptop', 'light');
  await screen.page.goto(lines.claire.link.replace('/table#', '/screen#'));
  await screen.sees('Nothing to show here');
  expect(await screen.page.locator('.screen').count()).toBe(0);
});
