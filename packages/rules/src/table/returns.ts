import type { BaseState, Return, SeatId } from '../engine';
import { missing, refuse } from '../engine';
import type { OfferContext, TableArea } from './area';
import type { TableCommand } from './commands';
import { managing, serverOnly } from './guards';
import type { TablePlay } from './play';
import type { TableWords } from './words';

export type ReturnCommand = Extract<TableCommand, { type: `return.${string}` }>;
type Command<T extends ReturnCommand['type']> = Extract<ReturnCommand, { type: T }>;

const MINUTE = 60_000;
/** How long somebody waits for an answer, and has time to sit down when it is yes. */
export const RETURN_MS = 60 * MINUTE;
/** How long nobody may ask for a seat again, after each answer. */
const REST_MS: Readonly<Record<NonNullable<Return['answer']>, number>> = {
  in: MINUTE,
  away: 5 * MINUTE,
  over: MINUTE,
};
/** How many may ask at one table at a time. */
const RETURNS_MAX = 4;

/**
 * Coming back to one’s seat without its link (TABLE-114…117): somebody asks, and whoever manages the table
 * lets them in or does not. Only they learn that anybody asks.
 */
export function returns(words: TableWords): TableArea<BaseState, ReturnCommand> {
  return {
    betweenSessions: true,
    handlers: {
      'return.ask': (play, command) => ask(play, command, words),
      'return.end': (play, command) => end(play, command, words),
      'return.answer': (play, command) => answer(play, command, words),
    },
    offers: returnOffers,
  };
}

/** Who has asked last for a seat, while it stands: waiting, or with an answer that still counts. */
export function returnTo(state: BaseState, seat: SeatId): Return | null {
  const all = state.sealed?.returns ?? {};
  return (Object.hasOwn(all, seat) ? all[seat] : undefined) ?? null;
}

/** The ids of those who have waited so long that nobody will answer them any more (TABLE-116). */
export function overdueReturns(state: BaseState, now: number): string[] {
  return waitingReturns(state).flatMap(([, { id, at }]) => (now - at > RETURN_MS ? [id] : []));
}

/** Whether they were let in, and not so long ago that it is forgotten. */
export const isLetIn = ({ answer, at }: Return, now: number): boolean =>
  answer === 'in' && now - at <= RETURN_MS;

function waitingReturns(state: BaseState): [SeatId, Return][] {
  const all = state.sealed?.returns;
  return all ? Object.entries(all).filter(([, { answer }]) => answer === undefined) : [];
}

function ask(play: TablePlay<BaseState>, { seat, hash }: Command<'return.ask'>, words: TableWords) {
  serverOnly(play, words);
  const { seats } = play.state.public.table;
  const theirs = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
  if (!theirs) missing('There is no such seat at this table.', 'Choose one that there is.');
  if (theirs.vacant) {
    refuse('wrong-moment', 'That seat is free.', {
      instead: 'Sit down in its place.',
      rule: 'TABLE-114',
    });
  }
  const last = returnTo(play.state, seat);
  if (last && last.answer === undefined) {
    refuse('already-done', `Somebody asks for the seat of ${theirs.name} already.`, {
      instead: 'Wait until that is answered, or use your private link.',
      rule: 'TABLE-116',
    });
  }
  if (last?.answer !== undefined && play.context.now - last.at < REST_MS[last.answer]) {
    refuse('wrong-moment', `The seat of ${theirs.name} was asked for a moment ago.`, {
      instead: 'Try again in some minutes, or ask the others for a link.',
      rule: 'TABLE-116',
    });
  }
  if (waitingReturns(play.state).length >= RETURNS_MAX) {
    refuse('limit-reached', 'Several people wait to be let in already.', {
      instead: 'Try again in some minutes, or ask the others for a link.',
      rule: 'TABLE-116',
    });
  }
  const asked: Return = { id: play.id('return'), hash, at: play.context.now };
  play.emit({ type: 'returnSet', seat, asked });
}

/** Whoever asked does not any more, or has waited too long. */
function end(play: TablePlay<BaseState>, command: Command<'return.end'>, words: TableWords): void {
  serverOnly(play, words);
  const [seat, asked] = waitingFor(play, command.ask);
  play.emit({ type: 'returnSet', seat, asked: { ...asked, at: play.context.now, answer: 'over' } });
}

/** Whoever manages the table answers, once. The log tells of those who are let in. */
function answer(
  play: TablePlay<BaseState>,
  { ask: id, letIn }: Command<'return.answer'>,
  words: TableWords,
): void {
  const by = managing(play, words, 'let somebody in');
  const [seat, asked] = waitingFor(play, id);
  play.emit({
    type: 'returnSet',
    seat,
    asked: { ...asked, at: play.context.now, answer: letIn ? 'in' : 'away' },
  });
  if (!letIn) return;
  const whose = play.state.public.table.seats[seat]?.name ?? '';
  play.say(
    by.id === seat
      ? `${whose} goes on on another device.`
      : `${by.name} lets ${whose} in again, on another device.`,
  );
}

function waitingFor({ state }: TablePlay<BaseState>, id: string): [SeatId, Return] {
  const found = waitingReturns(state).find(([, asked]) => asked.id === id);
  return found ?? missing('Nobody asks that any more.', 'Go on playing.', 'TABLE-008');
}

function returnOffers({ state, manages, add }: OfferContext): void {
  if (!manages) return;
  for (const [seat, { id }] of waitingReturns(state)) {
    const name = state.public.table.seats[seat]?.name ?? '';
    const asked = {
      place: 'prompt',
      prompt: id,
      question: {
        title: `${name} asks to be let in again`,
        text: `Somebody who came by the invite says that the seat of ${name} is theirs, and has another device now. If you let them in, the private link that ${name} had until now is dead, on every device.`,
      },
    } as const;
    add({
      command: 'return.answer',
      with: { ask: id, letIn: true },
      label: 'Let them in',
      primary: true,
      ...asked,
    });
    add({
      command: 'return.answer',
      with: { ask: id, letIn: false },
      label: 'Turn them away',
      order: 1,
      ...asked,
    });
  }
}
