import type { HumanityPlay } from '../game';
import { running } from './find';
import { proceed } from './flow';
import { kindOf } from './registry';
import { setFirst, starters } from './rounds';
import { takeUp } from './taking';

/** What follows of a command by itself: what has come of a Check, who begins, goals, and whose turn is next. */
export function follow(play: HumanityPlay, command: { type: string }): void {
  takeUp(play);
  const endeavor = running(play.state);
  if (!endeavor) return;
  kindOf(endeavor).after?.(play, endeavor, command);
  beginWhereClear(play);
  proceed(play);
}

/** Where only one could begin nobody is asked (HUM-1209). */
function beginWhereClear(play: HumanityPlay): void {
  const endeavor = running(play.state);
  if (endeavor?.stage !== 'first') return;
  const [who, ...others] = starters(play.state, endeavor);
  if (who !== undefined && others.length === 0) setFirst(play, who);
}
