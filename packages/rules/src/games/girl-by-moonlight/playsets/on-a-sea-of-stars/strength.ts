import type { GbmPlay } from '../../game';
import { nameById, nameOf } from '../../lookups';
import type { Protagonist } from '../../state';
import { engineNamed, enginesOf } from './engines';
import { ENGINE_RECOVERY, STRENGTH_MAX } from './rules';
import { starsSlot } from './slots';
import type { Engine, EngineId } from './state';

/** Changes one Engine. */
export function changeEngine(play: GbmPlay, id: EngineId, changes: Partial<Engine>): void {
  const { engines } = starsSlot.in(play.state);
  const engine = engineNamed(play.state, id);
  starsSlot.change(play, { engines: { ...engines, [id]: { ...engine, ...changes } } });
}

/** Whether a mission is under way now. */
export function onMission(state: GbmPlay['state']): boolean {
  return state.public.phase === 'mission' && state.public.episode.mission?.stage === 'under-way';
}

/**
 * An Engine loses 1 strength (GBM-SEA-RUL-008…013). With the last of it the Engine breaks: its pilot
 * is out of it, and whoever would pilot it then bonds with it first (GBM-SEA-RUL-014).
 *
 * @returns a sentence that says what changed, for the log.
 */
export function weaken(play: GbmPlay, id: EngineId, why: string): string {
  const { name, strength, pilot, used } = engineNamed(play.state, id);
  if (strength < 1) return `${name} has no strength left to lose (${why}).`;
  const left = strength - 1;
  const broken: Partial<Engine> =
    left > 0 ? {} : { bonded: [], pilot: null, used: used || onMission(play.state) };
  changeEngine(play, id, { strength: left, ...broken });
  const said = `${name}: strength ${strength} → ${left} of ${STRENGTH_MAX} (${why}).`;
  if (left > 0) return said;
  const out = pilot === null ? '' : ` ${nameById(play.state, pilot)} cannot pilot it any more.`;
  return `${said} It is broken.${out}`;
}

/** An Engine is left behind in the field, and loses 1 strength by it; says so (GBM-SEA-RUL-013). */
export function leaveBehind(play: GbmPlay, id: EngineId): string {
  const { used } = engineNamed(play.state, id);
  changeEngine(play, id, { pilot: null, used: used || onMission(play.state), abandoned: true });
  return weaken(play, id, 'left behind in the field');
}

/**
 * Marks segments of an Engine's recovery clock: each time it fills it gives back 1 strength. What is
 * over carries on while strength is missing; with all of it the clock is empty, like that of
 * somebody without harm (GBM-SEA-RUL-015, AMB-44, GBM-CON-025).
 *
 * @returns a sentence that says what changed, for the log.
 */
export function mend(play: GbmPlay, id: EngineId, segments: number): string {
  const { name, strength, recovery } = engineNamed(play.state, id);
  if (strength >= STRENGTH_MAX) return `${name} has all its strength.`;
  const marked = recovery + segments;
  const now = Math.min(STRENGTH_MAX, strength + Math.floor(marked / ENGINE_RECOVERY));
  const over = now >= STRENGTH_MAX ? 0 : marked % ENGINE_RECOVERY;
  changeEngine(play, id, { strength: now, recovery: over });
  const filled = now > strength ? `, strength ${strength} → ${now} of ${STRENGTH_MAX}` : '';
  return `${name}: recovery +${segments}${filled}; ${over} of ${ENGINE_RECOVERY} marked.`;
}

/** Whoever leaves the story pilots nothing any more. */
export function leaveEngines(play: GbmPlay, pilot: string): void {
  for (const { id } of enginesOf(play.state).filter((engine) => engine.pilot === pilot)) {
    changeEngine(play, id, { pilot: null, used: onMission(play.state) });
  }
}

/** Who has bonded with an Engine since its strength ran out, with one more. */
export function bondWith(play: GbmPlay, id: EngineId, one: Protagonist): void {
  const { bonded, name } = engineNamed(play.state, id);
  if (!bonded || bonded.includes(one.id)) return;
  changeEngine(play, id, { bonded: [...bonded, one.id] });
  play.say(`${name} would let ${nameOf(one)} pilot it again.`);
}
