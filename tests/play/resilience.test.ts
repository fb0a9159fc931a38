import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, connect, joinTable, openTable } from '../../apps/server/test/helpers';
import { Person } from './person';
import { Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

const linkOf = ({ table, token }: { table: string; token: string }) =>
  `${stage.url}/table#${table}.${token}`;

/** Somebody on a phone who is not to see any error of the page. */
const phone = (name: string) => Person.arrive(stage.browser, name, 'phone', 'dark');

describe('the log', () => {
  it('can be read back to its beginning while play goes on', async () => {
    const opened = await openTable(stage.url);
    const claire = await joinTable(stage.url, opened.invite, 'Claire');
    const bev = await connect(stage.url, opened.key);
    const said = async (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) {
        const name = { type: 'seat.rename', name: `Bev ${n}` };
        // Nobody says so much at once; the server asks to wait.
        while (!(await bev.send(name)).ok) await new Promise((done) => setTimeout(done, 500));
      }
    };
    await said(1, 150);
    const reader = await phone('Claire');
    await reader.page.goto(linkOf(claire));
    await reader.turnTo('Log');
    await reader.sees(/is called Bev 150 now/);
    const lines = reader.page.locator('.log .line');
    const earlier = reader.page.getByRole('button', { name: 'Earlier lines' });
    expect(await lines.count()).toBe(60);
    await earlier.click();
    await reader.sees(/is called Bev 50 now/);
    // Lines that fall out of the state meanwhile are still before the reader, and new ones wait above.
    await said(151, 157);
    await reader.page.getByRole('button', { name: 'Show 7 new lines' }).waitFor();
    expect(await lines.count()).toBe(110);
    await earlier.click();
    await reader.sees('Bev opens the table.');
    await reader.sees('That was all.');
    await earlier.waitFor({ state: 'detached' });
    await reader.tap('Show 7 new lines');
    // One line a name, the table’s opening, and Claire’s arrival.
    const texts = await lines.locator('p:nth-of-type(2)').allTextContents();
    const named = Array.from({ length: 157 }, (_, n) => `is called Bev ${157 - n} now.`);
    expect(texts.map((text) => text.replace(/^.* is called/, 'is called'))).toEqual([
      ...named,
      'Claire sits down at the table.',
      'Bev opens the table.',
    ]);
    await reader.checkAccess('a long log');
    expect(reader.errors).toEqual([]);
    bev.close();
  });

  it('offers nothing earlier where it is all there', async () => {
    const opened = await openTable(stage.url);
    const reader = await phone('Bev');
    await reader.page.goto(linkOf(opened.key));
    await reader.turnTo('Log');
    await reader.sees('Bev opens the table.');
    await reader.seesNot('Earlier lines');
  });
});

describe('the page of a table', () => {
  it.each([
    { ahead: 'in time', sockets: 1 },
    { ahead: 'lost', sockets: 2 },
    { ahead: 'late', sockets: 1 },
  ])('connects before its script has come, or by itself: $ahead', async ({ ahead, sockets }) => {
    const { key } = await openTable(stage.url);
    const { page, errors } = await phone('Bev');
    let [opened, said, closed] = [0, 0, 0];
    const connected = new Promise<void>((done) => {
      page.on('websocket', (socket) => {
        opened += 1;
        socket.on('close', () => {
          closed += 1;
        });
        // Greeted before there is anything to greet with.
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).startsWith('42["welcome"')) done();
        });
        socket.on('framesent', ({ payload }) => {
          if (String(payload).startsWith('40')) said += 1;
        });
      });
    });
    // Which of the two comes first is the network's to say: one of them may lie in the browser's cache.
    const last = ahead === 'late' ? 'connect-ahead' : 'index';
    await page.route(`**/assets/${last}-*.js`, async (route) => {
      await connected;
      if (ahead === 'lost') await page.evaluate('connectedAhead.socket.close()');
      await route.continue();
    });
    await page.goto(linkOf(key));
    await page.getByText('Bev opens the table.').first().waitFor({ state: 'attached' });
    // Whoever says something else than what was said ahead is drawn all the same, and connects anew a moment later.
    await page.waitForTimeout(300);
    expect([opened, said, closed]).toEqual([sockets, sockets, sockets - 1]);
    expect(errors).toEqual([]);
  });

  it('says once who is there, however often it comes to sight before it is greeted', async () => {
    const { key } = await openTable(stage.url);
    const { page, errors } = await phone('Bev');
    let [sockets, said] = [0, 0];
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    await page.routeWebSocket(/\/live\//, (socket) => {
      sockets += 1;
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (String(message).startsWith('40')) said += 1;
        server.send(message);
      });
      server.onMessage(async (message) => {
        // What opens the connection comes at once, and who is there is looked up for long.
        if (!String(message).startsWith('0')) await answered;
        socket.send(message);
      });
    });
    await page.goto(linkOf(key));
    await page.getByText('One moment…').waitFor();
    // Drawn, and with its ears open.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
    );
    await page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    answer();
    await page.getByText('Bev opens the table.').first().waitFor({ state: 'attached' });
    expect([sockets, said]).toEqual([1, 1]);
    expect(errors).toEqual([]);
  });
});

