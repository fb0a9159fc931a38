import type { BaseState, FieldOption, Play } from '../../engine';
import type { Evolves } from '../area';
import { tableBeat } from '../beats';
import type { TablePlay } from '../play';

/** Who acts one after the other. */
export interface Turns {
  entries: TurnEntry[];
  /** The entry whose turn it is. */
  current: string | null;
  round: number;
  /** Nobody stands in an order: whoever has not acted in this round yet may be next. */
  free?: true;
}

export interface TurnEntry {
  id: string;
  name: string;
  /** What it stands for, where that is something at the table. */
  about: string | null;
  /** Whom it acts together with, in a word. */
  side?: string;
  /** What it has rolled or drawn for its place, as one reads it. */
  drew?: string;
  /** It has acted in this round, where whoever likes is next. */
  acted?: true;
}

export interface WithTurns extends BaseState {
  public: BaseState['public'] & { turns: Turns };
}

export type TurnEvent = { type: 'turnsSet'; turns: Turns };

/** What of a game may stand in the turn order, such as its characters. */
export type Candidates<S> = (state: S) => FieldOption[];

/** A turn order before anybody is in it. */
export const noTurns = (): Turns => ({ entries: [], current: null, round: 1 });

/** Applies what can happen to a turn order. `state` is a draft and is changed in place. */
export const evolveTurns: Evolves<WithTurns, TurnEvent> = {
  turnsSet(state, { turns }) {
    state.public.turns = turns;
  },
};

/** A decision about turns, in which dice may fall. */
export type TurnPlay<S extends WithTurns = WithTurns> = TablePlay<S, TurnEvent> &
  Pick<Play<S, never>, 'roll'>;

/** The next turn, or the one before. After the last comes the first again, and a new round. */
export function stepTurn(play: TurnPlay, by: 1 | -1): void {
  const { entries, current, round, free } = play.state.public.turns;
  if (free) {
    endTurn(play);
    return;
  }
  const last = entries.length - 1;
  const at = entries.findIndex((one) => one.id === current);
  const wraps = at >= 0 && at === (by > 0 ? last : 0);
  const to = at < 0 || wraps ? (by > 0 ? 0 : last) : at + by;
  const entry = entries[to];
  if (!entry) return;
  const now = wraps ? Math.max(1, round + by) : round;
  setTurns(play, { current: entry.id, round: now }, `It is ${entry.name}’s turn.`);
}

/** Where whoever likes is next: one more has acted, and after the last of them comes a new round. */
function endTurn(play: TurnPlay): void {
  const { entries, current, round } = play.state.public.turns;
  const now = withActed(entries, current);
  if (now.some(({ acted }) => !acted)) {
    setTurns(play, { entries: now, current: null }, 'The turn is over: whoever likes is next.');
    return;
  }
  const anew = now.map(({ acted: _, ...entry }) => entry);
  setTurns(play, { entries: anew, current: null, round: round + 1 }, 'All have acted.');
}

/** The same entries, one of which has acted in this round. */
export const withActed = (entries: readonly TurnEntry[], who: string | null): TurnEntry[] =>
  entries.map((entry) => (entry.id === who ? { ...entry, acted: true as const } : entry));

/** Writes the turn order anew, with the parts that are others now, and says so. */
export function setTurns(play: TurnPlay, changes: Partial<Turns>, line: string): void {
  const before = play.state.public.turns;
  const turns = { ...before, ...changes };
  play.emit({ type: 'turnsSet', turns });
  const turn = changes.current ?? null;
  play.say(line, {
    notes: turns.round > before.round ? [`Round ${turns.round} begins.`] : [],
    ...(turn === null ? {} : { beat: tableBeat('turn', turn) }),
  });
}
