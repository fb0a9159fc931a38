import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Arrive, Party, seat } from './crowd';
import { exchange } from './mid-mission';
import { type MoveName, moves } from './moves';
import { cpuMs } from './processes';
import { type Percentiles, percentiles } from './statistics';
import type { LaidTable } from './tables';

/** What a load generator does: everybody at all tables, in a process of their own. */

/** What a stretch of play came to, as the people saw it. */
export interface Played {
  /** Commands that came to all five of their table. */
  commands: number;
  /** From the first command to the last update. */
  seconds: number;
  /** From sending a command to the last of its table's five seeing what it did, milliseconds. */
  times: Percentiles;
  /** The same for a whole exchange, where one was played. */
  exchanges: Percentiles | null;
  /** Bytes that a client received for a command, on average over the five of a table. */
  bytes: number;
  /** Share of the updates that arrived, of commands that were not refused, 0…1. */
  delivered: number;
  /** Share of the commands that were refused, such as by a server that has too much to do, 0…1. */
  refused: number;
  /** How busy the load generator was, as a share of one core. */
  busy: number;
  /** How late the load generator's own event loop came to what was due, milliseconds at p99. */
  lag: number;
}

/** Where a table's counter stood, and how far its people know that it went. */
export interface Known {
  found: number;
  known: number;
}

/** How long updates are waited for after the last command. */
const PATIENCE_MS = 5_000;
/** How long a server that fell behind is given to catch up before the next stretch. */
const CATCH_UP_MS = 60_000;
/** How long one waits after a refusal. */
const REST_MS = 50;
/** How often the event loop is asked how late it is. */
const LAG_RESOLUTION_MS = 10;

/** Commits between two snapshots of a table, as it is set by default. */
const SNAPSHOT_EVERY = 200;
/** Commands after which the programs are taken to be as fast as they get, */
const WARM = 2_000;
/** and how long that may take. */
const WARM_MS = 20_000;

