import type { StarsState } from '@moonlit/rules/stars-and-signs';
import type { LocalTable } from '../../../shell/local/local-table';
import { people } from './cast';

/** Brings a new table to the river, with a Check on it that waits for its dice. */
export function prepare(table: LocalTable): void {
  const { nao, ines, referee } = people;
  table.play('server', { type: 'table.open', by: referee.seat, name: referee.name });
  for (const { seat, name } of [nao, ines]) {
    table.play('server', { type: 'seat.take', seat, name, role: 'protagonist' });
  }
  table.play(referee.seat, { type: 'start.begin', start: 'night-of-lanterns' });
  for (const { seat, person } of [nao, ines]) table.play(seat, { type: 'start.take', person });
  // The rules make all of a game's states of events.
  const shared = () => (table.state as StarsState).public;
  const own = Object.values(shared().protagonists).find(({ owner }) => owner === nao.seat);
  table.play(nao.seat, {
    ...{ type: 'check.propose', protagonist: own?.id, skill: 'agility' },
    aim: 'Along the railing, and take the lantern before it goes under',
  });
  table.play(referee.seat, {
    ...{ type: 'check.frame', check: shared().check?.id, action: 'transport', against: '0' },
    risk: 'The water is colder than it can be',
  });
}
