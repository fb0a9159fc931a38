import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What operators measure. No table, seat, name or kind of command is ever a label. Counters of
 * commands would still tell a player of a quiet server whenever its director does something in
 * secret, so they are only for those who know `METRICS_TOKEN`.
 */
export interface Metrics {
  /** What anybody may read: how the process is, and how many are connected. */
  readonly open: Registry;
  /** The rest. */
  readonly guarded: Registry;
  /** A command was answered, after so many seconds. */
  answered(outcome: 'ok' | 'refused' | 'failed', seconds: number): void;
}

export function createMetrics(count: { tables(): number; sockets(): number }): Metrics {
  const open = new Registry();
  const guarded = new Registry();
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
    name: 'moonlit_up_seconds',
    help: 'Seconds since the server was started.',
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
  const latency = new Histogram({
    name: 'moonlit_command_seconds',
    help: 'Time from a command’s arrival to its answer.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [guarded],
  });
  return {
    open,
    guarded,
    answered(outcome, seconds) {
      commands.inc({ outcome });
      latency.observe(seconds);
    },
  };
}
