import { z } from 'zod';
import type { Field, FieldOption, Refusal, RuleId, Seat, SeatId } from '../engine';
import { barred, refuse, refuseFor } from '../engine';
import type { StandingPrompt } from './area';
import { tableBeat } from './beats';
import { command, id } from './command';
import { choiceField } from './fields';
import { Moves } from './moves';
import type { NoteEvent, WithNotes } from './notes';
import { passNotes } from './notes';
import type { TablePlay } from './play';
import type { TableWords } from './words';

/** Somebody has asked another one to swap chairs with them: one of them directs, the other plays. */
export interface ChairSwap {
  by: SeatId;
  to: SeatId;
  /** What becomes of the player’s character, once the player has chosen. */
  fate?: string;
  /** Whoever directs would like to play that character on. */
  takes?: true;
}

export interface WithChairs extends WithNotes {
  public: WithNotes['public'] & { chairs?: ChairSwap };
}

export type ChairEvent = { type: 'chairsAsked'; swap: ChairSwap | null };

/** The two people of a swap. */
export interface Chairs {
  /** Who directs, until it is done. */
  director: Seat;
  /** Who plays, until it is done. */
  player: Seat;
}

/** One decision about chairs. */
export type ChairPlay<S extends WithChairs> = TablePlay<S, ChairEvent | NoteEvent>;

/** What a game has to say about swapping chairs. `P` is what it asks of a decision. */
export interface ChairOptions<S extends WithChairs, P extends ChairPlay<S>> {
  words: TableWords;
  /** The rule by which it is done, and only when `refusal` has nothing against it. */
  rule: RuleId;
  /** What stands in the way now, and what to do instead. */
  refusal(state: S): { message: string; instead: string } | null;
  /** What may become of the player’s character; nothing where there is none. */
  fates(state: S, chairs: Chairs, takes: boolean): FieldOption[];
  /** Called when both sit in their new chairs. Gives notes for the log. */
  settle(play: P, chairs: Chairs, fate: string | undefined): string[];
}

const PROMPT = 'chairs';

/** Applies what can happen to chairs. `state` is a draft and is changed in place. */
export function evolveChairs(state: WithChairs, { swap }: ChairEvent): void {
  if (swap) state.public.chairs = swap;
  else delete state.public.chairs;
}

/** Who has asked whom, as long as both still sit where they sat; `null` where nothing is asked. */
export function swapAsked({ public: { table, chairs } }: WithChairs): ChairSwap | null {
  if (!chairs) return null;
  const pair = pairOf(table.seats[chairs.by], table.seats[chairs.to]);
  return pair ? chairs : null;
}

const askCommand = command('chairs.ask', {
  seat: id,
  /** What becomes of the character of who asks, if they play. */
  fate: id.optional(),
  /** Who asks directs, and would like to play the other’s character on. */
  takes: z.boolean().default(false),
});
const answerCommand = command('chairs.answer', { agree: z.boolean(), fate: id.optional() });
const withdrawCommand = command('chairs.withdraw', {});

/** Its commands: one asks, the other answers. */
export const chairCommands = [askCommand, answerCommand, withdrawCommand] as const;

/**
 * Director and player swap their chairs, with all that hangs on them (TABLE-100…104): one asks, the other
 * agrees. Who of them plays says what becomes of the character; private notes go with who wrote them.
 */
export function chairs<S extends WithChairs, P extends ChairPlay<S>>(options: ChairOptions<S, P>) {
  const moves = new Moves<S, P>((context) => context);
  return {
    ...moves.area(asking(moves, options), answering(moves, options)),
    betweenSessions: true,
    evolves: { chairsAsked: evolveChairs },
    prompts: (state: S) => chairPrompts(state, options),
  } as const;
}

