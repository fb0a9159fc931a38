import type { ClockEvent, WithClocks } from './clocks';
import { evolveClocks } from './clocks';
import type { NoteEvent, WithNotes } from './notes';
import { evolveNotes } from './notes';
import type { PauseEvent, WithPause } from './pause';
import { evolvePause } from './pause';
import type { PrivateDiceEvent } from './private-dice';
import { evolvePrivateDice } from './private-dice';
import type { SceneEvent, WithScene } from './scene';
import { evolveScene } from './scene';
import type { TurnEvent, WithTurns } from './turn-order';
import { evolveTurns } from './turn-order';

/** What can happen to the parts that a game has from the table, plain clocks among them. */
export type TablePartEvent =
  | ClockEvent
  | NoteEvent
  | PauseEvent
  | PrivateDiceEvent
  | SceneEvent
  | TurnEvent;

/** Applies what can happen to those parts, for a game that has all of them. */
export function evolveTableParts(
  state: WithClocks & WithNotes & WithPause & WithScene & WithTurns,
  event: TablePartEvent,
): void {
  switch (event.type) {
    case 'clockSet':
    case 'clockMarked':
    case 'clockRemoved':
      evolveClocks(state, event);
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
      return;
    case 'privateDiceOpened':
    case 'privateDiceClosed':
      evolvePrivateDice(state, event);
      return;
    case 'turnsSet':
      evolveTurns(state, event);
  }
}
