import type { Field, Offer } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { bookTable, type TestTable } from '@moonlit/rules/girl-by-moonlight/testing';

/** The five people of a table, as they are seated in `midMission`: the director comes first. */
export const people = ['bev', 'claire', 'anya', 'dylan', 'sam'] as const;

/** More lines than a state keeps, so that each new one also drops the oldest. */
const LINES = 80;

/** A table in mid-mission, with a spectator, a public clock, and as long a log as it ever gets. */
export function midMission(): { table: TestTable; clock: string } {
  const table = finished(bookTable('mission'))
    .send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' })
    .send('bev', { type: 'clock.create', name: 'The patrol comes back', segments: 6, marked: 2 });
  const clock = Object.keys(table.state.public.clocks)[0];
  if (clock === undefined) throw new Error('The new clock is not there.');
  for (let line = 0; line < LINES; line += 1) table.send('bev', tick(clock, line));
  return { table, clock };
}

/** Chooses what is still open on the sheets of the book's people: by the time of a mission most have done so. */
function finished(table: TestTable): TestTable {
  for (const seat of ['claire', 'anya', 'dylan']) {
    // Twice: some of it is asked for only when the rest stands there.
    for (let look = 0; look < 2; look += 1) {
      for (const { command, with: settled, fields = [] } of ofSheet(table, seat)) {
        const values = Object.fromEntries(fields.map((field) => [field.name, some(field, look)]));
        const whole = { type: command, ...settled, ...values };
        // What is there already is refused, as a second promise about the same person is.
        table.try(seat, girlByMoonlight.commandSchema.parse(whole));
      }
    }
  }
  return table;
}

const ofSheet = (table: TestTable, seat: string): Offer[] =>
  table.offers(seat).filter(({ command }) => command.startsWith('character.'));

/** What stands in a field, or else whatever may: of the options the first, or at a second look the next. */
function some(field: Field, look: number): string | string[] | undefined {
  if (field.kind === 'text') return field.initial || 'As it has always been';
  if (field.kind === 'choice') return (field.options[look] ?? field.options[0])?.value;
  if (field.kind === 'choices')
    return field.options.slice(look, look + 1).map(({ value }) => value);
  return undefined;
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
