import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SeatKey } from '@moonlit/protocol';
import { numbersFrom } from '@moonlit/rules/testing';
import pg from 'pg';
import { rest, type Tally, type Verdict } from './failure';
import { fuzz } from './fuzz';
import type { Step } from './plan';
import type { ServerSlot } from './server-slot';
import type { HarnessTable } from './table';

/** A database that a run may kill. */
export interface Victim {
  kill(): Promise<void>;
  freeze(ms: number): Promise<void>;
}

export interface Scene {
  slots: readonly ServerSlot[];
  tables(): readonly HarnessTable[];
  databaseUrl: string;
  database: Victim | null;
  /** A seat at a table that nobody looks at, for whoever behaves badly. */
  villain: SeatKey;
  verdict: Verdict;
  tally: Tally;
  /** What goes on besides: awaited before anything is held against anything. */
  background: Set<Promise<void>>;
}

/** How long nobody may be answered, whatever happens to servers and database. */
const SILENCE_MS = 60_000;

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Does one thing of the plan. */
export async function disturb(step: Step, scene: Scene): Promise<void> {
  switch (step.kind) {
    case 'kill':
      return kill(step, scene);
    case 'freeze':
      return aside(scene, slotOf(step, scene).freeze(step.ms));
    case 'cut-connections':
      return cutConnections(scene.databaseUrl);
    case 'kill-database':
      return scene.database?.kill();
    case 'freeze-database':
      return scene.database?.freeze(step.ms);
    case 'deaf': {
      const deaf = some(scene, step.share).map((bot) => bot.deaf(step.ms));
      return aside(
        scene,
        Promise.all(deaf).then(() => undefined),
      );
    }
    case 'cut-lines':
      for (const bot of some(scene, step.share)) bot.cutLine();
      return;
    case 'fuzz': {
      const next = numbersFrom(step.seed);
      const pick = (limit: number) => next() % limit;
      return aside(scene, fuzz(slotOf(step, scene).url, scene.villain, pick, step.frames));
    }
    case 'flood':
      return aside(scene, flood(step, scene));
  }
}

/** Kills one server, or all at once, when they are up; others start at once in their place. */
async function kill(step: Extract<Step, { kind: 'kill' }>, scene: Scene): Promise<void> {
  const { slots, verdict, tally } = scene;
  const victims = step.all ? slots : [slotOf(step, scene)];
  const enough = tally.acknowledged + step.answered;
  const end = Date.now() + SILENCE_MS;
  while (!victims.every(({ up }) => up) || tally.acknowledged < enough) {
    if (verdict.over) return;
    if (Date.now() > end) {
      verdict.fail('Nobody is answered any more', { step, tally, up: slots.map(({ up }) => up) });
    }
    await rest(5);
  }
  await rest(step.delay);
  await Promise.all(victims.map((slot) => slot.kill()));
  for (const slot of victims) {
    const clock = step.clocks[slots.indexOf(slot)] ?? { offset: 0, after: 0, step: 0 };
    aside(scene, slot.start(clock));
  }
}

function slotOf({ slot }: { slot: number }, { slots }: Scene): ServerSlot {
  const found = slots[slot];
  if (!found) throw new Error(`There is no server ${slot}`);
  return found;
}

/** One of so many of all who sit at tables. */
function some(scene: Scene, share: number) {
  return scene
    .tables()
    .flatMap(({ bots }) => bots)
    .filter((_, index) => index % (share + 1) === 0);
}

function aside(scene: Scene, doing: Promise<void>): void {
  const tracked = doing
    .catch((error: unknown) => scene.verdict.fail('The harness itself failed', String(error)))
    .finally(() => scene.background.delete(tracked));
  scene.background.add(tracked);
}

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  } catch {
    // It is being started.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An attacker as a process of its own, as in the measured floods. */
function flood(step: Extract<Step, { kind: 'flood' }>, scene: Scene): Promise<void> {
  const file = fileURLToPath(new URL('../flood/attacker.ts', import.meta.url));
  const { url } = slotOf(step, scene);
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', file, step.attack, url, JSON.stringify(scene.villain), String(step.ms)],
    { cwd: root, stdio: 'ignore' },
  );
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
