import type { GbmPlay } from '../game';
import type { Ruled } from '../house-rules';
import { houseRule } from '../house-rules';
import { nameOf, protagonist } from '../lookups';
import { xpLength } from '../series/lengths';
import type { ProtagonistId } from '../state';
import { SERIES_XP, xpOf } from '../telling/named-values';
import type { XpTrack } from '../vocabulary';
import { titled } from '../vocabulary';

/**
 * What marks on a track come to: a full track empties and earns an advance; what is over carries on,
 * or is lost where the table plays it so (GBM-XP-004, AMB-25).
 */
export function readXp(
  state: Ruled,
  track: XpTrack | 'series',
  total: number,
): { xp: number; advances: number } {
  const length = xpLength(state, track);
  if (total < length) return { xp: total, advances: 0 };
  if (houseRule(state, 'carryXp') === 'off') return { xp: 0, advances: 1 };
  return { xp: total % length, advances: Math.floor(total / length) };
}

/**
 * Marks xp on a track (GBM-XP-004).
 *
 * @returns a sentence that says what changed, for the log.
 */
export function markXp(
  play: GbmPlay,
  id: ProtagonistId,
  track: XpTrack,
  marks: number,
  why: string,
): string {
  const one = protagonist(play.state, id);
  const { xp, advances } = readXp(play.state, track, one.xp[track] + marks);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      xp: { ...one.xp, [track]: xp },
      ...(advances > 0
        ? { advances: { ...one.advances, [track]: one.advances[track] + advances } }
        : {}),
    },
  });
  play.because(id, xpOf(track), why);
  const earned = advances > 0 ? ' The track is full: an advance!' : '';
  return `${nameOf(one)} marks ${marks} xp in ${titled(track)} (${why}).${earned}`;
}

/** Marks xp of the group (GBM-XP-009, 010). */
export function markSeriesXp(play: GbmPlay, marks: number, why: string): string {
  const { series } = play.state.public;
  const { xp, advances } = readXp(play.state, 'series', series.xp + marks);
  play.emit({
    type: 'seriesChanged',
    changes: {
      xp,
      ...(advances > 0 ? { advances: series.advances + advances } : {}),
    },
  });
  play.because(null, SERIES_XP, why);
  return `The series marks ${marks} xp (${why}).${advances > 0 ? ' The track is full: an advance!' : ''}`;
}
