import type { Field, FieldOption } from '../../../../engine';
import type { Ability } from '../../content';
import type { OfferContext } from '../../game';
import { playbookOf, playbooksOf } from '../../library';
import { attributeRating } from '../../sheet/ratings';
import type { GbmState, Protagonist } from '../../state';
import { nameOf } from '../../table/lookups';
import type { ActionId, Step } from '../../vocabulary';
import { actions, attributeOf, attributes, titled } from '../../vocabulary';
import { secondaryOptions, somebodyIsLost } from '../replacement';
import { mayEnter } from './begin';
import { stepTitle } from './progress';
import { missing } from './steps';
import { writingOffers } from './writing-offers';

/** Offers for making one's protagonist, and for writing on one's sheet later. */
export function creationOffers(c: OfferContext): void {
  if (c.seat.role !== 'protagonist') return;
  if (!c.self) {
    beginOffers(c);
    return;
  }
  const left = missing(c.state, c.self).map(({ step }) => step);
  writingOffers(c, c.self, left);
  if (c.self.status === 'creating') buildOffers(c, c.self, left);
}

function beginOffers({ state, add }: OfferContext): void {
  for (const { id, name, tagline } of playbooksOf(state)) {
    add({
      command: 'character.create',
      with: { playbook: id },
      label: `Play ${name}`,
      detail: tagline,
      place: 'creation',
      order: 0,
    });
  }
  const options = secondaryOptions(state);
  if (!somebodyIsLost(state) || options.length === 0) return;
  add({
    command: 'character.raise-secondary',
    with: {},
    label: 'Make a secondary character your protagonist',
    detail: 'They enter play in the next obligation phase.',
    place: 'creation',
    order: 1,
    fields: [
      { name: 'secondary', kind: 'choice', label: 'Who steps up', options, required: true },
      playbookField(state),
    ],
  });
}

function playbookField(state: GbmState): Field {
  return {
    name: 'playbook',
    kind: 'choice',
    label: 'Playbook',
    options: playbooksOf(state).map(({ id, name, tagline }) => ({
      value: id,
      label: name,
      detail: tagline,
    })),
    required: true,
  };
}

/** What is chosen from the playbook, and being ready. */
function buildOffers({ state, add }: OfferContext, one: Protagonist, left: Step[]): void {
  const at = { with: { protagonist: one.id }, place: 'creation' as const };
  const playbook = playbookOf(state, one);
  for (const { id, name } of playbooksOf(state)) {
    if (id === playbook.id) continue;
    add({
      command: 'character.change-playbook',
      with: { protagonist: one.id, playbook: id },
      label: `Change to ${name}`,
      detail: 'What you chose from the old one is cleared; what you wrote stays.',
      place: 'creation',
      order: 10,
    });
  }
  const raisable = actions.filter((action) => !playbook.startingActions.includes(action));
  add({
    ...at,
    group: stepTitle.actions,
    command: 'character.raise-action',
    label: 'Raise a third action to 1',
    detail: `You begin with ${playbook.startingActions.map(titled).join(' and ')} at 1.`,
    order: 40,
    primary: left[0] === 'action',
    fields: [
      {
        name: 'action',
        kind: 'choice',
        label: 'Action',
        options: raisable.map((action) => ({
          value: action,
          label: titled(action),
          detail: ratingsWith(one, action),
        })),
        required: true,
        ...(one.freeDot ? { initial: one.freeDot } : {}),
      },
    ],
  });
  const [start, ...special] = playbook.special;
  add({
    ...at,
    group: stepTitle.abilities,
    command: 'character.choose-ability',
    variant: 'special',
    label: 'Choose a special ability',
    detail: `You begin with ${start.name}. Choose one more.`,
    order: 50,
    primary: left[0] === 'special',
    fields: [
      abilityField(
        special.filter(({ onlyThrough }) => !onlyThrough),
        one.special[1],
      ),
    ],
  });
  if (playbook.transcendent.length > 0) {
    add({
      ...at,
      group: stepTitle.abilities,
      command: 'character.choose-ability',
      variant: 'transcendent',
      label: 'Choose a transcendent ability',
      detail: 'You have it while you are transcended.',
      order: 51,
      primary: left[0] === 'transcendent',
      fields: [abilityField(playbook.transcendent, one.transcendent[0])],
    });
  }
  if (left.length === 0 && mayEnter(state)) {
    add({
      ...at,
      command: 'character.ready',
      label: `${nameOf(one)} is ready`,
      order: 90,
      primary: true,
    });
  }
}

/** What the attributes come to with the third dot on this action (GBM-ACT-017). */
function ratingsWith(one: Protagonist, action: ActionId): string {
  const dots = { ...one.actions };
  if (one.freeDot) dots[one.freeDot] = { ...dots[one.freeDot], mundane: 0 };
  dots[action] = { ...dots[action], mundane: 1 };
  const after = { ...one, actions: dots };
  const raised = attributeOf[action];
  const totals = attributes.map((id) => `${titled(id)} ${attributeRating(after, id)}`);
  return `Raises ${titled(raised)}: ${totals.join(', ')}`;
}

function abilityField(list: readonly Ability[], initial: string | undefined): Field {
  const options: FieldOption[] = list.map(({ id, name, summary }) => ({
    value: id,
    label: name,
    detail: summary,
  }));
  return {
    name: 'ability',
    kind: 'choice',
    label: 'Ability',
    options,
    required: true,
    ...(initial ? { initial } : {}),
  };
}
