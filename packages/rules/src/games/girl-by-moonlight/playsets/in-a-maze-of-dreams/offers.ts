import type { Offer } from '../../../../engine';
import { headed, stepTitle } from '../../characters/making/progress';
import type { OfferContext, StandingPrompt } from '../../game';
import { directorSeats } from '../../lookups';
import type { GbmState } from '../../state';
import { shapesFreely } from './avatars';
import { dreamsOf } from './conspiracy';
import { revealOffers } from './desk-offers';
import { isMapped } from './map';
import { changeStep, members, toName } from './members';
import {
  avatarOffer,
  describeOffer,
  revealPrompt,
  suspectFields,
  suspectOptions,
} from './offer-parts';
import { dreamsSlot } from './slots';

/** What each seat may do about suspects, Avatars and the map now. */
export function dreamsOffers(context: OfferContext): void {
  if (!dreamsSlot.of(context.state)) return;
  const { seat, director, self } = context;
  if (seat.role === 'spectator') return;
  suspectOffers(context);
  changeOffers(context);
  if (self && shapesFreely(context.state, self)) avatarOffer(context, self, false);
  if (director) revealOffers(context);
}

/** Names the first suspects, and writes one's own anew. */
function suspectOffers(context: OfferContext): void {
  const { state, seat, self, add } = context;
  const making = self?.status === 'creating';
  const people: Pick<Offer, 'place' | 'group'> = making
    ? { place: 'creation', group: stepTitle.people }
    : { place: 'series' };
  const left = toName(state, seat.id);
  if (left > 0) {
    add({
      ...(self && !making ? { ...headed(self, true, 'people'), place: 'sheet' } : people),
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
    if (suspect.by !== seat.id) continue;
    if (making) describeOffer(context, suspect, people, suspect.name);
    else describeOffer(context, suspect, { place: 'sheet', group: 'Suspects' });
  }
}

const changePrompt = (seat: string): string => `dreams:change:${seat}`;

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

/** Whom the change of the cell waits for, and what the director has to reveal. */
export function dreamsPrompts(state: GbmState): StandingPrompt[] {
  if (!dreamsSlot.of(state)) return [];
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
