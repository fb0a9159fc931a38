import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase } from './database';
import type { Person, TestServer } from './helpers';
import {
  call,
  connect,
  cutConnections,
  joinTable,
  openTable,
  startServer,
  startTwoServers,
  until,
} from './helpers';
import { freePort, killAll, spawnServer } from './processes';

let here: TestServer;
let there: TestServer;
let opened: OpenedTable;
let clairesKey: SeatKey;
const people: Person[] = [];
/** Answers to commands that get lost on their way. */
let lost = 0;

beforeAll(async () => {
  [here, there] = await startTwoServers({ loseAnswer: () => lost > 0 && lost-- > 0 });
});
afterAll(() => Promise.all([here.server.close(), there.server.close()]));

const secret = (name: string) => ({ type: 'clock.create', name, segments: 4, secret: true });
const rolesOf = (person: Person) =>
  (person.state.public as { table: { seats: Record<string, { role: string }> } }).table.seats;
const directs = (person: Person) => rolesOf(person)[person.key.seat]?.role === 'director';
const sits = async (url: string, key: SeatKey): Promise<Person> => {
  const person = await connect(url, key);
  people.push(person);
  return person;
};

/** A table between two seasons, at which Claire is making a protagonist; the desk has its secrets. */
async function betweenSeasons(url: string): Promise<{ bev: Person; claire: Person }> {
  opened = await openTable(url);
  clairesKey = await joinTable(url, opened.invite, 'Claire');
  const bev = await sits(url, opened.key);
  const claire = await sits(url, clairesKey);
  await claire.must({ type: 'character.create', playbook: 'the-enigma' });
  await claire.must({ type: 'note.write', title: '', text: 'Claire’s own thought' });
  await bev.must({ type: 'note.write', title: '', text: 'Bev’s own thought' });
  await bev.must(secret('The traitor'));
  await bev.must({ type: 'override.phase', to: 'interlude', reason: 'For the test' });
  return { bev, claire };
}

const ask = (of: SeatKey) => ({ type: 'chairs.ask', seat: of.seat, takes: true });
const agree = { type: 'chairs.answer', agree: true, fate: 'handed-over' };

