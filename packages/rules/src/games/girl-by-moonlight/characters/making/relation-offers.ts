import type { Field, Place } from '../../../../engine';
import type { OfferContext } from '../../game';
import type { AbilitySetting } from '../../hooks';
import { knownAs, nameById } from '../../lookups';
import type { GbmState, MakingStepId, Protagonist } from '../../state';
import { isInPlay } from './later';
import { headed } from './progress';
import { mayWrite, promiseSlots, whomToPromise, written } from './promises';
import { mayChange } from './settings';
import { missing, othersOf, settingsOf } from './steps';

/** One's own promises to write, when they may change. */
export function promiseOffers({ state, self: one, add }: OfferContext): void {
  if (!one) return;
  const left = missing(state, one).map(({ step }) => step);
  for (const slot of promiseSlots(state, one)) {
    const whom = whomToPromise(state, one, slot);
    if (whom.length === 0 || !mayWrite(state, one, slot.id)) continue;
    const now = written(one, slot.id);
    add({
      command: 'character.promise',
      with: { protagonist: one.id, promise: slot.id },
      label: slot.label,
      ...(now ? { detail: now.text } : {}),
      ...placed(one, now === undefined && left.includes('promises'), 'promises'),
      order: 80,
      primary: left[0] === 'promises' && now === undefined,
      fields: [
        {
          name: 'text',
          kind: 'text',
          label: 'In your protagonist’s own words',
          ...(slot.hint ? { hint: slot.hint } : {}),
          ...(slot.ideas ? { suggestions: [...slot.ideas] } : {}),
          max: 300,
          required: true,
          initial: now?.text ?? '',
        },
        {
          name: 'with',
          kind: 'choices',
          label: 'About whom',
          options: whom.map((id) => ({ value: id, label: nameById(state, id) })),
          min: 1,
          max: Math.min(slot.names, whom.length),
          initial: now?.with.filter((id) => whom.includes(id)) ?? [],
        },
      ],
    });
  }
}

/** What one's own abilities need to know, when it may change. */
export function settingOffers({ state, self: one, add }: OfferContext): void {
  if (!one) return;
  const first = missing(state, one)[0]?.step;
  for (const setting of settingsOf(state, one)) {
    if (!mayChange(state, one, setting) || isItsMoment(state, one, setting)) continue;
    const field = valueField(state, one, setting);
    if (!field) continue;
    add({
      command: 'character.set',
      with: { protagonist: one.id, setting: setting.id },
      label: setting.label,
      ...(setting.atCreation
        ? placed(
            one,
            !one.settings[setting.id],
            setting.kind.of === 'protagonist' ? 'promises' : 'abilities',
          )
        : { place: 'sheet' as const }),
      order: 75,
      primary: first === 'settings' && !one.settings[setting.id],
      fields: [field],
    });
  }
}

/** Whom an ability is about, asked with the roll of somebody whom it may be about (TABLE-092). */
export function settingInRoll({ state, self: one, add }: OfferContext): void {
  if (!one) return;
  for (const setting of settingsOf(state, one)) {
    const field = isItsMoment(state, one, setting) ? valueField(state, one, setting) : null;
    if (!field) continue;
    add({
      command: 'character.set',
      with: { protagonist: one.id, setting: setting.id },
      label: `Still to choose: ${setting.label.toLowerCase()}`,
      detail: 'It may count for this roll already.',
      place: 'roll',
      order: 13,
      fields: [field],
    });
  }
}

/** Whether somebody in play lacks it while another’s dice are gathered: what binds them may count there. */
function isItsMoment(state: GbmState, one: Protagonist, setting: AbilitySetting): boolean {
  const { roll } = state.public;
  const gathered = roll?.stage === 'bonus' && roll.roller !== one.id;
  const lacks =
    setting.atCreation && setting.kind.of === 'protagonist' && !one.settings[setting.id];
  return gathered && lacks && isInPlay(one);
}

function valueField(state: GbmState, one: Protagonist, setting: AbilitySetting): Field | null {
  const { id, label, kind, atCreation } = setting;
  const now = one.settings[id];
  if (kind.of === 'text') {
    return {
      name: 'value',
      kind: 'text',
      label,
      max: 300,
      required: atCreation,
      initial: now ?? '',
    };
  }
  const options =
    kind.of === 'words'
      ? kind.options
      : othersOf(state, one).map((other) => ({ value: other.id, label: knownAs(state, other) }));
  if (options.length === 0) return null;
  const known = options.some(({ value }) => value === now);
  return {
    name: 'value',
    kind: 'choice',
    label,
    options,
    required: true,
    ...(now !== undefined && known ? { initial: now } : {}),
  };
}

/** Where it stands: under its step while the sheet is made, later on the sheet. */
function placed(
  one: Protagonist,
  open: boolean,
  step: MakingStepId,
): { place: Place; group?: string } {
  return {
    place: one.status === 'creating' ? 'creation' : 'sheet',
    ...headed(one, open, step),
  };
}
