import { bookTable, type TestTable } from '@moonlit/rules/girl-by-moonlight/testing';

/** The five people of a table, as they are seated in `midMission`: the director comes first. */
export const people = ['bev', 'claire', 'anya', 'dylan', 'sam'] as const;

/** More lines than a state keeps, so that each new one also drops the oldest. */
const LINES = 80;

/** A table in mid-mission, with a spectator, a public clock, and as long a log as it ever gets. */
export function midMission(): { table: TestTable; clock: string } {
  const table = bookTable('mission')
    .send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' })
    .send('bev', { type: 'clock.create', name: 'The patrol comes back', segments: 6, marked: 2 });
  const clock = Object.keys(table.state.public.clocks)[0];
  if (clock === undefined) throw new Error('The new clock is not there.');
  for (let line = 0; line < LINES; line += 1) table.send('bev', tick(clock, line));
  return { table, clock };
}

/** The commonest command: the director ticks a public clock, forwards and backwards in turn. */
export function tick(clock: string, turn: number) {
  return { type: 'clock.tick' as const, clock, by: turn % 2 === 0 ? 1 : -1, reason: '' };
}

/**
 * An action roll from proposal to end, and the director clearing the stress that the help cost, so
 * that the exchange can be repeated for ever. `by` is a place in `people`.
 */
export const exchange = [
  {
    by: 1,
    command: {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Reach the roof before the guard turns around',
      action: 'forgive',
    },
  },
  { by: 0, command: { type: 'roll.judge', position: 'risky', effect: 'standard' } },
  { by: 2, command: { type: 'roll.assist', protagonist: 'fawn', via: 'stress' } },
  { by: 1, command: { type: 'roll.roll' } },
  { by: 1, command: { type: 'roll.finish' } },
  {
    by: 0,
    command: { type: 'override.protagonist', protagonist: 'fawn', stress: 0, reason: 'Once more' },
  },
] as const;
