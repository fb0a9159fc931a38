import type { Field, FieldOption, RuleId, Seat, SeatId } from '../engine';
import { missing, refuse } from '../engine';
import type { OfferContext, StandingPrompt, TableArea } from './area';
import { tableBeat } from './beats';
import type { ChairCommand } from './commands';
import { chairCommands } from './commands';
import { choiceField } from './fields';
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

type Command<T extends ChairCommand['type']> = Extract<ChairCommand, { type: T }>;
/** Where its offers are drawn. */
const PLACE = 'chairs';
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

/**
 * Director and player swap their chairs, with all that hangs on them (TABLE-100…104): one asks, the other
 * agrees. Who of them plays says what becomes of the character; private notes go with who wrote them.
 */
export function chairs<S extends WithChairs, P extends ChairPlay<S>>(
  options: ChairOptions<S, P>,
): TableArea<S, ChairCommand, ChairEvent | NoteEvent, P> & {
  readonly commands: typeof chairCommands;
  prompts(state: S): StandingPrompt[];
} {
  return {
    betweenSessions: true,
    commands: chairCommands,
    evolves: { chairsAsked: evolveChairs },
    handlers: {
      'chairs.ask': (play, command) => ask(play, command, options),
      'chairs.answer': (play, command) => answer(play, command, options),
      'chairs.withdraw': withdraw,
    },
    offers: (context) => chairOffers(context, options),
    prompts: (state) => chairPrompts(state, options),
  };
}

function ask<S extends WithChairs, P extends ChairPlay<S>>(
  play: P,
  { seat: id, fate, takes }: Command<'chairs.ask'>,
  options: ChairOptions<S, P>,
): void {
  const seat = play.seat();
  inTheWay(play.state, options);
  const { seats } = play.state.public.table;
  const pair = pairOf(seat, Object.hasOwn(seats, id) ? seats[id] : undefined);
  if (!pair) {
    refuse('not-allowed', 'Chairs are swapped by somebody who directs and somebody who plays.', {
      instead: 'Choose somebody who sits at the table in the other role.',
      rule: 'TABLE-100',
    });
  }
  const asked = swapAsked(play.state);
  if (asked) {
    const { by, to } = asked;
    refuse('already-done', `${nameAt(seats, by)} has asked ${nameAt(seats, to)} already.`, {
      instead: 'Wait for the answer, or let it be withdrawn.',
      rule: 'TABLE-009',
    });
  }
  const plays = seat.id === pair.player.id;
  const chosen = plays ? fateOf(options.fates(play.state, pair, true), fate) : undefined;
  const swap: ChairSwap = {
    by: seat.id,
    to: id,
    ...(chosen ? { fate: chosen } : {}),
    ...(!plays && takes ? { takes } : {}),
  };
  play.emit({ type: 'chairsAsked', swap });
  play.say(
    `${seat.name} asks ${nameAt(seats, id)} to swap chairs: ${pair.player.name} would direct.`,
  );
}

/** Only the person who is asked answers, and nobody for them: also who directs does not. */
function answer<S extends WithChairs, P extends ChairPlay<S>>(
  play: P,
  { agree, fate }: Command<'chairs.answer'>,
  options: ChairOptions<S, P>,
): void {
  const seat = play.seat();
  const { seats } = play.state.public.table;
  const swap = swapAsked(play.state) ?? notAsked();
  if (swap.to !== seat.id) {
    refuse('not-yours', `That is asked of ${nameAt(seats, swap.to)}.`, {
      instead: 'Nobody else can answer it.',
      rule: 'TABLE-101',
    });
  }
  if (!agree) {
    play.emit({ type: 'chairsAsked', swap: null });
    play.say(`${seat.name} stays in their chair.`);
    return;
  }
  inTheWay(play.state, options);
  const pair = pairOf(seat, seats[swap.by]) ?? notAsked();
  const answersForOwn = seat.id === pair.player.id;
  const open = options.fates(play.state, pair, !answersForOwn || swap.takes === true);
  carryOut(play, pair, fateOf(open, answersForOwn ? fate : swap.fate), options);
}

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

