import type { BaseState, Chapter, Offer, RuleId } from '../engine';
import { refuse, sessionHashes, sessionSeeds } from '../engine';
import type { OfferContext, TableArea } from './area';
import { tableBeat } from './beats';
import type { TableCommand } from './commands';
import { managing } from './guards';
import type { TablePlay } from './play';
import type { TableWords } from './words';

export type SessionCommand = Extract<TableCommand, { type: `session.${string}` }>;

/** What a game has to say about the end of a session. */
export interface SessionOptions<S extends BaseState, E extends { type: string }> {
  words: TableWords;
  /** What is under way and has to be settled before a session ends, a sentence each. */
  underWay(state: S): readonly string[];
  /** The rule by which it has to. */
  rule?: RuleId;
  /**
   * What the table does before the session closes, such as to look back on it. Answers whether that is
   * done; while it is not, the session stays open until it is ended once more.
   */
  beforeClosing?(play: TablePlay<S, E>): boolean;
  /** What stands on the card of a session that begins, besides its number. */
  opening?(state: S): Partial<Omit<Chapter, 'part'>>;
  /** What stands on the card of a session that ends; without it, the end has no card. */
  closing?(state: S): Partial<Omit<Chapter, 'part'>>;
  /** What is told before the session closes, once all that comes first is done. */
  onClosing?(play: TablePlay<S, E>): void;
  /** How ending the session is offered, where that is not the usual way. */
  endOffer?(state: S): Partial<Pick<Offer, 'label' | 'detail' | 'place' | 'primary'>>;
}

/** When the table plays (TABLE-013). */
export function sessions<S extends BaseState, E extends { type: string }>(
  options: SessionOptions<S, E>,
): TableArea<S, SessionCommand, E> {
  return {
    betweenSessions: true,
    handlers: {
      'session.start': (play) => startSession(play, options),
      'session.end': (play) => endSession(play, options),
    },
    offers: (context) => sessionOffers(context, options),
  };
}

/** Starts the next session with fresh dice, whose hashes the table sees first; its card says which it is (TABLE-047). */
function startSession<S extends BaseState, E extends { type: string }>(
  play: TablePlay<S, E>,
  { words, opening }: SessionOptions<S, E>,
): void {
  managing(play, words, 'start a session');
  const { session } = play.state.public.table;
  if (session.open) {
    refuse('already-done', `Session ${session.number} is under way.`, {
      instead: 'Play on, or end it first.',
      rule: 'TABLE-013',
    });
  }
  const number = session.number + 1;
  play.emit({
    type: 'sessionOpened',
    session: number,
    by: play.context.seq,
    hashes: sessionHashes(play.context.dice, number),
  });
  const chapter: Chapter = { part: 'begins', name: `Session ${number}`, ...opening?.(play.state) };
  play.say(`Session ${number} begins.`, { beat: { ...tableBeat('session-begins'), chapter } });
}

/** Closes the session and tells the seeds of its dice, unless something has to come first. */
function endSession<S extends BaseState, E extends { type: string }>(
  play: TablePlay<S, E>,
  { words, underWay, rule = 'TABLE-009', beforeClosing, onClosing, closing }: SessionOptions<S, E>,
): void {
  managing(play, words, 'end the session');
  const { session } = play.state.public.table;
  const { number } = session;
  if (!session.open) {
    refuse('already-done', `Session ${number} has ended.`, {
      instead: 'Start the next session.',
      rule: 'TABLE-013',
    });
  }
  const [first] = underWay(play.state);
  if (first !== undefined) {
    refuse('wrong-moment', `The session cannot end in the middle of something. ${first}`, {
      instead: 'Bring it to an end, or withdraw it, and end the session then.',
      rule,
    });
  }
  if (beforeClosing?.(play) === false) return;
  onClosing?.(play);
  play.emit({
    type: 'sessionClosed',
    session: number,
    seeds: sessionSeeds(play.context.dice, number),
  });
  const said = `Session ${number} ends.`;
  const notes = ['The seeds of its dice can be checked now.'];
  const name = `Session ${number}`;
  const chapter: Chapter | null = closing ? { part: 'ends', name, ...closing(play.state) } : null;
  play.say(said, {
    notes,
    beat: { ...tableBeat('session-ends'), ...(chapter ? { chapter } : {}) },
  });
}

function sessionOffers<S extends BaseState, E extends { type: string }>(
  { state, manages, add }: OfferContext<S>,
  { underWay, endOffer }: SessionOptions<S, E>,
): void {
  if (!manages) return;
  const { number, open } = state.public.table.session;
  if (!open) {
    add({
      command: 'session.start',
      with: {},
      label: `Start session ${number + 1}`,
      place: 'next-step',
      primary: true,
    });
  } else if (underWay(state).length === 0) {
    add({
      command: 'session.end',
      with: {},
      label: `End session ${number}`,
      place: 'session',
      ...endOffer?.(state),
    });
  }
}
