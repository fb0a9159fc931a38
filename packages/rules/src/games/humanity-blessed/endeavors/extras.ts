import type { HumanityPlay } from '../game';
import type { Endeavor, Extra } from './endeavor';
import { isIn, opponents, update } from './find';

/** Somebody is owed an action out of turn, after those that are owed already. */
export function addExtra(play: HumanityPlay, extra: Omit<Extra, 'id'>): void {
  const { endeavor } = play.state.public;
  if (endeavor) update(play, { extras: [...endeavor.extras, { ...extra, id: play.id('extra') }] });
}

/** The first of what is owed is over. */
export function dropExtra(play: HumanityPlay, id: string): void {
  const { endeavor } = play.state.public;
  if (endeavor) update(play, { extras: endeavor.extras.filter((one) => one.id !== id) });
}

/** Whom an Attack out of turn may go against now (HUM-1203, 1206). */
export function againstNow(endeavor: Endeavor, { who, against }: Extra): string[] {
  const one = endeavor.participants[who];
  if (!one) return [];
  return opponents(endeavor, one)
    .map(({ character }) => character)
    .filter((id) => against?.includes(id) ?? true);
}

/** Whether there is nothing to be done with it any more. */
export function isPointless(endeavor: Endeavor, extra: Extra): boolean {
  if (!isIn(endeavor, extra.who)) return true;
  if (extra.kind === 'fatigue') return (endeavor.participants[extra.who]?.fatigue ?? 0) === 0;
  if (extra.kind === 'operated') return false;
  if (extra.kind === 'adrift') return !isAdrift(endeavor, extra.who);
  return againstNow(endeavor, extra).length === 0;
}

/** Whether somebody stands on the track of a unit that is out of it (HUM-1225). */
export function isAdrift(endeavor: Endeavor, who: string): boolean {
  const one = endeavor.participants[who];
  const unit = one && endeavor.tracks[one.track]?.unit;
  return unit !== undefined && isIn(endeavor, who) && !isIn(endeavor, unit);
}
