import { z } from 'zod';
import { put } from '../../../engine';
import { numberField, textField } from '../../../table';
import { command, id, needed, text, word } from '../../../table/command';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import type { Slots, Trait } from '../vocabulary';
import { traits, traitWords } from '../vocabulary';
import type { Character, MakingStep } from './character';
import { newCharacter } from './character';
import { reach } from './commands';
import { change, decidedFor, ownedBy } from './find';

/** The drawer with the forms of a sheet. */
export const SHEET = 'sheet-forms';

/** How many characters a person plays who are not dead, and how many a table has room for. */
const ROOM = { seat: 2, table: 24 };

const aliveOf = (state: DaggerheartState, seat: string) =>
  ownedBy(state, seat).filter(({ life }) => life !== 'dead');

const joining = moves.once('making', (move) => [
  move(command('character.create', { name: needed(60) }), {
    unless({ state, seat }) {
      if (seat.role !== 'protagonist') {
        return barred('not-allowed', 'The GM plays the world, not a character.', {
          instead: 'Let a player make one.',
          rule: 'TABLE-003',
        });
      }
      const all = Object.keys(state.public.characters).length;
      if (aliveOf(state, seat.id).length < ROOM.seat && all < ROOM.table) return null;
      return barred('limit-reached', `There is room for ${ROOM.seat} characters each.`, {
        instead: 'Play one of those that you have.',
        rule: 'TABLE-012',
      });
    },
    ways({ state, seat }) {
      const fields = [textField('name', 'What are they called?', 60, '', true)];
      return aliveOf(state, seat.id).length === 0
        ? { label: 'Make your character', fields, primary: true }
        : { label: 'Make another character', fields };
    },
    do(play, { name }, { seat }) {
      const character = newCharacter(play.id('character'), seat.id, name);
      const { id } = character;
      play.emit({ type: 'characterSet', character });
      play.say(`${name} joins the party.`, { beat: { kind: 'new-character', about: [id] } });
    },
  }),
]);

const modifier = z.int().min(-reach.trait).max(reach.trait);
const slots = z.int().min(1).max(reach.slots);
const whole = (most: number) => z.int().min(0).max(most);

/** Steps of the making, each of which may be gone through again. */
const steps = moves.about(decidedFor, 'making', (move) => [
  move(
    command('character.identity', {
      character: id,
      name: needed(60),
      pronouns: word.default(''),
      class: word.default(''),
      subclass: word.default(''),
      heritage: word.default(''),
      description: text.default(''),
    }),
    {
      drawer: SHEET,
      ways: (_, one) => ({
        label: 'Who they are',
        group: one.name,
        fields: [
          textField('name', 'Name', 60, one.name, true),
          textField('pronouns', 'Pronouns', 80, one.pronouns),
          textField('class', 'Class', 80, one.class),
          textField('subclass', 'Subclass', 80, one.subclass),
          textField('heritage', 'Heritage: ancestry and community', 80, one.heritage),
          textField('description', 'What one sees of them', 2000, one.description),
        ],
      }),
      do: (play, { type: _, character: __, ...set }, ___, one) =>
        fill(play, one, 'identity', set, 'who they are is'),
    },
  ),
  move(
    command('character.traits', {
      character: id,
      agility: modifier,
      strength: modifier,
      finesse: modifier,
      instinct: modifier,
      presence: modifier,
      knowledge: modifier,
    }),
    {
      drawer: SHEET,
      ways: (_, one) => ({
        label: 'Traits',
        group: one.name,
        detail: 'Many begin with +2, +1, +1, 0, 0 and −1.',
        fields: traits.map((trait: Trait) =>
          numberField(trait, traitWords[trait].name, reach.trait, one.traits[trait], -reach.trait),
        ),
      }),
      do: (play, { type: _, character: __, ...set }, ___, one) =>
        fill(play, one, 'traits', { traits: set }, 'their traits are'),
    },
  ),
  move(
    command('character.defences', {
      character: id,
      evasion: whole(reach.evasion),
      major: whole(reach.threshold),
      severe: whole(reach.threshold),
      hp: slots,
      stress: slots,
      armour: whole(reach.armour),
      armourName: word.default(''),
      proficiency: z.int().min(1).max(reach.proficiency),
    }),
    {
      drawer: SHEET,
      ways: (_, one) => ({
        label: 'What protects them',
        group: one.name,
        fields: [
          numberField('evasion', 'Evasion', reach.evasion, one.evasion),
          numberField('major', 'Major threshold', reach.threshold, one.thresholds.major),
          numberField('severe', 'Severe threshold', reach.threshold, one.thresholds.severe),
          numberField('hp', 'HP slots', reach.slots, one.hp.slots, 1),
          numberField('stress', 'Stress slots', reach.slots, one.stress.slots, 1),
          numberField('armour', 'Armour Score', reach.armour, one.armour.slots),
          textField('armourName', 'Armour', 80, one.armourName),
          numberField('proficiency', 'Proficiency', reach.proficiency, one.proficiency, 1),
        ],
      }),
      do(play, { type: _, character: __, major, severe, hp, stress, armour, ...rest }, ___, one) {
        const set = {
          ...rest,
          thresholds: { major, severe: Math.max(major, severe) },
          hp: withSlots(one.hp, hp),
          stress: withSlots(one.stress, stress),
          armour: withSlots(one.armour, armour),
        };
        fill(play, one, 'defences', set, 'what protects them is');
      },
    },
  ),
  move(
    command('character.story', {
      character: id,
      background: text.default(''),
      connections: text.default(''),
    }),
    {
      drawer: SHEET,
      ways: (_, { name: group, background, connections }) => ({
        label: 'Their story',
        group,
        fields: [
          textField('background', 'Where do they come from? What drives them?', 2000, background),
          textField('connections', 'What ties them to the others?', 2000, connections),
        ],
      }),
      do: (play, { type: _, character: __, ...set }, ___, one) =>
        fill(play, one, 'story', set, 'their story is'),
    },
  ),
]);

/** Making a character: nothing is needed but a name, all else has its time. */
export const making = {
  ...moves.area(joining, steps),
  betweenSessions: true,
  evolves: {
    characterSet: ({ public: { characters } }, { character }) =>
      put(characters, character.id, character),
    // What is the same inside is told to nobody: a change is found by comparing states.
    characterChanged({ public: { characters } }, { id, set }) {
      const now = characters[id];
      if (now) Object.assign(now, set);
    },
  },
} satisfies DhBrings;

function fill(
  play: DhPlay,
  before: Character,
  step: MakingStep,
  set: Partial<Character>,
  what: string,
): void {
  change(play, before, { ...set, ...withStep(before, step) });
  play.say(`${set.name ?? before.name}: ${what} written down.`);
}

/** The steps of the making that somebody has been through, with one more. */
export const withStep = ({ made }: Character, step: MakingStep): { made: MakingStep[] } => ({
  made: [...new Set([...made, step])],
});

/** A row of boxes with another number of them. */
export const withSlots = ({ marked }: Slots, slots: number): Slots => ({
  slots,
  marked: Math.min(slots, marked),
});
