import type { Clock } from '../engine';
import { reconcile, veil } from '../engine';
import { evolveCustom } from './custom/held';
import type { GbmEvent, NoteOwner } from './events';
import type { GbmState, Note } from './state';

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
    case 'seriesChanged':
      assign(shared.series, event.changes);
      return;
    case 'skyChanged':
      if (shared.sky) assign(shared.sky, event.changes);
      return;
    case 'starsChanged':
      if (shared.stars) assign(shared.stars, event.changes);
      return;
    case 'starsSecretsChanged':
      assign(state.director.stars, event.changes);
      return;
    case 'dreamsChanged':
      if (shared.dreams) assign(shared.dreams, event.changes);
      return;
    case 'dreamsSecretsChanged':
      assign(state.director.dreams, event.changes);
      return;
    case 'remembered':
      shared.chronicle.push(event.milestone);
      return;
    case 'epilogueWritten':
      set(shared.epilogue, event.about, event.epilogue);
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
    case 'setUpSet':
      set(shared.setUps, event.setUp.id, event.setUp);
      return;
    case 'setUpRemoved':
      delete shared.setUps[event.id];
      return;
    case 'consequenceSet':
      set(shared.consequences, event.consequence.id, event.consequence);
      return;
    case 'consequenceRemoved':
      delete shared.consequences[event.id];
      return;
    case 'eclipseSet':
      set(shared.eclipses, event.eclipse.protagonist, event.eclipse);
      return;
    case 'eclipseRemoved':
      delete shared.eclipses[event.protagonist];
      return;
    case 'questionsSet':
      set(shared.questions, event.questions.id, event.questions);
      return;
    case 'questionsRemoved':
      delete shared.questions[event.id];
      return;
    case 'activitySet':
      if (shared.activity && event.activity) reconcile(shared.activity, event.activity);
      else shared.activity = event.activity;
      return;
    case 'flashbackSet':
      if (shared.flashback && event.flashback) reconcile(shared.flashback, event.flashback);
      else shared.flashback = event.flashback;
      return;
    case 'choicePut':
      set(shared.choices, event.choice.id, event.choice);
      return;
    case 'choiceRemoved':
      delete shared.choices[event.id];
      return;
    case 'clockSet': {
      const clocks = clocksOf(state, event.secret);
      const before = event.secret ? clocks[event.clock.id]?.shows?.as : undefined;
      set(clocks, event.clock.id, event.clock);
      if (before !== undefined && before !== event.clock.shows?.as) delete shared.veiled[before];
      if (event.secret) showVeiled(state, event.clock);
      return;
    }
    case 'clockMarked': {
      const clock = clocksOf(state, event.secret)[event.id];
      if (!clock) return;
      clock.marked = event.marked;
      if (event.secret) showVeiled(state, clock);
      return;
    }
    case 'clockRemoved': {
      const clocks = clocksOf(state, event.secret);
      const as = event.secret ? clocks[event.id]?.shows?.as : undefined;
      if (as !== undefined) delete shared.veiled[as];
      delete clocks[event.id];
      return;
    }
    case 'noteSet': {
      const notes = notesOf(state, event.owner);
      if (notes) set(notes, event.note.id, event.note);
      return;
    }
    case 'noteRemoved': {
      const notes = notesOf(state, event.owner);
      if (notes) delete notes[event.id];
      return;
    }
    case 'falloutDrawn':
      state.director.fallout = event.fallout;
      return;
    case 'xpReviewSet':
      shared.xpReview = event.review;
      return;
    case 'pausedSet':
      shared.paused = event.paused;
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
      if (shared.houseRules) reconcile(shared.houseRules, event.rules);
      else shared.houseRules = event.rules;
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

function clocksOf(state: GbmState, secret: boolean) {
  return secret ? state.director.clocks : state.public.clocks;
}

/** The table’s side of a clock on the desk: untouched where what it shows has not changed. */
function showVeiled(state: GbmState, clock: Clock): void {
  const seen = veil(clock);
  if (seen) set(state.public.veiled, seen.id, seen);
}

function notesOf(state: GbmState, owner: NoteOwner): Record<string, Note> | undefined {
  if (owner.on === 'desk') return state.director.notes;
  const seat = state.seats[owner.seat];
  if (!seat) return undefined;
  seat.notes ??= {};
  return seat.notes;
}

/** Sets fields, touching inside them only what differs. */
function assign<T extends object>(target: T, changes: Partial<T>): void {
  for (const key of Object.keys(changes) as (keyof T)[]) {
    const value = changes[key];
    const now = target[key];
    if (isRecord(now) && isRecord(value)) reconcile(now, value);
    else if (value !== undefined) target[key] = value as T[typeof key];
  }
}

function set<T extends object>(record: Record<string, T>, key: string, value: T): void {
  const now = record[key];
  if (now) reconcile(now, value);
  else record[key] = value;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
