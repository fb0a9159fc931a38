import type { StandingPrompt } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { reactionScore } from '../numbers';
import { answersFor } from '../protagonists/find';
import { payBack, payInvoke } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import type { PaidFor, Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { edge, edgeFields, given } from '../tests/edge';
import { cannotInvokeOnTest, invokedOn, invokeOffer } from '../tests/invoking';
import { clearWound, woundsOf } from '../trouble/wounds';
import { skillWords, woundWords } from '../vocabulary';
import type { MilestoneStep } from './milestone';
import { at, finish, promptOf, setMilestone, stepNow, travellers } from './progress';

/** Somebody tries to recover from one Wound, and may invoke Traits on that Test (SNS-1705, Q08). */
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
  move(command('milestone.invoke', { protagonist: id, trait: id }), {
    unless: ({ state }, { trait }, one) =>
      isNotTrying(state, one) ?? cannotInvokeOnTest(state, invokedBy(state, one), one, trait),
    ways(context, one) {
      const offer = invokeOffer(context.state, invokedBy(context.state, one), one);
      return offer && { ...offer, ...answersFor(context, one, promptOf(one)) };
    },
    do(play, { trait }, _, one) {
      const paid = payInvoke(play, one.id, trait);
      const invoked = [...invokedBy(play.state, one), { trait, paid }];
      setMilestone(play, {
        invoked: { ...play.state.public.milestone?.invoked, [one.id]: invoked },
      });
    },
  }),
]);

/** What somebody has invoked on their Recover Test. */
const invokedBy = (
  { public: { milestone } }: Pick<StarsState, 'public'>,
  { id: own }: Pick<Protagonist, 'id'>,
): readonly PaidFor[] => milestone?.invoked?.[own] ?? [];

/** What bars an invoke: there is no Test before it is named what somebody recovers from. */
const isNotTrying = ({ public: { milestone } }: StarsState, { id: own, name }: Protagonist) =>
  milestone?.recovering[own] === undefined
    ? barred('wrong-moment', `${name} has not said yet from which Wound.`, {
        instead: 'Name the Wound first.',
        rule: 'SNS-1705',
      })
    : null;

/** Somebody leaves a step as it is; what was invoked for a Test that does not come is given back. */
export function leave(play: StarsPlay, one: Protagonist, step: MilestoneStep): void {
  if (step === 'recover') {
    payBack(play, one.id, invokedBy(play.state, one));
    forget(play, one);
  }
  finish(play, one, step);
}

/** Nothing of their Test is left. */
function forget(play: StarsPlay, { id: own }: Protagonist): void {
  const { recovering: all = {}, invoked: paid = {} } = play.state.public.milestone ?? {};
  const { [own]: _wound, ...recovering } = all;
  const { [own]: _paid, ...invoked } = paid;
  setMilestone(play, { recovering, invoked });
}

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
      ...edge,
    }),
    {
      unless: ({ state }) => (state.public.table.session.open ? null : noDice()),
      ways: (_, { one, wound }) => ({
        label: `Roll for ${one.name}: ${testOf(one, wound)}`,
        fields: [...edgeFields],
        rolls: { dice: 2, modifiers: [] },
        primary: true,
        prompt: `recover:${one.id}`,
      }),
      do(play, said, _, { one, wound }) {
        const skill = recoversBy(wound);
        const title = `Recover from “${called(wound)}”`;
        const difficulty = [...given(said), ...invokedOn(play.state, invokedBy(play.state, one))];
        const { success } = rollTest(play, { one, skill, title, difficulty });
        if (success) clearWound(play, wound);
        forget(play, one);
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

const recoversBy = ({ wound }: Trait) => woundWords[wound ?? 'physical'].recovers;

const testOf = (one: Protagonist, wound: Trait): string => {
  const skill = recoversBy(wound);
  return `${skillWords[skill].name} ${reactionScore(one, skill)}`;
};

export const recoverTests = [recovering, testing] as const;

/** What asks the referee for Recover Tests. */
export const recoverPrompts = (state: StarsState, to: string[]): StandingPrompt[] =>
  (state.public.table.session.open ? tried.all({ state }) : []).map(({ one, wound }) => ({
    id: `recover:${one.id}`,
    to,
    title: `${one.name} tries to recover`,
    text: `From “${called(wound)}”.`,
  }));
