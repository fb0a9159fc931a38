import type { Field, FieldOption } from '../../../../engine';
import { nameField } from '../../series/name-field';
import type { GbmState } from '../../state';
import { titled } from '../../vocabulary';
import { impulses, virtues } from './rules';
import type { Engine } from './state';

export const asOptions = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: titled(word) }));

/** What is said of an Engine; with `whyNot` also what keeps its maker out of it. */
export function engineFields(state: GbmState, whyNot: boolean, now?: Engine): Field[] {
  const [impulse] = now?.impulses ?? [];
  const taken = now?.impulses.slice(1) ?? [];
  return [
    nameField(state, 'Its name', now?.name),
    {
      name: 'description',
      kind: 'text',
      label: 'What it is like',
      max: 2000,
      required: false,
      multiline: true,
      initial: now?.description ?? '',
    },
    {
      name: 'virtue',
      kind: 'choice',
      label: 'Its virtue',
      options: asOptions(virtues),
      required: true,
      ...(now ? { initial: now.virtue } : {}),
    },
    {
      name: 'impulse',
      kind: 'choice',
      label: 'Its impulse',
      options: asOptions(impulses.filter((one) => !taken.includes(one))),
      required: true,
      ...(impulse === undefined ? {} : { initial: impulse }),
    },
    ...(whyNot
      ? [
          {
            name: 'whyNot',
            kind: 'text',
            label: 'Why can your own character not pilot it?',
            max: 300,
            required: true,
            initial: now?.whyNot ?? '',
          } satisfies Field,
        ]
      : []),
  ];
}
