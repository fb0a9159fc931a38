import type { Field } from '../../../../engine';
import { playbookOf } from '../../library';
import { playsetOf } from '../../library/playset';
import { picksOf, rolesQuestion } from '../../series/answers';
import type { GbmState, Protagonist } from '../../state';
import { faceFields } from '../face-parts';
import { colourField, silhouetteField } from '../faces';

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

export function backgroundField(state: GbmState, one: Protagonist): Field {
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

export function nameFields(state: GbmState, one: Protagonist): Field[] {
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
    ...faceFields(one),
    colourField(state, one),
  ];
}
