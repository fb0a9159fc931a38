import type { DiceGroup, RollModifier } from '@moonlit/rules';
import { Die } from './die';
import { signed } from './words';

interface DiceProps {
  groups: readonly DiceGroup[];
  /** What moved the total. */
  modifiers?: readonly RollModifier[];
  /** The same in words: usually each group's faces, with those that count. */
  words?: string;
  small?: boolean;
  /** Dice with another key are other dice, and fall anew. */
  rollKey?: string | number | undefined;
}

/** Most dice of a group that are drawn; of more, the words alone tell. */
const DRAWN_MAX = 20;

/** Rolled dice, those that count marked, and the same in words. */
export function Dice({ groups, modifiers, words, small, rollKey }: DiceProps) {
  return (
    <p class={small ? 'dice dice-small' : 'dice'}>
      {groups.map((group, index) => (
        <span
          class="dice-faces"
          key={`${index}:${rollKey}`}
          data-die={group.label || undefined}
          data-leads={group.leads}
          aria-hidden="true"
        >
          {group.faces.slice(0, DRAWN_MAX).map((face, at) => (
            <Die
              key={at}
              face={face}
              sides={group.sides}
              kept={group.kept.includes(at)}
              name={group.names?.[face - 1]}
            />
          ))}
          {group.faces.length > DRAWN_MAX ? (
            <span class="dice-more">and {group.faces.length - DRAWN_MAX} more</span>
          ) : null}
        </span>
      ))}
      <span class="dice-words">{words ?? diceWords(groups, modifiers)}</span>
    </p>
  );
}

/** “Hope: 7; Fear: 4, 9 (9 counts); +2”. What gave or took dice is seen in the dice. */
export function diceWords(
  groups: readonly DiceGroup[],
  modifiers: readonly RollModifier[] = [],
): string {
  const points = modifiers.flatMap(({ value, unit }) => (unit === 'total' ? [signed(value)] : []));
  return [...groups.map(groupWords), ...points].join('; ');
}

function groupWords({ label, faces, kept, names }: DiceGroup): string {
  const named = (face: number) => names?.[face - 1] ?? String(face);
  const all = faces.map(named).join(', ');
  const counting = faces.filter((_, at) => kept.includes(at)).map(named);
  const fell = label ? `${label}: ${all}` : all;
  if (counting.length === faces.length) return fell;
  const count = counting.length > 1 ? 'count' : 'counts';
  return `${fell} (${counting.join(', ') || 'none'} ${count})`;
}
