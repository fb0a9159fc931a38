import { Die } from '../../design/die';
import { lockWords, statsOf } from './figures';
import type { Character } from './view';
import { useTable } from './view';

/** All Stats of somebody, each in a line: its name, its die, and whether it is free or what it is locked at (HUM-1803). */
export function StatList({ one, small = false }: { one: Character; small?: boolean }) {
  const all = statsOf(useTable().public.value, one);
  return (
    <ul class={small ? 'hb-stats hb-stats-small' : 'hb-stats'} aria-label={`Stats of ${one.name}`}>
      {all.map((figure) => (
        <li key={figure.stat} data-locked={figure.lock !== undefined}>
          <span class="hb-stat-die" aria-hidden="true">
            <Die
              face={figure.lock ?? figure.size}
              sides={figure.size}
              kept={figure.lock === undefined}
            />
          </span>
          <b>{figure.name}</b> <span>d{figure.size}</span>{' '}
          <small>
            {lockWords(figure)}
            {figure.shared ? ', of the table' : ''}
          </small>
        </li>
      ))}
    </ul>
  );
}
