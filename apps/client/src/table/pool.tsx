import type { Pool, PoolLine } from '@moonlit/rules';
import { count, signed } from '../ui/words';

/** The reasons for dice, one a line, so that a number explains itself. */
export function PoolLines({ lines }: { lines: readonly PoolLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class="pool-lines">
      {lines.map((line, index) => (
        <li
          key={`${line.source}:${index}`}
          class={line.dice < 0 ? 'pool-line pool-less' : 'pool-line'}
        >
          <span>{line.source}</span>
          <b>{signed(line.dice)}d</b>
        </li>
      ))}
    </ul>
  );
}

/** A pool with what makes it up. */
export function PoolView({ pool, title = 'Dice' }: { pool: Pool; title?: string }) {
  return (
    <div class="pool">
      <p class="pool-total">
        <span>{title}</span>
        <b>{poolWords(pool)}</b>
      </p>
      <PoolLines lines={pool.lines} />
    </div>
  );
}

export function poolWords({ dice, keep }: Pool): string {
  return keep === 'lowest'
    ? 'No dice left: roll two, the lower counts'
    : `${count(dice, 'die', 'dice')}, the highest counts`;
}
