import type { Audience, SeatId } from '../../engine';
import type {
  ArrivalEvent,
  AskEvent,
  BoardEvent,
  ClockEvent,
  DiceRule,
  HeldEvent,
  HouseRulesEvent,
  LimitEvent,
  NoteEvent,
  OwnKindEvent,
  PictureEvent,
  PrivateDiceEvent,
  ReviewEvent,
  SeatingEvent,
  SecretRollEvent,
  StartEvent,
  StoryEvent,
  TimerEvent,
  TurnEvent,
} from '../../table';
import type { DeckEvent } from './decks/state';
import type { KitEvent } from './kits/state';
import type { AnySheet, ItemKinds, SeatState } from './state';

/**
 * What can happen in this game. Events carry results (what lies there now, how the dice fell), never
 * reasons to compute: a log replays to the same state for ever.
 */
export type AnyEvent =
  | ItemSet
  | { type: 'itemRemoved'; on: Audience; kind: keyof ItemKinds; id: string }
  | BoardEvent
  | ArrivalEvent<AnySheet>
  | HeldEvent
  | OwnKindEvent
  | AskEvent
  /** `null`: somebody else sits there now. */
  | { type: 'rolledLast'; seat: SeatId; last: NonNullable<SeatState['last']> | null }
  | ClockEvent
  | DeckEvent
  | KitEvent
  | LimitEvent
  | NoteEvent
  | PictureEvent
  | PrivateDiceEvent
  | ReviewEvent
  | SeatingEvent
  | StoryEvent
  | SecretRollEvent
  | StartEvent
  | TimerEvent
  | TurnEvent
  | HouseRulesEvent<DiceRule>;

/** Something lies in a compartment, new or changed: a card, a counter, saved dice. */
type ItemSet = {
  [K in keyof ItemKinds]: { type: 'itemSet'; on: Audience; kind: K; item: ItemKinds[K] };
}[keyof ItemKinds];
