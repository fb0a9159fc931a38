import { HARM_SLOTS, RECOVERY_SEGMENTS } from '../constants';
import type { GbmPlay } from '../game';
import type { HarmTag, Protagonist, ProtagonistId } from '../state';
import { nameOf, protagonist } from './lookups';

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

/**
 * Marks segments of a recovery clock (GBM-CON-022…025): each time it fills, level 1 harm is erased
 * and the rest goes down a level. What is over carries forward while harm is left.
 *
 * @returns a sentence that says what changed, for the log.
 */
export function advanceRecovery(play: GbmPlay, id: ProtagonistId, segments: number): string {
  const one = protagonist(play.state, id);
  // Asked first, because what is emitted changes the draft.
  const hurt = one.harm.length > 0;
  const after = recover(one, segments);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { harm: after.harm, recovery: after.recovery },
  });
  if (!hurt) return `${nameOf(one)} has no harm to recover from.`;
  const filled = after.times > 0 ? ', the clock fills: harm eases by a level' : '';
  return `${nameOf(one)}: recovery +${segments}${filled}; ${after.recovery} of ${RECOVERY_SEGMENTS} marked.`;
}

function recover(one: Protagonist, segments: number) {
  let { recovery } = one;
  let harm = one.harm.map((tag) => ({ ...tag }));
  let times = 0;
  recovery += segments;
  while (recovery >= RECOVERY_SEGMENTS && harm.length > 0) {
    recovery -= RECOVERY_SEGMENTS;
    times += 1;
    harm = harm.flatMap((tag): HarmTag[] =>
      tag.level === 1 ? [] : [{ ...tag, level: tag.level === 3 ? 2 : 1 }],
    );
  }
  return { harm, recovery: harm.length === 0 ? 0 : recovery, times };
}
