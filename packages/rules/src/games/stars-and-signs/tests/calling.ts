import { z } from 'zod';
import type { Field, RollModifier } from '../../../engine';
import { choiceField, foldedAway, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsPlay } from '../game';
import { barred, refereesMoves } from '../game';
import { reactionScore } from '../numbers';
import { acting, asOptions, protagonistOf } from '../protagonists/find';
import { traitLabel, traitsAbout } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import type { ReactionType, Skill } from '../vocabulary';
import {
  abilityOf,
  alignmentWords,
  categoryOf,
  optionsOf,
  reactionTypes,
  reactionWords,
  scaleLevels,
  scaleOptions,
  skills,
  skillWords,
} from '../vocabulary';

/** How many are tried at once, and how many Traits are named. */
const MOST = { people: 12, traits: 12 };
/** How many announced Tests wait at once. */
const ROOM = 24;
/** While Transformed physical danger is resisted at this Scale (SNS-2207). */
const TRANSFORMED = 3;

/** The drawer of what the referee tries people by: long forms, which play seldom puts in front of anybody. */
const TESTS = 'tests';

const scale = z.enum(scaleLevels).default('0');
const parts = {
  protagonists: z.array(id).min(1).max(MOST.people),
  reaction: z.enum(reactionTypes),
  skill: z.enum(skills),
  what: sentence.default(''),
  relevant: z.array(id).max(MOST.traits).default([]),
};

/** @param most how many people at once. */
function fields(state: StarsState, most: number = MOST.people): Field[] {
  const able = acting(state);
  const max = Math.min(most, MOST.people, able.length);
  const traits = Object.values(state.public.traits).filter(
    ({ of, alignment }) =>
      alignment !== 'neutral' && (of === null || able.some((one) => one.id === of)),
  );
  return [
    { name: 'protagonists', kind: 'choices', label: 'Who', options: asOptions(able), min: 1, max },
    choiceField('reaction', 'Reaction', optionsOf(reactionTypes, reactionWords), 'resist'),
    choiceField('skill', 'With which Skill', optionsOf(skills, skillWords)),
    textField('what', 'What presses on them', 300, ''),
    ...foldedAway(
      traits.length === 0
        ? []
        : [
            {
              name: 'relevant',
              kind: 'choices',
              label: 'Traits that matter',
              min: 0,
              max: MOST.traits,
              options: traits.map((trait) => ({
                value: trait.id,
                label: traitLabel(state, trait),
                detail: alignmentWords[trait.alignment],
              })),
            },
          ],
    ),
  ];
}

/** How many more Tests may wait. */
const left = ({ public: { tests } }: Pick<StarsState, 'public'>): number =>
  ROOM - Object.keys(tests).length;

/** What Traits do to Difficulty dice: a Positive one a Bane, which helps, a Negative one a Boon (SNS-415, 705, 706, 1714). */
export function difficultyOf(
  state: StarsState,
  one: Pick<Protagonist, 'id'>,
  relevant: readonly string[],
): RollModifier[] {
  const about = new Set(traitsAbout(state, one).map((trait) => trait.id));
  return [...new Set(relevant)].flatMap((wanted): RollModifier[] => {
    const trait = state.public.traits[wanted];
    if (!trait || trait.alignment === 'neutral' || !about.has(wanted)) return [];
    const value = trait.alignment === 'positive' ? -1 : 1;
    return [{ source: called(trait), value, unit: 'dice' }];
  });
}

/** The Scale at which somebody reacts: as the referee says, or more while Transformed (SNS-618, 2207). */
const scaleOf = (
  { transformed }: Protagonist,
  {
    reaction,
    skill,
    own,
    plain,
  }: { reaction: ReactionType; skill: Skill; own: number; plain: boolean },
): number =>
  transformed !== null &&
  !plain &&
  reaction === 'resist' &&
  categoryOf(abilityOf(skill)) === 'physical'
    ? Math.max(own, TRANSFORMED)
    : own;

const title = (reaction: ReactionType, what: string): string =>
  what === '' ? reactionWords[reaction].name : `${reactionWords[reaction].name}: ${what}`;

/** The referee rolls a Test, in the open or where nobody else learns of it; or announces one (SNS-409…414, 618). */
export const calling = refereesMoves('roll a Test').once('rolls', (move) => [
  move(
    rolling('test.roll', {
      ...parts,
      pressure: scale,
      own: scale,
      plain: z.boolean().default(false),
      secret: z.boolean().default(false),
    }),
    {
      drawer: TESTS,
      *ways({ state }) {
        if (acting(state).length === 0) return;
        const more = foldedAway([
          choiceField('pressure', 'Scale of what presses', scaleOptions, '0'),
          choiceField('own', 'Scale of the Reaction', scaleOptions, '0'),
          {
            name: 'plain',
            kind: 'switch',
            label: 'Being Transformed does not help',
            initial: false,
          },
        ]);
        yield {
          with: { secret: false },
          label: 'Roll a Test',
          fields: [...fields(state), ...more],
          rolls: { dice: 2, modifiers: [] },
        };
        yield {
          with: { secret: true },
          label: 'Roll a Test in secret',
          fields: [...fields(state), ...more],
        };
      },
      do(play, { protagonists, reaction, skill, what, relevant, secret, ...scales }) {
        const on = secret ? 'director' : 'public';
        const { plain } = scales;
        for (const wanted of new Set(protagonists)) {
          const one = protagonistOf(play, wanted);
          const own = scaleOf(one, { reaction, skill, own: Number(scales.own), plain });
          if (own < Number(scales.pressure)) {
            outOfReach(play, one, title(reaction, what), on);
            continue;
          }
          const difficulty = difficultyOf(play.state, one, relevant);
          rollTest(play, { one, skill, title: title(reaction, what), difficulty, on });
        }
      },
    },
  ),
  move(command('test.announce', parts), {
    drawer: TESTS,
    unless: ({ state }, { protagonists = [] }) =>
      protagonists.length > left(state)
        ? barred('limit-reached', `No more than ${ROOM} Tests wait at once.`, {
            instead: 'Try fewer, or roll those that wait first.',
            rule: 'TABLE-012',
          })
        : null,
    ways: ({ state }) =>
      acting(state).length === 0 || left(state) < 1
        ? null
        : {
            label: 'Announce a Test',
            detail: 'Whoever it concerns can invoke a Trait before you roll.',
            fields: fields(state, left(state)),
          },
    do(play, { protagonists, reaction, skill, what, relevant }) {
      for (const wanted of new Set(protagonists)) {
        const one = protagonistOf(play, wanted);
        play.emit({
          type: 'testSet',
          test: {
            id: play.id('test'),
            protagonist: one.id,
            ...{ reaction, skill, what },
            relevant: [...new Set(relevant)],
            invoked: [],
          },
        });
        const score = reactionScore(one, skill);
        play.say(
          `A Test for ${one.name}: ${title(reaction, what)}, ${skillWords[skill].name} ${score}.`,
          { beat: { kind: 'test-announced', about: [one.id] } },
        );
      }
    },
  }),
]);

/** Below the Scale of what presses a Reaction fails without a roll (SNS-618). */
function outOfReach(
  play: StarsPlay,
  one: Protagonist,
  what: string,
  to: 'public' | 'director',
): void {
  play.say(`${one.name}, ${what}: out of reach. It fails without a roll.`, {
    to,
    beat: { kind: 'test-failed', about: [one.id] },
  });
}
