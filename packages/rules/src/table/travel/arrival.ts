import type { BaseState, SeatId } from '../../engine';
import { put } from '../../engine';
import type { Evolves } from '../area';

/** Somebody who stands before the door: what comes in with them, and who has said what of it. */
export interface Arrival<Sheet extends object = object> {
  id: string;
  /** Who brings them. */
  seat: SeatId;
  /** The sheet as the game has read it: what did not fit is not in it any more. */
  sheet: Sheet;
  /** What was left out, a sentence each. */
  left: string[];
  /** Where nobody directs: who has said yes or no. */
  said: Record<SeatId, boolean>;
}

/** Who wants to come in, by the seat that brings them. Missing until somebody does. */
export interface WithArrivals<Sheet extends object = object> extends BaseState {
  public: BaseState['public'] & { arrivals?: Record<SeatId, Arrival<Sheet>> };
}

export type ArrivalEvent<Sheet extends object = object> =
  | { type: 'arrivalAsked'; arrival: Arrival<Sheet> }
  | { type: 'arrivalAnswered'; seat: SeatId; by: SeatId; welcome: boolean }
  | { type: 'arrivalEnded'; seat: SeatId };

/** Applies what can happen to them. `state` is a draft and is changed in place. */
export const arrivalEvolves = <Sheet extends object>(): Required<
  Evolves<WithArrivals<Sheet>, ArrivalEvent<Sheet>>
> => ({
  arrivalAsked({ public: shared }, { arrival }) {
    shared.arrivals ??= {};
    put(shared.arrivals, arrival.seat, arrival);
  },
  arrivalAnswered({ public: { arrivals } }, { seat, by, welcome }) {
    const arrival = arrivals?.[seat];
    if (arrival) arrival.said[by] = welcome;
  },
  arrivalEnded({ public: { arrivals } }, { seat }) {
    delete arrivals?.[seat];
  },
});

/** All who wait, the oldest first. */
export const arrivalsOf = <Sheet extends object>({
  public: { arrivals },
}: WithArrivals<Sheet>): Arrival<Sheet>[] => (arrivals ? Object.values(arrivals) : []);
