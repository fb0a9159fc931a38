import type { BaseState, SeatId } from '../../engine';
import { rewindable, same } from '../../engine';
import { managersOf } from '../../table';
import { differences } from '../difference';
import type { Watching } from '../step';
import { besides } from './besides';

// What holds of taking back, tried beside the table after some of its moves.

/** One in so many steps is taken back. */
const EVERY = 5;

/** All is as it was, and what was offered is offered, when somebody takes their own step back (TABLE-051). */
export const takenBack: Watching = (table, _reach, tally) => {
  const aside = besides(table);
  return ({ table, before, move, number }) => {
    if (move.seat === 'server' || number % EVERY !== 0) return;
    const refusal = aside.follow(table).try(move.seat, { type: 'table.take-back', to: table.seq });
    if (refusal) {
      if (refusal.code.startsWith('undo-')) return;
      throw new Error(`it cannot be taken back: ${refusal.message}`);
    }
    tally('taken back');
    demandSame(rewindable(before), rewindable(aside.state));
    demandSame(offeredIn(before), offeredIn(aside.state));
  };
};

/**
 * An undo brings back what everybody saw, and with it what the command has put at seats, unless that is
 * personal: an answer that stayed there would belong to nothing (TABLE-017).
 */
export const undone: Watching = (table, { personal = {} }, tally) => {
  const aside = besides(table);
  const kept = new Set(['notes', 'dice', 'offers', 'drawers', ...Object.keys(personal)]);
  return ({ table, before, after, move, number }) => {
    // Who sits where stays as it is, and so does what came of it.
    if (PEOPLE.has(move.command.type)) return;
    const [manager] = managersOf(after);
    const moved = Object.keys(after.seats).filter(
      (seat) => !same(heldAt(before, seat, kept), heldAt(after, seat, kept)),
    );
    if (!manager || (moved.length === 0 && number % EVERY !== 1)) return;
    const undo = { type: 'table.undo', to: table.seq, evenIfRevealed: true };
    const refusal = aside.follow(table).try(manager.id, undo);
    if (refusal) {
      if (refusal.code.startsWith('undo-') || refusal.rule.startsWith('TABLE-')) return;
      throw new Error(`it cannot be undone: ${refusal.message}`);
    }
    const shared = differences(sharedIn(before), sharedIn(aside.state));
    if (shared.length > 0) {
      throw new Error(`undone, what everybody sees is not as it was:\n  ${shared.join('\n  ')}`);
    }
    // What only one's own seat knows of is no step of the table.
    if (same(rewindable(before).public, rewindable(after).public) || BACK.has(move.command.type))
      return;
    for (const seat of moved) {
      tally('undone');
      const left = differences(heldAt(before, seat, kept), heldAt(aside.state, seat, kept));
      if (left.length === 0) continue;
      throw new Error(
        `undone, it leaves at the seat of ${seat}:\n  ${left.join('\n  ')}\nWhat goes back with all else is named in \`seatFields\` of its area; what stays with whoever sits there, with its reason, in \`personal\` of testing/reach.ts.`,
      );
    }
  };
};

/** Who sits at a table, and what they are called, is no step of it. */
const PEOPLE: ReadonlySet<string> = new Set(['seat.free', 'seat.take', 'seat.rename']);

/** What goes back itself leaves seats as they are. */
const BACK: ReadonlySet<string> = new Set(['table.undo', 'table.take-back']);

/** What an undo brings back of what everybody sees: all but a pause, and what is computed with who sits there. */
function sharedIn(state: BaseState): object {
  const all = { paused: null, derived: null, ...rewindable(state).public };
  const { paused: _paused, derived: _derived, ...shared } = all;
  return shared;
}

/** One in so many steps somebody leaves, beside the table, and somebody else takes the seat. */
const LEAVES_IN = 15;

/** Nothing that belonged to whoever left comes back to whoever sits there now, by no undo (TABLE-084). */
export const passedOn: Watching = (table, _reach, tally) => {
  const aside = besides(table);
  return ({ table, after, number, pick }) => {
    const seats = Object.values(after.public.table.seats);
    const players = seats.filter(({ role, vacant }) => role === 'protagonist' && !vacant);
    const who = players[pick(Math.max(1, players.length))];
    const [manager] = managersOf(after).filter(({ id }) => id !== who?.id);
    if (!who || !manager || number % LEAVES_IN !== 0) return;
    const seat = who.id;
    aside.follow(table).send('server', { type: 'seat.free', seat });
    aside.send('server', { type: 'seat.take', seat, name: 'Somebody new', role: 'protagonist' });
    const first = heldAt(aside.state, seat, new Set(['offers', 'drawers', 'dice']));
    const back = { type: 'table.undo', to: table.seq + 1, evenIfRevealed: true };
    if (aside.try(manager.id, back)) return;
    tally('passed on');
    const then = heldAt(aside.state, seat, new Set(['offers', 'drawers', 'dice']));
    const more = differences(first, then);
    if (more.length > 0) {
      throw new Error(
        `${seat} has left, somebody else sits there, and an undo gives them:\n  ${more.join('\n  ')}`,
      );
    }
  };
};

/** What lies at a seat, but for some fields. */
function heldAt(state: BaseState, seat: SeatId, but: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(state.seats[seat] ?? {}).filter(([field]) => !but.has(field)),
  );
}

function demandSame(before: unknown, now: unknown): void {
  const found = differences(before, now);
  if (found.length > 0)
    throw new Error(`taken back, it is not as it was:\n  ${found.join('\n  ')}`);
}

/** What everybody is offered, the options of a field in an order of its own: what is brought back may come last. */
function offeredIn({ seats }: BaseState): unknown {
  const all = Object.entries(seats).map(([id, { offers, drawers }]) => [id, { offers, drawers }]);
  const ordered = (_: string, value: unknown) =>
    Array.isArray(value)
      ? [...value].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : value;
  return JSON.parse(JSON.stringify(Object.fromEntries(all), ordered));
}
