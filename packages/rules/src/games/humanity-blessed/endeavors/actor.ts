import type { Character } from '../characters/character';
import type { HumanityState } from '../state';
import type { Endeavor, Extra, Participant } from './endeavor';
import { characterIn, running } from './find';
import type { ActionRule } from './kinds';
import { actionsOf } from './registry';

/** Somebody who may act now: on their turn, or with what they are owed. */
export interface Actor {
  endeavor: Endeavor;
  one: Participant;
  character: Character;
  extra: Extra | null;
}

/** Who acts now; `null` while nobody does. */
export function actorNow(state: HumanityState): Actor | null {
  const endeavor = running(state);
  if (!endeavor || endeavor.reached || endeavor.dues.length > 0 || state.public.check !== null) {
    return null;
  }
  const extra = endeavor.extras[0] ?? null;
  const who = extra ? extra.who : endeavor.stage === 'turn' ? endeavor.current : null;
  const one = who === null ? undefined : endeavor.participants[who];
  if (one?.standing !== 'in' || (!extra && one.left < 1)) return null;
  return { endeavor, one, character: characterIn(state, one), extra };
}

/** What somebody may do now: on their turn anything, out of turn an Attack (HUM-1107, 1203, 1206). */
export function openActions(state: HumanityState, { endeavor, one, extra }: Actor): ActionRule[] {
  const all = actionsOf(endeavor, one).filter(({ open }) => open?.(state, endeavor, one) ?? true);
  return all.filter((action) => isOfNow(action, extra));
}

/** Out of turn one attacks; but a unit does what it can, and whoever is adrift only gets over (HUM-1225, 1226). */
function isOfNow({ attack, outOfTurn }: ActionRule, extra: Extra | null): boolean {
  if (outOfTurn) return extra?.kind === outOfTurn;
  if (extra === null || extra.kind === 'operated') return true;
  return attack === true && extra.kind !== 'adrift';
}
