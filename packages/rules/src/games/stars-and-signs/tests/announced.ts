import type { FieldOption } from '../../../engine';
import { capitalised } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsContext } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { ruleOf } from '../house-rules';
import { answersFor, notTheirs } from '../protagonists/find';
import {
  cannotInvoke,
  hasFree,
  payBack,
  payInvoke,
  traitLabel,
  traitsAbout,
} from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { reactionWords, skillWords } from '../vocabulary';
import { difficultyOf } from './calling';
import type { OpenTest } from './test';

/** A Test that was announced, and whom it tries. */
interface Announced {
  test: OpenTest;
  one: Protagonist;
}

export const announced = {
  part: 'test',
  what: 'Test that waits',
  all: ({ state: { public: shared } }: Pick<StarsContext, 'state'>): Announced[] =>
    Object.values(shared.tests).flatMap((test) => {
      const one = shared.protagonists[test.protagonist];
      return one ? [{ test, one }] : [];
    }),
  idOf: ({ test }: Announced) => test.id,
} as const;

const isInvoked = ({ invoked }: OpenTest, id: string | undefined): boolean =>
  invoked.some(({ trait }) => trait === id);

/** What somebody can still invoke on a Test; nothing where the table has it otherwise (Q08). */
export const invocableOn = (state: StarsState, test: OpenTest, one: Protagonist): FieldOption[] =>
  ruleOf(state, 'invokeOnTests') === 'no'
    ? []
    : traitsAbout(state, one)
        .filter((trait) => !isInvoked(test, trait.id) && cannotInvoke(one, trait) === null)
        .map((trait) => ({
          value: trait.id,
          label: traitLabel(state, trait),
          detail: hasFree(one, trait) ? 'A free invoke' : '1 Hope',
        }));

/** Whoever is tried may invoke a Trait before the roll: a Bane on the Difficulty dice (Q08). */
export const invoking = moves.about(announced, 'answers', (move) => [
  move(command('test.invoke', { test: id, trait: id }), {
    unless(context, { trait: wanted }, { test, one }) {
      const trait = context.state.public.traits[wanted ?? ''];
      return (
        notTheirs(context, one) ??
        (ruleOf(context.state, 'invokeOnTests') === 'no'
          ? barred('not-allowed', 'At this table no Trait is invoked on a Test.', {
              instead: 'Wait for the roll.',
              rule: 'SNS-415',
            })
          : null) ??
        (isInvoked(test, wanted)
          ? barred('already-done', 'That Trait is invoked already.', {
              instead: 'Invoke another one.',
              rule: 'SNS-712',
            })
          : null) ??
        (trait ? cannotInvoke(one, trait) : null)
      );
    },
    ways(context, { test, one }) {
      const options = invocableOn(context.state, test, one);
      return options.length === 0
        ? null
        : {
            label: 'Invoke a Trait: the Test gets easier',
            fields: [choiceField('trait', 'Which', options)],
            ...answersFor(context, one, `invoke:${test.id}`),
          };
    },
    do(play, { trait }, _, { test, one }) {
      const paid = payInvoke(play, one.id, trait);
      const invoked = [...test.invoked, { trait, paid }];
      play.emit({ type: 'testSet', test: { ...test, invoked } });
    },
  }),
]);

/** The referee rolls it, or lets it go: what was invoked for it comes back then. */
export const rollingAnnounced = refereesMoves('roll a Test').about(announced, 'prompt', (move) => [
  move(rolling('test.roll-announced', { test: id }), {
    ways: (_, { test: { id: own, reaction, skill }, one }) => ({
      label: `Roll for ${one.name}: ${reactionWords[reaction].name} (${skillWords[skill].name})`,
      primary: true,
      rolls: { dice: 2, modifiers: [] },
      prompt: `test:${own}`,
    }),
    do(play, _, __, { test, one }) {
      const { traits } = play.state.public;
      const difficulty = [
        ...difficultyOf(play.state, one, test.relevant),
        ...test.invoked.flatMap(({ trait: wanted }) => {
          const trait = traits[wanted];
          const source = trait ? `${capitalised(called(trait))}, invoked` : 'Invoked';
          return [{ source, value: -1, unit: 'dice' } as const];
        }),
      ];
      const { name } = reactionWords[test.reaction];
      play.emit({ type: 'testRemoved', id: test.id });
      rollTest(play, {
        one,
        skill: test.skill,
        title: test.what === '' ? name : `${name}: ${test.what}`,
        difficulty,
      });
    },
  }),
  move(command('test.drop', { test: id }), {
    ways: (_, { test: { id: own } }) => ({ label: 'No Test after all', prompt: `test:${own}` }),
    do(play, _, __, { test, one }) {
      play.emit({ type: 'testRemoved', id: test.id });
      payBack(play, one.id, test.invoked);
      play.say(`No Test for ${one.name} after all.`);
    },
  }),
]);
