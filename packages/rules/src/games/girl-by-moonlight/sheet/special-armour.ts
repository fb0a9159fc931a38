import type { Ability } from '../content';
import { featuresOf } from '../features';
import type { Ban } from '../hooks';
import { refuse } from '../refusal';
import type { GbmState, Protagonist } from '../state';

/** Why somebody has no special armour to use now; `null` when they may (GBM-ARM-011, GBM-PB-UNL-009). */
export function whyNoSpecialArmour(state: GbmState, self: Protagonist): Ban | null {
  for (const { hooks } of featuresOf(state, self)) {
    if (hooks.forbidsSpecialArmour) return hooks.forbidsSpecialArmour;
  }
  if (!self.specialArmourUsed) return null;
  return {
    reason: 'The special armour is spent until the mission ends.',
    instead: 'Resist, mark armour, or let somebody protect you.',
    rule: 'GBM-ARM-011',
  };
}

/** Whether there is special armour to use, in words for the sheet: by which ability, or why not. */
export function specialArmourWords(state: GbmState, self: Protagonist): string {
  const features = featuresOf(state, self);
  const ban = features.find(({ hooks }) => hooks.forbidsSpecialArmour);
  if (ban) return `none (${ban.name})`;
  const by = features.filter(({ hooks }) => hooks.specialArmour).map(({ name }) => name);
  if (by.length === 0) return 'none';
  return `${self.specialArmourUsed ? 'used' : 'ready'} (${by.join(', ')})`;
}

/** What to say before somebody takes an ability whose special armour stays shut to them (GBM-PB-UNL-009). */
export function armourShut(
  state: GbmState,
  self: Protagonist,
  { hooks }: Pick<Ability, 'hooks'>,
): string | null {
  const shut = featuresOf(state, self).find((feature) => feature.hooks.forbidsSpecialArmour);
  return shut && hooks.specialArmour ? `Its special armour stays shut to you: ${shut.name}.` : null;
}

/** Refuses somebody who has no special armour to use. */
export function refuseWithoutSpecialArmour(state: GbmState, self: Protagonist): void {
  const ban = whyNoSpecialArmour(state, self);
  if (!ban) return;
  const { reason, ...more } = ban;
  refuse(self.specialArmourUsed ? 'already-done' : 'not-allowed', reason, more);
}
