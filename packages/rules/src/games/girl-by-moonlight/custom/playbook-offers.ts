import type { Field, FieldOption, Offer } from '../../../engine';
import type { Ability } from '../content';
import type { OfferContext } from '../game';
import type { CustomPlaybook } from '../state';
import { actions, titled } from '../vocabulary';
import { missingOf, SPECIAL_MIN } from './compile';
import { usesOfPlaybook } from './lookups';
import { eligible } from './playbooks';

/** Most abilities of one kind that a playbook of the table's own has. */
const ABILITIES_MAX = 12;

/** What the director can do with the playbook on the workbench, part by part. */
export function openPlaybookOffers({ state, add }: OfferContext, playbook: CustomPlaybook): void {
  const at = { with: { playbook: playbook.id }, place: 'director' } as const;
  add(writing(playbook));
  add({
    ...at,
    command: 'custom.write-heart',
    label: 'Promises and eclipse',
    order: 321,
    fields: heartFields(playbook),
  });
  add({
    ...at,
    command: 'custom.write-questions',
    label: 'Questions and actions',
    order: 322,
    fields: questionFields(playbook),
  });
  const special = eligible(state, 'special').map(option);
  const transcendent = eligible(state, 'transcendent').map(option);
  add({
    ...at,
    command: 'custom.choose-abilities',
    label: 'Abilities',
    detail:
      'The book’s and our own. Everybody begins with one special ability and chooses another.',
    order: 323,
    fields: [
      choices('special', 'Special abilities', special, SPECIAL_MIN, playbook.special),
      choices('transcendent', 'Transcendent abilities', transcendent, 0, playbook.transcendent),
    ],
  });
  if (playbook.special.length > 0) {
    const [start] = playbook.special;
    add({
      ...at,
      command: 'custom.choose-start',
      label: 'The ability it begins with',
      order: 324,
      fields: [
        {
          name: 'ability',
          kind: 'choice',
          label: 'Everybody who plays it begins with',
          options: special.filter(({ value }) => playbook.special.includes(value)),
          required: true,
          ...(start === undefined ? {} : { initial: start }),
        },
      ],
    });
  }
  if (usesOfPlaybook(state, playbook.id).length === 0) {
    add({
      ...at,
      command: 'custom.remove-playbook',
      label: `Remove ${playbook.name}`,
      order: 390,
    });
  }
}

/** Beginning a playbook, or writing anew what it is called and about. */
export function writing(playbook: CustomPlaybook | null): Offer {
  const now = (part: 'name' | 'tagline' | 'summary' | 'playIf' | 'xpTrigger') =>
    playbook?.[part] ?? '';
  const missing = playbook ? missingOf(playbook) : [];
  return {
    command: 'custom.write-playbook',
    with: playbook ? { playbook: playbook.id } : {},
    label: playbook ? `What ${playbook.name} is about` : 'Write a playbook',
    detail:
      missing.length > 0
        ? `Still to write before it can be chosen: ${missing.join('; ')}.`
        : playbook
          ? 'It can be chosen. Everybody reads it.'
          : 'Everybody reads it. Its promises, questions and abilities come next.',
    place: 'director',
    order: playbook ? 320 : 301,
    fields: [
      line('name', 'Name', 60, now('name')),
      line('tagline', 'In half a sentence', 120, now('tagline')),
      {
        ...line('summary', 'What they are like', 2000, now('summary')),
        required: false,
        multiline: true,
      },
      {
        ...line('playIf', 'What it is good at, and for whom', 300, now('playIf')),
        required: false,
      },
      line('xpTrigger', 'It marks xp when…', 200, now('xpTrigger')),
      {
        ...line('mundaneName', 'A hint for the name', 120, playbook?.mundaneName ?? ''),
        required: false,
      },
      {
        ...line('trueName', 'A hint for the true name', 120, playbook?.trueName ?? ''),
        required: false,
      },
    ],
  };
}

function heartFields({ promises, eclipse }: CustomPlaybook): Field[] {
  const [first, second] = promises;
  return [
    line('promise1', 'The first promise, such as “A hopeful promise”', 80, first?.label ?? ''),
    names('names1', 'Protagonists that it names', first?.names),
    line('promise2', 'The second promise', 80, second?.label ?? ''),
    names('names2', 'Protagonists that the second names', second?.names),
    { ...line('eclipse', 'Its eclipse: what they become', 300, eclipse.prompt), multiline: true },
    { ...line('escape', 'What leads them out of it', 300, eclipse.escape), multiline: true },
  ];
}

function questionFields({ questions, startingActions }: CustomPlaybook): Field[] {
  const six = ['1', '2', '3', '4', '5', '6'].map((number, index) =>
    line(`question${number}`, `Question ${number}`, 120, questions[index] ?? ''),
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

const line = (name: string, label: string, max: number, initial: string) =>
  ({ name, kind: 'text', label, max, required: true, initial }) as const satisfies Field;

const names = (name: string, label: string, initial = 1): Field => ({
  name,
  kind: 'number',
  label,
  min: 1,
  max: 2,
  initial,
});

function choices(
  name: string,
  label: string,
  options: FieldOption[],
  min: number,
  initial: string[],
): Field {
  const max = Math.min(ABILITIES_MAX, options.length);
  return { name, kind: 'choices', label, options, min, max, initial };
}

const option = ({ id, name, summary }: Ability): FieldOption => ({
  value: id,
  label: name,
  detail: summary,
});
