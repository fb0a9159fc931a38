import type { Field, FieldOption } from '../../../../engine';
import type { Ability } from '../../content';
import type { OfferContext } from '../../game';
import { playbookOf, playbooksOf } from '../../library';
import { nameOf } from '../../lookups';
import { attributeRating } from '../../sheet/ratings';
import type { GbmState, MakingStepId, Protagonist } from '../../state';
import type { ActionId, Step } from '../../vocabulary';
import { actions, attributeOf, attributes, titled } from '../../vocabulary';
import { secondaryOptions } from '../replacement';
import { mayJoin, somebodyIsLost } from './begin';
import { isInPlay, isRolling } from './later';
import { headed } from './progress';
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
  if (c.self.status === 'creating') sittingDown(c, c.self, left);
  const open = c.self.status === 'creating' || (isInPlay(c.self) && !isRolling(c.state, c.self));
  if (open) buildOffers(c, c.self, left);
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

/** Another playbook, and joining the story: a name is enough (TABLE-090). */
function sittingDown({ state, add }: OfferContext, one: Protagonist, left: Step[]): void {
  for (const { id, name } of playbooksOf(state)) {
    if (id === one.playbook) continue;
    add({
      command: 'character.change-playbook',
      with: { protagonist: one.id, playbook: id },
      label: `Change to ${name}`,
      detail: 'What you chose from the old one is cleared; what you wrote stays.',
      place: 'creation',
      order: 10,
    });
  }
  if (one.name === '' || !mayJoin(state)) return;
  const done = left.length === 0;
  add({
    command: 'character.ready',
    with: { protagonist: one.id },
    label: done ? `${nameOf(one)} is ready` : `Sit down to play with ${nameOf(one)}`,
    ...(done ? {} : { detail: 'What is open stays open: choose it in play, whenever you like.' }),
    place: 'creation',
    order: 90,
    primary: done,
  });
}

/** What is chosen from the playbook: while the sheet is made all of it, in play what is open (TABLE-092). */
function buildOffers(c: OfferContext, one: Protagonist, left: Step[]): void {
  if (offersStep(one, left, 'action')) actionOffer(c, one, left);
  const playbook = playbookOf(c.state, one);
  const [start, ...special] = playbook.special;
  if (offersStep(one, left, 'special')) {
    c.add({
      ...placed(one),
      command: 'character.choose-ability',
      variant: 'special',
      label: 'Choose a special ability',
      detail: `You begin with ${start.name}. Choose one more.`,
      order: 50,
      primary: left[0] === 'special',
      fields: [
        abilityField(
          special.filter(({ id, onlyThrough }) => !onlyThrough && id !== one.special[0]),
          one.special[1],
        ),
      ],
    });
  }
  if (playbook.transcendent.length > 0 && offersStep(one, left, 'transcendent')) {
    c.add({
      ...placed(one),
      command: 'character.choose-ability',
      variant: 'transcendent',
      label: 'Choose a transcendent ability',
      detail: 'You have it while you are transcended.',
      order: 51,
      primary: left[0] === 'transcendent',
      fields: [abilityField(playbook.transcendent, one.transcendent[0])],
    });
  }
}

const offersStep = (one: Protagonist, left: readonly Step[], step: Step): boolean =>
  one.status === 'creating' || left.includes(step);

/** Where choices from the playbook stand. */
const placed = (one: Protagonist, id: MakingStepId = 'abilities') => ({
  ...headed(one, true, id),
  with: { protagonist: one.id },
  place: one.status === 'creating' ? ('creation' as const) : ('sheet' as const),
});

function actionOffer({ state, add }: OfferContext, one: Protagonist, left: Step[]): void {
  const { startingActions } = playbookOf(state, one);
  const inPlay = one.status !== 'creating';
  const raisable = actions.filter(
    (action) => !startingActions.includes(action) && !(inPlay && one.actions[action].mundane > 0),
  );
  add({
    ...placed(one, 'actions'),
    command: 'character.raise-action',
    label: 'Raise a third action to 1',
    detail: `You begin with ${startingActions.map(titled).join(' and ')} at 1.`,
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
