import type { Audience, SeatId } from '../../engine';
import type {
  ClockEvent,
  DiceRule,
  HouseRulesEvent,
  LimitEvent,
  NoteEvent,
  PrivateDiceEvent,
  SeatingEvent,
  StartEvent,
  TurnEvent,
} from '../../table';
import type { Items, KeptRoll, SeatState } from './state';

/**
 * What can happen in this game. Events carry results (what lies there now, how the dice fell), never
 * reasons to compute: a log replays to the same state for ever.
 */
export type AnyEvent =
  | ItemSet
  | { type: 'itemRemoved'; on: Audience; kind: keyof Items; id: string }
  | { type: 'rollKept'; on: Audience; roll: KeptRoll }
  | { type: 'rollShown'; on: Audience; id: string }
  | { type: 'rolledLast'; seat: SeatId; last: NonNullable<SeatState['last']> }
  | ClockEvent
  | LimitEvent
  | NoteEvent
  | PrivateDiceEvent
  | SeatingEvent
  | StartEvent
  | TurnEvent
  | HouseRulesEvent<DiceRule>;

/** Something lies in a compartment, new or changed: a card, a counter, saved dice. */
type ItemSet = {
  [K in keyof Items]: { type: 'itemSet'; on: Audience; kind: K; item: Items[K][string] };
}[keyof Items];