const asking = <S extends WithChairs, P extends ChairPlay<S>>(
  moves: Moves<S, P>,
  options: ChairOptions<S, P>,
) =>
  moves
    .where(({ state }) => inTheWay(state, options) ?? isAsked(state))
    .about(
      {
        part: 'seat',
        what: 'seat',
        all: ({ state, seat }) =>
          Object.values(state.public.table.seats).flatMap((other) => pairOf(seat, other) ?? []),
        idOf: (pair: Pair) => pair.other.id,
        find({ state, seat }, other) {
          const { seats } = state.public.table;
          return pairOf(seat, Object.hasOwn(seats, other) ? seats[other] : undefined) ?? noPair();
        },
      },
      'chairs',
      (move) => [
        move(askCommand, {
          ways({ state, director }, pair) {
            const { other } = pair;
            const fates = options.fates(state, pair, true);
            if (!director) {
              return { label: `Ask ${other.name} to let you direct`, ...fateFields(fates) };
            }
            const label = 'I would play on whom they played';
            const takes = { name: 'takes', kind: 'switch', label, initial: true } as const;
            return {
              label: `Ask ${other.name} to direct`,
              ...(fates.length > 0 ? { fields: [takes] } : {}),
            };
          },
          do(play, { fate, takes }, { state, seat, director }, pair) {
            const chosen = director ? undefined : fateOf(options.fates(state, pair, true), fate);
            const swap: ChairSwap = {
              by: seat.id,
              to: pair.other.id,
              ...(chosen ? { fate: chosen } : {}),
              ...(director && takes ? { takes } : {}),
            };
            const line = `${seat.name} asks ${pair.other.name} to swap chairs: ${pair.player.name} would direct.`;
            play.emit({ type: 'chairsAsked', swap });
            play.say(line);
          },
        }),
      ],
    );

const answering = <S extends WithChairs, P extends ChairPlay<S>>(
  moves: Moves<S, P>,
  options: ChairOptions<S, P>,
) => {
  /** What may become of the character of whoever is asked, or of who has asked. */
  const fatesOf = (state: S, { by, takes }: ChairSwap, pair: Pair) =>
    options.fates(state, pair, by === pair.player.id || takes === true);

  return moves.where(nobodyIsAsked).once('chairs', (move) => [
    move(withdrawCommand, {
      unless({ state, seat }) {
        if (swapAsked(state)?.by === seat.id) return null;
        return barred('not-yours', 'Who has asked can withdraw it.', {
          instead: 'Answer it, if you are asked.',
          rule: 'TABLE-101',
        });
      },
      ways: () => ({ label: 'Withdraw it' }),
      do(play, _, { seat }) {
        play.emit({ type: 'chairsAsked', swap: null });
        play.say(`${seat.name} does not ask any more.`);
      },
    }),
    // Only the person who is asked answers, and nobody for them: also who directs does not.
    move(answerCommand, {
      unless({ state, seat }, { fate }) {
        const swap = swapAsked(state);
        const to = swap?.to ?? '';
        if (to !== seat.id) {
          return barred('not-yours', `That is asked of ${nameAt(state, to)}.`, {
            instead: 'Nobody else can answer it.',
            rule: 'TABLE-101',
          });
        }
        const pair = swap && pairOf(seat, state.public.table.seats[swap.by]);
        const wrong = pair && fate !== undefined && noFate(fatesOf(state, swap, pair), fate);
        return inTheWay(state, options) ?? (wrong || null);
      },
      *ways({ state, seat }) {
        const swap = swapAsked(state);
        const pair = swap && pairOf(seat, state.public.table.seats[swap.by]);
        if (!pair) return;
        const { player } = pair;
        const asked = { place: 'prompt', prompt: PROMPT } as const;
        const own = seat.id === player.id;
        yield {
          ...asked,
          with: { agree: true as const },
          label: 'Swap chairs',
          detail: `${own ? 'You direct' : `${player.name} directs`} from now on.`,
          ...fateFields(own ? fatesOf(state, swap, pair) : []),
        };
        yield { ...asked, with: { agree: false as const }, label: 'Stay as we are', order: 1 };
      },
      do(play, { agree, fate }, { state, seat }) {
        const swap = swapAsked(state);
        const pair = swap && pairOf(seat, state.public.table.seats[swap.by]);
        if (!pair) return;
        if (agree) {
          const wanted = seat.id === pair.player.id ? fate : swap.fate;
          carryOut(play, pair, fateOf(fatesOf(state, swap, pair), wanted), options);
          return;
        }
        play.emit({ type: 'chairsAsked', swap: null });
        play.say(`${seat.name} stays in their chair.`);
      },
    }),
  ]);
};

