import type { Band, RollOutcome } from '../../../forged-in-the-dark';
import { bandWords } from '../../../forged-in-the-dark';
import type { ActionRoll } from '../state';
import type { Position } from '../vocabulary';
import { acceptedPromises } from './promised';

const critical = 'It works, and better than hoped: the effect is one level higher.';
const success = 'It works, with nothing held against you.';

/** What a result means at each position, in our own words (GBM-ARP-037…044). */
const texts: Record<Position, Record<Band, string>> = {
  controlled: {
    critical,
    success,
    partial:
      'Hesitate: withdraw and try another way, or do it at a small price — a minor complication, less effect, lesser harm, or a risky position.',
    bad: 'You falter. Press on through a risky opening, or withdraw and try another way.',
  },
  risky: {
    critical,
    success,
    partial: 'You do it at a price: harm, a complication, less effect, or a desperate position.',
    bad: 'It goes badly: harm, a complication, a desperate position, or the opportunity is lost.',
  },
  desperate: {
    critical,
    success,
    partial: 'You do it at a price: severe harm, a serious complication, or less effect.',
    bad: 'The worst comes: severe harm, a serious complication, or the opportunity is lost.',
  },
};

/** The word and the meaning of a result, as everybody at the table sees it. */
export function outcomeOf(position: Position, band: Band): { word: string; text: string } {
  return { word: bandWords[band], text: texts[position][band] };
}

/** What a roll that cannot fail comes to. */
export function gained(word: string, band: Band): RollOutcome {
  return { word, tone: gains[band] };
}

const gains: Record<Band, NonNullable<RollOutcome['tone']>> = {
  bad: 'neutral',
  partial: 'good',
  success: 'good',
  critical: 'great',
};

/** Whether a result calls for consequences (GBM-DICE-008, 009). */
export function hasConsequences(band: Band): boolean {
  return band === 'bad' || band === 'partial';
}

/** Whether a rolled action still costs something: by its result, or by its promise (GBM-ARP-028). */
export function costs(roll: ActionRoll): boolean {
  return roll.band === null || hasConsequences(roll.band) || acceptedPromises(roll).length > 0;
}
