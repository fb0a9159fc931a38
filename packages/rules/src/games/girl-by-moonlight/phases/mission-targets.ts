import type { Field, FieldOption } from '../../../engine';
import type { MissionType } from '../content';
import type { GbmPlay } from '../game';
import { refuse } from '../refusal';
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

/** Whether a mission that was chosen can still be about its target. */
export function fitsTarget(state: GbmState, type: MissionType, { about }: Mission): boolean {
  const targets = type.targets?.(state);
  return !targets || targets.options.some(({ value }) => value === about);
}

/** Refuses a mission whose target has meanwhile become none. */
export function refuseWithoutTarget(play: GbmPlay, type: MissionType, mission: Mission): void {
  if (fitsTarget(play.state, type, mission)) return;
  refuse('not-allowed', type.targets?.(play.state).except ?? 'It is about nobody any more.', {
    instead: 'Choose the mission again, or another one.',
    rule: type.rule ?? 'GBM-MIS-001',
  });
}

/** Whom the mission is about, where it asks that; refuses anybody whom it cannot be about. */
export function targetOf(
  play: GbmPlay,
  type: MissionType,
  about: string | undefined,
): FieldOption | null {
  const targets = type.targets?.(play.state);
  if (!targets) {
    if (about === undefined) return null;
    refuse('malformed', `“${type.name}” is about nobody in particular.`, {
      instead: 'Leave that out, and say it in the goal.',
      rule: 'TABLE-006',
    });
  }
  const { label, options, except } = targets;
  return (
    options.find(({ value }) => value === about) ??
    refuse('not-allowed', about === undefined ? `It is not said yet: ${label}` : except, {
      instead: `Choose among: ${options.map((option) => option.label).join(', ')}.`,
      rule: type.rule ?? 'GBM-MIS-001',
    })
  );
}

/** The field that asks whom a mission is about, where it asks that. */
export function aboutFields(state: GbmState, type: MissionType, chosen: Mission | null): Field[] {
  const targets = type.targets?.(state);
  if (!targets) return [];
  const { label, options } = targets;
  const field: Field = { name: 'about', kind: 'choice', label, options, required: true };
  const now = options.find(({ value }) => chosen?.type === type.id && value === chosen.about);
  return [now ? { ...field, initial: now.value } : field];
}
