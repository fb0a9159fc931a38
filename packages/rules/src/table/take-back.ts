import type { BaseState, Log, LogEntry, RecentStep, RewoundState, Seat } from '../engine';
import { linesOf, refuse, rewindable, same } from '../engine';
import type { TableCommand } from './commands';
import type { TablePlay } from './play';
import type { TableWords } from './words';
import { managerWord } from './words';

export type TakeBackCommand = Extract<TableCommand, { type: 'table.take-back' }>;

/** How taking back one’s own step fits a game. */
export interface TakeBackOptions<S extends BaseState> {
  words: TableWords;
  /** Whether a step stays until whoever directs takes it back; see `Brings`. */
  stays?(before: S, after: S): boolean;
}

/**
 * How long after it a step can be taken back by whoever took it, in milliseconds by the server's clock.
 * A client offers it for three seconds less, which leave room for the way there and back.
 */
export const TAKE_BACK_MS = 15_000;

/**
 * Takes back one's own last step (TABLE-051), such as a tap on the wrong button. What others did in
 * secret meanwhile stands, and nobody learns of it. Refuses what dice, the table's people or its eyes
 * had a part in, what others have gone on from, and what is too long ago.
 */
export function takeBackOwn<S extends BaseState>(
  play: TablePlay<S>,
  { to }: TakeBackCommand,
  options: TakeBackOptions<S>,
): void {
  const { words } = options;
  const seat = play.seat();
  const { state, context } = play;
  const step = context.step(to);
  if (step?.by !== seat.id) {
    tooLate('That is no step of yours that you can still take back.', state, words);
  }
  const [heard, desk] = [linesFrom(state.public.log, to), linesFrom(state.director.log, to)];
  if (heard.some(({ undone }) => undone)) {
    refuse('undo-unavailable', 'That has been taken back already.', {
      instead: 'Play on.',
      rule: 'TABLE-008',
    });
  }
  if (context.now - step.at > TAKE_BACK_MS) {
    tooLate('It is too late to take that back yourself.', state, words);
  }
  if (seat.role !== 'director' && options.stays?.(step.before, step.after)) notByOneself();
  refuseWhatStays(seat, step, [...heard, ...desk]);
  const back = withoutStep(step, state);
  if (!back) tooLate('The table has gone on from there.', state, words);
  play.emit({ type: 'rewound', to, alone: true, state: back });
  const shared = heard.length > 0 || !same(step.before.public, step.after.public);
  const [first] = shared ? heard : desk;
  // What only one’s own seat knows of is no line of any log.
  if (!shared && !first && same(onDesk(step.before), onDesk(step.after))) return;
  const what = first ? `that back: ${first.text}` : 'their last step back.';
  play.say(`${seat.name} takes ${what}`, { to: shared ? 'public' : 'director' });
}

/** Refuses steps that nobody takes back by themselves, whenever they ask. */
function refuseWhatStays(
  seat: Seat,
  { before, after }: RecentStep<BaseState>,
  lines: readonly LogEntry[],
): void {
  if (!same(diceOf(before), diceOf(after))) stays('Dice that were rolled stay rolled.');
  const revealed = lines.find(({ reveals }) => reveals);
  if (revealed) {
    refuse('undo-hides-revealed', `The table has already heard this: “${revealed.text}”`, {
      instead: 'Ask whether it is to be taken back even so.',
      rule: 'TABLE-018',
    });
  }
  if (!same(hiddenFrom(seat, before), hiddenFrom(seat, after))) {
    notByOneself();
  }
  // Who asked for a pause is not told, and nobody’s pause is ended by an undo.
  if (lines.some(({ by }) => by === null)) stays('There is no name on that, so it stands.');
  const [then, now] = [before.public, after.public];
  if (!same(then.table, now.table) || !same(pausedIn(then), pausedIn(now))) {
    stays('Seats, sessions and pauses stay as they are.');
  }
  if (takesBack(before.public.log, now.log) || takesBack(before.director.log, after.director.log)) {
    stays('What was taken back is not brought back.');
  }
  // Whoever was let in, and what was said of lines and veils, is no part of an undo (TABLE-082, TABLE-114).
  if (!same(answersIn(before), answersIn(after))) stays('What was answered there stays answered.');
  if (!same(before.beside, after.beside)) stays('The library stays as it is.');
  if (lines.length === 0 && same(rewindable(before), rewindable(after))) {
    stays('There is nothing in that to take back.');
  }
}

