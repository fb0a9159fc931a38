import type { Field } from '../../../../engine';
import type { OfferContext } from '../../game';
import { cast } from '../../table/lookups';
import { dreamsOf, knownRole, openRoles, unknownSuspects } from './conspiracy';
import { assignable, isMapped, NO_ROLE, NOBODY } from './map';
import { avatarOffer, reason, revealPrompt, suspectFields, suspectOptions } from './offer-parts';
import type { Role } from './roles';
import { roles } from './roles';
import { dreamsSecrets } from './slots';
import type { Suspect } from './state';

const desk = { place: 'director' } as const;
const CONSPIRACY = 'The Conspiracy';

/** What only the director does: decides in secret, reveals, and sets by hand. */
export function deskOffers(context: OfferContext): void {
  const { state, add } = context;
  const dreams = dreamsOf(state);
  for (const suspect of unknownSuspects(dreams)) assignOffer(context, suspect);
  if (isMapped(state.public.phase)) mapOffers(context);
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
      ...options.map(({ id, name }) => ({ value: id, label: name })),
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
  const open = openRoles(dreams);
  for (const suspect of open.length > 0 ? unknownSuspects(dreams) : []) {
    const asked = dreams.revealing.includes(suspect.id);
    add({
      ...(asked
        ? { place: 'prompt', prompt: revealPrompt(suspect.id) }
        : { ...desk, group: CONSPIRACY }),
      command: 'dreams.identify',
      with: { suspect: suspect.id },
      label: asked ? `Reveal the role of ${suspect.name}` : `${suspect.name} is identified`,
      detail: 'Everybody sees it on the map.',
      order: 67,
      fields: [
        roleField(open, dreamsSecrets.of(state).roles[suspect.id]),
        { name: 'how', kind: 'text', label: 'How does it come out?', max: 300, required: false },
      ],
    });
  }
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
