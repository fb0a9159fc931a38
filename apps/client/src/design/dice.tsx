import type { DiceGroup, RollModifier } from '@moonlit/rules';
import type { DrawnFace } from './dice-history';
import { byDie, historyWords } from './dice-history';
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
          data-step={group.inStep}
          aria-hidden="true"
        >
          <Faces group={group} />
        </span>
      ))}
      <span class="dice-words">{words ?? diceWords(groups, modifiers)}</span>
    </p>
  );
}

/** The dice of a group; one that was rolled more than once with all that it has shown. */
function Faces({ group }: { group: DiceGroup }) {
  let left = DRAWN_MAX;
  const more = group.faces.length - DRAWN_MAX;
  return (
    <>
      {byDie(group).map((shown, die) => {
        const drawn = shown.slice(0, left);
        left -= drawn.length;
        return drawn.length > 1 ? (
          <span key={die} class="die-history">
            {drawn.map(dieOf)}
          </span>
        ) : (
          drawn.map(dieOf)
        );
      })}
      {more > 0 ? <span class="dice-more">and {more} more</span> : null}
    </>
  );
}

const dieOf = ({ at, face, sides, kept, name }: DrawnFace) => (
  <Die key={at} face={face} sides={sides} kept={kept} name={name} />
);

/** “Hope: 7; Fear: 4, 9 (9 counts); +2”. What gave or took dice is seen in the dice. */
export function diceWords(
  groups: readonly DiceGroup[],
  modifiers: readonly RollModifier[] = [],
): string {
  const points = modifiers.flatMap(({ value, unit }) => (unit === 'total' ? [signed(value)] : []));
  return [...groups.map(groupWords), ...points].join('; ');
}

function groupWords(group: DiceGroup): string {
  const { label, faces, kept, names, dies, inStep } = group;
  const named = (face: number) => names?.[face - 1] ?? String(face);
  const dice = dies ? byDie(group).map(historyWords) : faces.map(named);
  const all = dice.join(dies ? '; ' : ', ');
  const counting = faces.filter((_, at) => kept.includes(at)).map(named);
  const together = inStep ? ', in step' : '';
  const fell = `${label ? `${label}: ` : ''}${all}${together}`;
  if (counting.length === faces.length) return fell;
  const count = counting.length > 1 ? 'count' : 'counts';
  return `${fell} (${counting.join(', ') || 'none'} ${count})`;
}
