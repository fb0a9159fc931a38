import type { DiceGroup, RollResult } from '@moonlit/rules';
import { Dice as AnyDice } from '../../../design/dice';

/** A pool that has been rolled, with the die that counts marked, and the same in words. */
export function Dice({ result, small }: { result: RollResult; small?: boolean }) {
  return (
    <AnyDice
      groups={[groupOf(result)]}
      words={diceWords(result)}
      small={small === true}
      rollKey={result.roll}
    />
  );
}

/** Of a critical all sixes count, else the first of the dice that show the result. */
function groupOf({ faces, result, band }: RollResult): DiceGroup {
  const sixes = faces.flatMap((face, at) => (face === 6 ? [at] : []));
  const kept = band === 'critical' ? sixes : [faces.indexOf(result)];
  return { label: '', sides: 6, faces, kept };
}

/** “4, 2: the highest is 4”. */
function diceWords({ faces, keep, result, band, typed }: RollResult): string {
  const shown = `${typed ? 'Typed in: ' : ''}${faces.join(', ')}`;
  if (faces.length === 1) return typed ? shown : `Rolled ${shown}`;
  if (band === 'critical') return `${shown}: more than one 6`;
  return `${shown}: the ${keep} is ${result}`;
}
