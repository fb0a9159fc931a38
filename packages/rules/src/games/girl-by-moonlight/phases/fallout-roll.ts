import type { Band, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { recordOf, rollPool } from '../../../forged-in-the-dark';
import { BOOK_ENTRY, falloutEntries } from '../custom/fallout';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { investigationTier } from '../sheet/ratings';
import type { SecretFallout } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import { numeral } from '../vocabulary';
import { falloutPool, falloutTier } from './fallout-pool';

/**
 * The director's roll. Its dice are the investigation tier before halving and its table that of the
 * adversary's tier (AMB-24, 72).
 */
export function rollInSecret(play: GbmPlay): void {
  const { state } = play;
  const { tier, lines } = falloutTier(state);
  const pool = falloutPool(state);
  const result = rollPool(play, pool, 'Fallout', 'director');
  const band = result.band === 'critical' ? 'success' : result.band;
  const entry = playsetOf(state).fallout[tier][band];
  const dice = investigationTier(state);
  const drawn = { pool, result, investigationTier: dice, adversaryTier: tier, entry };
  play.emit({ type: 'falloutDrawn', fallout: drawn });
  const own = falloutEntries(state, drawn).filter(({ value }) => value !== BOOK_ENTRY);
  play.say(`Fallout at adversary tier ${numeral(tier)}: ${entry}`, {
    to: 'director',
    roll: recordOf('Fallout', pool.lines, result, readingOf(result)),
    notes: [
      ...lines.map((line) => `${line.source}: ${line.dice} tier worse.`),
      ...own.map(({ label }) => `Or, of our own: ${label}`),
      'The table does not know it until you tell.',
    ],
  });
}

/** Tells the table what was rolled, and what comes of it. */
export function tellRolled(
  play: GbmPlay,
  { pool, result: rolled }: SecretFallout,
  entry: string,
  text: string,
): void {
  // Its number would tell how often the director has rolled in secret.
  const { roll: _number, ...result } = rolled;
  const moment: Moment = { kind: 'fallout', about: [], what: entry, fiction: text };
  const outcome = readingOf(result);
  tellRoll(play, moment, 'Fallout', { pool, result, outcome }, { reveals: true });
}

/** Fallout is never a success: what differs is how hard it strikes. A critical reads as a 6 (GBM-FAL-008). */
const fallouts: Record<Band, string> = {
  critical: 'Mild fallout',
  success: 'Mild fallout',
  partial: 'Hard fallout',
  bad: 'Grave fallout',
};

const readingOf = ({ band }: Pick<RollResult, 'band'>): RollOutcome => ({ word: fallouts[band] });
