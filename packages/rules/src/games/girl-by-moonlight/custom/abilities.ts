import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { choiceField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import type { GbmPlay, OfferContext } from '../game';
import { bookPlaybooks } from '../library/registry';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import type { CustomAbility, GbmState } from '../state';
import { compileAbility } from './compile';
import { customDeskOf, customOf } from './held';
import {
  abilityNamed,
  CUSTOM_MAX,
  drawer,
  lyingOpen,
  noRoom,
  notLyingOpen,
  usesOfAbility,
  writing,
} from './lookups';

const abilityCommand = command('custom.write-ability', {
  ability: id.optional(),
  name: needed(60),
  summary: sentence.default(''),
  kind: z.enum(['special', 'transcendent']),
  joins: z.array(id).max(20).default([]),
});
type AbilityCommand = z.infer<typeof abilityCommand>;

/**
 * Begins an ability of the table's own, or changes what it is called. Its kind stays while it is in
 * use: a sheet keeps special and transcendent abilities apart.
 */
export const writingAbilities = writing.once('director', (move) => [
  move(abilityCommand, { drawer, unless: notToWrite, ways: waysToWrite, do: writeAbility }),
]);

/** The ability on the workbench. */
export const theAbility: Subject<OfferContext, CustomAbility, 'ability'> = {
  part: 'ability',
  what: 'ability',
  all: ({ state }) => lyingOpen(state, customOf(state).abilities),
  idOf: (ability) => ability.id,
  find: ({ state }, wanted) => abilityNamed(state, wanted),
};

export const removingAbilities = writing.about(theAbility, 'director', (move) => [
  // One that nobody has and no playbook names.
  move(command('custom.remove-ability', { ability: id }), {
    drawer,
    unless({ state }, _, { id: ability, name }) {
      const uses = usesOfAbility(state, ability);
      if (uses.length === 0) return null;
      return barred('not-allowed', `“${name}” is in use ${uses.join(', ')}.`, {
        instead: 'Take it off the sheets, by hand, and out of the playbooks first.',
        rule: 'TABLE-021',
      });
    },
    ways: (_, { name }) => ({ label: `Remove ${name}`, order: 390 }),
    do(play, _, { state }, { id: ability, name }) {
      play.emit({ type: 'customAbilityRemoved', id: ability });
      if (customDeskOf(state).open === ability) play.emit({ type: 'customOpened', id: null });
      play.say(`“${name}” is no longer one of our abilities.`);
    },
  }),
]);

const noRoomFor = (state: GbmState): Refusal | null =>
  noRoom(CUSTOM_MAX.abilities, customOf(state).abilities, 'abilities');

function notToWrite(
  { state }: GbmContext,
  { ability, name, kind, joins }: Partial<AbilityCommand>,
): Refusal | null {
  // Every way asks for a name: before it is there, it is open whether it is a new one.
  if (name === undefined) return null;
  const before = ability === undefined ? null : abilityNamed(state, ability);
  if (joins?.some((joined) => bookPlaybooks()[joined] === undefined)) {
    return barred('not-found', 'An ability can only join playbooks of the book.', {
      instead: 'Choose playbooks from the list.',
      rule: 'TABLE-021',
    });
  }
  if (!before) return noRoomFor(state);
  const closed = notLyingOpen(state, before);
  if (closed) return closed;
  const uses = before.kind === kind ? [] : usesOfAbility(state, before.id);
  if (uses.length === 0) return null;
  return barred(
    'not-allowed',
    `“${before.name}” is in use ${uses.join(', ')}: it stays ${before.kind}.`,
    { instead: `Write another ability that is ${kind}.`, rule: 'TABLE-021' },
  );
}

function* waysToWrite({ state }: GbmContext): Generator<WayToMove<AbilityCommand>> {
  if (!noRoomFor(state)) {
    yield {
      label: 'Write an ability',
      detail: 'Everybody reads it. Next you add what it does, effect by effect.',
      order: 300,
      fields: abilityFields(null, false),
    };
  }
  for (const ability of lyingOpen(state, customOf(state).abilities)) {
    const inUse = usesOfAbility(state, ability.id).length > 0;
    yield {
      with: { ability: ability.id, ...(inUse ? { kind: ability.kind } : {}) },
      label: `Name and kind of ${ability.name}`,
      detail: 'Everybody reads it. What it does is added below, effect by effect.',
      order: 320,
      fields: abilityFields(ability, inUse),
    };
  }
}

const kinds: FieldOption[] = [
  { value: 'special', label: 'Special', detail: 'In force at all times.' },
  { value: 'transcendent', label: 'Transcendent', detail: 'In force while transcended.' },
];

const abilityFields = (ability: CustomAbility | null, inUse: boolean): Field[] => [
  textField('name', 'Name', 60, ability?.name ?? '', true),
  textField('summary', 'What it is in the story', 300, ability?.summary ?? ''),
  ...(inUse ? [] : [choiceField('kind', 'Kind', kinds, ability?.kind ?? 'special')]),
  {
    name: 'joins',
    kind: 'choices',
    label: 'Playbooks of the book that can choose it',
    options: Object.values(bookPlaybooks()).map(({ id: value, name }) => ({ value, label: name })),
    min: 0,
    max: Object.keys(bookPlaybooks()).length,
    initial: ability?.joins ?? [],
  },
];

function writeAbility(
  play: GbmPlay,
  { ability: id, name, summary, kind, joins }: AbilityCommand,
): void {
  const before = id === undefined ? null : abilityNamed(play.state, id);
  const ability: CustomAbility = {
    id: before?.id ?? play.id('ability'),
    name,
    summary,
    kind,
    joins: [...new Set(joins)],
    effects: before?.effects ?? [],
  };
  setAbility(
    play,
    ability,
    before ? `“${before.name}” changes.` : `An ability of our own: ${name}.`,
  );
  if (!before) play.emit({ type: 'customOpened', id: ability.id });
}

/** Keeps an ability as it is now, and tells what it says. */
export function setAbility(play: GbmPlay, ability: CustomAbility, text: string): void {
  const { summary } = compileAbility(ability);
  play.emit({ type: 'customAbilitySet', ability });
  play.say(text, { notes: summary ? [summary] : [] });
}
