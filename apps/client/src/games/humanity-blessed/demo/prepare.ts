import type { HumanityState } from '@moonlit/rules/humanity-blessed';
import type { LocalTable } from '../../../shell/local/local-table';
import { people } from './cast';

/** Brings a new table to the landing, with a Check on it that waits for its die, and a Blessing in a friend’s hand. */
export function prepare(table: LocalTable): void {
  const { odile, tobias, gm } = people;
  table.play('server', { type: 'table.open', by: gm.seat, name: gm.name });
  for (const { seat, name } of [odile, tobias]) {
    table.play('server', { type: 'seat.take', seat, name, role: 'protagonist' });
  }
  table.play(gm.seat, { type: 'start.begin', start: 'last-ferry' });
  for (const { seat, person } of [odile, tobias]) table.play(seat, { type: 'start.take', person });
  // The rules make all of a game's states of events.
  const shared = () => (table.state as HumanityState).public;
  const of = (seat: string) =>
    Object.values(shared().characters).find(({ owner }) => owner === seat)?.id;
  table.play(gm.seat, { type: 'blessing.award', who: [of(tobias.seat)], count: 1 });
  for (const due of Object.keys(shared().dues)) {
    table.play(tobias.seat, { type: 'blessing.take', due });
  }
  table.play(odile.seat, {
    ...{ type: 'check.propose', character: of(odile.seat), stat: 'home' },
    aim: 'Talk the crowd back from the rail, one voice at a time',
  });
  table.play(gm.seat, { type: 'check.frame', check: shared().check?.id, complexity: 'simple' });
}
