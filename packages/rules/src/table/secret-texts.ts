import { z } from 'zod';
import type { BaseState, SeatId } from '../engine';
import type { Evolves, OfferContext } from './area';
import { command, needed } from './command';
import { textField } from './fields';
import type { MovePlay } from './moves';
import { Moves } from './moves';
import { takenSince } from './passed-on';
import type { TablePlay } from './play';

/** What people have written that nobody else reads yet, such as what each of them is after. */
export interface WithSecretTexts extends BaseState {
  public: BaseState['public'] & {
    /** Who has written one, by its kind; of what has come to light, nobody. Missing until somebody has. */
    written?: Record<string, Record<SeatId, true>>;
  };
  seats: Record<SeatId, BaseState['seats'][string] & { texts?: Record<string, string> }>;
}

export type SecretTextEvent =
  | { type: 'secretTextWritten'; kind: string; seat: SeatId; text: string }
  | { type: 'secretTextForgotten'; kind: string; seat: SeatId };

type SecretPlay<S extends WithSecretTexts = WithSecretTexts> = TablePlay<S, SecretTextEvent>;

/** A kind of text that each writes for themselves. */
export interface SecretText<S extends WithSecretTexts> {
  /** Tells it from the others of the game, for as long as campaigns are kept. */
  readonly kind: string;
  /** What it is called, as in “Your goal”. */
  readonly label: string;
  /** Who may write one now. Called for each seat after each command. */
  mayWrite(state: S, seat: SeatId): boolean;
  /** Whether a command may bring it to light by `reveal`. */
  revealedBy(command: { type: string }): boolean;
}

/** How long it may be, in letters. */
const LETTERS_MAX = 300;

const evolves: Evolves<WithSecretTexts, SecretTextEvent> = {
  secretTextWritten(state, { kind, seat, text }) {
    const own = state.seats[seat];
    if (!own) return;
    own.texts = { ...own.texts, [kind]: text };
    state.public.written = {
      ...state.public.written,
      [kind]: { ...state.public.written?.[kind], [seat]: true },
    };
  },
  secretTextForgotten(state, { kind, seat }) {
    delete state.seats[seat]?.texts?.[kind];
    delete state.public.written?.[kind]?.[seat];
  },
};

/** Texts that others know of and nobody reads before `reveal` (TABLE-136). */
export function secretTexts<S extends WithSecretTexts, P extends SecretPlay<S> & MovePlay<S>>(
  ...kinds: readonly SecretText<S>[]
) {
  const moves = new Moves<S, P>((context) => context);
  const write = moves.about(
    {
      part: 'kind',
      what: 'text',
      all: ({ state, seat }: Omit<OfferContext<S>, 'add'>) =>
        kinds.filter((one) => one.mayWrite(state, seat.id)),
      idOf: ({ kind }) => kind,
    },
    'sheet',
    (move) => [
      move(command('secret.write', { kind: z.string().max(64), text: needed(LETTERS_MAX) }), {
        ways({ state, seat }, { kind, label }) {
          const before = state.seats[seat.id]?.texts?.[kind] ?? '';
          return { label, fields: [textField('text', label, LETTERS_MAX, before, true)] };
        },
        do: (play, { text }, { seat }, { kind }) =>
          play.emit({ type: 'secretTextWritten', kind, seat: seat.id, text }),
      }),
    ],
  );
  return {
    ...moves.area(write),
    evolves,
    seatFields: ['texts'],
    discloses: (state: S, sent: { type: string }) =>
      kinds.some((one) => one.revealedBy(sent))
        ? Object.keys(state.seats).map((seat) => ['seats', seat, 'texts'])
        : [],
    onPassedOn: (play: P, seat: SeatId) => forgetTexts(play, seat),
    after(play: P, sent: { type: string }) {
      for (const seat of takenSince(play, sent)) forgetTexts(play, seat);
    },
  };
}

/** Brings all texts of a kind to light, a line each: no undo makes them unheard (TABLE-018). */
export function reveal(
  play: SecretPlay,
  { kind }: Pick<SecretText<never>, 'kind'>,
  words: (name: string, text: string) => string,
): void {
  for (const [seat, { name }] of Object.entries(play.state.public.table.seats)) {
    const text = play.state.seats[seat]?.texts?.[kind];
    if (text === undefined) continue;
    play.emit({ type: 'secretTextForgotten', kind, seat });
    play.say(words(name, text), { reveals: true });
  }
}

/** What somebody has written for themselves goes with them (TABLE-084). */
function forgetTexts(play: SecretPlay, seat: SeatId): void {
  for (const kind of Object.keys(play.state.seats[seat]?.texts ?? {})) {
    play.emit({ type: 'secretTextForgotten', kind, seat });
  }
}
