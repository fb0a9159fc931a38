import type { Pool, PoolLine } from '@moonlit/rules';
import { Modifiers } from '../../../design/modifiers';
import { count } from '../../../design/words';

/** The reasons for dice, one a line, so that a number explains itself. */
export function PoolLines({ lines }: { lines: readonly PoolLine[] }) {
  return (
    <Modifiers
      modifiers={lines.map(({ source, dice }) => ({ source, value: dice, unit: 'dice' }))}
    />
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

function poolWords({ dice, keep }: Pool): string {
  return keep === 'lowest'
    ? 'No dice left: roll two, the lower counts'
    : `${count(dice, 'die', 'dice')}, the highest counts`;
}
