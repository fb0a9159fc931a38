import { sumOf, totalsFrom } from '../asking';
import { HARM_SLOTS, RECOVERY_SEGMENTS } from '../constants';
import type { GbmPlay } from '../game';
import { nameOf, protagonist } from '../lookups';
import type { GbmState, HarmTag, Protagonist, ProtagonistId } from '../state';
import { offerRewording } from './rewording';

/** What became of harm that had to be recorded. */
export type HarmOutcome = { recorded: 1 | 2 | 3 } | { catastrophe: true } | { fatal: true };

/**
 * Finds where harm goes: its own level, or the next with a free slot (GBM-CON-016, 017). A full
 * level 3 is a catastrophe that the director rules on (GBM-CON-019); level 4 is fatal (GBM-CON-018).
 */
export function placeHarm(harm: readonly HarmTag[], level: 1 | 2 | 3 | 4): HarmOutcome {
  if (level === 4) return { fatal: true };
  for (const slot of [1, 2, 3] as const) {
    if (slot < level) continue;
    if (harm.filter((tag) => tag.level === slot).length < HARM_SLOTS[slot])
      return { recorded: slot };
  }
  return { catastrophe: true };
}

/** Records a harm tag where there is room. The caller deals with a catastrophe or fatal harm. */
export function recordHarm(
  play: GbmPlay,
  id: ProtagonistId,
  level: 1 | 2 | 3 | 4,
  text: string,
): HarmOutcome {
  const one = protagonist(play.state, id);
  const outcome = placeHarm(one.harm, level);
  if ('recorded' in outcome) {
    const tag: HarmTag = { id: play.id('harm'), level: outcome.recorded, text, shrugged: false };
    play.emit({ type: 'protagonistChanged', id, changes: { harm: [...one.harm, tag] } });
  }
  return outcome;
}

/** What keeps segments of a recovery clock filled for good, and how many (GBM-PB-TIM-014). */
export function recoveryFloor(
  state: GbmState,
  one: Protagonist,
): { segments: number; sources: string[] } {
  const filling = totalsFrom('recoveryFilled', { state, self: one });
  // One segment is always left to mark, or the clock would never stop filling.
  return {
    segments: Math.min(RECOVERY_SEGMENTS - 1, sumOf(filling)),
    sources: filling.map(({ source }) => source),
  };
}

/** Segments of a recovery clock that are marked, with those that are always filled. */
export function recoveryMarked(state: GbmState, one: Protagonist): number {
  return Math.max(one.recovery, recoveryFloor(state, one).segments);
}

/**
 * Marks segments of a recovery clock (GBM-CON-022…025): each time it fills, level 1 harm is erased
 * and the rest goes down a level. What is over carries forward while harm is left, on top of what
 * stays filled for good.
 *
 * @returns a sentence that says what changed, for the log.
 */
export function advanceRecovery(play: GbmPlay, id: ProtagonistId, segments: number): string {
  const one = protagonist(play.state, id);
  // Asked first, because what is emitted changes the draft.
  const hurt = one.harm.length > 0;
  const floor = recoveryFloor(play.state, one);
  const after = recover(one, segments, floor.segments);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { harm: after.harm, recovery: after.recovery },
  });
  if (after.times > 0) offerRewording(play, id);
  if (!hurt) return `${nameOf(one)} has no harm to recover from.`;
  const filled = after.times > 0 ? ', the clock fills: harm eases by a level' : '';
  const kept = after.times > 0 && floor.segments > 0 ? ` (${keptFilled(floor)})` : '';
  return `${nameOf(one)}: recovery +${segments}${filled}; ${after.recovery} of ${RECOVERY_SEGMENTS} marked${kept}.`;
}

/** Why a recovery clock is never empty, in a few words. */
export function keptFilled({ segments, sources }: ReturnType<typeof recoveryFloor>): string {
  return `${sources.join(', ')}: ${segments} always filled`;
}

function recover(one: Protagonist, segments: number, floor: number) {
  let recovery = Math.max(floor, one.recovery) + segments;
  let harm = one.harm.map((tag) => ({ ...tag }));
  let times = 0;
  while (recovery >= RECOVERY_SEGMENTS && harm.length > 0) {
    recovery -= RECOVERY_SEGMENTS - floor;
    times += 1;
    harm = harm.flatMap((tag): HarmTag[] =>
      tag.level === 1 ? [] : [{ ...tag, level: tag.level === 3 ? 2 : 1 }],
    );
  }
  return { harm, recovery: harm.length === 0 ? floor : recovery, times };
}
