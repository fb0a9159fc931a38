import type { Field, FieldOption, Place } from '../../engine';
import type { Ability } from '../content';
import type { OfferContext } from '../game';
import { playbookOf, playbooksOf } from '../library';
import { playsetOf } from '../series';
import { picksOf, rolesQuestion } from '../series/answers';
import type { GbmState, Protagonist } from '../state';
import { nameOf } from '../table/lookups';
import { actions, attributeOf, titled } from '../vocabulary';
import { mayEnter } from './make';
import { secondaryOptions, somebodyIsLost } from './replacement';
import type { Step } from './steps';
import { missing, SECONDARY_CHARACTERS } from './steps';

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

/** What is written in words: in creation step by step, later on the sheet. */
function writingOffers({ state, add }: OfferContext, one: Protagonist, left: Step[]): void {
  const place: Place = one.status === 'creating' ? 'creation' : 'sheet';
  const at = { with: { protagonist: one.id }, place };
  const playbook = playbookOf(state, one);
  add({
    ...at,
    command: 'character.write',
    variant: 'roles',
    label: 'Role and background',
    order: 20,
    primary: left[0] === 'roles',
    fields: [rolesField(state, one), backgroundField(state, one)],
  });
  add({
    ...at,
    command: 'character.write',
    variant: 'obligation',
    label: 'Your obligation',
    detail: 'The obligation that you all share, and what is special about yours.',
    order: 30,
    primary: left[0] === 'obligation',
    fields: [
      {
        name: 'obligation',
        kind: 'text',
        label: 'Obligation',
        max: 300,
        required: true,
        initial: one.obligation,
        suggestions: picksOf(state, 'shared-obligation'),
      },
    ],
  });
  for (let index = 0; index <= Math.min(one.secondary.length, SECONDARY_CHARACTERS - 1); index += 1)
    add({
      command: 'character.secondary',
      with: { protagonist: one.id, index },
      label: one.secondary[index]?.name ?? 'A secondary character',
      detail: 'Family, a friend, a rival, a mentor: somebody who belongs to your story.',
      place,
      order: 60 + index,
      primary: left[0] === 'secondary' && index === one.secondary.length,
      fields: secondaryFields(state, one.secondary[index]),
    });
  add({
    ...at,
    command: 'character.write',
    variant: 'names',
    label: 'Names and look',
    detail: `A name: ${playbook.mundaneName.join(' or ')}. A true name: ${playbook.trueName.join(' or ')}.`,
    order: 70,
    primary: left[0] === 'names',
    fields: nameFields(state, one),
  });
}

function rolesField(state: GbmState, one: Protagonist): Field {
  const question = rolesQuestion(state);
  return {
    name: 'roles',
    kind: 'choices',
    label: 'Your roles',
    options: (question?.options ?? []).map((role) => ({ value: role, label: role })),
    min: 1,
    max: 2,
    initial: one.roles,
    own: true,
  };
}

function backgroundField(state: GbmState, one: Protagonist): Field {
  return {
    name: 'background',
    kind: 'text',
    label: 'Background',
    max: 2000,
    required: false,
    multiline: true,
    initial: one.background,
    suggestions: picksOf(state, 'our-magical-origin'),
  };
}

function secondaryFields(state: GbmState, now?: { name: string; detail: string }): Field[] {
  return [
    {
      name: 'name',
      kind: 'text',
      label: 'Name, or what they are to you',
      max: 80,
      required: true,
      initial: now?.name ?? '',
      suggestions: playsetOf(state).names,
    },
    {
      name: 'detail',
      kind: 'text',
      label: 'Who they are',
      max: 300,
      required: false,
      initial: now?.detail ?? '',
    },
  ];
}

function nameFields(state: GbmState, one: Protagonist): Field[] {
  const suggestions = playsetOf(state).names;
  const short = { kind: 'text' as const, max: 80 };
  return [
    {
      ...short,
      name: 'name',
      label: 'Name',
      required: true,
      initial: one.name,
      suggestions,
    },
    {
      ...short,
      name: 'trueName',
      label: 'True name',
      required: true,
      initial: one.trueName,
      suggestions,
    },
    { ...short, name: 'pronouns', label: 'Pronouns', required: false, initial: one.pronouns },
    {
      name: 'look',
      kind: 'text',
      label: 'Look',
      max: 2000,
      required: false,
      multiline: true,
      initial: one.look,
    },
  ];
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
          detail: titled(attributeOf[action]),
        })),
        required: true,
        ...(one.freeDot ? { initial: one.freeDot } : {}),
      },
    ],
  });
  const [start, ...special] = playbook.special;
  add({
    ...at,
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
