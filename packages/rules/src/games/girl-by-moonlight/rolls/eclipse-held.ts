import { answerTo } from '../asking';
import type { GbmPlay } from '../game';
import { abilityOf } from '../library';
import { nameOf, protagonist } from '../lookups';
import { eclipseDue } from '../sheet/stress';
import type { EclipseRoll } from '../state';

/**
 * Somebody holds on: the eclipse roll is over, whether by its dice, by a friend, or by an ability
 * that counts as one (GBM-STR-007, 008, GBM-PB-HAR-019).
 */
export function holdOn(play: GbmPlay, torn: EclipseRoll): void {
  const roll = { ...torn };
  play.emit({ type: 'eclipseRemoved', protagonist: roll.protagonist });
  decided(play, roll, true);
  rollAgain(play, roll);
}

/**
 * Stress that came while the roll was open asks for one of its own (GBM-STR-005), for as long as they
 * are not in eclipse (AMB-81).
 */
export function rollAgain(play: GbmPlay, { protagonist: id, further = 0 }: EclipseRoll): void {
  const self = protagonist(play.state, id);
  if (further === 0 || self.eclipse || self.status === 'lost') return;
  const more = further > 1 ? { further: further - 1 } : {};
  play.emit({ type: 'eclipseSet', eclipse: { ...eclipseDue(id), ...more } });
  play.say(`${nameOf(self)} took more stress at the limit: another eclipse roll is due.`);
}

/** The ability that called for the roll says what comes of it; without one, nothing more does. */
export function decided(
  play: GbmPlay,
  { calledBy, protagonist: id }: EclipseRoll,
  held: boolean,
): void {
  if (calledBy === undefined) return;
  answerTo(play, id, abilityOf(play.state, calledBy)?.hooks ?? {}, 'eclipseDecided', { held });
}
