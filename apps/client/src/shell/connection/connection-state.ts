/** How the connection is shown. `ended` is final: this link no longer leads to a seat. */
export type Status = 'connecting' | 'live' | 'offline' | 'ended';

/**
 * One line to the table, from being live to losing it; a question to the server; a rest before the next try. Each
 * stands in the state while it counts, and whatever belongs to an earlier one is told by that.
 */
export type Line = symbol;
export type Question = symbol;
export type Rest = symbol;

/** Has not been greeted yet, or not since it lost its line: the transport tries by itself, unless it rests. */
type Away = { is: 'connecting' } | { is: 'offline'; rest: Rest | null };
/** Holds what its seat may see, and is told what changes. */
interface Live {
  is: 'live';
  line: Line;
}
/** Was greeted, or has missed something, and has asked what it lacks. */
interface CatchingUp {
  is: 'catching up';
  question: Question;
  /** Something more was missed since it asked. */
  missed: boolean;
  /** As what it goes on meanwhile. */
  from: Away | Live;
}
/** Over: the page has gone elsewhere (`left`), or the link leads to no seat (`ended`). */
type Over = { is: 'left' } | { is: 'ended' };

export type ConnectionState = Away | CatchingUp | Live | Over;

export type ConnectionEvent =
  /** The server has greeted: what is lacking comes along, or is asked for. */
  | { type: 'greeted'; question: Question }
  /** Something has not come, or may not have. */
  | { type: 'missed'; question: Question }
  | { type: 'answered'; question: Question }
  /** No answer came, or none that helps. */
  | { type: 'unanswered'; question: Question; rest: Rest }
  | { type: 'lost' }
  /** Was told to send nothing for a while. */
  | { type: 'sent to rest'; rest: Rest }
  | { type: 'rested'; rest: Rest }
  | { type: 'leave' }
  | { type: 'end' };

export const start: ConnectionState = { is: 'connecting' };

/** The state after an event; the very same where that event means nothing to it (any more). */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (state.is === 'left' || state.is === 'ended') return state;
  switch (event.type) {
    case 'greeted':
      return asking(event.question, state.is === 'catching up' ? state.from : state);
    case 'missed':
      if (state.is === 'live') return asking(event.question, state);
      return state.is === 'catching up' ? { ...state, missed: true } : state;
    case 'answered':
      // A new line is named after what has brought it about.
      return isAsked(state, event.question)
        ? { is: 'live', line: lineOf(state) ?? event.question }
        : state;
    case 'unanswered':
      return isAsked(state, event.question) ? { is: 'offline', rest: event.rest } : state;
    case 'lost':
      return state.is === 'offline' ? state : { is: 'offline', rest: null };
    case 'sent to rest':
      return { is: 'offline', rest: event.rest };
    case 'rested':
      return state.is === 'offline' && state.rest === event.rest
        ? { is: 'offline', rest: null }
        : state;
    case 'leave':
      return { is: 'left' };
    case 'end':
      return { is: 'ended' };
  }
}

/** How a state is shown. Whoever catches up is shown as before: most have all a moment later. */
export function statusOf(state: ConnectionState): Status {
  if (state.is === 'catching up') return statusOf(state.from);
  return state.is === 'left' ? 'offline' : state.is;
}

/** The line over which commands go; `null` while there is none. */
export function lineOf(state: ConnectionState): Line | null {
  if (state.is === 'catching up') return lineOf(state.from);
  return state.is === 'live' ? state.line : null;
}

/** Whether it is this question whose answer is waited for. */
export function isAsked(state: ConnectionState, question: Question): state is CatchingUp {
  return state.is === 'catching up' && state.question === question;
}

const asking = (question: Question, from: Away | Live): CatchingUp => ({
  is: 'catching up',
  question,
  missed: false,
  from,
});
