import type { Field, FieldOption, Offer } from '../../../engine';
import { stepTitle } from '../../characters/making';
import type { OfferContext, StandingPrompt } from '../../game';
import type { GbmState, Protagonist, Suspect } from '../../state';
import { directorSeats, nameOf } from '../../table/lookups';
import { playsetOf } from '..';
import { asOptions, DESIRES, desires, shapesFreely, virtues } from './avatars';
import { dreamsOf } from './conspiracy';
import { deskOffers } from './desk-offers';
import { isMapped } from './map';
import { changeStep, members, toName } from './members';

const reason: Field = { name: 'reason', kind: 'text', label: 'Why?', max: 300, required: true };

/** What each seat may do about suspects, Avatars and the map now. */
export function dreamsOffers(context: OfferContext): void {
  if (!context.state.public.dreams) return;
  const { seat, director, self } = context;
  if (seat.role === 'spectator') return;
  suspectOffers(context);
  changeOffers(context);
  if (self && shapesFreely(context.state, self)) avatarOffer(context, self, false);
  if (director) deskOffers(context);
}

/** Names the first suspects, and writes one's own anew. */
function suspectOffers({ state, seat, director, self, add }: OfferContext): void {
  const making = self?.status === 'creating';
  const people: Pick<Offer, 'place' | 'group'> = making
    ? { place: 'creation', group: stepTitle.people }
    : { place: 'series' };
  const left = toName(state, seat.id);
  if (left > 0) {
    add({
      ...people,
      command: 'dreams.suspect',
      with: {},
      label: left > 1 ? 'Name a suspect' : 'Name a second suspect',
      detail:
        'Somebody the protagonists know: a friend, family, a colleague, an idol. All suspects belong to the Conspiracy; how, nobody knows yet.',
      order: 62,
      primary: true,
      fields: suspectFields(state),
    });
  }
  for (const suspect of Object.values(dreamsOf(state).suspects)) {
    if (suspect.by !== seat.id && !director) continue;
    add({
      ...(making
        ? people
        : director
          ? { place: 'director', group: 'Suspects' }
          : { place: 'sheet', group: 'Suspects' }),
      command: 'dreams.suspect',
      with: { suspect: suspect.id },
      label: making ? suspect.name : `Describe ${suspect.name} anew`,
      order: 63,
      fields: suspectFields(state, suspect),
    });
  }
}

export function suspectFields(state: GbmState, now?: Suspect): Field[] {
  return [
    {
      name: 'name',
      kind: 'text',
      label: 'Name',
      max: 80,
      required: true,
      initial: now?.name ?? '',
      suggestions: playsetOf(state).names,
    },
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

const changePrompt = (seat: string): string => `dreams:change:${seat}`;
export const revealPrompt = (suspect: string): string => `dreams:reveal:${suspect}`;

/** The change of the cell between seasons: one suspect leaves, one comes (GBM-MAZ-RUL-002). */
function changeOffers({ state, seat, add }: OfferContext): void {
  const step = changeStep(state, seat.id);
  if (step === null) return;
  const asked = { place: 'prompt', prompt: changePrompt(seat.id) } as const;
  if (step === 'add') {
    add({
      ...asked,
      command: 'dreams.suspect',
      with: {},
      variant: 'new',
      label: 'Name a new suspect',
      fields: suspectFields(state),
    });
    return;
  }
  add({
    ...asked,
    command: 'dreams.remove-suspect',
    with: {},
    label: 'Take a suspect off the list',
    fields: [
      {
        name: 'suspect',
        kind: 'choice',
        label: 'Who no longer interests you?',
        options: suspectOptions(Object.values(dreamsOf(state).suspects)),
        required: true,
      },
    ],
  });
}

export const suspectOptions = (suspects: readonly Suspect[]): FieldOption[] =>
  suspects.map(({ id, name, detail }) => ({ value: id, label: name, detail }));

/** An Avatar, as its player shapes it, or the director by hand. */
export function avatarOffer({ state, add }: OfferContext, one: Protagonist, byHand: boolean): void {
  const now = dreamsOf(state).avatars[one.id];
  const making = one.status === 'creating';
  const place: Pick<Offer, 'place' | 'group'> = byHand
    ? { place: 'director', group: 'Avatars' }
    : making
      ? { place: 'creation', group: stepTitle.names }
      : { place: 'sheet' };
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

/** Whom the change of the cell waits for, and what the director has to reveal. */
export function dreamsPrompts(state: GbmState): StandingPrompt[] {
  if (!state.public.dreams) return [];
  const { revealing, suspects } = dreamsOf(state);
  const changing = members(state).flatMap(({ id }): StandingPrompt[] => {
    const step = changeStep(state, id);
    if (step === null) return [];
    return [
      {
        id: changePrompt(id),
        to: [id],
        title: 'The cell of the Conspiracy changes',
        text:
          step === 'remove'
            ? 'Which suspect no longer interests you? We may have seen all of them, or never met them.'
            : 'Who is new among the people that you know?',
      },
    ];
  });
  const told = (isMapped(state.public.phase) ? revealing : []).flatMap((id): StandingPrompt[] => {
    const name = suspects[id]?.name;
    if (name === undefined) return [];
    return [
      {
        id: revealPrompt(id),
        to: directorSeats(state),
        title: `What is ${name} in the Conspiracy?`,
        text: 'Their dream has shown it. Reveal their role; it goes on the map for everybody to see.',
      },
    ];
  });
  return [...changing, ...told];
}
