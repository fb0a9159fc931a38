import type { Refusal } from '../../../engine';
import type { MissionType } from '../content';
import { barred } from '../refusal';
import type { GbmState, Mission } from '../state';

/** Why the playset has a mission closed now, in a sentence; `null` when it is open. */
export function closedNow(state: GbmState, type: MissionType): string | null {
  const reason = type.unavailable?.(state);
  if (reason) return reason;
  const targets = type.targets?.(state);
  return targets?.options.length === 0 ? targets.except : null;
}

/** The tier of a mission about this target; without one, that of the first it could be about. */
export function tierOf(state: GbmState, type: MissionType, about?: string): MissionType['tier'] {
  const target = about ?? type.targets?.(state).options[0]?.value;
  return (target === undefined ? undefined : type.tierWith?.(state, target)) ?? type.tier;
}

/** Why a mission cannot begin whose target has meanwhile become none, if so. */
export function targetGone(state: GbmState, type: MissionType, { about }: Mission): Refusal | null {
  const targets = type.targets?.(state);
  if (!targets || targets.options.some(({ value }) => value === about)) return null;
  return barred('not-allowed', targets.except, {
    instead: 'Choose the mission again, or another one.',
    rule: type.rule ?? 'GBM-MIS-001',
  });
}

/** Why a mission cannot be about that one, or about nobody where it asks, if so. */
export function notAbout(
  state: GbmState,
  type: MissionType,
  about: string | undefined,
): Refusal | null {
  const targets = type.targets?.(state);
  if (!targets || targets.options.some(({ value }) => value === about)) return null;
  const { label, options, except } = targets;
  return barred('not-allowed', about === undefined ? `It is not said yet: ${label}` : except, {
    instead: `Choose among: ${options.map((option) => option.label).join(', ')}.`,
    rule: type.rule ?? 'GBM-MIS-001',
  });
}
