import type { Field, FieldOption, Offer } from '../../../../engine';
import { headed } from '../../characters/making/progress';
import type { OfferContext } from '../../game';
import { playsetOf } from '../../library/playset';
import { nameOf } from '../../lookups';
import { nameField } from '../../series/name-field';
import type { GbmState, Protagonist } from '../../state';
import { asOptions, DESIRES, desires, virtues } from './avatars';
import { dreamsOf } from './conspiracy';
import type { Suspect } from './state';

export function suspectFields(state: GbmState, now?: Suspect): Field[] {
  return [
    nameField(state, 'Name', now?.name),
    {
      name: 'detail',
      kind: 'text',
      label: 'A detail: who they are, and to whom',
      max: 300,
      required: true,
      initial: now?.detail ?? '',
    },
  ];
}

/** Somebody on the list of suspects, in other words. */
export function describeOffer(
  { state, add }: OfferContext,
  suspect: Suspect,
  place: Pick<Offer, 'place' | 'group'>,
  label = `Describe ${suspect.name} anew`,
): void {
  add({
    ...place,
    command: 'dreams.suspect',
    with: { suspect: suspect.id },
    label,
    order: 63,
    fields: suspectFields(state, suspect),
  });
}

export const revealPrompt = (suspect: string): string => `dreams:reveal:${suspect}`;

export const suspectOptions = (suspects: readonly Suspect[]): FieldOption[] =>
  suspects.map(({ id, name, detail }) => ({ value: id, label: name, detail }));

/** An Avatar, as its player shapes it, or the director by hand. */
export function avatarOffer({ state, add }: OfferContext, one: Protagonist, byHand: boolean): void {
  const now = dreamsOf(state).avatars[one.id];
  const place: Pick<Offer, 'place' | 'group'> = byHand
    ? { place: 'director', group: 'Avatars' }
    : {
        place: one.status === 'creating' ? 'creation' : 'sheet',
        ...headed(one, now === undefined, 'names'),
      };
  add({
    ...place,
    command: 'dreams.avatar',
    with: { protagonist: one.id },
    label: byHand ? `${nameOf(one)}’s Avatar, by hand` : 'Your Avatar',
    detail:
      'The truest self that takes hold of the dreaming body when one transcends. It thinks, feels and wants for itself.',
    order: 72,
    primary: !byHand && now === undefined,
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: 'Its name',
        max: 80,
        required: true,
        initial: now?.name ?? '',
        suggestions: playsetOf(state).names,
      },
      {
        name: 'description',
        kind: 'text',
        label: 'What it is like',
        hint: 'What does it look like? What does it long for, and why do you fear it?',
        max: 2000,
        required: false,
        multiline: true,
        initial: now?.description ?? '',
      },
      {
        name: 'virtue',
        kind: 'choice',
        label: 'Its virtue',
        options: asOptions(virtues),
        required: true,
        ...(now ? { initial: now.virtue } : {}),
      },
      {
        name: 'desires',
        kind: 'choices',
        label: 'Its two desires',
        options: asOptions(desires),
        min: DESIRES,
        max: DESIRES,
        initial: now?.desires ?? [],
      },
      ...(byHand ? [reason] : []),
    ],
  });
}

export const reason: Field = {
  name: 'reason',
  kind: 'text',
  label: 'Why?',
  max: 300,
  required: false,
};
