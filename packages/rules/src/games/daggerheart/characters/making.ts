import type { Refusal } from '../../../engine';
import { put } from '../../../engine';
import { command, id } from '../../../table/command';
import { form, kept, named, number, said, words } from '../../../table/form';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import type { Slots, Trait } from '../vocabulary';
import { traitWords } from '../vocabulary';
import type { Character, MakingStep } from './character';
import { isOut, makingSteps, newCharacter } from './character';
import { reach } from './commands';
import { change, decidedFor, ownedBy } from './find';
import { resistance } from './forms';
import { classCalled, saidUnder, suggestedTraits } from './of-library';
import { steps } from './steps';

/** The drawer with the forms of a sheet. */
export const SHEET = 'sheet-forms';
const drawer = SHEET;

/** How many characters a person plays who are not dead, and how many a table has room for. */
const ROOM = { seat: 2, table: 24 };

const aliveOf = (state: DaggerheartState, seat: string) =>
  ownedBy(state, seat).filter((one) => !isOut(one));

/** Why a seat, or the table, has no room for one character more, if so. */
export function noRoomForCharacter(state: DaggerheartState, seat: string): Refusal | null {
  const all = Object.keys(state.public.characters).length;
  if (aliveOf(state, seat).length < ROOM.seat && all < ROOM.table) return null;
  return barred('limit-reached', `There is room for ${ROOM.seat} characters each.`, {
    instead: 'Play one of those that you have.',
    rule: 'TABLE-012',
  });
}

export const newcomer = form({ name: named('What are they called?') });
const joining = moves.once('making', (move) => [
  move(command('character.create', newcomer.shape), {
    unless({ state, seat }) {
      if (seat.role !== 'protagonist') {
        return barred('not-allowed', 'The GM plays the world, not a character.', {
          instead: 'Let a player make one.',
          rule: 'TABLE-003',
        });
      }
      return noRoomForCharacter(state, seat.id);
    },
    ways({ state, seat }) {
      const fields = newcomer.fields();
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

const modifier = (trait: Trait) => number(traitWords[trait].name, reach.trait, -reach.trait);
/** A step of the making may ask for a part of it: the rest stays as it is. */
export const identity = form({
  name: { ...named(), schema: named().schema.optional() },
  pronouns: kept('Pronouns'),
  class: kept('Class'),
  subclass: kept('Subclass'),
  heritage: kept('Heritage: ancestry and community'),
  description: kept('What one sees of them', 2000),
});
export const traitForm = form({
  agility: modifier('agility'),
  strength: modifier('strength'),
  finesse: modifier('finesse'),
  instinct: modifier('instinct'),
  presence: modifier('presence'),
  knowledge: modifier('knowledge'),
});
/** What damage of a type does to them: it stays as it is where nothing is said. */
const resisting = (label: string) => {
  const asked = resistance(label);
  return { ...asked, schema: asked.schema.optional() };
};
export const defences = form({
  evasion: number('Evasion', reach.evasion),
  major: number('Major threshold', reach.threshold),
  severe: number('Severe threshold', reach.threshold),
  hp: number('HP slots', reach.slots, 1),
  stress: number('Stress slots', reach.slots, 1),
  armour: number('Armour Score', reach.armour),
  armourName: words('Armour'),
  proficiency: number('Proficiency', reach.proficiency, 1),
  physical: resisting('Physical damage'),
  magical: resisting('Magical damage'),
});
export const story = form({
  background: words('Where do they come from? What drives them?', 2000),
  connections: words('What ties them to the others?', 2000),
});

/** Steps of the making, each of which may be gone through again. */
const parts = moves.about(decidedFor, 'making', (move) => [
  move(command('character.identity', { character: id, ...identity.shape }), {
    drawer,
    ways: (_, one) => ({ label: 'Who they are', group: one.name, fields: identity.fields(one) }),
    do: (play, { type: _, character: __, ...set }, ___, one) =>
      fill(play, one, 'identity', { ...said(set), ...ownWords(one, set) }, 'who they are is'),
  }),
  move(command('character.traits', { character: id, ...traitForm.shape }), {
    drawer,
    ways({ state }, one) {
      const begun = one.made.includes('traits') || Object.values(one.traits).some(Boolean);
      const suggested = begun
        ? null
        : suggestedTraits(saidUnder(classCalled(state, one.class), 'Suggested traits'));
      return {
        label: 'Traits',
        group: one.name,
        detail: suggested
          ? `As the ${one.class} suggests. Many begin with +2, +1, +1, 0, 0 and −1.`
          : 'Many begin with +2, +1, +1, 0, 0 and −1.',
        fields: traitForm.fields(suggested ?? one.traits),
      };
    },
    do: (play, { type: _, character: __, ...set }, ___, one) =>
      fill(play, one, 'traits', { traits: set }, 'their traits are'),
  }),
  move(command('character.defences', { character: id, ...defences.shape }), {
    drawer,
    ways(_, one) {
      const [hp, stress, armour] = [one.hp.slots, one.stress.slots, one.armour.slots];
      const { physical = 'no', magical = 'no' } = one;
      const resists = { physical, magical };
      const fields = defences.fields({ ...one, ...one.thresholds, ...resists, hp, stress, armour });
      return { label: 'What protects them', group: one.name, fields };
    },
    do(play, { type: _, character: __, major, severe, hp, stress, armour, ...rest }, ___, one) {
      const set = {
        ...said(rest),
        thresholds: { major, severe: Math.max(major, severe) },
        hp: withSlots(one.hp, hp),
        stress: withSlots(one.stress, stress),
        armour: withSlots(one.armour, armour),
      };
      fill(play, one, 'defences', set, 'what protects them is');
    },
  }),
  move(command('character.story', { character: id, ...story.shape }), {
    drawer,
    ways({ state }, one) {
      const own = classCalled(state, one.class);
      const asked = {
        background: saidUnder(own, 'Background questions'),
        connections: saidUnder(own, 'Connections'),
      };
      const fields = story.fields(one).map((field) => {
        const hint = field.name === 'background' ? asked.background : asked.connections;
        return field.kind === 'text' && hint ? { ...field, hint } : field;
      });
      return { label: 'Their story', group: one.name, fields };
    },
    do: (play, { type: _, character: __, ...set }, ___, one) =>
      fill(play, one, 'story', set, 'their story is'),
  }),
  // Nobody is asked for ever what is left open (TABLE-092).
  move(command('character.made', { character: id }), {
    drawer,
    ways: ({ state }, one) =>
      steps.isOpen(state, one)
        ? {
            label: 'That is all of them',
            group: one.name,
            detail: 'What is still open stays as it is; anything can be changed later.',
          }
        : null,
    do(play, _, __, one) {
      change(play, one, { made: [...makingSteps] });
      play.say(`${one.name} is made.`);
    },
  }),
]);

/** A class, or heritage, in one’s own words is no more that of the library. */
const ownWords = (
  one: Character,
  set: { class?: string | undefined; heritage?: string | undefined },
): Partial<Character> => ({
  ...(one.domains && (set.class ?? one.class) !== one.class ? { domains: [] } : {}),
  ...((one.ancestry || one.community) && (set.heritage ?? one.heritage) !== one.heritage
    ? { ancestry: '', community: '' }
    : {}),
});

/** Making a character: nothing is needed but a name, all else has its time. */
export const making = {
  ...moves.area(joining, parts),
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
