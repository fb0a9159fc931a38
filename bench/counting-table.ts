import { AnyTable } from '@moonlit/rules/any-game/testing';
import { type PlainTable, players } from './counting';

/** The counting table as we have it: one of *Any game* that nobody directs, so that all look after it. */

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