function carryOut<S extends WithChairs, P extends ChairPlay<S>>(
  play: P,
  chairs: Chairs,
  fate: string | undefined,
  options: ChairOptions<S, P>,
): void {
  // Copies: what they were is gone as soon as the first of them sits down.
  const director = { ...chairs.director };
  const player = { ...chairs.player };
  play.emit({ type: 'chairsAsked', swap: null });
  play.emit({ type: 'seatTaken', seat: { ...player, role: 'director' } });
  play.emit({ type: 'seatTaken', seat: { ...director, role: 'protagonist' } });
  passNotes(play, { from: director.id, to: player.id });
  const notes = options.settle(play, { director, player }, fate);
  play.say(`${player.name} directs from now on, and ${director.name} plays.`, {
    beat: tableBeat('chairs', player.id, director.id),
    notes,
  });
}

/** What the game has against it now, if anything. */
function inTheWay<S extends WithChairs, P extends ChairPlay<S>>(
  state: S,
  { refusal, rule }: ChairOptions<S, P>,
): Refusal | null {
  const against = refusal(state);
  return against && barred('wrong-moment', against.message, { instead: against.instead, rule });
}

/** Why nobody asks, if so: somebody has asked already. */
function isAsked(state: WithChairs): Refusal | null {
  const asked = swapAsked(state);
  if (!asked) return null;
  const { by, to } = asked;
  return barred('already-done', `${nameAt(state, by)} has asked ${nameAt(state, to)} already.`, {
    instead: 'Wait for the answer, or let it be withdrawn.',
    rule: 'TABLE-009',
  });
}

function nobodyIsAsked({ state }: { state: WithChairs }): Refusal | null {
  if (swapAsked(state)) return null;
  return barred('not-found', 'Nobody is asked to swap chairs now.', {
    instead: 'Ask somebody first.',
    rule: 'TABLE-008',
  });
}

function noPair(): never {
  refuse('not-allowed', 'Chairs are swapped by somebody who directs and somebody who plays.', {
    instead: 'Choose somebody who sits at the table in the other role.',
    rule: 'TABLE-100',
  });
}

/** What becomes of a character, if it is one of what may. */
function fateOf(open: readonly FieldOption[], fate: string | undefined): string | undefined {
  refuseFor(noFate(open, fate));
  return open.length === 0 ? undefined : fate;
}

/** Why a character does not come to that, if so. */
function noFate(open: readonly FieldOption[], fate: string | undefined): Refusal | null {
  if (open.length === 0 || open.some(({ value }) => value === fate)) return null;
  return barred('malformed', 'Whoever plays says what becomes of their character.', {
    instead: `Choose ${open.map(({ label }) => `“${label}”`).join(' or ')}.`,
    rule: 'TABLE-007',
  });
}

/** The two of them, seen by one. */
interface Pair extends Chairs {
  other: Seat;
}

/** Who of two directs and who plays; `null` where they do not. */
function pairOf(one: Seat | undefined, other: Seat | undefined): Pair | null {
  if (!one || !other || one.vacant || other.vacant) return null;
  if (one.role === 'director' && other.role === 'protagonist') {
    return { director: one, player: other, other };
  }
  return one.role === 'protagonist' && other.role === 'director'
    ? { director: other, player: one, other }
    : null;
}

const nameAt = ({ public: { table } }: WithChairs, id: SeatId): string =>
  table.seats[id]?.name ?? 'Somebody';

const fateFields = (fates: FieldOption[]): { fields?: Field[] } =>
  fates.length === 0
    ? {}
    : {
        fields: [choiceField('fate', 'What becomes of your protagonist?', fates, fates[0]?.value)],
      };

function chairPrompts<S extends WithChairs, P extends ChairPlay<S>>(
  state: S,
  { refusal }: ChairOptions<S, P>,
): StandingPrompt[] {
  const swap = swapAsked(state);
  if (!swap || refusal(state)) return [];
  const { seats } = state.public.table;
  const pair = pairOf(seats[swap.by], seats[swap.to]);
  if (!pair) return [];
  const who = swap.to === pair.player.id ? 'you would direct' : `${pair.player.name} would direct`;
  return [
    {
      id: PROMPT,
      to: [swap.to],
      title: `${nameAt(state, swap.by)} would like to swap chairs`,
      text: `From now on ${who}. Private notes go with whoever wrote them; the desk and its secrets stay with the game.`,
    },
  ];
}