function withdraw<S extends WithChairs>(play: ChairPlay<S>): void {
  const seat = play.seat();
  const swap = swapAsked(play.state) ?? notAsked();
  if (swap.by !== seat.id) {
    refuse('not-yours', 'Who has asked can withdraw it.', {
      instead: 'Answer it, if you are asked.',
      rule: 'TABLE-101',
    });
  }
  play.emit({ type: 'chairsAsked', swap: null });
  play.say(`${seat.name} does not ask any more.`);
}

/** Refuses where the game has something against it now. */
function inTheWay<S extends WithChairs, P extends ChairPlay<S>>(
  state: S,
  { refusal, rule }: ChairOptions<S, P>,
): void {
  const against = refusal(state);
  if (!against) return;
  refuse('wrong-moment', against.message, { instead: against.instead, rule });
}

/** What becomes of a character, if it is one of what may. */
function fateOf(open: readonly FieldOption[], fate: string | undefined): string | undefined {
  if (open.length === 0) return undefined;
  if (open.some(({ value }) => value === fate)) return fate;
  refuse('malformed', 'Whoever plays says what becomes of their character.', {
    instead: `Choose ${open.map(({ label }) => `“${label}”`).join(' or ')}.`,
    rule: 'TABLE-007',
  });
}

const notAsked = (): never =>
  missing('Nobody is asked to swap chairs now.', 'Ask somebody first.', 'TABLE-008');

/** Who of two directs and who plays; `null` where they do not. */
function pairOf(one: Seat | undefined, other: Seat | undefined): Chairs | null {
  if (!one || !other || one.vacant || other.vacant) return null;
  if (one.role === 'director' && other.role === 'protagonist') {
    return { director: one, player: other };
  }
  return one.role === 'protagonist' && other.role === 'director'
    ? { director: other, player: one }
    : null;
}

const nameAt = (seats: Readonly<Record<SeatId, Seat>>, id: SeatId): string =>
  seats[id]?.name ?? 'Somebody';

function chairOffers<S extends WithChairs, P extends ChairPlay<S>>(
  context: OfferContext<S>,
  options: ChairOptions<S, P>,
): void {
  const { state, seat, add } = context;
  if (options.refusal(state)) return;
  const swap = swapAsked(state);
  if (!swap) {
    askOffers(context, options);
    return;
  }
  if (swap.by === seat.id) {
    add({ command: 'chairs.withdraw', with: {}, label: 'Withdraw it', place: PLACE });
  }
  const pair = pairOf(state.public.table.seats[swap.by], seat);
  if (swap.to !== seat.id || !pair) return;
  const own = seat.id === pair.player.id;
  const fates = own ? options.fates(state, pair, swap.takes === true) : [];
  add({
    command: 'chairs.answer',
    with: { agree: true },
    label: 'Swap chairs',
    detail: own ? `You direct from now on.` : `${pair.player.name} directs from now on.`,
    place: 'prompt',
    prompt: PROMPT,
    ...fateFields(fates, `What becomes of your protagonist?`),
  });
  add({
    command: 'chairs.answer',
    with: { agree: false },
    label: 'Stay as we are',
    place: 'prompt',
    prompt: PROMPT,
    order: 1,
  });
}

function askOffers<S extends WithChairs, P extends ChairPlay<S>>(
  { state, seat, director, add }: OfferContext<S>,
  { fates }: ChairOptions<S, P>,
): void {
  for (const other of Object.values(state.public.table.seats)) {
    const pair = pairOf(seat, other);
    if (!pair) continue;
    const takes: Field[] =
      director && fates(state, pair, true).length > 0
        ? [
            {
              name: 'takes',
              kind: 'switch',
              label: 'I would play on whom they played',
              initial: true,
            },
          ]
        : [];
    add({
      command: 'chairs.ask',
      with: { seat: other.id },
      label: director ? `Ask ${other.name} to direct` : `Ask ${other.name} to let you direct`,
      place: PLACE,
      ...(director
        ? takes.length > 0
          ? { fields: takes }
          : {}
        : fateFields(fates(state, pair, true), 'What becomes of your protagonist?')),
    });
  }
}

const fateFields = (fates: FieldOption[], label: string): { fields?: Field[] } =>
  fates.length === 0 ? {} : { fields: [choiceField('fate', label, fates, fates[0]?.value)] };

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
      title: `${nameAt(seats, swap.by)} would like to swap chairs`,
      text: `From now on ${who}. Private notes go with whoever wrote them; the desk and its secrets stay with the game.`,
    },
  ];
}
