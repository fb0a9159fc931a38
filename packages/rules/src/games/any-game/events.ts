import type { Audience, SeatId } from '../../engine';
import { put } from '../../engine';
import type { DiceRule, HouseRulesEvent, TablePartEvent } from '../../table';
import { evolveHouseRules, evolveTableParts } from '../../table';
import type { AnyState, Items, KeptRoll, SeatState } from './state';
import { compartment } from './state';

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
  | HouseRulesEvent<DiceRule>
  | TablePartEvent;

/** Something lies in a compartment, new or changed: a card, a counter, saved dice. */
export type ItemSet = {
  [K in keyof Items]: { type: 'itemSet'; on: Audience; kind: K; item: Items[K][string] };
}[keyof Items];

/** How many private rolls are kept; an older one makes room for a new one. */
const ROLLS_KEPT = 30;

/** Applies one event to a draft of the state. Total: an event about something gone does nothing. */
export function evolve(state: AnyState, event: AnyEvent): void {
  switch (event.type) {
    case 'itemSet':
      setItem(compartment(state, event.on), event);
      return;
    case 'itemRemoved':
      delete compartment(state, event.on)[event.kind]?.[event.id];
      return;
    case 'rollKept':
      keepRolls(state, event.on, (rolls) => [...rolls, event.roll]);
      return;
    case 'rollShown':
      keepRolls(state, event.on, (rolls) => rolls.filter(({ id }) => id !== event.id));
      return;
    case 'rolledLast': {
      const seat = state.seats[event.seat];
      if (seat) seat.last = event.last;
      return;
    }
    case 'houseRulesSet':
      evolveHouseRules(state, event);
      return;
    default:
      evolveTableParts(state, event);
  }
}

function setItem(all: Partial<Record<keyof Items, Record<string, object>>>, event: ItemSet): void {
  all[event.kind] ??= {};
  put(all[event.kind] ?? {}, event.item.id, event.item);
}

function keepRolls(state: AnyState, on: Audience, change: (rolls: KeptRoll[]) => KeptRoll[]): void {
  const place = compartment(state, on);
  place.rolls = change(place.rolls ?? []).slice(-ROLLS_KEPT);
}
