import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { foldedAway, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { party } from '../characters/find';
import { lacksFear, spendFear } from '../characters/vitals';
import { barred, moves, notGm } from '../game';
import { ruleOf } from '../house-rules';
import { hardened, targetsOf } from './aimed';
import { hasNoDifficulty } from './leading';
import type { Edges, TableRoll } from './roll';
import { DIFFICULTY } from './roll';
import { callOff, hasFallen, isTagTeam, leaderOf, standingRoll, update } from './standing';

/** A Difficulty, and whether the table is told of it. */
export const against = {
  difficulty: z.int().min(DIFFICULTY.least).max(DIFFICULTY.most),
  kept: z.boolean().default(false),
};
const edge = z.int().min(0).max(3).default(0);
/** What the GM gives a roll, an action or a reaction (DGH-108). */
export const givenEdge = { advantage: edge, disadvantage: edge };

/** Nobody else is asked whether a roll lies there. */
const ofTheGm = moves.where((context) => notGm(context, 'say what a roll is against'));

/** What a roll is against, and what is at stake: the GM says so. */
export const framing = ofTheGm.about(standingRoll, 'framing', (move) => [
  // In the open or not (DGH-105, 108).
  move(
    command('roll.frame', {
      roll: id,
      ...against,
      stakes: sentence.default(''),
      ...givenEdge,
    }),
    {
      unless: (_, __, roll) => hasFallen(roll),
      ways({ state }, roll) {
        const { kept, difficulty, stakes, advantage, disadvantage } = roll;
        const lacks = hasNoDifficulty(roll) !== null;
        const initial = difficulty ?? state.director.asked?.difficulty ?? DIFFICULTY.usual;
        return {
          label: lacks ? 'Set the Difficulty' : 'Change what it is against',
          fields: [
            ...againstFields(initial, kept),
            textField('stakes', 'What is at stake', 300, stakes),
            ...foldedAway(edgeFields({ advantage, disadvantage })),
          ],
          primary: lacks,
          ...askedAt(roll),
        };
      },
      do(play, { type: _, roll: __, difficulty, ...said }, ___, roll) {
        const { kept } = said;
        update(play, roll, { ...said, difficulty: kept ? null : difficulty });
        play.emit({ type: 'askedSet', asked: kept ? { difficulty } : null });
      },
    },
  ),
  // Somebody who helps in a group action reacts, with what the GM gives them (DGH-108, 203).
  move(command('roll.help-edge', { roll: id, character: id, ...givenEdge }), {
    unless: (_, { character }, roll) =>
      hasFallen(roll) ??
      (character === undefined || roll.group?.[character] === 'waiting'
        ? null
        : barred('wrong-moment', 'Nobody waits for that help.', {
            instead: 'Give it before they have rolled.',
            rule: 'DGH-203',
          })),
    ways: ({ state }, { group = {}, helpEdges = {} }) =>
      Object.entries(group).flatMap(([character, how]) =>
        how === 'waiting'
          ? {
              with: { character },
              label: `Advantage to ${state.public.characters[character]?.name ?? 'who helps'}`,
              detail: 'Or disadvantage: to the roll by which they help.',
              fields: edgeFields(helpEdges[character] ?? {}),
            }
          : [],
      ),
    do: (play, { character, advantage, disadvantage }, _, roll) =>
      update(play, roll, {
        helpEdges: { ...roll.helpEdges, [character]: { advantage, disadvantage } },
      }),
  }),
  // A feature allows a third in a Tag Team; at this table it may be usual (DGH-307).
  move(command('roll.third', { roll: id }), {
    unless: ({ state }, _, roll) =>
      hasFallen(roll) ??
      (!isTagTeam(roll) || roll.third || roll.parts.length > 2
        ? barred('wrong-moment', 'There is no Tag Team for a third to join.', {
            instead: 'Wait until somebody starts one.',
            rule: 'DGH-307',
          })
        : null) ??
      (ruleOf(state, 'tagTeamThird') === 'always'
        ? barred('already-done', 'At this table a third may always join.', {
            instead: 'Let whoever leads ask them.',
            rule: 'DGH-307',
          })
        : null),
    ways: ({ state }) =>
      party(state).length < 3
        ? null
        : {
            label: 'Let a third join',
            detail: 'Where a feature allows it: three roll, one roll counts, damage is added.',
          },
    do(play, _, { state }, roll) {
      update(play, roll, { third: true });
      play.say(`A third may join ${state.public.characters[leaderOf(roll)]?.name}’s Tag Team.`);
    },
  }),
  // Nothing is at risk: it happens, and what it has cost comes back (TABLE-056).
  move(command('roll.grant', { roll: id }), {
    unless: (_, __, roll) => hasFallen(roll) ?? someHaveHelped(roll),
    ways: (_, roll) => ({
      label: 'No roll: it happens',
      detail: 'Where nothing is at risk.',
      ...askedAt(roll),
    }),
    do(play, _, { state }, roll) {
      const { name = 'somebody' } = state.public.characters[leaderOf(roll)] ?? {};
      const { doing = '' } = roll.parts[0] ?? {};
      callOff(play, roll);
      play.say(`No roll: what ${name} does happens${doing === '' ? '.' : `: ${doing}`}`);
    },
  }),
  // A Fear adds an adversary's Experience to its Difficulty, once a roll (DGH-1304).
  move(command('roll.harden', { roll: id, adversary: id, experience: z.int().min(0).max(5) }), {
    unless: (context, _, roll) =>
      hasFallen(roll) ??
      (roll.hardened === true || context.state.director.asked === null
        ? barred('already-done', 'An Experience helps once a roll.', {
            instead: 'Let them roll.',
            rule: 'DGH-1304',
          })
        : null) ??
      lacksFear(context.state, 1, 'An Experience', 'DGH-1304'),
    ways: ({ state: { director } }, roll) =>
      targetsOf(roll).flatMap((adversary) => {
        const { name, experiences = [] } = director.adversaries[adversary] ?? {};
        return experiences.map(({ bonus }, experience) => ({
          with: { adversary, experience },
          label: `${name}: Difficulty +${bonus}`,
          cost: '1 Fear',
        }));
      }),
    do(play, { adversary, experience }, { state: { director } }, roll) {
      const foe = director.adversaries[adversary];
      const bonus = foe?.experiences[experience]?.bonus ?? 0;
      const asked = hardened(director.asked ?? { difficulty: 0 }, adversary, bonus);
      spendFear(play, 1, 'An Experience', 'DGH-1304');
      play.emit({ type: 'askedSet', asked });
      update(play, roll, { hardened: true });
      play.say(`${foe?.name} is harder to beat: the GM spends a Fear.`, {
        beat: { kind: 'fear', about: [] },
      });
    },
  }),
]);

/** Where the GM says so: with the question what a roll is against, as long as it is asked. */
const askedAt = (roll: TableRoll) =>
  hasNoDifficulty(roll) ? ({ place: 'prompt', prompt: 'difficulty' } as const) : {};

/** Why dice of somebody who helps keep it as it is, if so: they stay as they fell. */
const someHaveHelped = ({ group = {} }: TableRoll): Refusal | null =>
  Object.values(group).some((how) => how === 'success' || how === 'failure')
    ? barred('wrong-moment', 'Somebody has rolled to help already.', {
        instead: 'Let whoever leads roll, too.',
        rule: 'TABLE-056',
      })
    : null;

export const againstFields = (initial: number, kept: boolean): Field[] => [
  numberField('difficulty', 'Difficulty', DIFFICULTY.most, initial, DIFFICULTY.least),
  keptField(kept),
];

/** How many dice of each the GM gives. */
export const edgeFields = ({ advantage = 0, disadvantage = 0 }: Edges): Field[] => [
  numberField('advantage', 'Advantage', 3, advantage),
  numberField('disadvantage', 'Disadvantage', 3, disadvantage),
];

export const keptField = (initial: boolean): Field => ({
  name: 'kept',
  kind: 'switch',
  label: 'Keep it to yourself',
  initial,
});

/** The Difficulty of any roll that the GM says nothing else of. */
export const usualDifficulty = moves.once('rolls', (move) => [
  move(
    command('difficulty.usual', { ...against, difficulty: z.int().min(0).max(DIFFICULTY.most) }),
    {
      unless: (context) => notGm(context, 'set the usual Difficulty'),
      ways({ state }) {
        const { difficulty, kept } = state.public.usual;
        const now = difficulty ?? state.director.usual?.difficulty ?? 0;
        const label = 'Difficulty (0: each roll its own)';
        return {
          label: 'The usual Difficulty',
          fields: [numberField('difficulty', label, DIFFICULTY.most, now), keptField(kept)],
        };
      },
      do(play, { difficulty, kept }, { state }) {
        const none = difficulty === 0;
        const asked = kept && !none ? { difficulty } : null;
        const usual = { difficulty: none || kept ? null : difficulty, kept: kept && !none };
        play.emit({ type: 'usualSet', usual, asked });
        // A roll that waits for it has it at once (TABLE-054).
        const { roll } = state.public;
        if (roll && !none && hasNoDifficulty(roll)) {
          update(play, roll, usual);
          play.emit({ type: 'askedSet', asked });
        }
        if (none) play.say('The GM sets the Difficulty of each roll.');
        else if (kept) play.say('Rolls have a Difficulty that the GM keeps.');
        else play.say(`The usual Difficulty is ${difficulty}.`);
      },
    },
  ),
]);
