import type { RollModifier } from '@moonlit/rules';
import { signed } from './words';

/** What gave and took dice, or moved a total: one reason a line, so that a number explains itself. */
export function Modifiers({ modifiers }: { modifiers: readonly RollModifier[] }) {
  if (modifiers.length === 0) return null;
  return (
    <ul class="pool-lines">
      {modifiers.map(({ source, value, unit }, index) => (
        <li key={`${source}:${index}`} class={value < 0 ? 'pool-line pool-less' : 'pool-line'}>
          <span>{source}</span>
          <b>
            {signed(value)}
            {unit === 'dice' ? 'd' : ''}
          </b>
        </li>
      ))}
    </ul>
  );
}
