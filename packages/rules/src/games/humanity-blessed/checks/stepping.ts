import type { SeatId } from '../../../engine';
import { latest } from '../../../engine';
import { heldBy } from '../../../table';
import { lastWord } from '../arbiter';
import { blessing } from '../blessings/kind';
import type { Character } from '../characters/character';
import { cast } from '../characters/find';
import type { HumanityState } from '../state';
import type { BlessingUse } from '../vocabulary';
import { usesIn } from '../vocabulary';
import type { Frame, Part, TableCheck } from './check';
import { failsAnyway, readingOf } from './reading';
import { fittingOf } from './specialized';

// Who may step in once the dice of a Check lie there (HUM-404, 611…618).

/** The seats that decide for a character: its player’s, or those of whoever has the last word. */
export function seatsOf(
  state: HumanityState,
  { owner, operatedBy }: Pick<Character, 'owner' | 'operatedBy'>,
): SeatId[] {
  const whose = owner ?? operatedBy ?? null;
  const seat = whose === null ? undefined : state.public.table.seats[whose];
  return seat && !seat.vacant ? [seat.id] : lastWord(state);
}

const has = (state: HumanityState, { id: holder }: Character): boolean =>
  heldBy(state, blessing, holder).count > 0;

/** Whether a character has still this use of Blessings for this action (HUM-618). */
export const mayUse = ({ used }: Pick<TableCheck, 'used'>, { id }: Character, use: BlessingUse) =>
  !used[id]?.includes(use);

/** What of the Blessing uses of this Atmosphere somebody has for these dice. */
export function usesFor(
  state: HumanityState,
  check: TableCheck,
  frame: Frame,
  part: Part,
  one: Character,
): BlessingUse[] {
  if (!has(state, one) || failsAnyway(part)) return [];
  const own = one.id === part.character;
  const failed = !readingOf(frame, part).success;
  const fits: Readonly<Record<BlessingUse, boolean>> = {
    help: failed && !own,
    jinx: true,
    improvise: failed && own,
    collaborate: failed && !own,
    buy: false,
    donate: false,
  };
  return usesIn[state.public.atmosphere].filter((use) => fits[use] && mayUse(check, one, use));
}

/** How many Hardware Tokens somebody may spend on their own roll (HUM-404). */
export const tokensFor = (part: Part, one: Character): number =>
  one.id === part.character &&
  part.stat !== 'hardware' &&
  part.spark?.stat !== 'hardware' &&
  one.stats.hardware?.lock === null &&
  !failsAnyway(part)
    ? (one.tokens ?? 0)
    : 0;

/** The seats that may still step in, and have not let it stand. */
export function stillMayStepIn(
  ...on: [state: HumanityState, check: TableCheck, frame: Frame, part: Part]
): SeatId[] {
  const [state, check, frame, part] = [latest(on[0]), latest(on[1]), latest(on[2]), latest(on[3])];
  const seats = new Set<SeatId>();
  for (const one of cast(state)) {
    const steps =
      tokensFor(part, one) > 0 ||
      usesFor(state, check, frame, part, one).length > 0 ||
      fittingOf(state, { check, frame, part }, one).length > 0;
    if (steps) {
      for (const seat of seatsOf(state, one)) seats.add(seat);
    }
  }
  return [...seats].filter((seat) => !part.passed.includes(seat));
}
