import type { Pool, PoolLine } from '../../../forged-in-the-dark';
import type { RollOption } from '../hooks';

/** How many dice an offer to roll them means. */
export function diceInWords({ dice, keep }: Pool): string {
  return keep === 'lowest' ? 'two dice, the lower' : `${dice}d`;
}

/**
 * Why an offered roll has its dice, as a sentence with a space before it, where more than a rating
 * makes them; otherwise nothing.
 */
export function reasonsOf({ lines }: Pool): string {
  const [first, ...more] = lines;
  if (!first || (more.length === 0 && isRating(first))) return '';
  const words = lines.map((line) =>
    isRating(line) ? line.source : `${line.source} ${signed(line.dice)}`,
  );
  return ` Dice: ${words.join(', ')}.`;
}

/** Whether a line says its dice itself, as `Sun 2` does. */
const isRating = ({ source, dice }: PoolLine): boolean => source.endsWith(` ${dice}`);

/** What a switch changes, in brackets with a space before them. */
export function gainOf({ dice = 0, effect = 0, resistance = 0 }: RollOption): string {
  const gains = [
    dice ? `${signed(dice)}d` : '',
    effect ? `${signed(effect)} effect` : '',
    resistance ? `${signed(resistance)}d to resist what comes of it` : '',
  ];
  const words = gains.filter(Boolean).join(', ');
  return words && ` (${words})`;
}

const signed = (steps: number): string => `${steps < 0 ? '−' : '+'}${Math.abs(steps)}`;
