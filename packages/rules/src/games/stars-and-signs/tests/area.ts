import { put } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import type { StarsBrings } from '../game';
import { moves, refereeSeats } from '../game';
import type { StarsState } from '../state';
import { reactionWords } from '../vocabulary';
import { announced, invoking, rollingAnnounced } from './announced';
import { calling } from './calling';
import { invocableOn } from './invoking';

/** Tests, which the referee rolls: announced, at once, or where nobody else learns of them. */
export const tests = {
  ...moves.area(calling, invoking, rollingAnnounced),
  apart: true,
  prompts,
  evolves: {
    testSet: ({ public: shared }, { test }) => put(shared.tests, test.id, test),
    testRemoved({ public: shared }, { id }) {
      delete shared.tests[id];
    },
  },
  underWay: ({ public: shared }) => (Object.keys(shared.tests).length > 0 ? ['a Test'] : []),
} satisfies StarsBrings;

/** Tests that were announced wait for the referee; whoever is tried may invoke a Trait first. */
function prompts(state: StarsState): StandingPrompt[] {
  return announced.all({ state }).flatMap(({ test, one }) => {
    const { id, reaction, what } = test;
    const title = `A Test for ${one.name}: ${reactionWords[reaction].name}`;
    const found: StandingPrompt[] = [
      { id: `test:${id}`, to: refereeSeats(state), title, text: what || 'Roll it.' },
    ];
    if (invocableOn(state, test.invoked, one).length > 0) {
      const text = 'Before the referee rolls, a Trait may be invoked.';
      found.push({ id: `invoke:${id}`, to: [one.owner], title, text, waits: false });
    }
    return found;
  });
}
