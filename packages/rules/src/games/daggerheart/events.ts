import { put } from '../../engine';
import type { HouseRulesEvent, NoteEvent, PauseEvent, SceneEvent } from '../../table';
import { evolveHouseRules, evolveNotes, evolvePause, evolveScene } from '../../table';
import type { Character } from './characters/character';
import type { Countdown } from './countdowns/countdown';
import type { Adversary, Hit } from './fight/adversary';
import type { BudgetChange } from './fight/budget-words';
import type { LibraryKind, LibrarySet, SeenEnvironment } from './library/entry';
import { evolveLibrary } from './library/evolving';
import type { Rest } from './rests/rest';
import type { Asked, PendingDamage, Reaction, TableRoll } from './rolls/roll';
import type { DaggerheartState, HouseRules, PublicState, Spotlight } from './state';
import type { Range } from './vocabulary';

/** What can happen: values as they are now, never what has to be computed. */
export type DaggerheartEvent =
  | { type: 'characterSet'; character: Character }
  | { type: 'characterChanged'; id: string; set: Partial<Character> }
  | { type: 'rollSet'; roll: TableRoll | null }
  | { type: 'askedSet'; asked: Asked | null }
  | { type: 'damageSet'; damage: PendingDamage | null }
  | { type: 'reactionSet'; reaction: Reaction; asked: Asked | null }
  | { type: 'reactionRemoved'; id: string }
  | { type: 'hitSet'; hit: Hit }
  | { type: 'hitRemoved'; id: string }
  | { type: 'fearSet'; fear: number }
  | { type: 'spotlightSet'; spotlight: Spotlight }
  | { type: 'usualSet'; usual: PublicState['usual']; asked: Asked | null }
  | { type: 'adversarySet'; adversary: Adversary }
  | { type: 'adversaryRemoved'; id: string }
  | { type: 'actedCleared' }
  | { type: 'countdownSet'; secret: boolean; countdown: Countdown }
  | { type: 'countdownRemoved'; secret: boolean; id: string }
  | { type: 'rewarded'; session: number }
  | { type: 'restSet'; rest: Rest | null; shortRests: number }
  | LibrarySet
  | { type: 'libraryRemoved'; kind: LibraryKind; id: string }
  | { type: 'bandSet'; adversary: string; character: string; range: Range }
  | { type: 'budgetSet'; changes: BudgetChange[] }
  | { type: 'environmentSet'; environment: SeenEnvironment | null; from: string | null }
  | HouseRulesEvent<HouseRules>
  | NoteEvent
  | PauseEvent
  | SceneEvent;

/** Applies one event to a draft. Total: an event about something that is gone does nothing. */
export function evolve(state: DaggerheartState, event: DaggerheartEvent): void {
  const { public: shared, director: desk } = state;
  switch (event.type) {
    case 'characterSet':
      put(shared.characters, event.character.id, event.character);
      return;
    case 'characterChanged': {
      const now = shared.characters[event.id];
      // What is the same inside is told to nobody: a change is found by comparing states.
      if (now) Object.assign(now, event.set);
      return;
    }
    case 'fearSet':
      shared.fear = event.fear;
      return;
    case 'spotlightSet':
      Object.assign(shared.spotlight, event.spotlight);
      return;
    case 'countdownSet':
      put((event.secret ? desk : shared).countdowns, event.countdown.id, event.countdown);
      return;
    case 'countdownRemoved':
      delete (event.secret ? desk : shared).countdowns[event.id];
      return;
    case 'rewarded':
      shared.rewardedIn = event.session;
      return;
    case 'restSet':
      shared.rest = event.rest;
      shared.shortRests = event.shortRests;
      return;
    case 'librarySet':
    case 'libraryRemoved':
      evolveLibrary(state, event);
      return;
    case 'environmentSet':
      shared.environment = event.environment;
      desk.environment = event.from;
      return;
    case 'houseRulesSet':
      evolveHouseRules(state, event);
      return;
    case 'noteSet':
    case 'noteRemoved':
      evolveNotes(state, event);
      return;
    case 'pausedSet':
      evolvePause(state, event);
      return;
    case 'sceneSet':
      evolveScene(state, event);
  }
}
