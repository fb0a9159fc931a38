import type { Band, PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, shiftBand } from '../../../forged-in-the-dark';
import { allowing, diceFrom } from '../asking';
import { cast, protagonist } from '../lookups';
import { linksReaching } from '../sheet/links';
import { attributeRating } from '../sheet/ratings';
import { whyNoStress } from '../sheet/stress';
import type { EclipseRoll, GbmState, Protagonist } from '../state';
import type { AttributeId } from '../vocabulary';
import { titled } from '../vocabulary';

/** The pool of an eclipse roll (GBM-STR-004). */
export function eclipsePool(state: GbmState, self: Protagonist, attribute: AttributeId) {
  const context = { state, self, roll: 'eclipse' as const, attribute, consequence: null };
  const rating = attributeRating(self, attribute);
  const lines: PoolLine[] = [
    { source: `${titled(attribute)} ${rating}`, dice: rating },
    ...diceFrom('attributeDice', context),
  ];
  return makePool(givenBy(self.id, lines));
}

/** What each result brings, in a word or two. */
export const eclipseWords: Readonly<Record<Band, string>> = {
  bad: 'falling',
  partial: 'slipping',
  success: 'holding on',
  critical: 'shining',
};

/** A result moved by steps: up to a success, while a critical stays one (GBM-ABY-ABL-005). */
export function movedBand(from: Band, steps: number): Band {
  return from === 'critical' && steps >= 0 ? from : shiftBand(from, steps, 'success');
}

/**
 * Why somebody cannot push themselves to hold a friend, in a sentence; `null` when they can. Who slips
 * as well has rolled, so nothing has to come first: what the push costs asks for a further roll (AMB-66).
 */
export function whyNoRescue(state: GbmState, helper: Protagonist): string | null {
  return state.public.eclipses[helper.id]?.stage === 'rescue' ? null : whyNoStress(state, helper);
}

/**
 * Who could still step in: friends (GBM-STR-007), and whoever has a link that reaches themselves,
 * which they spend like a friend’s (GBM-PB-HAR-015, GBM-PB-UNL-019). Whom the dice let fall, only an ability
 * can reach (GBM-PB-OUT-013, AMB-89).
 */
export function helpersOf(state: GbmState, torn: EclipseRoll): Protagonist[] {
  return cast(state).filter(
    (one) =>
      (one.id !== torn.protagonist || linksReaching(state, one, one.id).length > 0) &&
      one.status === 'active' &&
      one.seat !== null &&
      !torn.declined.includes(one.id) &&
      mayHold(state, one, torn),
  );
}

/** Whether somebody may hold a friend at all: whom the dice let fall, by an ability alone (AMB-89). */
export function mayHold(state: GbmState, self: Protagonist, torn: EclipseRoll): boolean {
  if (torn.band !== 'bad') return true;
  const other = protagonist(state, torn.protagonist);
  return allowing('holdFalling', { state, self, other }) !== undefined;
}
