import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInSight } from './in-sight';
import { Person } from './person';
import { builtClient, Stage } from './stage';
import { post } from './table-setting';

/** Whether the keyboard is on something. It runs in the page. */
const isFocused = (one: { matches(selector: string): boolean }): boolean => one.matches(':focus');

/** Where the next release is kept. */
const NEWER = 'moonlit-app-newer';

let stage: Stage;
let anya: Person;
let newer: string;

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set();
  newer = await newRelease(builtClient);
});
afterAll(async () => {
  await stage?.strike();
  if (newer) await rm(newer, { recursive: true });
});

/** The client as a next release has it: pages and worker are others; a file that both have can be had from no server any more. */
async function newRelease(client: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moonlit-release-'));
  await cp(client, folder, { recursive: true });
  for (const page of ['index.html', 'start.html', 'join.html', 'table.html']) {
    const text = await readFile(join(folder, page), 'utf8');
    await writeFile(join(folder, page), text.replace('<body>', '<body data-release="newer">'));
  }
  const worker = await readFile(join(folder, 'worker.js'), 'utf8');
  const [release = ''] = /moonlit-app-[\w-]{12}/.exec(worker) ?? [];
  expect(release, 'the release stands in the worker').not.toBe('');
  await writeFile(join(folder, 'worker.js'), worker.replaceAll(release, NEWER));
  await rm(join(folder, 'worker.js.br'), { force: true });
  const [same = ''] = /assets\/humanity-blessed-[\w-]+\.js/.exec(worker) ?? [];
  expect(same, 'a file that both releases have').not.toBe('');
  for (const written of [same, `${same}.br`]) await rm(join(folder, written), { force: true });
  return folder;
}

const inPage = <T>(script: string): Promise<T> => anya.page.evaluate<T>(script);
const caches = () => inPage<string[]>('caches.keys()');
const kept = () =>
  inPage<string>("caches.match('/kept-table').then((found) => found ? found.text() : '')");
const release = () => inPage<string>("document.body.dataset.release ?? 'first'");

/** Whether no release of the app is on its way to this device. */
const settled = () =>
  inPage<boolean>(
    "navigator.serviceWorker.ready.then(({ installing, waiting, active }) => !installing && !waiting && active.state === 'activated')",
  );

/** What a device without a network shows. */
async function readsWithoutNetwork(): Promise<void> {
  await anya.page.reload();
  await anya.page.getByText(/No connection. You read the table as it was/).waitFor();
  await anya.sees('Take your heroes');
  expect(await anya.page.locator('[data-offer]').count(), 'nothing to do').toBe(0);
}

it('TABLE-113, 114, 119: comes back by the invite: let in by whoever directs, or beside oneself, and each knows it', async () => {
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Friday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
    atOnce: true,
  });
  const invite = `${stage.url}/join#${opened.invite}`;
  const bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'light', 'keys');
  const old = await Person.arrive(stage.browser, 'Zoe', 'phone', 'dark');
  const fresh = await Person.arrive(stage.browser, 'Zoe, on her new phone', 'phone', 'light');
  const sitsDown = async (one: Person, name: string) => {
    await one.page.goto(invite);
    await one.hands.write(one.page.getByLabel('Your name'), name);
    await one.tap('Sit down');
  };
  const looksAt = async (one: Person, name: string) => {
    await one.pictureHere(`back-${name}`);
    await one.checkAccess(name);
    await one.checkNarrow(name);
  };
  await bev.page.goto(`${stage.url}/table#${opened.key.table}.${opened.key.token}`);

  // TABLE-119: the private link is there to be kept, below what play asks for, and once.
  await sitsDown(old, 'Zoe');
  await old.sees('Take a hero');
  const link = old.page.getByRole('region', { name: 'Keep your private link' });
  await link.waitFor();
  const hero = old.page.locator('#next-step');
  expect((await link.boundingBox())?.y).toBeGreaterThan((await hero.boundingBox())?.y ?? 0);
  expect(await link.evaluate(isInSight), 'in sight without a tap').toBe(true);
  await looksAt(old, 'private-link');
  await old.turnTo('Everyone');
  await old.turnTo('Table');
  expect(await link.count(), 'passed by').toBe(0);

  // TABLE-113, 114: the same name is asked about, and the question waits through a page that is loaded anew.
  await sitsDown(fresh, ' zoe ');
  const question = fresh.page.getByRole('heading', { name: 'Is that you?' });
  await question.waitFor();
  expect(await question.evaluate(isFocused), 'the keyboard is there').toBe(true);
  await looksAt(fresh, 'is-that-you');
  // Whoever would rather take another name can: here it is the same once more.
  await fresh.tap('Take another name');
  await fresh.tap('Sit down');
  await question.waitFor();
  await fresh.hands.press(fresh.page.locator('summary', { hasText: 'I have my private link' }));
  await fresh.hands.write(fresh.page.getByLabel('Your private link'), invite);
  await fresh.tap('Open my seat');
  await fresh.sees('This is no private link');
  await fresh.tap('Ask to be let in as Zoe');
  await fresh.sees('Waiting to be let in');
  await fresh.page.reload();
  await fresh.sees('Bev can let you in as');
  await looksAt(fresh, 'waiting');
  await bev.sees('Zoe asks to be let in again');
  await looksAt(bev, 'director');
  await bev.tap('Let them in');
  await fresh.sees('Take a hero');
  expect(await fresh.page.evaluate('location.pathname')).toBe('/table');
  await old.sees('This link opens no seat');
  await bev.sees('Bev lets Zoe in again, on another device.');

  // Whoever only has the name sits down beside her, and can be told apart.
  await sitsDown(old, 'Zoe');
  await old.tap('Ask to be let in as Zoe');
  await old.sees('was asked for a moment ago');
  await old.tap('No: sit down beside them');
  await old.sees('Take a hero');
  await bev.sees('Zoe (2) sits down at the table.');
  await fresh.turnTo('Everyone');
  await fresh.sees('Zoe (2)');
  for (const one of [bev, old, fresh]) {
    expect(one.errors).toEqual([]);
    await one.page.context().close();
  }
});

