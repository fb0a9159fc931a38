import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinTable, openTable } from '../../apps/server/test/helpers';
import { Browser } from '../../apps/server/test/push-service';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

const subscribed = new Browser('https://push.example.net/of-claire');

/** A push service in the place of the one that this browser would ask, outside of which there is nothing here. */
const service = (found: unknown) => `
  let now = null;
  const made = (key) => ({
    endpoint: ${JSON.stringify(found)}.endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => (${JSON.stringify(found)}),
    unsubscribe: async () => { now = null; return true; },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (now = made(applicationServerKey));
  PushManager.prototype.getSubscription = async () => now;
`;

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

it('is told of its turn on a locked phone once it asks, and not any more when it says so', async () => {
  const opened = await openTable(stage.url);
  const key = await joinTable(stage.url, opened.invite, 'Claire');
  const claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'dark', 'fingers', 'allow');
  const { page } = claire;
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: stage.url });
  await page.addInitScript(service(subscribed));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/push(\/end)?$/.test(request.url()) && request.method() === 'POST')
      sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await page.goto(`${stage.url}/table#${key.table}.${key.token}`);
  await claire.sees('Making the series');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await claire.tap('Menu');
  const choice = page.getByLabel('Also when this device is locked, or the table closed');
  expect(await choice.isChecked(), 'off until it is asked for').toBe(false);
  expect(sent).toEqual([]);
  await choice.tap();
  await expect
    .poll(() => sent)
    .toEqual([`/api/tables/${key.table}/push ${JSON.stringify(subscribed)}`]);
  await expect.poll(() => choice.isChecked()).toBe(true);
  await claire.pictureHere('push-on');
  await claire.checkAccess('the menu with the switch');

  // What a server tells is shown by the worker, whatever becomes of the page.
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The app has no worker.');
  // This browser has no screen to show a notice on, so it is noted what would be.
  await worker.evaluate(`
    self.shown = [];
    self.went = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => { shown.push({ title, data }); };
    clients.openWindow = async (to) => { went.push(to); };
    clients.matchAll = async () => [{ url: origin + '/table#another', focus: async () => { went.push('another'); } }];
  `);
  const tells = async (text: string) => {
    await worker.evaluate(
      `shown.length = 0, dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(text)} }))`,
    );
    return worker.evaluate<unknown>('shown');
  };
  expect(await tells(`${JSON.stringify({ table: key.table, name: 'Our table' })}      `)).toEqual([
    { title: 'Your turn at Our table', data: { table: key.table } },
  ]);
  const mangled = [{ title: 'Your turn', data: { table: '' } }];
  expect(await tells('mangled')).toEqual(mangled);
  expect(await tells(JSON.stringify({ table: '//evil.example.org', name: 7 }))).toEqual(mangled);

  // A tap on it leads to that table.
  const tapped = (table: string) =>
    worker.evaluate<string[]>(`(async () => {
      went.length = 0;
      const notification = { data: { table: '${table}' }, close() {} };
      dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
      await new Promise((rest) => setTimeout(rest, 200));
      return went;
    })()`);
  expect(await tapped(key.table)).toEqual([`/table#${key.table}`]);
  expect(await tapped('another')).toEqual(['another']);

  await choice.tap();
  const { endpoint } = subscribed;
  await expect
    .poll(() => sent.slice(1))
    .toEqual([`/api/tables/${key.table}/push/end ${JSON.stringify({ endpoint })}`]);
  await page.reload();
  await claire.sees('Making the series');
  await claire.tap('Menu');
  expect(await choice.isChecked()).toBe(false);
  expect(sent).toHaveLength(2);
  expect(claire.errors).toEqual([]);
});

it('shows on an iPhone how it comes to be told: from the home screen', async () => {
  const opened = await openTable(stage.url);
  const claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light');
  const { page } = claire;
  await page.addInitScript(`
    Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(iPhone)} });
    delete window.PushManager;
    delete window.Notification;
  `);
  await page.goto(`${stage.url}/table#${opened.key.table}.${opened.key.token}`);
  await claire.sees('Making the series');
  await claire.tap('Menu');
  await claire.unfold('Your turn, on a locked iPhone or iPad');
  await page.getByText('Add to Home Screen').waitFor();
  await page.getByText('Add to Home Screen').scrollIntoViewIfNeeded();
  await claire.pictureHere('push-iphone');
  await claire.checkAccess('how an iPhone is told');
  expect(claire.errors).toEqual([]);
});
