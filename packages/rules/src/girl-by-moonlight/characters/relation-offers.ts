import type { Field, Place } from '../../engine';
import type { OfferContext } from '../game';
import type { AbilitySetting } from '../hooks';
import type { GbmState, MakingStepId, Protagonist } from '../state';
import { knownAs, nameById, nameOf } from '../table/lookups';
import { stepTitle } from './making';
import { mayWrite, promiseSlots, whomToPromise, written } from './promises';
import { mayChange } from './settings';
import { missing, othersOf, settingsOf } from './steps';

/** Promises to write: one's own when they may change, anybody's for the director. */
export function promiseOffers({ state, self, director, add }: OfferContext): void {
  for (const one of subjects(state, self, director)) {
    const first = director ? undefined : missing(state, one)[0]?.step;
    for (const slot of promiseSlots(state, one)) {
      const whom = whomToPromise(state, one, slot);
      if (whom.length === 0 || !(director || mayWrite(state, one, slot.id))) continue;
      const now = written(one, slot.id);
      add({
        command: 'character.promise',
        with: { protagonist: one.id, promise: slot.id },
        label: labelled(one, slot.label, director),
        ...(now ? { detail: now.text } : {}),
        ...placed(one, director, 'promises'),
        order: 80,
        primary: first === 'promises' && now === undefined,
        fields: [
          {
            name: 'text',
            kind: 'text',
            label: 'In your protagonist’s own words',
            ...(slot.hint ? { hint: slot.hint } : {}),
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
}

/** What abilities need to know: one's own when it may change, anybody's for the director. */
export function settingOffers({ state, self, director, add }: OfferContext): void {
  for (const one of subjects(state, self, director)) {
    const first = director ? undefined : missing(state, one)[0]?.step;
    for (const setting of settingsOf(state, one)) {
      if (!director && !mayChange(state, one, setting)) continue;
      const field = valueField(state, one, setting);
      if (!field) continue;
      add({
        command: 'character.set',
        with: { protagonist: one.id, setting: setting.id },
        label: labelled(one, setting.label, director),
        ...placed(one, director, setting.kind.of === 'protagonist' ? 'promises' : 'abilities'),
        order: 75,
        primary: first === 'settings' && !one.settings[setting.id],
        fields: [field],
      });
    }
  }
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

function subjects(state: GbmState, self: Protagonist | null, director: boolean): Protagonist[] {
  if (!director) return self ? [self] : [];
  return Object.values(state.public.protagonists).filter(({ status }) => status !== 'lost');
}

function labelled(one: Protagonist, label: string, director: boolean): string {
  return director ? `${nameOf(one)}: ${label}` : label;
}

/** Where it stands: on the desk, under its step while the sheet is made, or on the sheet. */
function placed(
  one: Protagonist,
  director: boolean,
  step: MakingStepId,
): { place: Place; group?: string } {
  if (director) return { place: 'director' };
  return one.status === 'creating'
    ? { place: 'creation', group: stepTitle[step] }
    : { place: 'sheet' };
}
