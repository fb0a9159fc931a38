import type { Field } from '../../../../engine';
import { BY_HAND } from '../../../../table';
import type { Drawers, OfferContext } from '../../game';
import { cast } from '../../lookups';
import { numeral } from '../../vocabulary';
import { dreamsOf, knownRole, openRoles, unknownSuspects } from './conspiracy';
import { assignable, isMapped, NO_ROLE, NOBODY } from './map';
import {
  avatarOffer,
  describeOffer,
  reason,
  revealPrompt,
  suspectFields,
  suspectOptions,
} from './offer-parts';
import type { Role } from './roles';
import { roles } from './roles';
import { dreamsSecrets, dreamsSlot } from './slots';
import type { Suspect } from './state';

const desk = { place: 'director' } as const;
const CONSPIRACY = 'The Conspiracy';

/** What only the director does, while they look: decides in secret, reveals, and sets by hand. */
export const dreamsDrawers: Drawers = {
  conspiracy: {
    holds: (context) => isAtDesk(context) && unknownSuspects(dreamsOf(context.state)).length > 0,
    offers: conspiracyOffers,
  },
  [BY_HAND]: { holds: isAtDesk, offers: byHandOffers },
};

function isAtDesk({ director, state }: OfferContext): boolean {
  return director && dreamsSlot.of(state) !== null;
}

function conspiracyOffers(context: OfferContext): void {
  const { state } = context;
  const dreams = dreamsOf(state);
  const unknown = unknownSuspects(dreams);
  for (const suspect of unknown) assignOffer(context, suspect);
  if (!isMapped(state.public.phase) || openRoles(dreams).length === 0) return;
  for (const suspect of unknown) {
    if (!dreams.revealing.includes(suspect.id)) identifyOffer(context, suspect);
  }
}

/** Whose role a dream has shown, and the director is asked to reveal. */
export function revealOffers(context: OfferContext): void {
  const dreams = dreamsOf(context.state);
  if (!isMapped(context.state.public.phase) || openRoles(dreams).length === 0) return;
  for (const suspect of unknownSuspects(dreams)) {
    if (dreams.revealing.includes(suspect.id)) identifyOffer(context, suspect);
  }
}

function identifyOffer({ state, add }: OfferContext, { id, name }: Suspect): void {
  const dreams = dreamsOf(state);
  const asked = dreams.revealing.includes(id);
  add({
    ...(asked ? { place: 'prompt', prompt: revealPrompt(id) } : { ...desk, group: CONSPIRACY }),
    command: 'dreams.identify',
    with: { suspect: id },
    label: asked ? `Reveal the role of ${name}` : `${name} is identified`,
    detail: 'Everybody sees it on the map.',
    order: 67,
    fields: [
      roleField(openRoles(dreams), dreamsSecrets.of(state).roles[id]),
      { name: 'how', kind: 'text', label: 'How does it come out?', max: 300, required: false },
    ],
  });
}

function byHandOffers(context: OfferContext): void {
  const { state, seat, add } = context;
  const dreams = dreamsOf(state);
  if (isMapped(state.public.phase)) mapOffers(context);
  for (const suspect of Object.values(dreams.suspects)) {
    if (suspect.by !== seat.id) describeOffer(context, suspect, { ...desk, group: 'Suspects' });
  }
  add({
    ...desk,
    group: 'Suspects',
    command: 'dreams.suspect',
    with: {},
    variant: 'by-hand',
    label: 'Bring in one more suspect',
    order: 64,
    fields: [...suspectFields(state), reason],
  });
  const suspects = Object.values(dreams.suspects);
  if (suspects.length > 0) {
    add({
      ...desk,
      group: 'Suspects',
      command: 'dreams.remove-suspect',
      with: {},
      variant: 'by-hand',
      label: 'Take a suspect off the list by hand',
      order: 65,
      fields: [suspectField(suspects), reason],
    });
  }
  for (const one of cast(state)) avatarOffer(context, one, true);
}

const suspectField = (suspects: readonly Suspect[]): Field => ({
  name: 'suspect',
  kind: 'choice',
  label: 'Suspect',
  options: suspectOptions(suspects),
  required: true,
});

function roleField(options: readonly Role[], initial: string | undefined, open?: string): Field {
  const known = options.some(({ id }) => id === initial);
  return {
    name: 'role',
    kind: 'choice',
    label: 'Role',
    options: [
      ...(open === undefined ? [] : [{ value: NO_ROLE, label: open }]),
      ...[...options]
        .sort((a, b) => a.tier - b.tier)
        .map(({ id, name, tier }) => ({ value: id, label: `${name}, tier ${numeral(tier)}` })),
    ],
    required: true,
    ...(initial !== undefined && known ? { initial } : {}),
  };
}

function assignOffer({ state, add }: OfferContext, suspect: Suspect): void {
  const now = dreamsSecrets.of(state).roles[suspect.id];
  add({
    ...desk,
    group: CONSPIRACY,
    command: 'dreams.assign',
    with: { suspect: suspect.id },
    label: `${suspect.name}: ${roles.find(({ id }) => id === now)?.name ?? 'no role yet'}`,
    detail: 'For your eyes only, until you reveal it.',
    order: 66,
    fields: [roleField(assignable(state, suspect), now, 'No role yet')],
  });
}

function mapOffers({ state, add }: OfferContext): void {
  const dreams = dreamsOf(state);
  for (const role of roles) {
    const now = dreams.map[role.id];
    const free = Object.values(dreams.suspects).filter(({ id }) => {
      const known = knownRole(dreams, id);
      return known === null || known.id === role.id;
    });
    add({
      ...desk,
      group: 'The map, by hand',
      command: 'dreams.set-role',
      with: { role: role.id },
      label: `${role.name}, by hand`,
      order: 68,
      fields: [
        {
          name: 'suspect',
          kind: 'choice',
          label: 'Who is known to fill it',
          options: [{ value: NOBODY, label: 'Nobody' }, ...suspectOptions(free)],
          required: true,
          initial: now?.suspect ?? NOBODY,
        },
        {
          name: 'confronted',
          kind: 'switch',
          label: 'Confronted',
          initial: now?.confronted ?? false,
        },
        reason,
      ],
    });
  }
}