describe('two people who swap their chairs', () => {
  let bev: Person;
  let claire: Person;
  let bevThere: Person;
  let claireThere: Person;

  beforeEach(async () => {
    lost = 0;
    ({ bev, claire } = await betweenSeasons(here.url));
    bevThere = await sits(there.url, opened.key);
    claireThere = await sits(there.url, clairesKey);
    await bev.must(ask(clairesKey));
    await until('all have heard', () =>
      people.every((one) => JSON.stringify(one.state.public).includes('asks Claire')),
    );
  });
  afterEach(() => {
    for (const person of people.splice(0)) person.close();
  });

  const swapped = () =>
    until('all know', () => people.every((one) => directs(one) === isClaire(one)));
  const isClaire = ({ key }: Person) => key.seat === clairesKey.seat;
  const marks = () => new Map(people.map((one) => [one, one.heard.length]));

  it('TABLE-104: are greeted anew on every socket and server, before they are told anything else', async () => {
    const before = marks();
    await claireThere.must(agree);
    await swapped();
    for (const person of people) {
      const since = person.heard.slice(before.get(person));
      const [[event, welcome] = []] = since;
      const audiences = isClaire(person) ? ['public', 'director'] : ['public'];
      expect(event).toBe('welcome');
      expect(welcome).toMatchObject({
        seat: { id: person.key.seat, role: isClaire(person) ? 'director' : 'protagonist' },
        audiences: [...audiences, `seat:${person.key.seat}`],
      });
      expect(since.filter(([name]) => name === 'welcome')).toHaveLength(1);
    }
    for (const person of [claire, claireThere]) {
      expect(JSON.stringify(person.state.director)).toContain('The traitor');
      expect(JSON.stringify(person.heard)).not.toContain('Bev’s own thought');
      expect(JSON.stringify(person.state.director)).toContain('Claire’s own thought');
    }
    for (const person of [bev, bevThere]) {
      expect(JSON.stringify(person.state)).toContain('Bev’s own thought');
      expect(JSON.stringify(person.heard)).not.toContain('Claire’s own thought');
    }
    expect(claire.state).toEqual(claireThere.state);
    expect(bev.revisions).toEqual(bevThere.revisions);
  });

  it('TABLE-104: nothing of the desk reaches who directed before, and its new owner misses nothing', async () => {
    await claire.must(agree);
    await swapped();
    const before = marks();
    await claireThere.must(secret('The heir'));
    await claire.must({ type: 'note.write', title: '', text: 'The heir is a ghost' });
    await claire.must({ type: 'clock.create', name: 'In the open', segments: 4 });
    await until('all see the clock', () =>
      people.every((one) => JSON.stringify(one.state.public).includes('In the open')),
    );
    for (const person of [bev, bevThere]) {
      const since = JSON.stringify(person.heard.slice(before.get(person)));
      expect(since).toContain('In the open');
      for (const word of ['The heir', 'ghost', 'The traitor']) expect(since).not.toContain(word);
      const whole = await person.socket.emitWithAck('resync', { have: { director: 0 } });
      expect(JSON.stringify(whole)).not.toContain('The traitor');
      const drawer = await person.socket.emitWithAck('drawer', { name: 'by-hand' });
      expect(drawer).toMatchObject({ ok: false });
      expect(await person.send(secret('Mine'))).toMatchObject({ ok: false });
    }
    for (const { url } of [here, there]) {
      const desk = `/api/tables/${opened.key.table}/log?audience=director`;
      const { token } = opened.key;
      expect((await call(url, desk, { method: 'GET', token })).status).toBe(403);
      expect((await call(url, desk, { method: 'GET', token: clairesKey.token })).status).toBe(200);
      const look = await call(url, '/api/seats/look', { token });
      expect(look.body).toMatchObject({ role: 'protagonist' });
    }
    expect(claire.state).toEqual(claireThere.state);
    expect(JSON.stringify(claire.state.director)).toContain('The heir');
    expect(claire.revisions).toEqual(claireThere.revisions);
  });

  it('TABLE-104: a server that has heard nothing of it lets nobody read or manage by their old role', async () => {
    await cutConnections(here.databaseUrl);
    await sendUntilDone(claire, agree);
    const { token, table } = opened.key;
    const desk = await call(there.url, `/api/tables/${table}/log?audience=director`, {
      method: 'GET',
      token,
    });
    expect(desk.status).toBe(403);
    const invite = await call(there.url, `/api/tables/${table}/invite`, {
      token,
      body: { open: true },
    });
    expect(invite.status).toBe(403);
    expect((await bevThere.send(secret('Too late'))).ok).toBe(false);
    await swapped();
    expect(JSON.stringify(claireThere.state.director)).not.toContain('Too late');
  });

  it('TABLE-023, TABLE-104: an answer that got lost is given again, and they swap once', async () => {
    const id = randomUUID();
    lost = 1;
    claire.send(agree, id).catch(() => undefined);
    await swapped();
    expect(lost).toBe(0);
    const again = await claire.send(agree, id);
    expect(again).toMatchObject({ ok: true });
    expect(await claireThere.send(agree, id)).toEqual(again);
    expect(await claire.send(agree)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-008' } });
    expect(people.filter(directs)).toEqual([claire, claireThere]);
  });
});

it('TABLE-104: a server that is killed in the middle of it leaves both in one chair each', async () => {
  const databaseUrl = await newDatabase();
  for (const wait of [0, 4, 15]) {
    const port = await freePort();
    const settings = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1' };
    const first = spawnServer(settings);
    await until('it is open', () => first.output().includes(`${port}`));
    const { bev, claire } = await betweenSeasons(`http://127.0.0.1:${port}`);
    await bev.must(ask(clairesKey));
    await until('Claire is asked', () =>
      JSON.stringify(claire.state.public).includes('asks Claire'),
    );
    const id = randomUUID();
    claire.send(agree, id).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, wait));
    // Its port is free once it is gone.
    const gone = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await gone;
    const second = await startServer({ databaseUrl, port });
    await until('both are back', () => bev.socket.connected && claire.socket.connected);
    await sendUntilDone(claire, agree, id);
    await until('all know', () => directs(claire) && !directs(bev));
    expect(bev.welcome?.audiences).toEqual(['public', `seat:${bev.key.seat}`]);
    expect(JSON.stringify(claire.state.director)).toContain('The traitor');
    for (const person of people.splice(0)) person.close();
    await second.server.close();
  }
  await killAll();
});

/** Sends until there is an answer that counts: the database may be away for a moment. */
async function sendUntilDone(
  person: Person,
  command: { type: string },
  id: string = randomUUID(),
): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    const ack = await person.send(command, id).catch(() => null);
    if (ack?.ok) return;
  }
  throw new Error(`${command.type} was never carried out`);
}
