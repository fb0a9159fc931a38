import { refuse, sessionHashes, sessionSeeds } from '../../engine';
import type { GbmPlay, OfferContext } from '../game';
import { onTheTable, unfinished } from '../phases/unfinished';
import type { GbmState } from '../state';
import { cast, nameOf } from './lookups';

/** Starts the next session with fresh dice, whose hashes the table sees first. */
export function startSession(play: GbmPlay): void {
  play.director('start a session');
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
  play.say(`Session ${number} begins.`);
}

/**
 * Ends the session in two steps: first the table goes through its xp questions (GBM-XP-001…), then
 * the session closes and tells the seeds of its dice. Play may stop at any point (GBM-CYC-005), but
 * not in the middle of a roll.
 */
export function endSession(play: GbmPlay): void {
  play.director('end the session');
  const { session } = play.state.public.table;
  if (!session.open) {
    refuse('already-done', `Session ${session.number} has ended.`, {
      instead: 'Start the next session.',
      rule: 'TABLE-013',
    });
  }
  const [first] = onTheTable(play.state);
  if (first) {
    refuse('wrong-moment', `The session cannot end in the middle of something. ${first}`, {
      instead: 'Bring it to an end, or withdraw it, and end the session then.',
      rule: 'GBM-CYC-005',
    });
  }
  if (play.state.public.xpReview === null) {
    play.emit({ type: 'xpReviewSet', review: { done: {}, marked: {}, seriesDone: false } });
    play.say('The session draws to a close: everybody looks back and marks xp.', {
      notes: ['End the session again once the xp is marked.'],
    });
    return;
  }
  play.emit({ type: 'xpReviewSet', review: null });
  play.emit({
    type: 'sessionClosed',
    session: session.number,
    seeds: sessionSeeds(play.context.dice, session.number),
  });
  play.say(`Session ${session.number} ends. The seeds of its dice can be checked now.`);
}

/** Whose xp is still to be marked, in words for the director. */
function waiting(state: GbmState): string {
  const { xpReview } = state.public;
  const left = cast(state)
    .filter(({ id }) => !xpReview?.done[id])
    .map(nameOf);
  if (!xpReview?.seriesDone) left.push('the series');
  return left.length === 0
    ? 'All xp is marked.'
    : `Xp is still to be marked for ${left.join(', ')}. Closing leaves it unmarked.`;
}

export function sessionOffers({ state, director, add }: OfferContext): void {
  if (!director) return;
  const { table, xpReview } = state.public;
  const { number, open } = table.session;
  if (!open) {
    add({
      command: 'session.start',
      with: {},
      label: `Start session ${number + 1}`,
      place: 'next-step',
      primary: true,
    });
  } else if (onTheTable(state).length === 0) {
    add({
      command: 'session.end',
      with: {},
      label: xpReview ? `Close session ${number}` : `End session ${number}`,
      detail: xpReview ? waiting(state) : 'First everybody marks xp; then the session closes.',
      // At an episode's end it is one of the next steps; in the middle of one it is out of the way.
      place: xpReview || episodeIsOver(state) ? 'next-step' : 'session',
      primary: xpReview !== null,
    });
  }
}

function episodeIsOver(state: GbmState): boolean {
  return state.public.phase === 'fallout' && unfinished(state).length === 0;
}
