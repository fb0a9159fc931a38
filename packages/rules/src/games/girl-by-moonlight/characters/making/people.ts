import { z } from 'zod';
import type { Field, Refusal } from '../../../../engine';
import type { WayToMove } from '../../../../table';
import { command, id, needed, sentence } from '../../../../table/command';
import { playsetOf } from '../../library/playset';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves } from '../../moves';
import { barred } from '../../refusal';
import { nameField } from '../../series/name-field';
import type { GbmState, Protagonist, SecondaryCharacter } from '../../state';
import { leftToDo, ownSheet } from './own-sheet';
import { placed } from './progress';
import { SECONDARY_CHARACTERS } from './steps';
import { aboutPeople, kindFields, kindOf, unknownKind, withoutTraitor } from './traitors';

const secondaryCommand = command('character.secondary', {
  protagonist: id,
  index: z.int().min(0).max(3),
  name: needed(80),
  detail: sentence.default(''),
  kind: id.optional(),
});
type SecondaryCommand = z.infer<typeof secondaryCommand>;

/** Writes one of two secondary characters (GBM-CHR-008). */
export const people = moves.about(ownSheet, 'sheet', (move) => [
  move(secondaryCommand, {
    unless: notWritten,
    ways: waysToWrite,
    do(play, said, _, one) {
      const { name, detail } = said;
      const secondary = withPerson(one, said);
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { secondary } });
      play.say(`${nameOf(one)} knows ${name}.`, { notes: detail ? [detail] : [] });
    },
  }),
]);

function notWritten(
  { state }: GbmContext,
  { index = 0, name, detail = '', kind }: Partial<SecondaryCommand>,
  one: Protagonist,
): Refusal | null {
  const instead = playsetOf(state).asks?.secondary?.instead;
  if (instead)
    return barred('not-allowed', instead.what, { instead: instead.how, rule: instead.rule });
  if (index >= SECONDARY_CHARACTERS) {
    return barred(
      'limit-reached',
      `Each player makes ${SECONDARY_CHARACTERS} secondary characters.`,
      {
        instead: 'Write over one of them.',
        rule: 'GBM-CHR-008',
      },
    );
  }
  if (index > one.secondary.length) {
    return barred('wrong-moment', 'It is too early for the second secondary character.', {
      instead: 'Write the first one first.',
      rule: 'GBM-CHR-008',
    });
  }
  if (name === undefined) return null;
  const unknown = kind === undefined ? null : unknownKind(state, kind);
  return unknown ?? withoutTraitor(state, one, withPerson(one, { index, name, detail, kind }));
}

/** Their people, with one of them written anew, or after the others. */
function withPerson(
  { secondary }: Protagonist,
  { index, name, detail, kind }: Pick<SecondaryCommand, 'index' | 'name' | 'detail' | 'kind'>,
): SecondaryCharacter[] {
  const list = secondary.map((now) => ({ ...now }));
  list[index] = { name, detail, ...kindOf(kind, secondary[index]) };
  return list;
}

function* waysToWrite(
  context: GbmContext,
  one: Protagonist,
): Generator<WayToMove<SecondaryCommand>> {
  const { state } = context;
  const left = leftToDo(context, one);
  const last = Math.min(one.secondary.length, SECONDARY_CHARACTERS - 1);
  for (let index = 0; index <= last; index += 1) {
    const now = one.secondary[index];
    yield {
      ...placed(one, left.includes('secondary'), 'people'),
      with: { index },
      label: now?.name ?? (index === 0 ? 'A secondary character' : 'One more'),
      detail: aboutPeople(state),
      order: 60 + index,
      primary: left[0] === 'secondary' && index === last,
      fields: [...personFields(state, now), ...kindFields(state, one, index)],
    };
  }
}

const personFields = (state: GbmState, now?: SecondaryCharacter): Field[] => [
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