describe('a seat', () => {
  it('can be open in two tabs, and moves to the device that its new link is opened on', async () => {
    const opened = await openTable(stage.url);
    const key = await joinTable(stage.url, opened.invite, 'Claire');
    const old = await phone('Claire');
    await old.page.goto(linkOf(key));
    await old.sees('Making the series');
    const second = await old.page.context().newPage();
    await second.goto(linkOf(key));
    await second.getByText('Making the series').first().waitFor();
    expect(old.page.url()).not.toContain(key.token);
    expect(old.page.url()).toContain(key.table);

    const path = `/api/tables/${key.table}/seats/${key.seat}/link`;
    const { body } = await call<{ token: string }>(stage.url, path, { token: opened.key.token });
    await old.sees('There is a new link for this seat');
    await second.getByText('There is a new link for this seat').waitFor();
    await old.page.reload();
    await old.sees('This device has no seat at this table');
    const kept = await old.page.evaluate<string>(
      'JSON.stringify({...localStorage, ...sessionStorage})',
    );
    expect(kept).not.toContain(key.token);

    const other = await phone('Claire again');
    await other.page.goto(linkOf({ ...key, token: body.token }));
    await other.sees('Making the series');
    // And the old phone is welcome again by the new link, in the very tab that was sent away.
    await old.page.goto(linkOf({ ...key, token: body.token }));
    await old.sees('Making the series');
    await other.sees('Making the series');
    for (const { errors } of [old, other]) expect(errors).toEqual([]);
  });

  it('is still known where a browser has deleted what scripts keep, until it is forgotten', async () => {
    const opened = await openTable(stage.url);
    const key = await joinTable(stage.url, opened.invite, 'Claire');
    const claire = await phone('Claire');
    const { page } = claire;
    const cookies = () => page.context().cookies(`${stage.url}/api/tables/${key.table}/kept-seat`);
    const deletes = () => page.evaluate('localStorage.clear(), sessionStorage.clear()');
    await page.goto(linkOf(key));
    await claire.sees('Making the series');
    await expect.poll(cookies).toMatchObject([{ value: key.token, httpOnly: true }]);
    expect(await page.evaluate('document.cookie'), 'no script reads it').toBe('');
    await deletes();
    await page.reload();
    await claire.sees('Making the series');
    expect(page.url()).not.toContain(key.token);

    // The invite leads back to it, too, and a page of another table does not.
    await page.goto(stage.url);
    await deletes();
    await page.goto(`${stage.url}/join#${opened.invite}`);
    await page.getByRole('link', { name: 'Go on in your seat' }).click();
    await claire.sees('Making the series');
    const other = await openTable(stage.url);
    await page.goto(`${stage.url}/table#${other.key.table}`);
    await page.reload();
    await claire.sees('This device has no seat at this table');

    await page.goto(stage.url);
    await page.locator('summary', { hasText: 'Forget on this device' }).click();
    await claire.tap(/^Forget /);
    await expect.poll(cookies).toEqual([]);
    await page.goto(`${stage.url}/table#${key.table}`);
    await claire.sees('This device has no seat at this table');
    expect(claire.errors).toEqual([]);
  });

  it.each(['', '#', '#%', '#nowhere', '#nowhere.AAAAAAAAAAAAAAAAAAAAAA', '#%E0%A4.x'])(
    'whose link is mangled is explained: “%s”',
    async (hash) => {
      const lost = await phone('Somebody');
      await lost.page.goto(`${stage.url}/table${hash}`);
      await lost.sees(/This device has no seat|This link opens no seat/);
      await lost.page.goto(`${stage.url}/join${hash}`);
      await lost.sees('This invite does not work');
      expect(lost.errors).toEqual([]);
      await lost.page.context().close();
    },
  );
});

