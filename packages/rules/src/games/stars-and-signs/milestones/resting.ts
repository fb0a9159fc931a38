import { z } from 'zod';
import type { RollModifier } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { foldedAway, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsContext } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { reactionScore, slotWord } from '../numbers';
import { answersFor, decidedFor } from '../protagonists/find';
import { lacksHope, spendHope } from '../protagonists/hope';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { clearDespair } from '../trouble/despair';
import { clearWound, woundsOf } from '../trouble/wounds';
import { caps, skillWords, woundWords } from '../vocabulary';
import type { MilestoneStep } from './milestone';
import { allSteps } from './milestone';
import { at, finish, isNotAt, promptOf, setMilestone, stepNow, travellers } from './progress';

/** The Boons or Banes that the referee gives a Recover Test at most: all that ever count (SNS-105). */
const MOST = 5;

/** What somebody does to feel better: one Wound, and Despair for Hope (SNS-1604, 1705). */
const recovering = moves.about(at('recover'), 'answers', (move) => [
  move(command('milestone.recover', { protagonist: id, wound: id }), {
    ways: (context, one) => {
      const trying = context.state.public.milestone?.recovering[one.id];
      return woundsOf(context.state, one.id)
        .filter((wound) => wound.id !== trying)
        .map((wound) => ({
          with: { wound: wound.id },
          label: `Try to recover from “${called(wound)}”`,
          detail: testOf(one, wound),
          ...answersFor(context, one, promptOf(one)),
        }));
    },
    do(play, { wound }, _, one) {
      const { recovering: all } = play.state.public.milestone ?? { recovering: {} };
      setMilestone(play, { recovering: { ...all, [one.id]: wound } });
    },
  }),
]);

const clearing = moves.about(at('hope'), 'answers', (move) => [
  move(command('milestone.hope', { protagonist: id, hope: z.int().min(1).max(caps.hopeRefresh) }), {
    unless: (_, { hope = 1 }, one) => lacksHope(one, hope, 'That', 'SNS-1604'),
    ways: (context, one) => {
      const most = Math.min(one.hope, one.despair);
      if (most < 1) return null;
      return {
        label: 'Spend Hope',
        detail: `Despair: ${slotWord(one.despair)}.`,
        fields: [numberField('hope', 'Hope', most, most, 1)],
        primary: true,
        ...answersFor(context, one, promptOf(one)),
      };
    },
    do(play, { hope }, _, one) {
      spendHope(play, one.id, hope, 'That', 'SNS-1604');
      const cleared = clearDespair(play, one.id, hope);
      finish(play, one, 'hope');
      play.say(`${one.name} spends ${hope} Hope: ${slotWord(cleared)} of Despair cleared.`, {
        beat: { kind: 'recovery', about: [one.id] },
      });
    },
  }),
]);

/** Whatever somebody may choose they may leave; nobody leaves what becomes of them (SNS-1908). */
const passing = moves.about(
  {
    ...decidedFor,
    all: (context: StarsContext) =>
      context.state.public.milestone === null
        ? []
        : decidedFor.all(context).filter((one) => {
            const step = stepNow(context.state, one);
            return step !== null && step !== 'consumed';
          }),
  },
  'answers',
  (move) => [
    move(command('milestone.pass', { protagonist: id, step: z.enum(allSteps) }), {
      unless: ({ state }, { step }, one) =>
        step === undefined
          ? null
          : (isNotAt(state, one, step) ??
            (step === 'consumed'
              ? barred('not-allowed', `What becomes of ${one.name} is not left open.`, {
                  instead: 'Choose one of the ways.',
                  rule: 'SNS-1908',
                })
              : null)),
      ways: (context, one) => {
        const step = stepNow(context.state, one);
        if (step === null) return null;
        return {
          with: { step },
          label: goOnWords[step] ?? 'Go on',
          order: 100,
          ...answersFor(context, one, promptOf(one)),
        };
      },
      do(play, { step }, _, one) {
        finish(play, one, step);
      },
    }),
  ],
);

const goOnWords: Partial<Record<MilestoneStep, string>> = {
  recover: 'Leave the Wounds',
  hope: 'Keep the Hope',
  reflect: 'That is all for now',
  feature: 'None this time',
  charm: 'None this time',
  skills: 'Keep the SP',
  talents: 'Keep the XP',
  agenda: 'None this time',
};

/** A Wound that somebody tries to recover from. */
interface Trying {
  one: Protagonist;
  wound: Trait;
}

const tried = {
  part: 'protagonist',
  what: 'Wound that somebody tries to recover from',
  all: ({ state }: Pick<StarsContext, 'state'>): Trying[] =>
    travellers(state).flatMap((one) => {
      const wound = woundsOf(state, one.id).find(
        ({ id: own }) => own === state.public.milestone?.recovering[one.id],
      );
      return wound && stepNow(state, one) === 'recover' ? [{ one, wound }] : [];
    }),
  idOf: ({ one }: Trying) => one.id,
} as const;

/** The referee rolls for it, as for any Test: Vitality, Resolve or Networking (SNS-409, 1705, 1706). */
const testing = refereesMoves('roll a Test').about(tried, 'prompt', (move) => [
  move(
    rolling('milestone.test', {
      protagonist: id,
      boons: z.int().min(0).max(MOST).default(0),
      banes: z.int().min(0).max(MOST).default(0),
    }),
    {
      unless: ({ state }) => (state.public.table.session.open ? null : noDice()),
      ways: (_, { one, wound }) => ({
        label: `Roll for ${one.name}: ${testOf(one, wound)}`,
        fields: foldedAway([
          numberField('banes', 'Banes on the Difficulty, which help', MOST, 0),
          numberField('boons', 'Boons on the Difficulty, which hurt', MOST, 0),
        ]),
        rolls: { dice: 2, modifiers: [] },
        primary: true,
        prompt: `recover:${one.id}`,
      }),
      do(play, { boons, banes }, _, { one, wound }) {
        const { milestone } = play.state.public;
        const skill = recoversBy(wound);
        const title = `Recover from “${called(wound)}”`;
        const difficulty = [...given(boons), ...given(-banes)];
        const { success } = rollTest(play, { one, skill, title, difficulty });
        if (success) clearWound(play, wound);
        const { [one.id]: _wound, ...recovering } = milestone?.recovering ?? {};
        setMilestone(play, { recovering });
        finish(play, one, 'recover');
      },
    },
  ),
]);

const noDice = () =>
  barred('wrong-moment', 'The session has ended, so no dice are rolled.', {
    instead: 'Roll when the next one has begun: the Wound waits.',
    rule: 'SNS-2101',
  });

const given = (value: number): RollModifier[] =>
  value === 0 ? [] : [{ source: 'The referee', value, unit: 'dice' }];

const recoversBy = ({ wound }: Trait) => woundWords[wound ?? 'physical'].recovers;

const testOf = (one: Protagonist, wound: Trait): string => {
  const skill = recoversBy(wound);
  return `${skillWords[skill].name} ${reactionScore(one, skill)}`;
};

export const resting = [recovering, clearing, testing, passing] as const;

/** What asks the referee for Recover Tests. */
export const recoverPrompts = (state: StarsState, to: string[]): StandingPrompt[] =>
  (state.public.table.session.open ? tried.all({ state }) : []).map(({ one, wound }) => ({
    id: `recover:${one.id}`,
    to,
    title: `${one.name} tries to recover`,
    text: `From “${called(wound)}”.`,
  }));
