import type { Field, Place } from '../../../../engine';
import type { OfferContext } from '../../game';
import { playbookOf } from '../../library';
import { playsetOf } from '../../library/playset';
import { picksOf, rolesQuestion } from '../../series/answers';
import { nameField } from '../../series/name-field';
import type { GbmState, MakingStepId, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { colourField, silhouetteField } from '../faces';
import { headed, plan } from './progress';
import { SECONDARY_CHARACTERS } from './steps';
import { aboutPeople, kindFields } from './traitors';

/** What is written in words: in creation step by step, later on the sheet. */
export function writingOffers({ state, add }: OfferContext, one: Protagonist, left: Step[]): void {
  const place: Place = one.status === 'creating' ? 'creation' : 'sheet';
  const at = { with: { protagonist: one.id }, place };
  const under = (id: MakingStepId) => {
    const parts = plan.find((step) => step.id === id)?.of ?? [];
    return headed(
      one,
      parts.some((part) => left.includes(part)),
      id,
    );
  };
  add({
    ...at,
    ...under('roles'),
    command: 'character.write',
    variant: 'roles',
    label: 'Role and background',
    order: 20,
    primary: left[0] === 'roles',
    fields: [rolesField(state, one), backgroundField(state, one)],
  });
  add({
    ...at,
    ...under('obligation'),
    command: 'character.write',
    variant: 'obligation',
    label: 'Your obligation',
    detail: 'The obligation that you all share, and what is special about yours.',
    order: 30,
    primary: left[0] === 'obligation',
    fields: [obligationField(state, one, true)],
  });
  const most = playsetOf(state).asks?.secondary?.instead ? 0 : SECONDARY_CHARACTERS;
  for (let index = 0; index <= Math.min(one.secondary.length, most - 1); index += 1)
    add({
      ...under('people'),
      command: 'character.secondary',
      with: { protagonist: one.id, index },
      label: one.secondary[index]?.name ?? (index === 0 ? 'A secondary character' : 'One more'),
      detail: aboutPeople(state),
      place,
      order: 60 + index,
      primary: left[0] === 'secondary' && index === Math.min(one.secondary.length, most - 1),
      fields: [...secondaryFields(state, one.secondary[index]), ...kindFields(state, one, index)],
    });
  add({
    ...at,
    ...under('names'),
    command: 'character.write',
    variant: 'names',
    label: 'Names and look',
    order: 70,
    primary: left[0] === 'names',
    fields: nameFields(state, one),
  });
}

export function rolesField(state: GbmState, one: Protagonist): Field {
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
    nameField(state, 'Name, or what they are to you', now?.name),
    {
      name: 'detail',
      kind: 'text',
      label: 'Who they are',
      max: 300,
      required: false,
      multiline: true,
      initial: now?.detail ?? '',
      suggestions: playsetOf(state).ties,
    },
  ];
}

/** The true name, also where it is needed before it was chosen: when somebody transcends. */
export function trueNameField(state: GbmState, one: Protagonist): Field {
  const { trueName, ideas } = playbookOf(state, one);
  return {
    kind: 'text',
    max: 80,
    name: 'trueName',
    label: 'True name',
    hint: `Of the one you truly are. Perhaps ${trueName.join(', or ')}.`,
    required: false,
    initial: one.trueName,
    suggestions: ideas?.trueNames ?? playsetOf(state).names,
  };
}

/** The obligation, also where it is needed before it was chosen: when it is rolled. */
export function obligationField(state: GbmState, one: Protagonist, required: boolean): Field {
  const shared = picksOf(state, 'shared-obligation');
  return {
    name: 'obligation',
    kind: 'text',
    label: 'Obligation',
    hint: shared.length > 0 ? `You share: ${shared.join(', ')}.` : '',
    max: 300,
    required,
    multiline: true,
    initial: one.obligation,
    suggestions: shared,
  };
}

function nameFields(state: GbmState, one: Protagonist): Field[] {
  const suggestions = playsetOf(state).names;
  const { mundaneName, ideas } = playbookOf(state, one);
  const short = { kind: 'text' as const, max: 80 };
  return [
    {
      ...short,
      name: 'name',
      label: 'Name',
      hint: `In everyday life. Perhaps ${mundaneName.join(', or ')}.`,
      required: true,
      initial: one.name,
      suggestions,
    },
    trueNameField(state, one),
    { ...short, name: 'pronouns', label: 'Pronouns', required: false, initial: one.pronouns },
    {
      name: 'look',
      kind: 'text',
      label: 'Look',
      max: 2000,
      required: false,
      multiline: true,
      initial: one.look,
      ...(ideas ? { suggestions: ideas.looks } : {}),
    },
    silhouetteField(one),
    colourField(state, one),
  ];
}
