import type { RollRecord } from '@moonlit/rules';
import { Dice } from './dice';
import { Modifiers } from './modifiers';

/** A roll in a line: its dice and how it reads; opened, what it was for and all that changed it. */
export function Roll({ roll }: { roll: RollRecord }) {
  const { title, groups, modifiers, reading, proof } = roll;
  const total = totalWords(roll);
  return (
    <details class="line-roll">
      <summary>
        <Dice groups={groups} modifiers={modifiers} small rollKey={proof.roll} />
        {proof.typed ? <span class="hint">typed in</span> : null}
        {proof.replayed ? <span class="hint">kept values, no dice</span> : null}
        {total === null ? null : <span class="roll-total">{total}</span>}
        <b class={`reading reading-${reading.tone}`}>{reading.word}</b>
      </summary>
      <p class="hint">{title}</p>
      <Modifiers modifiers={modifiers} />
      {reading.text ? <p>{reading.text}</p> : null}
    </details>
  );
}

/** What the roll adds up to; `null` where its reading says so, or it is no more than one die. */
function totalWords({ groups, modifiers, reading, total }: RollRecord): string | null {
  if (total === undefined || /\d+$/.exec(reading.word)?.[0] === String(total)) return null;
  const counting = groups.reduce((sum, { kept }) => sum + kept.length, 0);
  return counting > 1 || modifiers.some(({ unit }) => unit === 'total') ? `= ${total}` : null;
}