describe('a page that speaks an older protocol', () => {
  it('reloads itself once, then leaves it to the person', async () => {
    const opened = await openTable(stage.url);
    const old = await phone('Bev');
    let loads = 0;
    old.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const data = { code: 'reload', message: 'Please reload.' };
    const shake = { sid: 'x', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000 };
    await old.page.routeWebSocket(/\/live\//, (socket) => {
      socket.onMessage((message) => {
        if (String(message).startsWith('40')) {
          socket.send(`44${JSON.stringify({ message: data.message, data })}`);
        }
      });
      socket.send(`0${JSON.stringify({ ...shake, maxPayload: 1_000_000 })}`);
    });
    await old.page.goto(linkOf(opened.key));
    await old.sees('Moonlit Table has been updated.');
    await expect.poll(() => loads).toBe(2);
    await new Promise((done) => setTimeout(done, 6_000));
    expect(loads).toBe(2);
    await old.page.unrouteAll();
    await old.tap('Get the new version');
    await expect.poll(() => loads).toBe(3);
    expect(old.errors).toEqual([]);
  });
});

describe('a game that this page does not know', () => {
  it('is explained to whoever is invited to it, with a way on', async () => {
    const opened = await openTable(stage.url);
    const claire = await phone('Claire');
    await claire.page.route('**/api/invites/look', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), system: 'a-game-to-come' } });
    });
    await claire.page.goto(`${stage.url}/join#${opened.invite}`);
    await claire.sees('This page does not know that game yet');
    await claire.checkAccess('an unknown game');
    await claire.page.unrouteAll();
    await claire.tap('Load the page again');
    await claire.sees('Take a seat');
    expect(claire.errors).toEqual([]);
  });

  it('is explained at the table, and so is a server that makes no sense', async () => {
    const opened = await openTable(stage.url);
    const bev = await phone('Bev');
    const change = (from: string, to: string) =>
      bev.page.routeWebSocket(/\/live\//, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(String(message).replace(from, to)));
      });
    await change('"system":"girl-by-moonlight"', '"system":"a-game-to-come"');
    await bev.page.goto(linkOf(opened.key));
    await bev.sees('This page does not know that game yet');
    await change('"audiences":[', '"audiences":7,"nothing":[');
    await bev.page.reload();
    await bev.sees('Moonlit Table has been updated.');
    expect(bev.errors).toEqual([]);
  });
});

describe('a device that others use too', () => {
  it('finds its tables on the start page, and forgets one when asked to', async () => {
    const opened = await openTable(stage.url);
    const bev = await phone('Bev');
    await bev.page.goto(linkOf(opened.key));
    await bev.sees('Making the series');
    await bev.page.goto(stage.url);
    await bev.sees('Your tables');
    await bev.page.locator('summary', { hasText: 'Forget on this device' }).click();
    await bev.sees(/nobody else has it/);
    await bev.checkAccess('the start page with a table');
    await bev.tap(/^Forget /);
    await bev.seesNoMore('Your tables');
    await bev.page.reload();
    await bev.sees('Open a table');
    await bev.seesNot('Your tables');
    expect(bev.errors).toEqual([]);
  });
});
