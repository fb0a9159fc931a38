import type { GbmPlay } from '../game';
import { cast } from '../lookups';

/** A span of play after which what was used in it may be used again. */
export type Span = 'downtime' | 'mission';

/** Forgets what every protagonist used in a span: uses are counted under `mission:…` and the like. */
export function resetUses(play: GbmPlay, span: Span): void {
  for (const one of cast(play.state)) {
    const kept = Object.entries(one.uses).filter(([key]) => !key.startsWith(`${span}:`));
    if (kept.length === Object.keys(one.uses).length) continue;
    play.emit({
      type: 'protagonistChanged',
      id: one.id,
      changes: { uses: Object.fromEntries(kept) },
    });
  }
}
