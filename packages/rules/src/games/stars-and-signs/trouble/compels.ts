import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { modifierOf, skillRank, stateOf } from '../numbers';
import { markUsed, preparedWords } from '../prepared/suggesting';
import { acting, isNotIn, traitsOf } from '../protagonists/find';
import { wordsOf } from '../protagonists/kept';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import type { StarsState } from '../state';
import {
  abilityOf,
  caps,
  categoryOf,
  moods,
  moodWords,
  poolOf,
  poolWords,
  skills,
  skillWords,
} from '../vocabulary';
import { exposed } from './blows';
import type { Compel } from './trouble';

const trouble = sentence.default('');
/** How long what goes wrong may be. */
const TROUBLE = 300;
const troubleField: Field = textField('trouble', 'What goes wrong', TROUBLE, '');
const gain = z.enum(['usual', 'other']).default('usual');

/** Protagonists of somebody’s who are in play. */
const own = {
  part: 'protagonist',
  what: 'protagonist in play',
  all: ({ state, seat }: StarsContext) => acting(state).filter(({ owner }) => owner === seat.id),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

/** What a player compels of their own (SNS-718): it waits for the referee, who finds it grave enough or not (SNS-714). */
export const offering = moves.about(own, 'trouble', (move) => [
  move(command('compel.trait', { protagonist: id, trait: id, gain, trouble }), {
    unless: ({ state }, { trait, gain: wanted }, one) =>
      cannotCompel(state, one) ?? notOwn(state, one, trait, wanted),
    *ways(context, one): Iterable<WayToMove<{ trait: string; gain: 'usual' | 'other' }>> {
      const { state } = context;
      const all = traitsOf(state, one.id);
      const anchors = all.filter(({ kind }) => kind === 'anchor');
      const others = all.filter(({ kind }) => kind !== 'anchor');
      if (others.length > 0) {
        yield {
          with: { gain: 'usual' },
          variant: 'trait',
          label: 'Compel a Trait of your own',
          detail: 'It seriously complicates things; you regain 1 Hope.',
          group: one.name,
          fields: [traitField(context, others), troubleField],
        };
      }
      if (anchors.length > 0) {
        yield {
          variant: 'anchor',
          label: 'Compel an Anchor',
          group: one.name,
          fields: [traitField(context, anchors), gainField(anchorGains), troubleField],
        };
      }
      for (const trait of all.filter((each) => isRescue(state, each))) {
        const whom = state.public.protagonists[trait.towards ?? '']?.name ?? '';
        yield {
          with: { trait: trait.id, gain: 'other' },
          label: `Reach ${whom}`,
          detail: `Compel your Connection to them and forgo the Hope: ${whom} clears 5 slots.`,
          group: one.name,
          fields: [troubleField],
        };
      }
    },
    do: (play, { trait, gain: wanted, trouble: wrong }, _, one) =>
      lay(play, one, {
        what: { kind: 'trait', trait },
        gain: wanted,
        trouble: wrong,
        by: 'player',
      }),
  }),
  move(command('compel.skill', { protagonist: id, skill: z.enum(skills), trouble }), {
    unless: ({ state }, { skill }, one) =>
      cannotCompel(state, one) ?? (skill && givesNothing(one, skill)),
    ways: (_, one) => {
      const options = skills
        .filter((skill) => modifierOf(skillRank(one, skill)) > 0)
        .map((skill) => ({
          value: skill,
          label: skillWords[skill].name,
          detail: effortOf(one, skill),
        }));
      if (options.length === 0) return null;
      return {
        label: 'Compel a Skill',
        detail: 'You act by it so that it makes things worse, and regain Effort.',
        group: one.name,
        fields: [choiceField('skill', 'Which', options), troubleField],
      };
    },
    do: (play, { skill, trouble: wrong }, _, one) =>
      lay(play, one, {
        what: { kind: 'skill', skill },
        gain: 'usual',
        trouble: wrong,
        by: 'player',
      }),
  }),
  move(command('compel.mood', { protagonist: id, mood: z.enum(moods), trouble }), {
    unless: ({ state }, { mood }, one) =>
      cannotCompel(state, one) ?? (mood && !one.moods.includes(mood) ? notInMood(one) : null),
    ways: (_, one) =>
      one.moods.map((mood) => ({
        with: { mood },
        label: `Compel ${moodWords[mood].name}`,
        detail: 'You lean into it until it makes things worse; then it ends. It brings no Hope.',
        group: one.name,
        fields: [troubleField],
      })),
    do: (play, { mood, trouble: wrong }, _, one) =>
      lay(play, one, { what: { kind: 'mood', mood }, gain: 'usual', trouble: wrong, by: 'player' }),
  }),
  move(command('compel.catch', { protagonist: id, gain, trouble }), {
    unless: ({ state }, _, one) => cannotCompel(state, one) ?? notTransformed(one),
    ways: (_, one) => ({
      label: 'Compel the Catch',
      detail: one.magic.catch,
      group: one.name,
      fields: [gainField(catchGains), troubleField],
    }),
    do: (play, { gain: wanted, trouble: wrong }, _, one) =>
      lay(play, one, { what: { kind: 'catch' }, gain: wanted, trouble: wrong, by: 'player' }),
  }),
]);

/** What the referee compels: an Aspect, or the Catch. All else they may suggest (SNS-718, 1203, 2214). */
export const pressing = refereesMoves('compel what is somebody’s').about(
  exposed,
  'trouble',
  (move) => [
    move(command('compel.aspect', { protagonist: id, trait: id, trouble }), {
      unless: ({ state }, { trait }, one) =>
        cannotCompel(state, one) ?? (trait === undefined ? null : notAspect(state, one, trait)),
      ways(context, one) {
        const aspects = traitsOf(context.state, one.id).filter(({ kind }) => kind === 'aspect');
        if (aspects.length === 0) return null;
        return {
          label: 'Compel an Aspect',
          detail: 'Accepted: 1 Hope. Refused: d10 Corruption.',
          group: one.name,
          fields: [traitField(context, aspects), plannedField(context)],
        };
      },
      do: (play, { trait, trouble: wrong }, _, one) =>
        lay(play, one, {
          what: { kind: 'trait', trait },
          gain: 'usual',
          trouble: wrong,
          by: 'referee',
        }),
    }),
    move(command('compel.their-catch', { protagonist: id, trouble }), {
      unless: ({ state }, _, one) => cannotCompel(state, one) ?? notTransformed(one),
      ways: (context, one) => ({
        label: 'Compel the Catch',
        detail: one.magic.catch || 'Accepted: a slot of Energy. Refused: d10 Corruption.',
        group: one.name,
        fields: [plannedField(context)],
      }),
      do: (play, { trouble: wrong }, _, one) =>
        lay(play, one, { what: { kind: 'catch' }, gain: 'usual', trouble: wrong, by: 'referee' }),
    }),
  ],
);

/** What goes wrong, or what the referee has planned of that. */
const plannedField = ({ state }: StarsContext): Field => ({
  ...troubleField,
  ...preparedWords(state, 'compel', TROUBLE),
});

function lay(play: StarsPlay, one: Protagonist, compel: Omit<Compel, 'id' | 'protagonist'>): void {
  const laid = { ...compel, id: play.id('compel'), protagonist: one.id };
  play.emit({ type: 'compelSet', compel: laid });
  if (compel.by === 'referee') markUsed(play, 'compel', compel.trouble, TROUBLE);
}

const anchorGains: FieldOption[] = [
  { value: 'usual', label: '1 Hope' },
  { value: 'other', label: '1 slot of Corruption is cleared' },
];
export const catchGains: FieldOption[] = [
  { value: 'usual', label: 'Clear a slot of Energy' },
  { value: 'other', label: 'A Temporary slot of Energy' },
];
export const gainField = (options: FieldOption[]): Field =>
  choiceField('gain', 'What you regain', options, 'usual');

const traitField = (context: StarsContext, all: readonly Trait[]): Field =>
  choiceField(
    'trait',
    'Which',
    all.map((trait) => ({ value: trait.id, label: wordsOf(context, trait), ...lastOf(trait) })),
  );

/** When a Trait was compelled last is all that bounds how often it is (SNS-Q43). */
const lastOf = ({ compelledIn }: Trait): { detail?: string } =>
  compelledIn > 0 ? { detail: `Compelled last in session ${compelledIn}.` } : {};

const effortOf = (one: Protagonist, skill: (typeof skills)[number]): string =>
  `${modifierOf(skillRank(one, skill))} ${poolWords[poolOf[categoryOf(abilityOf(skill))]].name}`;

/** Whether a Trait is a Connection to somebody who is Broken, by which they can be reached (SNS-1609). */
export function isRescue(
  { public: { protagonists } }: Pick<StarsState, 'public'>,
  trait: Trait,
): boolean {
  const to = protagonists[trait.towards ?? ''];
  return trait.kind === 'connection' && to?.standing === 'in' && stateOf(to) === 'broken';
}

/** What bars a compel of somebody: they are not in play, or another one waits (SNS-714). */
function cannotCompel({ public: { compels } }: StarsState, one: Protagonist): Refusal | null {
  const waits = Object.values(compels).some(({ protagonist }) => protagonist === one.id);
  if (!waits) return isNotIn(one);
  return barred('wrong-moment', `A compel of ${one.name} waits for an answer.`, {
    instead: 'Settle that one first, or take it back.',
    rule: 'SNS-714',
  });
}

/** What bars a player from compelling a Trait: it is another’s, or does not give what they want (SNS-718, 1405, 1609). */
function notOwn(
  state: StarsState,
  one: Protagonist,
  id: string | undefined,
  wanted: 'usual' | 'other' | undefined,
): Refusal | null {
  if (id === undefined) return null;
  const trait = state.public.traits[id];
  if (trait?.of !== one.id) {
    return barred('not-allowed', 'One compels Traits of one’s own.', {
      instead: `Choose one of ${one.name}’s.`,
      rule: 'SNS-718',
    });
  }
  if (wanted !== 'other' || trait.kind === 'anchor' || isRescue(state, trait)) return null;
  return barred('not-allowed', 'That Trait gives Hope, and nothing else.', {
    instead: 'Compel an Anchor to clear Corruption, or a Connection to somebody who is Broken.',
    rule: trait.kind === 'connection' ? 'SNS-1609' : 'SNS-1405',
  });
}

/** What bars the referee from compelling anything but an Aspect (SNS-718). */
const notAspect = ({ public: { traits } }: StarsState, one: Protagonist, id: string) =>
  traits[id]?.of === one.id && traits[id]?.kind === 'aspect'
    ? null
    : barred('not-allowed', 'Of Traits, Aspects alone are the referee’s to compel.', {
        instead: 'Suggest it, and let their player compel it.',
        rule: 'SNS-718',
      });

const givesNothing = (one: Protagonist, skill: (typeof skills)[number]): Refusal | null =>
  modifierOf(skillRank(one, skill)) > 0
    ? null
    : barred('not-allowed', `${skillWords[skill].name} of rank 0 gives no Effort.`, {
        instead: 'Compel a Skill that they have ranks in.',
        rule: 'SNS-909',
      });

const notInMood = ({ name }: Protagonist): Refusal =>
  barred('wrong-moment', `${name} is not in that Mood.`, {
    instead: 'Compel one that they are in.',
    rule: 'SNS-1806',
  });

/** What bars the Catch: there is no Energy but while Transformed (SNS-2214). */
const notTransformed = ({ name, transformed }: Protagonist): Refusal | null =>
  transformed !== null
    ? null
    : barred('wrong-moment', `${name} is not Transformed: there is no Energy to regain.`, {
        instead: 'Compel a Trait.',
        rule: 'SNS-2214',
      });

/** How many Temporary slots of Energy there is room for. */
export const roomForEnergy = ({ transformed }: Protagonist): number =>
  transformed ? caps.temporaryEnergy - transformed.temporary : 0;
