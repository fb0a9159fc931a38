import { setTimeout as pause } from 'node:timers/promises';
import { type Party, seat } from './crowd';
import { exchange, tick } from './mid-mission';
import { answer, cpuMs } from './processes';
import { type Percentiles, percentiles } from './statistics';
import type { LaidTable } from './tables';

/** The load generator: everybody at all tables, in a process of their own. */

/** What a stretch of play came to, as the people saw it. */
export interface Played {
  commands: number;
  /** From the first command to the last update. */
  seconds: number;
  /** From sending a command to the last of its table's five seeing what it did, milliseconds. */
  times: Percentiles;
  /** The same for a whole exchange, where one was played. */
  exchanges: Percentiles | null;
  /** Bytes that a client received for a command, on average over the five of a table. */
  bytes: number;
  /** Share of the updates that arrived, 0…1. */
  delivered: number;
  /** How busy the load generator was, as a share of one core. */
  busy: number;
}

/** How long updates are waited for after the last command. */
const PATIENCE_MS = 5_000;

/** Commits between two snapshots of a table, as it is set by default. */
const SNAPSHOT_EVERY = 50;
/** Commands after which the programs are taken to be as fast as they get. */
const WARM = 2_000;

let parties: Party[] = [];

const jobs = {
  async sit({ port, tables }: { port: number; tables: LaidTable[] }): Promise<void> {
    parties = await seat(port, tables);
  },

  /**
   * Warms everything up. Tables play differently much, so that they do not all come to the point
   * where a snapshot is saved in the same moment, as no tables of real people would.
   */
  warmUp: () =>
    measure(async () => {
      const waiting = [...parties.entries()];
      const play = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const [place, party] = next;
          const ticks = Math.max(place % SNAPSHOT_EVERY, WARM / parties.length);
          while (party.sent < ticks) await party.send(0, tick(party.clock, party.sent));
        }
      };
      await Promise.all(Array.from({ length: 20 }, play));
    }),

  /** Every director ticks a clock as soon as the last tick was answered. */
  hurry: ({ seconds }: { seconds: number }) =>
    measure(async () => {
      const end = performance.now() + seconds * 1000;
      const keepTicking = async (party: Party) => {
        while (performance.now() < end) await party.send(0, tick(party.clock, party.sent));
      };
      await Promise.all(parties.map(keepTicking));
    }),

  /** Every director ticks a clock so often a second, whatever becomes of it. */
  keepPace: ({ rate, seconds }: { rate: number; seconds: number }) =>
    measure(async () => {
      const start = performance.now();
      const every = 1000 / (rate * parties.length);
      const refusals: unknown[] = [];
      let count = 0;
      while (performance.now() - start < seconds * 1000) {
        while (count * every <= performance.now() - start) {
          const party = parties[count % parties.length];
          party
            ?.send(0, tick(party.clock, party.sent))
            .catch((refusal: unknown) => refusals.push(refusal));
          count += 1;
        }
        await pause(1);
      }
      if (refusals.length > 0) throw refusals[0];
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

  async leave(): Promise<void> {
    for (const { members } of parties) for (const member of members) member.leave();
  },
};
export type Load = typeof jobs;

async function playExchange(party: Party): Promise<void> {
  for (const { by, command } of exchange) {
    await party.send(by, command);
    await party.settled();
  }
}

async function measure(play: () => Promise<void>): Promise<Played> {
  // What a slow server still owes from before would be taken for the answers to come.
  await everythingSeen();
  for (const party of parties) party.reset();
  const cpuBefore = cpuMs();
  const start = performance.now();
  await play();
  const patience = new AbortController();
  await Promise.race([
    everythingSeen(),
    pause(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
  const ms = performance.now() - start;
  const commands = total(parties, ({ sent }) => sent);
  const people = total(parties, ({ sent, members }) => sent * members.length);
  return {
    commands,
    seconds: ms / 1000,
    times: percentiles(parties.flatMap(({ times }) => times)),
    exchanges: null,
    bytes: total(parties, ({ bytes }) => bytes) / people,
    delivered: total(parties, ({ arrived }) => arrived) / people,
    busy: (cpuMs() - cpuBefore) / ms,
  };
}

const everythingSeen = () => Promise.all(parties.map((party) => party.settled()));

function total(parties: readonly Party[], count: (party: Party) => number): number {
  return parties.reduce((sum, party) => sum + count(party), 0);
}

answer(jobs);
