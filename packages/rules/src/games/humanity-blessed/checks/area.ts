import { assign, put, reconcile } from '../../../engine';
import type { Brings, StandingPrompt } from '../../../table';
import { inARow } from '../../../table';
import { lastWord } from '../arbiter';
import type { HumanityEvent } from '../events';
import type { HumanityPlay } from '../game';
import { moves } from '../game';
import type { HumanityState } from '../state';
import { bandWords, statWords } from '../vocabulary';
import { continuing } from './continuing';
import { framing } from './framing';
import { answering, helping } from './helping';
import { joining } from './joining';
import { luck } from './luck';
import { wording } from './owing';
import { claiming, next, proposals } from './proposing';
import { readingOf } from './reading';
import { endScene, passing, resting, restPrompts, sceneEnd } from './resting';
import { throwing } from './rolling';
import { sparking } from './sparking';
import { seatsOf, stillMayStepIn } from './stepping';
import { goalEnding, goalKeeping, tracking } from './tracking';
import { standing } from './window';

const brings: Brings<HumanityState, HumanityEvent> = {
  evolves: {
    checkSet({ public: shared }, { check }) {
      if (shared.check && check) reconcile(shared.check, check);
      else shared.check = check;
    },
    checkChanged({ public: { check } }, { set }) {
      if (check) assign(check, set);
    },
    partChanged({ public: { check } }, { set }) {
      if (check?.part) assign(check.part, set);
    },
    outcomeSet({ public: shared }, { outcome }) {
      assign(shared, { outcome });
    },
    continuableSet: ({ public: { continues } }, { continuable }) =>
      put(continues, continuable.id, continuable),
    continuableRemoved({ public: { continues } }, { id }) {
      delete continues[id];
    },
    owedSet: ({ public: { owed: all } }, { owed }) => put(all, owed.id, owed),
    owedRemoved({ public: { owed } }, { id }) {
      delete owed[id];
    },
    trackedSet: ({ public: { tracked: all } }, { tracked }) => put(all, tracked.id, tracked),
    trackedRemoved({ public: { tracked } }, { id }) {
      delete tracked[id];
    },
    hauntingSet({ director }, { character, present }) {
      if (present) director.haunting = { ...director.haunting, [character]: true };
      else if (director.haunting) delete director.haunting[character];
    },
    restSet({ public: { rests } }, { character, rest }) {
      if (rest === null) delete rests[character];
      else rests[character] = rest;
    },
  },
};

/** What people begin, or say that they do next: of a Check on the table it reads little, so that it mostly stays as it is. */
export const beginning = {
  ...next.brings,
  after(play: HumanityPlay, { type }: { type: string }) {
    if (type === 'scene.set') endScene(play);
    next.brings.after(play);
  },
  ...moves.area(next.waiting, proposals),
  apart: true,
};

/** The Check on the table: from the aim until its dice are settled. */
export const checks = {
  ...brings,
  ...moves.area(framing, claiming, joining, throwing, sparking, standing, helping, answering),
  // They read nearly all of a Check, where there is one.
  coarse: true,
  prompts,
};

/** What lies beside it: what goes on, rests and is owed, and long goals. */
export const beside = {
  ...moves.area(
    tracking,
    continuing,
    resting,
    passing,
    sceneEnd,
    wording,
    goalKeeping,
    goalEnding,
    luck,
  ),
  apart: true,
};

/** The questions about what is on the table that wait for somebody. */
function prompts(state: HumanityState): StandingPrompt[] {
  const found = [...next.prompts(state), ...restPrompts(state)];
  const { check, characters } = state.public;
  const one = check && characters[check.leader];
  if (!check || !one) return found;
  if (check.frame === null && check.proposed === null) {
    const text = check.aim || `With ${statWords[check.claim.stat].name}; they say how.`;
    found.push({ id: 'frame', to: lastWord(state), title: `${one.name} wants to act`, text });
  }
  if (check.frame && check.part?.atRest) {
    const { part } = check;
    const waits = stillMayStepIn(state, check, check.frame, part);
    const helped = part.offers.length > 0 ? seatsOf(state, characters[part.character] ?? one) : [];
    const { total, band } = readingOf(check.frame, part);
    const to = [...new Set([...waits, ...helped])];
    if (to.length > 0) {
      const name = characters[part.character]?.name ?? one.name;
      const title = `${name}: ${total}, ${bandWords[band].name}`;
      const text = helpText(part.offers.map(({ by }) => characters[by]?.name ?? 'Somebody'));
      found.push({ id: 'window', to, title, text, waits: false });
    }
  }
  return found;
}

/** What one can do about dice that lie there: who would help is named, for whoever only hears the question. */
const helpText = (helpers: readonly string[]): string =>
  helpers.length === 0
    ? 'Step in, or let it stand.'
    : `${inARow(helpers)} would help: take it, or go without.`;
