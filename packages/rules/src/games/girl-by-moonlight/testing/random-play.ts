import type { Offer, SeatId } from '../../../engine';
import type { Pick } from '../../../testing/moves';
import { filled, pickOffer, stepsIn } from '../../../testing/moves';
import { commandSchema } from '../command-schema';
import type { GbmCommandInput } from '../types';
import type { SeenTable } from './table';

/** A move that somebody could make: who, and the command as a client would send it. */
export interface Move {
  seat: SeatId;
  command: GbmCommandInput;
}

export type { Pick };

/** How much likelier an offer of its place is drawn, so that play moves on instead of idling. */
const weights: Partial<Record<Offer['place'], number>> = {
  prompt: 12,
  'next-step': 6,
  roll: 6,
  downtime: 6,
  mission: 6,
  fallout: 8,
  act: 5,
  creation: 4,
  series: 2,
  sheet: 2,
};

/** Picks a move among all that the seats are offered; `null` when none of them may do anything. */
export function randomMove(
  table: SeenTable,
  pick: Pick,
  except: ReadonlySet<string> = new Set(),
  seats: readonly SeatId[] = Object.keys(table.state.public.table.seats),
): Move | null {
  const all = seats
    .flatMap((seat) => table.offers(seat).map((offer) => ({ seat, offer })))
    .filter(({ offer }) => !except.has(offer.command));
  const picked = pickOffer(all, pick, weightOf);
  if (!picked) return null;
  return { seat: picked.seat, command: fill(picked.offer, pick, stepsIn(table.state)) };
}

/** The steps that stand in the logs of a table. */
export const stepsOf = ({ state }: SeenTable): number[] => stepsIn(state);

/** Makes a command of an offer, filling its fields with anything that they allow. */
export function fill(offer: Offer, pick: Pick, steps: readonly number[] = []): GbmCommandInput {
  const command = filled(offer, pick, steps);
  const parsed = commandSchema.safeParse(command);
  if (parsed.success) return parsed.data;
  throw new Error(`The offer ${JSON.stringify(offer)} makes no command: ${parsed.error.message}`);
}

function weightOf({ place, primary }: Offer): number {
  return (weights[place] ?? 1) * (primary ? 4 : 1);
}
