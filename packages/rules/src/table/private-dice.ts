import type { BaseState, SeatId } from '../engine';
import { emptyStream, latest } from '../engine';
import type { TableArea } from './area';
import type { TablePlay } from './play';

/**
 * Fair dice of one person alone, for rolls of which nobody else may know that they were made. Their
 * hash, their count and, when the session has ended, their seed are told to that person only.
 */
export type PrivateDiceEvent =
  | { type: 'privateDiceOpened'; seat: SeatId; hash: string }
  | { type: 'privateDiceClosed'; seat: SeatId; session: number; seed: string };

/** Dice of one's own, for a game in which people roll in private. Needs nobody's command. */
export const privateDice = {
  betweenSessions: true,
  commands: [],
  handlers: {},
  offers() {},
  evolves: { privateDiceOpened: evolvePrivateDice, privateDiceClosed: evolvePrivateDice },
  after: keepPrivateDice,
} satisfies TableArea<BaseState, never, PrivateDiceEvent>;

/** Applies what can happen to private dice. `state` is a draft and is changed in place. */
function evolvePrivateDice(state: BaseState, event: PrivateDiceEvent): void {
  const seat = state.seats[event.seat];
  if (!seat) return;
  seat.dice ??= emptyStream();
  const { dice } = seat;
  if (event.type === 'privateDiceOpened') {
    dice.hash = event.hash;
    dice.rolls = 0;
  } else {
    const { session, seed } = event;
    dice.past.push({ session, hash: dice.hash, seed, rolls: dice.rolls });
    dice.hash = '';
  }
}

/**
 * Sees to it, after any command, that whoever plays has dice for the open session and knows their
 * hash before the first roll, and learns their seed when the session is over.
 */
function keepPrivateDice(play: TablePlay<BaseState, PrivateDiceEvent>): void {
  const state = latest(play.state);
  const { seats, session } = state.public.table;
  const { dice } = play.context;
  for (const { id, role, vacant } of Object.values(seats)) {
    const ready = (state.seats[id]?.dice?.hash ?? '') !== '';
    const stream = `seat:${id}` as const;
    if (session.open && !ready && !vacant && role === 'protagonist') {
      const hash = dice.hash(stream, session.number);
      play.emit({ type: 'privateDiceOpened', seat: id, hash });
    } else if (!session.open && ready) {
      const seed = dice.seed(stream, session.number);
      play.emit({ type: 'privateDiceClosed', seat: id, session: session.number, seed });
    }
  }
}
