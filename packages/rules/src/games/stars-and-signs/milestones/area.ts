import type { StandingPrompt } from '../../../table';
import type { StarsBrings, StarsPlay } from '../game';
import { moves, refereeSeats } from '../game';
import type { StarsState } from '../state';
import { beginning } from './beginning';
import { growing } from './growing';
import { stepsOf } from './milestone';
import { proceed, promptOf, stepNow, travellers } from './progress';
import { recoverPrompts, recoverTests } from './recovering';
import { reflecting } from './reflecting';
import { resting } from './resting';
import { stepTable } from './steps';

/** What everybody goes through between the parts of a story, in its order; it outlasts a session (SNS-2101…2117). */
export const milestones = {
  ...moves.area(beginning, reflecting, ...recoverTests, ...resting, ...growing),
  betweenSessions: true,
  apart: true,
  evolves: {
    milestoneSet({ public: shared }, { milestone }) {
      shared.milestone = milestone;
    },
    milestoneChanged({ public: { milestone } }, { set }) {
      if (milestone) Object.assign(milestone, set);
    },
    milestonePassed({ public: { milestone } }, { protagonist, done }) {
      if (milestone) milestone.done[protagonist] = done;
    },
    challengesSet({ public: shared }, { challenges }) {
      shared.challenges = challenges;
    },
    milestoneDue({ public: shared }, { kind }) {
      shared.milestoneDue = kind;
    },
    flashbackSet({ public: shared }, { flashback }) {
      shared.flashback = flashback;
    },
  },
  prompts,
  after: (play: StarsPlay) => proceed(play),
} satisfies StarsBrings;

/** Each is asked what they come to, with the whole list; the referee is asked for Tests. */
function prompts(state: StarsState): StandingPrompt[] {
  const { milestone } = state.public;
  if (!milestone) return [];
  const asked = travellers(state).flatMap((one): StandingPrompt[] => {
    const now = stepNow(state, one);
    // Whoever is Consumed or Defeated is asked that by itself.
    if (now === null || now === 'consumed') return [];
    const done = milestone.done[one.id] ?? [];
    const list = stepsOf(milestone.kind).map((step) => ({
      label: stepTable[step].label,
      done: done.includes(step),
    }));
    const { label, asks } = stepTable[now];
    return [
      {
        id: promptOf(one),
        to: [one.owner],
        title: `${one.name}: ${label}`,
        text: asks,
        checklists: { [one.owner]: list },
      },
    ];
  });
  return [...asked, ...recoverPrompts(state, refereeSeats(state))];
}
