import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { Ability } from '../content';
import { abilitiesOf } from '../library';
import { barred } from '../refusal';
import type { CustomPlaybook, GbmState } from '../state';
import { actions, titled } from '../vocabulary';
import { SPECIAL_MIN } from './compile';
import { drawer, writing } from './lookups';
import { setPlaybook, thePlaybook } from './playbooks';

/** Most abilities of one kind that a playbook of the table's own has. */
const ABILITIES_MAX = 12;

const question = needed(120);

/** What the director can do with the playbook on the workbench, part by part. */
export const partsOfPlaybooks = writing.about(thePlaybook, 'director', (move) => [
  move(
    command('custom.write-heart', {
      playbook: id,
      promise1: needed(80),
      names1: z.int().min(1).max(2),
      promise2: needed(80),
      names2: z.int().min(1).max(2),
      eclipse: needed(300),
      escape: needed(300),
    }),
    {
      drawer,
      ways: (_, playbook) => ({
        label: 'Promises and eclipse',
        order: 321,
        fields: heartFields(playbook),
      }),
      do: (play, said, _, playbook) =>
        setPlaybook(play, {
          ...playbook,
          promises: [
            { label: said.promise1, names: said.names1 },
            { label: said.promise2, names: said.names2 },
          ],
          eclipse: { prompt: said.eclipse, escape: said.escape },
        }),
    },
  ),
  // Its six questions, and the two actions that it begins with (GBM-CHR-005).
  move(
    command('custom.write-questions', {
      playbook: id,
      question1: question,
      question2: question,
      question3: question,
      question4: question,
      question5: question,
      question6: question,
      actions: z.array(z.enum(actions)).length(2),
    }),
    {
      drawer,
      unless(_, { actions: two }) {
        if (!two || new Set(two).size === two.length) return null;
        return barred('malformed', 'It begins with two different actions.', {
          instead: 'Choose another one beside the first.',
          rule: 'GBM-CHR-005',
        });
      },
      ways: (_, playbook) => ({
        label: 'Questions and actions',
        order: 322,
        fields: questionFields(playbook),
      }),
      do: (play, said, _, playbook) =>
        setPlaybook(play, {
          ...playbook,
          questions: [
            said.question1,
            said.question2,
            said.question3,
            said.question4,
            said.question5,
            said.question6,
          ],
          startingActions: said.actions,
        }),
    },
  ),
  // The one it begins with stays so while it is among them.
  move(
    command('custom.choose-abilities', {
      playbook: id,
      special: z.array(id).min(SPECIAL_MIN).max(ABILITIES_MAX),
      transcendent: z.array(id).max(ABILITIES_MAX),
    }),
    {
      drawer,
      unless: ({ state }, { special, transcendent }) =>
        notEligible(state, 'special', special) ??
        tooFew(special) ??
        notEligible(state, 'transcendent', transcendent),
      ways: ({ state }, { special, transcendent }) => ({
        label: 'Abilities',
        detail:
          'The book’s and our own. Everybody begins with one special ability and chooses another.',
        order: 323,
        fields: [
          choices(state, 'special', 'Special abilities', special),
          choices(state, 'transcendent', 'Transcendent abilities', transcendent),
        ],
      }),
      do(play, { special, transcendent }, _, playbook) {
        const [start] = playbook.special;
        const kept = start !== undefined && special.includes(start) ? [start] : [];
        setPlaybook(play, {
          ...playbook,
          special: [...new Set([...kept, ...special])],
          transcendent: [...new Set(transcendent)],
        });
      },
    },
  ),
  // Which of its special abilities everybody who plays it begins with.
  move(command('custom.choose-start', { playbook: id, ability: id }), {
    drawer,
    unless(_, { ability }, { name, special }) {
      if (ability === undefined || special.includes(ability)) return null;
      return barred('not-found', `${name} has no such special ability.`, {
        instead: 'Choose its abilities first.',
        rule: 'GBM-CHR-006',
      });
    },
    ways({ state }, { special }) {
      if (special.length === 0) return null;
      const own = eligible(state, 'special').filter((one) => special.includes(one.id));
      const label = 'Everybody who plays it begins with';
      return {
        label: 'The ability it begins with',
        order: 324,
        fields: [choiceField('ability', label, own.map(option), special[0])],
      };
    },
    do: (play, { ability }, _, playbook) =>
      setPlaybook(play, { ...playbook, special: [...new Set([ability, ...playbook.special])] }),
  }),
]);

/** The abilities that a playbook of the table's own can have: the book's and the table's. */
function eligible(state: GbmState, kind: Ability['kind']): Ability[] {
  return abilitiesOf(state).filter(
    (ability) => ability.kind === kind && ability.onlyThrough === undefined,
  );
}

function notEligible(
  state: GbmState,
  kind: Ability['kind'],
  wanted: readonly string[] = [],
): Refusal | null {
  const known = new Set(eligible(state, kind).map((ability) => ability.id));
  if (wanted.every((one) => known.has(one))) return null;
  return barred('not-found', `There is no such ${kind} ability at this table.`, {
    instead: 'Write it first, or choose one from the list.',
    rule: 'TABLE-005',
  });
}

/** At least two special ones: everybody begins with one and chooses another (GBM-CHR-006). */
function tooFew(special: readonly string[] | undefined): Refusal | null {
  if (!special || new Set(special).size >= SPECIAL_MIN) return null;
  return barred('malformed', 'A playbook has at least two special abilities.', {
    instead: 'Choose more from the list, or write them first.',
    rule: 'GBM-CHR-006',
  });
}

function heartFields({ promises, eclipse }: CustomPlaybook): Field[] {
  const [first, second] = promises;
  return [
    textField(
      'promise1',
      'The first promise, such as “A hopeful promise”',
      80,
      first?.label ?? '',
      true,
    ),
    numberField('names1', 'Protagonists that it names', 2, first?.names ?? 1, 1),
    textField('promise2', 'The second promise', 80, second?.label ?? '', true),
    numberField('names2', 'Protagonists that the second names', 2, second?.names ?? 1, 1),
    {
      ...textField('eclipse', 'Its eclipse: what they become', 300, eclipse.prompt, true),
      multiline: true,
    },
    {
      ...textField('escape', 'What leads them out of it', 300, eclipse.escape, true),
      multiline: true,
    },
  ];
}

function questionFields({ questions, startingActions }: CustomPlaybook): Field[] {
  const six = ['1', '2', '3', '4', '5', '6'].map((number, index) =>
    textField(`question${number}`, `Question ${number}`, 120, questions[index] ?? '', true),
  );
  return [
    ...six,
    {
      name: 'actions',
      kind: 'choices',
      label: 'The two actions that begin at 1',
      options: actions.map((action) => ({ value: action, label: titled(action) })),
      min: 2,
      max: 2,
      initial: startingActions,
    },
  ];
}

function choices(state: GbmState, kind: Ability['kind'], label: string, initial: string[]): Field {
  const options = eligible(state, kind).map(option);
  const min = kind === 'special' ? SPECIAL_MIN : 0;
  const max = Math.min(ABILITIES_MAX, options.length);
  return { name: kind, kind: 'choices', label, options, min, max, initial };
}

const option = ({ id: value, name, summary }: Ability): FieldOption => ({
  value,
  label: name,
  detail: summary,
});