/** @param arrive how one sits down at the servers that this generator is for */
export function playing(arrive: Arrive) {
  let parties: Party[] = [];
  let stop = () => {};

  /** Sends moves at a pace, evenly spread over all tables, whatever becomes of the ones before. */
  async function pace(rate: number, move: MoveName, until: () => boolean) {
    const failures: unknown[] = [];
    const start = performance.now();
    const every = 1000 / (rate * parties.length);
    for (let count = 0; !until(); await pause(1)) {
      for (; count * every <= performance.now() - start; count += 1) {
        const moving = parties[count % parties.length]?.move(moves[move]);
        moving?.catch((error: unknown) => failures.push(error));
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Makes moves one after the other, as long as there is a reason to; waits a little after a refusal. */
  async function keepMoving(party: Party, move: MoveName, more: () => boolean) {
    while (more()) {
      if (!(await party.move(moves[move]))) await pause(REST_MS);
    }
  }

  async function measure(play: () => Promise<void>): Promise<Played> {
    for (const party of parties) party.reset();
    const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
    lag.enable();
    const cpuBefore = cpuMs();
    const start = performance.now();
    await play();
    await settledWithin(PATIENCE_MS);
    const ms = performance.now() - start;
    lag.disable();
    const times = parties.flatMap((party) => party.times);
    const people = total(parties, ({ sent, members }) => sent * members.length);
    const arrived = total(parties, (party) => party.arrived);
    const refused = total(parties, (party) => party.refused);
    return {
      commands: times.length,
      seconds: ms / 1000,
      times: percentiles(times),
      exchanges: null,
      bytes: total(parties, ({ bytes }) => bytes) / arrived,
      delivered: arrived / people,
      refused: refused / (refused + total(parties, ({ sent }) => sent)),
      busy: (cpuMs() - cpuBefore) / ms,
      lag: Math.max(0, lag.percentile(99) / 1e6 - LAG_RESOLUTION_MS),
    };
  }

  /** Waits until everybody has seen everything, but not for ever; says whether they have. */
  async function settledWithin(ms: number): Promise<boolean> {
    const patience = new AbortController();
    const settled = await Promise.race([
      Promise.all(parties.map((party) => party.settled())).then(() => true),
      pause(ms, false, { signal: patience.signal }).catch(() => false),
    ]);
    patience.abort();
    return settled;
  }

  return {
    async sit({ port, tables }: { port: number; tables: LaidTable[] }): Promise<void> {
      parties = await seat(arrive, port, tables);
    },

    /**
     * Warms everything up. Tables play differently much, so that they do not all come to the point
     * where a snapshot is saved in the same moment, as no tables of real people would.
     */
    warmUp: ({ move }: { move: MoveName }) =>
      measure(async () => {
        const waiting = [...parties.entries()];
        const end = performance.now() + WARM_MS;
        const play = async () => {
          for (let next = waiting.pop(); next; next = waiting.pop()) {
            const [place, party] = next;
            const enough = Math.max(place % SNAPSHOT_EVERY, WARM / parties.length);
            await keepMoving(party, move, () => party.sent < enough && performance.now() < end);
          }
        };
        await Promise.all(Array.from({ length: 20 }, play));
      }),

    /** Every table makes a move as soon as the last one was answered. */
    hurry: ({ seconds, move }: { seconds: number; move: MoveName }) =>
      measure(async () => {
        const end = performance.now() + seconds * 1000;
        const more = () => performance.now() < end;
        await Promise.all(parties.map((party) => keepMoving(party, move, more)));
      }),

    /** Every table makes so many moves a second, whatever becomes of them. */
    keepPace: ({ rate, seconds, move }: { rate: number; seconds: number; move: MoveName }) =>
      measure(async () => {
        const end = performance.now() + seconds * 1000;
        await pace(rate, move, () => performance.now() >= end);
      }),

    /** Whole action rolls, each step as soon as everybody has seen the one before. */
    async roll({ seconds }: { seconds: number }): Promise<Played> {
      const times: number[] = [];
      const played = await measure(async () => {
        const end = performance.now() + seconds * 1000;
        while (performance.now() < end) {
          const start = performance.now();
          for (const party of parties) await playExchange(party);
          times.push(performance.now() - start);
        }
      });
      return { ...played, exchanges: percentiles(times) };
    },

    /** Whether everything has been seen, if need be after a while: what a server still owes would disturb what is measured next. */
    caughtUp: () => settledWithin(CATCH_UP_MS),

    /** Lets the tables play on at a pace, until `stopped` is asked. Servers may die of it. */
    async playOn({ rate, move }: { rate: number; move: MoveName }): Promise<void> {
      for (const party of parties) party.reset();
      let over = false;
      const ended = pace(rate, move, () => over);
      stop = () => {
        over = true;
      };
      // Commands that a dead server never answered are what is looked for; what got through is counted.
      ended.catch(() => undefined);
    },

    /** Ends that, and says of each table what its people know by now. */
    async stopped(): Promise<Known[]> {
      stop();
      // What had left the server before it died still arrives.
      await pause(200);
      return parties.map(({ members, known }) => ({ found: members[0]?.found ?? 0, known }));
    },

    /** Comes back to tables and says where their counters stand; `null` where there is none any more. */
    look: ({ port, tables }: { port: number; tables: LaidTable[] }): Promise<(number | null)[]> =>
      Promise.all(
        tables.map(async (table) => {
          const party = await Party.sit(arrive, port, table).catch(() => null);
          return party?.members[0]?.found ?? null;
        }),
      ),

    async leave(): Promise<void> {
      for (const { members } of parties) for (const member of members) member.leave();
    },
  };
}
export type Load = ReturnType<typeof playing>;

async function playExchange(party: Party): Promise<void> {
  for (const { by, command } of exchange) {
    await party.send(by, command);
    await party.settled();
  }
}

function total(parties: readonly Party[], count: (party: Party) => number): number {
  return parties.reduce((sum, party) => sum + count(party), 0);
}
