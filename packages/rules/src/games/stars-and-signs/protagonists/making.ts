import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { capitalised } from '../../../engine';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { form, kept, named, said } from '../../../table/form';
import type { StarsPlay } from '../game';
import { barred, moves } from '../game';
import { skillRank } from '../numbers';
import type { StarsState } from '../state';
import { caps, categories, skillWords } from '../vocabulary';
import { effortFor } from './effort';
import { faceForm, faceWith } from './face';
import { change, decidedFor, ownedBy, protagonistOf } from './find';
import { abilityForm, skillShape, skillsIn } from './forms';
import type { MakingStepId, Protagonist } from './protagonist';
import { newProtagonist } from './protagonist';
import { mustWait } from './successors';
import { tie } from './ties';

/** The drawer with the forms of a sheet. */
export const SHEET = 'sheet-forms';
const drawer = SHEET;

/** How many protagonists a person has whose story goes on, and how many a table has room for. */
export const ROOM = { seat: 2, table: 24 };

const inStory = (state: StarsState, seat: string) =>
  ownedBy(state, seat).filter(({ standing }) => standing !== 'gone');

/** What bars one more protagonist of somebody's (TABLE-012, SNS-1912). */
export function noRoomForProtagonist(state: StarsState, seat: string): Refusal | null {
  const waits = mustWait(state, seat);
  if (waits) return waits;
  const all = Object.keys(state.public.protagonists).length;
  if (inStory(state, seat).length < ROOM.seat && all < ROOM.table) return null;
  return barred('limit-reached', `There is room for ${ROOM.seat} protagonists each.`, {
    instead: 'Play one of those that you have.',
    rule: 'TABLE-012',
  });
}

export const newcomer = form({ name: named('What are they called?') });

const joining = moves.once('making', (move) => [
  move(command('protagonist.create', newcomer.shape), {
    unless({ state, seat }) {
      if (seat.role !== 'protagonist') {
        return barred('not-allowed', 'The referee plays the world, not a protagonist.', {
          instead: 'Let a player make one.',
          rule: 'TABLE-003',
        });
      }
      return noRoomForProtagonist(state, seat.id);
    },
    ways({ state, seat }) {
      const fields = newcomer.fields();
      return inStory(state, seat.id).length === 0
        ? { label: 'Make your protagonist', fields, primary: true }
        : { label: 'Make another protagonist', fields };
    },
    do: (play, { name }, { seat }) =>
      enter(play, newProtagonist(play.id('protagonist'), seat.id, name)),
  }),
]);

/** Somebody comes into the story, tied to all who are there (SNS-1205, 1210). */
export function enter(play: StarsPlay, protagonist: Protagonist): void {
  play.emit({ type: 'protagonistSet', protagonist });
  tie(play, protagonist);
  play.say(`${protagonist.name} enters the story.`, {
    beat: { kind: 'new-protagonist', about: [protagonist.id] },
  });
}

export const identity = form({
  name: { ...named(), schema: named().schema.optional() },
  pronouns: kept('Pronouns'),
  looks: kept('What one sees of them', 2000),
  background: kept('Where they come from', 2000),
  ...faceForm.parts,
});
export const calling = form({ class: named('Class') });
/** A rank of a Skill; one that is not there stays as it is. */
export const rank = z.int().min(0).max(caps.rank).optional();

/** Steps of the making, each of which may be gone through again. */
const steps = moves.about(decidedFor, 'making', (move) => [
  move(command('protagonist.identity', { protagonist: id, ...identity.shape }), {
    drawer,
    ways: (_, one) => ({
      label: 'Who they are',
      group: one.name,
      fields: identity.fields({ ...one, ...one.face }),
    }),
    do(play, { name, pronouns, looks, background, ...face }, _, one) {
      const set = { ...said({ name, pronouns, looks, background }), ...faceWith(one.face, face) };
      fill(play, one, 'identity', set, 'who they are is');
    },
  }),
  move(command('protagonist.class', { protagonist: id, ...calling.shape }), {
    drawer,
    ways: (_, one) => ({
      label: 'Class',
      detail: 'A word or two of your own; what it lets them do is written down as features.',
      group: one.name,
      fields: calling.fields(one),
    }),
    do: (play, { class: called }, _, one) =>
      fill(play, one, 'class', { class: called }, 'their Class is'),
  }),
  move(command('protagonist.abilities', { protagonist: id, ...abilityForm.shape }), {
    drawer,
    ways: (_, one) => ({
      label: 'Abilities',
      detail:
        'From 1 to 10. A rank of 1 has no die; the ranks of three are what a pool of Effort holds.',
      group: one.name,
      fields: abilityForm.fields(one.abilities),
    }),
    do(play, { type: _, protagonist: __, ...abilities }, ___, one) {
      const effort = effortFor(one, { abilities });
      fill(play, one, 'abilities', { abilities, effort }, 'their Abilities are');
    },
  }),
  move(
    command('protagonist.skills', {
      protagonist: id,
      category: z.enum(categories),
      ...skillShape(rank),
    }),
    {
      drawer,
      ways: (_, one) =>
        categories.map((category) => ({
          with: { category },
          label: `${capitalised(category)} Skills`,
          detail: 'From 0 to 10, as your table begins.',
          group: one.name,
          fields: skillsIn(category).map((skill) =>
            numberField(skill, skillWords[skill].name, caps.rank, skillRank(one, skill)),
          ),
        })),
      do(play, { type: _, protagonist: __, category: ___, ...set }, ____, one) {
        fill(play, one, 'skills', { skills: { ...one.skills, ...said(set) } }, 'their Skills are');
      },
    },
  ),
]);

/** Writes a step of the making down. */
export function fill(
  play: StarsPlay,
  one: Protagonist,
  step: MakingStepId,
  set: Partial<Protagonist>,
  what: string,
): void {
  change(play, one, { ...set, ...withStep(one, step) });
  play.say(`${set.name ?? one.name}: ${what} written down.`);
}

/** The steps of the making that somebody has been through, with one more. */
export const withStep = ({ made }: Protagonist, step: MakingStepId): { made: MakingStepId[] } => ({
  made: [...new Set([...made, step])],
});

/** Somebody has been through a step of their making. */
export function passStep(play: StarsPlay, { id: of }: Protagonist, step: MakingStepId): void {
  const one = protagonistOf(play, of);
  if (!one.made.includes(step)) change(play, one, withStep(one, step));
}

/** Making a protagonist: nothing is needed but a name, all else has its time (SNS-2401). */
export const making = [joining, steps] as const;
