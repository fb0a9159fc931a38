import { AnyTable } from '@moonlit/rules/any-game/testing';

/**
 * The table that other engines can have as well: five people, a counter that each of them raises,
 * and a log of what they did.
 */

/** Those who play there, in the order of their chairs. Nobody directs: all look after the table. */
export const players = ['bev', 'claire', 'anya', 'dylan', 'sam'] as const;

/** More lines than a state keeps, so that each new one also drops the oldest. */
const LINES = 80;
/** No stretch of play raises a counter so far. */
const MOST = 9_999;

/**
 * Such a table of *Any game*, its counter at zero and as long a log as it ever gets; and what its last
 * command made happen.
 */
export function countingTable(): { table: AnyTable; counter: string; events: object[] } {
  const table = new AnyTable({ runBy: 'nobody' });
  const [first, ...others] = players;
  table.send('server', { type: 'table.open', by: first, name: nameOf(first) });
  for (const seat of others) {
    table.send('server', { type: 'seat.take', seat, name: nameOf(seat), role: 'protagonist' });
  }
  table.send(first, { type: 'counter.create', name: 'Suspicion', value: 0, max: MOST });
  const counter = table.only('counters').id;
  let before = 0;
  for (let line = 0; line < LINES; line += 1) {
    before = table.events.length;
    table.send(first, { type: 'counter.step', counter, by: line % 2 === 0 ? 1 : -1 });
  }
  return { table, counter, events: table.events.slice(before) };
}

const nameOf = (seat: string) => seat.charAt(0).toUpperCase() + seat.slice(1);

/** What everybody at that table sees of its counter and its log, and nothing of who may do what. */
export interface PlainTable {
  counter: { id: string; name: string; value: number; min: number; max: number };
  /** A ring: the line with the number `n` stands at `n` modulo the length of `entries`. */
  log: { next: number; entries: PlainLine[] };
}

export interface PlainLine {
  seq: number;
  at: number;
  by: string | null;
  text: string;
}

/** The same content for an engine that has no table of ours. */
export function plainTable(): PlainTable {
  const { table, counter } = countingTable();
  const { counters, log } = table.state.public;
  const found = counters[counter];
  if (!found) throw new Error('The counter is not there.');
  const { id, name, value, min, max } = found;
  return {
    counter: { id, name, value, min, max },
    log: {
      next: log.next,
      entries: log.entries.map(({ seq, at, by, text }) => ({ seq, at, by, text })),
    },
  };
}

/** What raising the counter does to all that. The counter's new line takes the place of the oldest. */
export function raised({ counter, log }: PlainTable, seat: string, at: number): PlainLine {
  const text = `“${counter.name}” ${counter.value} → ${counter.value + 1}.`;
  return { seq: log.next + 1, at, by: seat, text };
}
