import { protagonist } from '../lookups';
import { hasTranscended } from '../sheet/transcendence';
import type { ActionRoll, GbmState, Protagonist, ProtagonistId } from '../state';

/** Who rolls, as they were at the time of the scene: a flashback may lie before transcending (GBM-FLB-005, 006). */
export function actorOf(
  state: GbmState,
  roll: ActionRoll,
  id: ProtagonistId = roll.roller,
): Protagonist {
  const one = protagonist(state, id);
  if (roll.past === null) return one;
  const active = roll.past === 'transcended' && hasTranscended(one);
  return { ...one, transcendence: { ...one.transcendence, active } };
}
