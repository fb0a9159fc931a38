import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Measured, measuredSchema } from './measured';

/** The format of `/metrics`. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

import type { OpeningRefusal } from './access/table-openings';

/** Why something was not even read: who sent it, how much, or how slowly they read themselves. */
export type TurnedAway = 'stranger' | 'too-fast' | 'too-large' | 'busy' | 'not-reading';

/**
 * What operators measure. No table, seat, name or kind of command is ever a label. Counters of
 * commands would still tell a player of a quiet server whenever somebody does something in
 * secret, so they are only for those who know `METRICS_TOKEN`.
 */
export interface Metrics {
  /** In the format of Prometheus: what anybody may read, or the rest as well. */
  scrape(all: boolean): Promise<string>;
  /** The same as data, for whoever puts together what several processes measure. */
  measure(): Promise<Measured>;
  /** A command was answered, after so many seconds. */
  answered(outcome: 'ok' | 'refused' | 'failed', seconds: number): void;
  /** A message, or a connection, was turned away before it was read. */
  readonly turnedAway: (why: TurnedAway) => void;
  /** Somebody wanted to open a table, which was done, or refused by a bound of the operator's. */
  opening(outcome: 'opened' | OpeningRefusal): void;
  /** Tables that nobody used were archived, or deleted. */
  readonly swept: (archived: number, deleted: number) => void;
}

export function createMetrics(count: {
  tables(): number;
  sockets(): number;
  /** Whether what people do can be stored. */
  ready(): Promise<boolean>;
}): Metrics {
  /** What anybody may read: how the server is, and how many are connected. */
  const open = new Registry();
  const guarded = new Registry();
  new Gauge({
    name: 'moonlit_processes',
    help: 'Processes of the server that answer.',
    registers: [open],
    collect() {
      this.set(1);
    },
  });
  new Gauge({
    name: 'moonlit_tables',
    help: 'Tables in memory.',
    registers: [open],
    collect() {
      this.set(count.tables());
    },
  });
  new Gauge({
    name: 'moonlit_sockets',
    help: 'Connected sockets.',
    registers: [open],
    collect() {
      this.set(count.sockets());
    },
  });
  new Gauge({
    name: 'moonlit_ready',
    help: '1 while what people do can be stored, 0 otherwise.',
    aggregator: 'min',
    registers: [open],
    async collect() {
      this.set((await count.ready()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'moonlit_up_seconds',
    help: 'Seconds since the server was started.',
    aggregator: 'max',
    registers: [open],
    collect() {
      this.set(Math.round(process.uptime()));
    },
  });
  collectDefaultMetrics({ register: guarded });
  const commands = new Counter({
    name: 'moonlit_commands_total',
    help: 'Commands, by what they came to.',
    labelNames: ['outcome'],
    registers: [guarded],
  });
  const turnedAway = new Counter({
    name: 'moonlit_turned_away_total',
    help: 'Messages and connections that were turned away unread, by why.',
    labelNames: ['why'],
    registers: [guarded],
  });
  const openings = new Counter({
    name: 'moonlit_table_openings_total',
    help: 'Tables that somebody wanted to open: opened, or refused by the bound of a network, of an hour or of the room.',
    labelNames: ['outcome'],
    registers: [guarded],
  });
  const swept = new Counter({
    name: 'moonlit_tables_swept_total',
    help: 'Tables that nobody used, by what became of them.',
    labelNames: ['outcome'],
    registers: [guarded],
  });
  const latency = new Histogram({
    name: 'moonlit_command_seconds',
    help: 'Time from a command’s arrival to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [guarded],
  });
  return {
    async scrape(all) {
      const parts = [await open.metrics()];
      if (all) parts.push(await guarded.metrics());
      return parts.join('\n');
    },
    measure: async () =>
      measuredSchema.parse({
        open: await open.getMetricsAsJSON(),
        guarded: await guarded.getMetricsAsJSON(),
      }),
    answered(outcome, seconds) {
      commands.inc({ outcome });
      latency.observe(seconds);
    },
    opening(outcome) {
      openings.inc({ outcome });
    },
    swept(archived, deleted) {
      swept.inc({ outcome: 'archived' }, archived);
      swept.inc({ outcome: 'deleted' }, deleted);
    },
    turnedAway(why) {
      turnedAway.inc({ why });
    },
  };
}
