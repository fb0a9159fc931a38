import type { Bar, BaseState, Seat } from '../engine';
import { barred, refuse, refuseFor } from '../engine';
import { managersOf, mayManage } from './managing';
import type { TablePlay } from './play';
import type { TableWords } from './words';
import { managerWord } from './words';

/** Why a seat may not manage the table, if so; `what` is open to those alone who may (TABLE-002). */
export function notManaging(
  state: BaseState,
  seat: Seat,
  words: TableWords,
  what: string,
): Bar | null {
  if (mayManage(state, seat)) return null;
  return () => {
    const names = managersOf(state).map(({ name }) => name);
    return barred('not-allowed', `Only ${managerWord(state, words)} can ${what}.`, {
      instead: `Ask ${names.join(' or ') || managerWord(state, words)}.`,
      rule: 'TABLE-002',
    });
  };
}

/** The seat that gives the command, if it may manage the table; refuses everybody else. */
export function managing(play: TablePlay<BaseState>, words: TableWords, what: string): Seat {
  const seat = play.seat();
  refuseFor(notManaging(play.state, seat, words, what));
  return seat;
}

/** Refuses everybody but the server, which seats people through links. */
export function serverOnly(play: TablePlay<BaseState>, words: TableWords): void {
  if (play.context.actor.kind === 'server') return;
  refuse('not-allowed', 'Seats are given through links.', {
    instead: `Share the invitation, or ask ${managerWord(play.state, words)} for a link.`,
    rule: 'TABLE-014',
  });
}
