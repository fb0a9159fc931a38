import type { DiceGroup, RollModifier, RollReading, RollRecord } from '../../engine';
import { sumOf } from './bumps';

/** What a die has shown, kept after its roll: to be played again without dice, or spent. */
export interface KeptDie {
  sides: number;
  value: number;
}

/** What each die of recorded ones shows, the last of its faces: what is kept of it (TABLE-208). */
export function shownBy({ faces, sides, dies, each }: DiceGroup): KeptDie[] {
  const shown = new Map<number, KeptDie>();
  for (const [at, value] of faces.entries()) {
    shown.set(dies?.[at] ?? at, { sides: each?.[at] ?? sides, value });
  }
  return [...shown].sort(([one], [other]) => one - other).map(([, die]) => die);
}

/** What is played again without dice. */
export interface PlayedAgain {
  title: string;
  /** Values that go together, under what they are called. */
  groups: readonly { label: string; dice: readonly KeptDie[]; inStep?: true | undefined }[];
  modifiers?: readonly RollModifier[];
  /** How it reads; without, its total is read out. */
  reading?(total: number): RollReading;
}

/**
 * Values that were kept, read as if their dice had fallen once more: none falls, and nothing bumps (TABLE-208).
 *
 * @param session the one that is open, as the record says when it was.
 */
export function replayed(
  session: number,
  { title, groups, modifiers = [], reading }: PlayedAgain,
): RollRecord {
  const records = groups.map(({ label, dice, inStep }) => groupOf(label, dice, inStep));
  const points = modifiers.filter(({ unit }) => unit === 'total');
  const total = [...records.map(sumOf), ...points.map(({ value }) => value)].reduce(
    (sum, value) => sum + value,
    0,
  );
  return {
    title,
    groups: records,
    modifiers: [...modifiers],
    reading: reading?.(total) ?? { word: String(total), tone: 'neutral' },
    total,
    proof: { stream: 'public', session, replayed: true },
  };
}

function groupOf(label: string, dice: readonly KeptDie[], inStep: true | undefined): DiceGroup {
  const [first] = dice;
  const changed = dice.some(({ sides }) => sides !== first?.sides);
  return {
    label,
    sides: first?.sides ?? 0,
    faces: dice.map(({ value }) => value),
    kept: dice.map((_, at) => at),
    ...(changed ? { each: dice.map(({ sides }) => sides) } : {}),
    ...(inStep ? { inStep } : {}),
  };
}
