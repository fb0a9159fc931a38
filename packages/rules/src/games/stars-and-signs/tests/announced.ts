import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { rollTest } from '../dice/test-roll';
import type { StarsContext } from '../game';
import { moves, refereesMoves } from '../game';
import { answersFor, notTheirs } from '../protagonists/find';
import { payBack, payInvoke } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import { reactionWords, skillWords } from '../vocabulary';
import { difficultyOf } from './calling';
import { cannotInvokeOnTest, invokedOn, invokeOffer } from './invoking';
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

/** Whoever is tried may invoke a Trait before the roll: a Bane on the Difficulty dice (Q08). */
export const invoking = moves.about(announced, 'answers', (move) => [
  move(command('test.invoke', { test: id, trait: id }), {
    unless: (context, { trait }, { test, one }) =>
      notTheirs(context, one) ?? cannotInvokeOnTest(context.state, test.invoked, one, trait),
    ways(context, { test, one }) {
      const offer = invokeOffer(context.state, test.invoked, one);
      return offer && { ...offer, ...answersFor(context, one, `invoke:${test.id}`) };
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
      const difficulty = [
        ...difficultyOf(play.state, one, test.relevant),
        ...invokedOn(play.state, test.invoked),
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
