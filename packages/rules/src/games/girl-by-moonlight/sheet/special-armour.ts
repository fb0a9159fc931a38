import type { Refusal } from '../../../engine';
import { forbidding } from '../asking';
import type { Ability } from '../content';
import { featuresOf } from '../features';
import { barred, forbidden } from '../refusal';
import type { GbmState, Protagonist } from '../state';

/** Bars somebody who has no special armour to use now (GBM-ARM-011, GBM-PB-UNL-009). */
export function noSpecialArmour(state: GbmState, self: Protagonist): Refusal | null {
  const ban = shutBy(state, self);
  if (ban) return forbidden(ban.says);
  if (!self.specialArmourUsed) return null;
  return barred('already-done', 'The special armour is spent until the mission ends.', {
    instead: 'Resist, mark armour, or let somebody protect you.',
    rule: 'GBM-ARM-011',
  });
}

/** Whether there is special armour to use, in words for the sheet: by which ability, or why not. */
export function specialArmourWords(state: GbmState, self: Protagonist): string {
  const ban = shutBy(state, self);
  if (ban) return `none (${ban.by.name})`;
  const by = featuresOf(state, self)
    .filter(({ hooks }) => hooks.specialArmour)
    .map(({ name }) => name);
  if (by.length === 0) return 'none';
  return `${self.specialArmourUsed ? 'used' : 'ready'} (${by.join(', ')})`;
}

/** What to say before somebody takes an ability whose special armour stays shut to them (GBM-PB-UNL-009). */
export function armourShut(
  state: GbmState,
  self: Protagonist,
  { hooks }: Pick<Ability, 'hooks'>,
): string | null {
  const shut = hooks.specialArmour && shutBy(state, self);
  return shut ? `Its special armour stays shut to you: ${shut.by.name}.` : null;
}

/** What shuts special armour to somebody, and what it says. */
const shutBy = (state: GbmState, self: Protagonist) => forbidding('specialArmour', { state, self });
