import type { GbmPlay } from '../game';
import { abilityOf } from '../library';
import type { EclipseRoll } from '../state';
import { protagonist } from '../table/lookups';

/**
 * Somebody holds on: the eclipse roll is over, whether by its dice, by a friend, or by an ability
 * that counts as one (GBM-STR-007, 008, GBM-PB-HAR-019).
 */
export function holdOn(play: GbmPlay, torn: EclipseRoll): void {
  const roll = { ...torn };
  play.emit({ type: 'eclipseRemoved', protagonist: roll.protagonist });
  decided(play, roll, true);
}

/** The ability that called for the roll says what comes of it; without one, nothing more does. */
export function decided(
  play: GbmPlay,
  { calledBy, protagonist: id }: EclipseRoll,
  held: boolean,
): void {
  if (calledBy === undefined) return;
  const { hooks } = abilityOf(play.state, calledBy) ?? { hooks: null };
  hooks?.onEclipseDecided?.({ state: play.state, self: protagonist(play.state, id), held }, play);
}