const stays = (message: string): never =>
  refuse('undo-unavailable', message, { instead: 'Go on from there.', rule: 'TABLE-051' });

const notByOneself = (): never => stays('That cannot be taken back by oneself.');

/** How far each stream of dice has come. */
const diceOf = (state: BaseState) => [
  state.public.table.dice.rolls,
  state.director.dice.rolls,
  ...Object.values(state.seats).map(({ dice }) => dice?.rolls ?? 0),
];

/** What lies on the desk, apart from its log and its dice. */
const onDesk = (state: BaseState): object => rewindable(state).director;

/** What lies where a seat cannot look. Others may have looked there since. */
function hiddenFrom({ id, role }: Seat, state: BaseState): object {
  const { director, seats } = rewindable(state);
  const { [id]: _own, ...others } = seats;
  return role === 'director' ? others : { director, others };
}

/** What is sealed, but for cards that lie face down. */
function answersIn({ sealed }: BaseState): object {
  const { piles: _piles, limits = {}, ...more } = sealed ?? {};
  return { ...more, limits };
}

const pausedIn = (shared: object): unknown => ('paused' in shared ? shared.paused : undefined);

/** The lines that a command has written. */
const linesFrom = (log: Log, to: number): LogEntry[] =>
  linesOf(log).filter(({ seq }) => seq === to);

/** Whether lines of a log were taken back between two moments. */
const takesBack = (before: Log, after: Log): boolean =>
  after.entries.some((line, place) => {
    const was = before.entries[place];
    return line.undone && was?.seq === line.seq && !was.undone;
  });

/** The state as it would be without a step; `null` where something goes on from that step already. */
function withoutStep(step: RecentStep<BaseState>, state: BaseState): RewoundState | null {
  if (!same(step.after.public, state.public)) return null;
  const before = rewindable(step.before);
  const after = rewindable(step.after);
  const now = rewindable(state);
  const director = withoutChange(before.director, after.director, now.director);
  if (!director) return null;
  // What lies face down goes back as a whole: a step that moves it is one that everybody sees.
  const moved = !same(before.sealed, after.sealed);
  if (moved && !same(after.sealed, now.sealed)) return null;
  const { sealed } = moved ? before : now;
  const seats: RewoundState['seats'] = {};
  for (const [id, seat] of Object.entries(now.seats)) {
    const back = withoutChange(before.seats[id] ?? {}, after.seats[id] ?? {}, seat);
    if (!back) return null;
    seats[id] = back;
  }
  return { public: before.public, director, seats, ...(sealed ? { sealed } : {}) };
}

/**
 * An object with the fields that a step has changed as they were before it, and all others as they are
 * now; `null` where one of them has changed again since.
 */
function withoutChange(before: object, after: object, now: object): object | null {
  const was = new Map<string, unknown>(Object.entries(before));
  const became = new Map<string, unknown>(Object.entries(after));
  const back = new Map<string, unknown>(Object.entries(now));
  for (const name of new Set([...was.keys(), ...became.keys()])) {
    if (same(was.get(name), became.get(name))) continue;
    if (!same(became.get(name), back.get(name))) return null;
    if (was.has(name)) back.set(name, was.get(name));
    else back.delete(name);
  }
  return Object.fromEntries(back);
}

function tooLate(message: string, state: BaseState, words: TableWords): never {
  refuse('undo-unavailable', message, {
    instead: `Play on, or ask ${managerWord(state, words)} to take it back.`,
    rule: 'TABLE-051',
  });
}
