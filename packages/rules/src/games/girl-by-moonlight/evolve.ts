import { put, reconcile } from '../../engine';
import {
  evolveChairs,
  evolveClocks,
  evolveHouseRules,
  evolveLimits,
  evolveNotes,
  evolvePause,
  evolveScene,
} from '../../table';
import { evolveCustom } from './custom/held';
import type { GbmEvent } from './events';
import { assign } from './records';
import type { GbmState } from './state';

/** How many moments of an episode are kept; the oldest makes room. */
const MOMENTS_MAX = 24;

/** Applies one event to a draft of the state. Total: an event about something gone does nothing. */
export function evolve(state: GbmState, event: GbmEvent): void {
  const shared = state.public;
  switch (event.type) {
    case 'phaseEntered':
      shared.phase = event.phase;
      return;
    case 'episodeBegun':
      reconcile(shared.episode, event.episode);
      return;
    case 'episodeChanged':
      assign(shared.episode, event.changes);
      return;
    case 'momentKept':
      shared.episode.moments = [...(shared.episode.moments ?? []), event.moment].slice(
        -MOMENTS_MAX,
      );
      return;
    case 'takenSet':
      shared.episode.taken ??= {};
      put(shared.episode.taken, event.id, event.taken);
      return;
    case 'seriesChanged':
      assign(shared.series, event.changes);
      return;
    case 'remembered':
      shared.chronicle.push(event.milestone);
      return;
    case 'epilogueWritten':
      put(shared.epilogue, event.about, event.epilogue);
      return;
    case 'answerGiven':
      shared.series.answers[event.question] = event.answer;
      return;
    case 'protagonistCreated':
      shared.protagonists[event.protagonist.id] = event.protagonist;
      return;
    case 'protagonistChanged': {
      const protagonist = shared.protagonists[event.id];
      if (protagonist) assign(protagonist, event.changes);
      return;
    }
    case 'rollOpened':
      shared.roll = event.roll;
      return;
    case 'rollChanged':
      if (shared.roll) assign(shared.roll, event.changes);
      return;
    case 'rollClosed':
      shared.roll = null;
      return;
    case 'usualJudgementSet':
      shared.usualJudgement = event.judgement;
      return;
    case 'callSet':
      put(shared.calls, event.call.protagonist, event.call);
      return;
    case 'callRemoved':
      delete shared.calls[event.protagonist];
      return;
    case 'intentionSet':
      put(shared.intentions, event.intention.protagonist, event.intention);
      return;
    case 'intentionRemoved':
      delete shared.intentions[event.protagonist];
      return;
    case 'setUpSet':
      put(shared.setUps, event.setUp.id, event.setUp);
      return;
    case 'setUpRemoved':
      delete shared.setUps[event.id];
      return;
    case 'consequenceSet':
      put(shared.consequences, event.consequence.id, event.consequence);
      return;
    case 'consequenceRemoved':
      delete shared.consequences[event.id];
      return;
    case 'eclipseSet':
      put(shared.eclipses, event.eclipse.protagonist, event.eclipse);
      return;
    case 'eclipseRemoved':
      delete shared.eclipses[event.protagonist];
      return;
    case 'questionsSet':
      put(shared.questions, event.questions.id, event.questions);
      return;
    case 'questionsRemoved':
      delete shared.questions[event.id];
      return;
    case 'activitySet':
      if (event.activity) put(shared.activities, event.activity.by, event.activity);
      else shared.activities = {};
      return;
    case 'activityRemoved':
      delete shared.activities[event.protagonist];
      return;
    case 'flashbackSet':
      if (shared.flashback && event.flashback) reconcile(shared.flashback, event.flashback);
      else shared.flashback = event.flashback;
      return;
    case 'choicePut':
      put(shared.choices, event.choice.id, event.choice);
      return;
    case 'choiceRemoved':
      delete shared.choices[event.id];
      return;
    case 'clockSet':
    case 'clockMarked':
    case 'clockRemoved':
      evolveClocks(state, event);
      return;
    case 'noteSet':
    case 'noteRemoved':
      evolveNotes(state, event);
      return;
    case 'falloutDrawn':
      state.director.fallout = event.fallout;
      return;
    case 'xpReviewSet':
      shared.xpReview = event.review;
      return;
    case 'limitsAnswered':
    case 'limitsAsked':
    case 'limitsShown':
      evolveLimits(state, event);
      return;
    case 'chairsAsked':
      evolveChairs(state, event);
      return;
    case 'pausedSet':
      evolvePause(state, event);
      return;
    case 'sceneSet':
      evolveScene(state, event);
      return;
    case 'introductionsSet':
      if (shared.introductions) reconcile(shared.introductions, event.introductions);
      else shared.introductions = event.introductions;
      return;
    case 'remarkSet':
      state.director.remarks ??= {};
      if (event.text === '') delete state.director.remarks[event.about];
      else state.director.remarks[event.about] = event.text;
      return;
    case 'houseRulesSet':
      evolveHouseRules(state, event);
      return;
    case 'customAbilitySet':
    case 'customAbilityRemoved':
    case 'customPlaybookSet':
    case 'customPlaybookRemoved':
    case 'customFalloutSet':
    case 'customFalloutRemoved':
    case 'customOpened':
      evolveCustom(state, event);
  }
}
