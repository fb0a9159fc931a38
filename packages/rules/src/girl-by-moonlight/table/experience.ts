import { XP_MAX } from '../constants';
import type { GbmPlay } from '../game';
import type { ProtagonistId } from '../state';
import type { XpTrack } from '../vocabulary';
import { titled } from '../vocabulary';
import { nameOf, protagonist } from './lookups';

/**
 * Marks xp on a track. A full track empties and earns an advance; what is over carries on
 * (GBM-XP-004).
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
  const total = one.xp[track] + marks;
  const advances = Math.floor(total / XP_MAX[track]);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      xp: { ...one.xp, [track]: total % XP_MAX[track] },
      ...(advances > 0
        ? { advances: { ...one.advances, [track]: one.advances[track] + advances } }
        : {}),
    },
  });
  const earned = advances > 0 ? ' The track is full: an advance!' : '';
  return `${nameOf(one)} marks ${marks} xp in ${titled(track)} (${why}).${earned}`;
}

/** Marks xp of the group (GBM-XP-009, 010). */
export function markSeriesXp(play: GbmPlay, marks: number, why: string): string {
  const { series } = play.state.public;
  const total = series.xp + marks;
  const advances = Math.floor(total / XP_MAX.series);
  play.emit({
    type: 'seriesChanged',
    changes: {
      xp: total % XP_MAX.series,
      ...(advances > 0 ? { advances: series.advances + advances } : {}),
    },
  });
  return `The series marks ${marks} xp (${why}).${advances > 0 ? ' The track is full: an advance!' : ''}`;
}
