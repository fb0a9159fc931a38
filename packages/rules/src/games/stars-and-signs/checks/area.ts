import { put, reconcile } from '../../../engine';
import type { Brings, StandingPrompt } from '../../../table';
import type { StarsEvent } from '../events';
import { moves, refereeSeats } from '../game';
import type { StarsState } from '../state';
import { skillWords } from '../vocabulary';
import { following, leading, supporting } from './cooperating';
import { counting } from './counting';
import { choosing, saying } from './dues';
import { using } from './extras';
import { framing } from './framing';
import { telling } from './owed';
import { pointing, preparing } from './preparing';
import { next, proposals } from './proposing';
import { throwing } from './rolling';
import { openOf } from './settled';
import { forWhoeverActs } from './standing';
import { forgetActed, marks } from './turns';
import { adding } from './window';

const brings: Brings<StarsState, StarsEvent> = {
  evolves: {
    checkSet({ public: shared }, { check }) {
      if (shared.check && check) reconcile(shared.check, check);
      else shared.check = check;
    },
    checkChanged({ public: { check } }, { set }) {
      if (check) Object.assign(check, set);
    },
    owedSet: ({ public: { owed: all } }, { owed }) => put(all, owed.id, owed),
    owedRemoved({ public: { owed } }, { id }) {
      delete owed[id];
    },
    actedSet({ public: shared }, { acted }) {
      shared.acted = acted;
    },
  },
  underWay: ({ public: { check } }) => (check && openOf(check).length > 0 ? ['a Check'] : []),
};

/** Checks: from the aim until all that they bring is settled. */
export const checks = {
  ...brings,
  ...next.brings,
  evolves: { ...brings.evolves, ...next.brings.evolves },
  after(play: Parameters<typeof forgetActed>[0], command: { type: string }) {
    forgetActed(play, command);
    next.brings.after(play);
  },
  ...moves.area(
    next.waiting,
    proposals,
    framing,
    forWhoeverActs(preparing),
    forWhoeverActs(leading),
    following,
    supporting,
    pointing,
    forWhoeverActs(throwing),
    forWhoeverActs(adding),
    forWhoeverActs(choosing),
    saying,
    forWhoeverActs(using),
    counting,
    telling,
    marks,
  ),

  // Of a Check most read no more than how far it has come.
  apart: true,
  prompts,
};

/** The questions about the Check on the table that wait for somebody. */
function prompts(state: StarsState): StandingPrompt[] {
  const found: StandingPrompt[] = next.prompts(state);
  const { check, protagonists } = state.public;
  const one = check && protagonists[check.protagonist];
  if (!check || !one) return found;
  const { settling } = check;
  if (check.action === null) {
    const title = `${one.name} wants to act`;
    found.push({
      id: 'frame',
      to: refereeSeats(state),
      title,
      text: check.aim || `With ${skillWords[check.skill].name}; they say how.`,
    });
  }
  const due = settling?.due === 'fallout' || (settling?.due === 'cost' && settling.costKind);
  if (due && openOf(check).length > 0) {
    const title = settling.due === 'cost' ? 'Say what it costs' : 'Say what comes of it';
    const text = 'Each whom it concerns hears it from you.';
    found.push({ id: 'due', to: refereeSeats(state), title, text });
  }
  return found;
}
