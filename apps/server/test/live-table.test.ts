import { randomUUID } from 'node:crypto';
import type { CommandAck } from '@moonlit/protocol';
import type { RuleSystem } from '@moonlit/rules';
import { linesOf, RETURN_MS, returnTo } from '@moonlit/rules';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, newId, newToken } from '../src/access/tokens';
import { fairDice } from '../src/dice/fair-dice';
import type { Store } from '../src/store';
import { storeOf } from '../src/store';
import { type Database, openDatabase } from '../src/store/database';
import { migrate } from '../src/store/migrate';
import type { Diff } from '../src/tables/audience-revisions';
import { LiveTable, type LiveTableOptions } from '../src/tables/live-table';
import { systems } from '../src/tables/systems';
import { NewerRulesError } from '../src/tables/unplayable';
import { counterGames } from './counter';
import { newDatabase } from './database';
import { migrationsDir } from './helpers';

let databaseUrl: string;
let database: Database;
let store: Store;
let table: string;
let key: string;

beforeAll(async () => {
  databaseUrl = await newDatabase();
  await migrate(databaseUrl, migrationsDir);
  database = openDatabase(databaseUrl, { log: pino({ level: 'silent' }) });
  store = storeOf(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  table = newId();
  key = randomUUID();
  const about = { name: 'Count', system: 'counter', setup: {}, diceSecret: '00' };
  await store.tables.create({ id: table, ...about, inviteHash: null });
  const live = await load();
  await send(live, { type: 'table.open', by: 'bev', name: 'Bev' }, { kind: 'server' });
  await store.keys.replace({ id: key, table, seat: 'bev', role: 'director' }, hashOf(newToken()));
});

const published: Diff[] = [];

async function load(changes: Partial<LiveTableOptions> = {}): Promise<LiveTable> {
  const [record, system] = [await store.tables.find(table), counterGames.get('counter')];
  if (!record || !system) throw new Error('No table');
  return LiveTable.load({
    store,
    system,
    setup: system.setupSchema.parse(record.setup),
    record,
    build: 'test',
    ownSnapshotsOnly: false,
    dice: fairDice('00'),
    now: Date.now,
    publish: (_table, diffs) => published.push(...diffs),
    committed: () => undefined,
    onRevokedKey: () => undefined,
    snapshotEvery: 5,
    failed: (error) => {
      throw error;
    },
    ...changes,
  });
}

async function send(
  live: LiveTable,
  command: { type: string } & Record<string, unknown>,
  actor: { kind: 'seat'; seat: string } | { kind: 'server' } = { kind: 'seat', seat: 'bev' },
  id: string = randomUUID(),
): Promise<CommandAck | undefined> {
  const acks: CommandAck[] = [];
  const by = actor.kind === 'seat' ? key : null;
  await live.submit({ id, actor, key: by, command, connection: null }, (ack) => acks.push(ack));
  return acks[0];
}

/** The same rules under the next version of their states. */
function laterRules(more: { readsStatesSince?: number } = {}): RuleSystem {
  const system = counterGames.get('counter');
  if (!system) throw new Error('No counter');
  return { ...system, stateVersion: 2, ...more };
}

const timersIn = ({ public: shared }: LiveTable['state']): object =>
  'timers' in shared && typeof shared.timers === 'object' && shared.timers ? shared.timers : {};
const count = (live: LiveTable) => ('count' in live.state.public ? live.state.public.count : null);
/** A store whose appends behave as a test says. */
const appending = (append: Store['commits']['append']): Store => ({
  ...store,
  commits: { ...store.commits, append },
});

describe('a table at play', () => {
  it('answers only after the commit, and tells the table only after the answer', async () => {
    const story: string[] = [];
    const live = await load({
      store: appending(async (...commit) => {
        const appended = await store.commits.append(...commit);
        story.push('committed');
        return appended;
      }),
      publish: () => story.push('told'),
    });
    const id = randomUUID();
    await live.submit(
      {
        id,
        actor: { kind: 'seat', seat: 'bev' },
        key,
        command: { type: 'count' },
        connection: null,
      },
      () => story.push('answered'),
    );
    expect(story).toEqual(['committed', 'answered', 'told']);
  });

  it('that does not hear back from the database finds out, and counts once', async () => {
    let broken = true;
    const live = await load({
      store: appending(async (...commit) => {
        const appended = await store.commits.append(...commit);
        if (broken) throw new Error('The connection broke after the commit');
        return appended;
      }),
    });
    const id = randomUUID();
    await expect(send(live, { type: 'count' }, undefined, id)).rejects.toThrow('broke');
    broken = false;
    const ack = await send(live, { type: 'count' }, undefined, id);
    expect(ack?.ok).toBe(true);
    expect(count(live)).toBe(1);
    await send(live, { type: 'count' });
    expect(count(live)).toBe(2);
  });

  it('TABLE-023: that is asked again for what another server has done has it done, too', async () => {
    const [here, there] = [await load(), await load()];
    const id = randomUUID();
    const first = await send(here, { type: 'count' }, undefined, id);
    expect(await send(there, { type: 'count' }, undefined, id)).toEqual(first);
    expect(count(there)).toBe(1);
    await send(there, { type: 'count' });
    await here.catchUp();
    expect(count(here)).toBe(2);
  });

  it('TABLE-024: that cannot reach the database changes nothing', async () => {
    const live = await load({
      store: appending(() => Promise.reject(new Error('The database is away'))),
    });
    const before = live.state;
    await expect(send(live, { type: 'count' })).rejects.toThrow('away');
    expect(live.state).toBe(before);
    expect(count(await load())).toBe(0);
  });

  it('TABLE-117: asks nobody any more who has not answered for an hour whether to let somebody in', async () => {
    let late = 0;
    const live = await load({ now: () => Date.now() + late });
    const ask = { type: 'return.ask', seat: 'bev', hash: hashOf(newToken()) };
    await send(live, ask, { kind: 'server' });
    const asked = () =>
      Object.values(live.state.seats.bev?.offers ?? {}).filter(({ question }) => question);
    await live.endOverdueReturns();
    expect(asked()).toHaveLength(2);
    late = RETURN_MS + 60_000;
    const other = await load({ now: () => Date.now() + late });
    await Promise.all([live.endOverdueReturns(), other.endOverdueReturns()]);
    expect(asked()).toEqual([]);
    expect(returnTo((await load()).state, 'bev')).toMatchObject({ answer: 'over' });
  });

  it('TABLE-252: ends a countdown by itself at its moment, once, whichever server is first, and after a restart', async () => {
    const system = systems.get('any-game');
    if (!system) throw new Error('No such game');
    let late = 0;
    const game = { system, setup: system.setupSchema.parse({}), now: () => Date.now() + late };
    const live = await load(game);
    const ended = ({ state }: LiveTable) =>
      linesOf(state.public.log).filter(({ beat }) => beat?.kind === 'timer-ends').length;
    await send(live, { type: 'timer.start', minutes: 1, name: 'Torch' });
    late = 50_000;
    await live.doWhatIsDue();
    expect(ended(live)).toBe(0);
    late = 61_000;
    const other = await load(game);
    await Promise.all([live, live, other].map((one) => one.doWhatIsDue()));
    await live.catchUp();
    expect(ended(live)).toBe(1);
    const [timer = ''] = Object.keys(timersIn(live.state));
    await send(live, { type: 'timer.more', timer, minutes: 1 });
    late = 123_000;
    // What was in the memory of a server is gone; what the database has is enough.
    const anew = await load(game);
    await anew.doWhatIsDue();
    expect(ended(anew)).toBe(2);
  });

  // A clock that is far behind, one that is far ahead, and one that is a little off.
  it.each([-600_000, 600_000, 120])(
    'tells nothing in its numbers of what is done in secret at another server, %i ms off',
    async (off) => {
      const open = await load();
      const desk = await load({ now: () => Date.now() + off });
      const shown = async () => {
        const began = performance.now();
        const ack = await send(open, { type: 'count' });
        return { seq: ack?.ok ? ack.seq : 0, began, ended: performance.now() };
      };
      await desk.catchUp();
      await send(desk, { type: 'hide' });
      await open.catchUp();
      let before = await shown();
      for (const secrets of [0, 40, 3, 80]) {
        await desk.catchUp();
        for (let done = 0; done < secrets; done += 1) await send(desk, { type: 'hide' });
        await new Promise((resolve) => setTimeout(resolve, 20));
        await open.catchUp();
        const after = await shown();
        const steps = after.seq - before.seq;
        // As much time as has passed, give or take what a clock's difference may come to.
        expect(steps).toBeGreaterThan(after.began - before.ended - 350);
        expect(steps).toBeLessThan(after.ended - before.began + 350);
        before = after;
      }
    },
  );

  it('outlives a connection that is cut while it has the table to itself', async () => {
    const held = store.commits.exclusively(table, async (locked) => {
      const other = new pg.Client({ connectionString: databaseUrl });
      await other.connect();
      await other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await other.end();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return locked.findCommand(table, randomUUID());
    });
    await expect(held).rejects.toThrow(/[Cc]onnection/);
    expect((await send(await load(), { type: 'count' }))?.ok).toBe(true);
  });

  it('goes on after a fault in the rules', async () => {
    const live = await load();
    await expect(send(live, { type: 'break' })).rejects.toThrow('A fault in the rules');
    expect((await send(live, { type: 'count' }))?.ok).toBe(true);
  });

  it('decides again when another server was faster, and tells its own people of both', async () => {
    const [one, other] = [await load(), await load()];
    await send(one, { type: 'count' });
    published.length = 0;
    await send(other, { type: 'count' });
    expect(count(other)).toBe(2);
    expect(published.map(({ to }) => [to - 1, to])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    await one.catchUp();
    expect(one.state).toEqual(other.state);
  });

  it('keeps every command when many come to two servers at once', async () => {
    const [one, other] = [await load(), await load()];
    const all = Array.from({ length: 40 }, (_, i) => send(i % 2 ? one : other, { type: 'count' }));
    const acks = await Promise.all(all);
    expect(acks.every((ack) => ack?.ok)).toBe(true);
    expect(count(await load())).toBe(40);
  });

  it('has its turn even when another server is always faster', async () => {
    const rival = await load();
    const live = await load({
      store: appending(async (...commit) => {
        await send(rival, { type: 'count' });
        return store.commits.append(...commit);
      }),
    });
    expect((await send(live, { type: 'hide' }))?.ok).toBe(true);
    expect(count(live)).toBe(count(rival));
    await rival.catchUp();
    expect(live.state).toEqual(rival.state);
  });

  it('does not refuse by what it knows, but by what holds', async () => {
    const [one, other] = [await load(), await load()];
    for (let i = 0; i < 100; i += 1) await send(one, { type: 'count' });
    const ack = await send(other, { type: 'count' });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'limit-reached' } });
    expect(count(other)).toBe(100);
    // Nor when what holds would let it be, and nobody has told this server.
    expect(await send(one, { type: 'table.undo', to: one.seq })).toMatchObject({ ok: true });
    expect([count(one), count(other)]).toEqual([99, 100]);
    expect(await send(other, { type: 'count' })).toMatchObject({ ok: true });
    expect(count(other)).toBe(100);
  });

  it('TABLE-023: gives the first answer again to whoever it was for, and to nobody else', async () => {
    const live = await load();
    const join = { type: 'seat.take', seat: 'claire', name: 'Claire', role: 'protagonist' };
    await send(live, join, { kind: 'server' });
    const id = randomUUID();
    const first = await send(live, { type: 'count' }, { kind: 'seat', seat: 'bev' }, id);
    expect(first).toMatchObject({ ok: true });
    const reused = { ok: false, refusal: { code: 'malformed', rule: 'TABLE-023' } };
    for (const server of [live, await load()]) {
      const again = (command: { type: string }, seat = 'bev') =>
        send(server, command, { kind: 'seat', seat }, id);
      expect(await again({ type: 'count' })).toEqual(first);
      expect(await again({ type: 'count' }, 'claire')).toMatchObject(reused);
      expect(await again({ type: 'hide' })).toMatchObject(reused);
      const byServer = await send(server, { type: 'count' }, { kind: 'server' }, id);
      expect(byServer).toMatchObject(reused);
      expect(count(server)).toBe(1);
    }
  });

  it('refuses a command whose link died before it was committed', async () => {
    const onRevokedKey: string[] = [];
    const live = await load({ onRevokedKey: (stray) => onRevokedKey.push(stray) });
    await store.keys.revoke([key]);
    const ack = await send(live, { type: 'count' });
    expect(ack).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    expect(onRevokedKey).toEqual([key]);
    expect(count(await load())).toBe(0);
  });

  it('is the same from snapshots, from commits, and as it was at play', async () => {
    const live = await load();
    for (let i = 0; i < 12; i += 1) await send(live, { type: i % 3 ? 'count' : 'hide' });
    await live.close();
    const later = laterRules();
    for (const changes of [{}, { build: 'another' }, { system: later }]) {
      const again = await load(changes);
      expect(again.state).toEqual(live.state);
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(live.state));
      expect(again.seq).toBe(live.seq);
      const missing = again.missing(['public', 'director'], {});
      expect(missing).toEqual(live.missing(['public', 'director'], {}));
    }
  });

  it('reads the snapshots that its rules can read, and no others', async () => {
    const live = await load();
    for (let i = 0; i < 3; i += 1) await send(live, { type: 'count' });
    await live.close();
    const before = live.missing(['public', 'director'], {});
    // Which is read shows in what no replay would make.
    const mark = (state: string) =>
      database.pool.query('UPDATE snapshots SET state = $2 WHERE table_id = $1', [table, state]);
    const { state } = live;
    await mark(JSON.stringify({ ...state, public: { ...state.public, count: 50 } }));
    const [replayed, read] = [3, 50];
    const failures: string[] = [];
    const failed = (_error: unknown, what: string) => void failures.push(what);
    const counts = async (changes: Partial<LiveTableOptions>) =>
      count(await load({ failed, ...changes }));
    expect(await counts({})).toBe(read);
    expect(await counts({ build: 'another' })).toBe(read);
    expect(await counts({ ownSnapshotsOnly: true })).toBe(replayed);
    expect(await counts({ system: laterRules() })).toBe(replayed);
    expect(await counts({ system: laterRules({ readsStatesSince: 1 }) })).toBe(read);
    expect(before.snapshots[0]?.revision).toBe(4);
    const other = await load({ build: 'another' });
    expect(other.missing(['public'], { public: 4 }), 'revisions go on').toEqual({
      diffs: [],
      snapshots: [],
    });
    await mark('{"public":{}}');
    expect(failures).toEqual([]);
    expect(await counts({ build: 'another' }), 'not a state').toBe(replayed);
    expect(failures).toEqual([expect.stringContaining('could not be read')]);
  });

  it('keeps what is computed out of its snapshots, and those of rules that may change to itself', async () => {
    const live = await load({ ownSnapshotsOnly: true });
    for (let i = 0; i < 3; i += 1) await send(live, { type: 'count' });
    await live.close();
    const kept = (build: string, state: { current: number; since: number } | null) =>
      store.snapshots.newest(table, { build, state });
    const snapshot = await kept('test', null);
    expect(snapshot?.state).toEqual({
      ...live.state,
      public: { ...live.state.public, double: {} },
      seats: { bev: { offers: {} } },
    });
    expect((await kept('test', { current: 1, since: 1 }))?.seq).toBe(live.seq);
    expect(await kept('another', { current: 1, since: 1 })).toBeNull();
  });

  it('is left to later rules once they have been at play', async () => {
    const older = await load();
    const reading = await load({ system: laterRules() });
    await send(older, { type: 'count' });
    await send(older, { type: 'count' });
    expect(await send(reading, { type: 'count' }), 'having looked is not yet play').toMatchObject({
      ok: true,
    });
    await expect(send(older, { type: 'count' })).rejects.toThrow(NewerRulesError);
    await expect(older.catchUp()).rejects.toThrow(NewerRulesError);
    await expect(load()).rejects.toThrow(NewerRulesError);
    expect(count(older), 'nothing of theirs is taken over').toBe(2);
    await older.close();
    // What it keeps is what it knew, and that can still be read.
    const later = await load({ system: laterRules({ readsStatesSince: 1 }) });
    expect(count(later)).toBe(3);
  });

  it('gives diffs for what came after its snapshot, even after loading', async () => {
    const live = await load({ snapshotEvery: 1_000 });
    for (let i = 0; i < 100; i += 1) await send(live, { type: 'count' });
    const again = await load();
    const { diffs, snapshots } = again.missing(['public'], { public: 95 });
    expect(snapshots).toEqual([]);
    expect(diffs).toEqual(live.missing(['public'], { public: 95 }).diffs);
  });

  it('keeps only the newest few snapshots', async () => {
    const live = await load({ snapshotEvery: 1 });
    for (let i = 0; i < 8; i += 1) await send(live, { type: 'count' });
    await live.close();
    const { rowCount } = await database.pool.query('SELECT 1 FROM snapshots WHERE table_id = $1', [
      table,
    ]);
    expect(rowCount).toBeLessThanOrEqual(3);
  });

  it('counts revisions by what an audience sees', async () => {
    const live = await load();
    const before = live.missing(['public', 'director'], {}).snapshots;
    await send(live, { type: 'hide' });
    const after = live.missing(['public', 'director'], {}).snapshots;
    const revisions = (list: { revision: number }[]) => list.map(({ revision }) => revision);
    expect(revisions(after)).toEqual([revisions(before)[0], (revisions(before)[1] ?? 0) + 1]);
  });
});