it('opens without a network, and says so; takes up a new release; forgets with the seat', async () => {
  await stage.serve(builtClient);
  anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'dark', 'fingers', 'allow');
  const manifest = await fetch(`${stage.url}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const icons = [...(await manifest.text()).matchAll(/"src": "([^"]+)"/g)].map(([, src]) => src);
  expect(icons.length).toBeGreaterThan(4);
  for (const src of icons) {
    const icon = await fetch(stage.url + src);
    expect(icon.headers.get('content-type'), src).toMatch(/^image\//);
  }
  const worker = await fetch(`${stage.url}/worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');

  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
    atOnce: true,
  });
  const join = { invite: opened.invite, name: 'Anya', role: 'protagonist' };
  const key = await post<SeatKey>(stage.url, '/api/join', join);
  await anya.page.goto(`${stage.url}/table#${key.table}.${key.token}`);
  await anya.sees('Take a hero');
  await expect.poll(caches).toContainEqual(expect.stringMatching(/^moonlit-app-/));
  await expect.poll(kept).toContain('"audience":"public"');
  expect(await kept(), 'no other seat, and no token').not.toMatch(
    new RegExp(`"audience":"(?!public|seat:${key.seat})|${key.token}`),
  );
  await inPage('navigator.serviceWorker.ready');

  await stage.kill();
  await readsWithoutNetwork();
  await anya.pictureHere('app-offline');
  await anya.checkAccess('without a network');
  await anya.checkWidth('without a network');
  await anya.turnTo('My sheet');
  await anya.turnTo('Everyone');
  await anya.sees('Bev');

  // The server comes back with a new release: the page goes on by itself, and the next one is the new one. What both
  // releases have is not fetched again, even where the browser's own cache is emptied meanwhile.
  const devTools = await anya.page.context().newCDPSession(anya.page);
  await devTools.send('Network.clearBrowserCache');
  await stage.serve(newer);
  await anya.turnTo('My sheet');
  await anya.sees('Take a hero');
  expect(await anya.page.getByText(/No connection/).count()).toBe(0);
  // The app itself opens without an address of a table.
  await anya.page.goto(`${stage.url}/table`);
  await anya.sees('Take a hero');
  expect(await release()).toBe('newer');
  await expect.poll(caches).toContain(NEWER);
  const whole = { message: 'the new release is here as a whole', timeout: 90_000 };
  await expect.poll(settled, whole).toBe(true);
  await expect.poll(kept).toContain('"audience":"public"');
  await stage.kill();
  await readsWithoutNetwork();
  expect(await release()).toBe('newer');

  await anya.page.goto(stage.url);
  await anya.page.locator('summary', { hasText: 'Forget on this device' }).tap();
  await anya.tap(/^Forget The Lights of Orelle \(Thursday nights\)/);
  await expect.poll(caches).not.toContain('moonlit-table');
  expect(anya.errors).toEqual([]);
});
