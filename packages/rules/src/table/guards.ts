import type { BaseState, Seat } from '../engine';
import { refuse } from '../engine';
import { managersOf, mayManage } from './managing';
import type { TablePlay } from './play';
import type { TableWords } from './words';
import { managerWord } from './words';

/** The seat that gives the command, if it may manage the table; refuses everybody else. */
export function managing(play: TablePlay<BaseState>, words: TableWords, what: string): Seat {
  const seat = play.seat();
  if (mayManage(play.state, seat)) return seat;
  const names = managersOf(play.state).map(({ name }) => name);
  refuse('not-allowed', `Only ${managerWord(play.state, words)} can ${what}.`, {
    instead: `Ask ${names.join(' or ') || managerWord(play.state, words)}.`,
    rule: 'TABLE-002',
  });
}

/** Refuses everybody but the server, which seats people through links. */
export function serverOnly(play: TablePlay<BaseState>, words: TableWords): void {
  if (play.context.actor.kind === 'server') return;
  refuse('not-allowed', 'Seats are given through links.', {
    instead: `Share the invitation, or ask ${managerWord(play.state, words)} for a link.`,
    rule: 'TABLE-014',
  });
}
