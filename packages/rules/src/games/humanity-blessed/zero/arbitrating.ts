import { z } from 'zod';
import type { SeatId } from '../../../engine';
import { choiceField, isDirected } from '../../../table';
import { command, id } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import { barred, managersMoves } from '../game';
import type { HumanityState } from '../state';
import { arbiters, arbiterWords } from '../vocabulary';
import { ZERO } from './genre';

/** Those whose turn it may be to have the last word, in the order in which they sit. */
export const takesTurns = ({ public: { table } }: HumanityState) =>
  Object.values(table.seats).filter(({ role, vacant }) => role !== 'spectator' && !vacant);

/** Who comes after somebody, round the table. */
export function nextArbiter(state: HumanityState, now: SeatId | null): SeatId | null {
  const round = takesTurns(state);
  const at = round.findIndex(({ id: one }) => one === now);
  return round[(at + 1) % Math.max(1, round.length)]?.id ?? null;
}

/** Who has the last word where the rules leave it open; it may change in play (HUM-101, 1806). */
export const arbitrating = managersMoves('say who has the last word').once('zero', (move) => [
  move(command('arbiter.set', { arbiter: z.enum(arbiters), seat: id.optional() }), {
    drawer: ZERO,
    unless: ({ state }, { arbiter, seat }) =>
      arbiter === 'gm' && !isDirected(state)
        ? barred('not-allowed', 'Nobody directs at this table.', {
            instead: 'Take turns, vote, or leave it to chance.',
            rule: 'HUM-101',
          })
        : seat !== undefined && !takesTurns(state).some(({ id: one }) => one === seat)
          ? barred('not-found', 'Nobody sits there who could.', {
              instead: 'Name somebody who plays.',
              rule: 'HUM-1806',
            })
          : null,
    *ways({ state }) {
      for (const arbiter of arbiters) {
        if (arbiter === 'gm' && !isDirected(state)) continue;
        const { name, means } = arbiterWords[arbiter];
        yield {
          with: { arbiter },
          label: `The last word: ${name}`,
          detail: means,
          ...(arbiter === 'rotating'
            ? {
                fields: [
                  choiceField(
                    'seat',
                    'Who begins?',
                    takesTurns(state).map(({ id: value, name: label }) => ({ value, label })),
                  ),
                ],
              }
            : {}),
        };
      }
    },
    do(play, { arbiter: kind, seat }, { state }) {
      const one = kind === 'rotating' ? (seat ?? nextArbiter(state, null)) : null;
      play.emit({ type: 'arbiterSet', arbiter: { kind, seat: one } });
      const who = one === null ? arbiterWords[kind].name : state.public.table.seats[one]?.name;
      play.say(`Where the rules leave it to the table, this decides: ${who}.`);
    },
  }),
]);

/** Whoever’s turn it is to have the last word passes it on (HUM-101). */
export const passingOn = arbitersMoves('pass the last word on').once('session', (move) => [
  move(command('arbiter.pass', {}), {
    unless: ({ state: { public: shared } }) =>
      shared.arbiter.kind === 'rotating'
        ? null
        : barred('wrong-moment', 'It is not passed round here.', {
            instead: 'Let each have it in turn first.',
            rule: 'HUM-101',
          }),
    ways: ({ state }) => {
      const next = nextArbiter(state, state.public.arbiter.seat);
      const name = next === null ? 'somebody' : state.public.table.seats[next]?.name;
      return { label: `The last word to ${name}` };
    },
    do(play, _, { state }) {
      const seat = nextArbiter(state, state.public.arbiter.seat);
      play.emit({ type: 'arbiterSet', arbiter: { kind: 'rotating', seat } });
      const name = seat === null ? 'nobody' : state.public.table.seats[seat]?.name;
      play.say(`The last word goes on to ${name}.`);
    },
  }),
]);
