import type { RollResult } from '@moonlit/rules';

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7.5, 7.5],
    [16.5, 16.5],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.5, 7.5],
    [16.5, 7.5],
    [7.5, 16.5],
    [16.5, 16.5],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.5, 6.5],
    [16.5, 6.5],
    [7.5, 12],
    [16.5, 12],
    [7.5, 17.5],
    [16.5, 17.5],
  ],
};

function Die({ face, counts }: { face: number; counts: boolean }) {
  return (
    <svg class={counts ? 'die die-counts' : 'die'} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1.500" y="1.500" width="21" height="21" rx="5" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="2" />
      ))}
    </svg>
  );
}

/** Rolled dice with the one that counts marked, and the same in words. */
export function Dice({ result, small }: { result: RollResult; small?: boolean }) {
  const critical = result.band === 'critical';
  const first = result.faces.indexOf(result.result);
  return (
    <p class={small ? 'dice dice-small' : 'dice'}>
      <span class="dice-faces" key={result.roll}>
        {result.faces.map((face, index) => (
          <Die key={index} face={face} counts={critical ? face === 6 : index === first} />
        ))}
      </span>
      <span class="dice-words">{diceWords(result)}</span>
    </p>
  );
}

/** “4, 2: the highest is 4”. */
export function diceWords({ faces, keep, result, band }: RollResult): string {
  const shown = faces.join(', ');
  if (faces.length === 1) return `Rolled ${shown}`;
  if (band === 'critical') return `${shown}: more than one 6`;
  return `${shown}: the ${keep} is ${result}`;
}
