import type { Refusal } from '../../../engine';
import type { DaggerheartState } from '../state';
import { succeeds } from './duality';
import type { Asked, Fallen, TableRoll } from './roll';

// Whom a roll is against, where that is more than one adversary: one roll, and each has their own Difficulty (DGH-614).

type Aimed = Pick<TableRoll, 'target' | 'others'>;

/** The adversaries that a roll is against, first the one that was named first. */
export const targetsOf = ({ target, others = [] }: Aimed): string[] =>
  target === null ? [] : [target, ...others];

/** What a roll is against: the Difficulty of one, or of each of several; a success reaches the least of them. */
export function askedOf(foes: readonly { id: string; difficulty: number }[]): Asked | null {
  const [first, ...others] = foes;
  if (!first) return null;
  if (others.length === 0) return { difficulty: first.difficulty };
  return leastOf(Object.fromEntries(foes.map(({ id, difficulty }) => [id, difficulty])));
}

/** The same, where an Experience makes one of them harder to beat (DGH-1304). */
export function hardened({ difficulty, each }: Asked, adversary: string, bonus: number): Asked {
  if (!each) return { difficulty: difficulty + bonus };
  return leastOf({ ...each, [adversary]: (each[adversary] ?? difficulty) + bonus });
}

const leastOf = (each: Record<string, number>): Asked => ({
  difficulty: Math.min(...Object.values(each)),
  each,
});

/** Those of them that dice reach: all by a critical, else whose Difficulty the total comes to. */
export function reached(
  { director }: Pick<DaggerheartState, 'director'>,
  roll: TableRoll,
  { outcome, total }: Pick<Fallen, 'outcome' | 'total'>,
): string[] {
  if (!succeeds(outcome)) return [];
  const each = director.asked?.each;
  const all = targetsOf(roll);
  return outcome === 'critical' || !each
    ? all
    : all.filter((id) => total >= (each[id] ?? director.asked?.difficulty ?? 0));
}

/** Whom dice have reached and whom not, in words; nothing where the roll was against one alone. */
export function reachedWords(state: DaggerheartState, roll: TableRoll, fallen: Fallen): string[] {
  const all = targetsOf(roll);
  if (all.length < 2) return [];
  const hit = new Set(reached(state, roll, fallen));
  const names = (some: string[]) =>
    some.map((id) => state.public.adversaries[id]?.name ?? 'Somebody').join(', ');
  const yes = all.filter((id) => hit.has(id));
  const no = all.filter((id) => !hit.has(id));
  return [
    ...(yes.length > 0 ? [`It reaches ${names(yes)}.`] : []),
    ...(no.length > 0 ? [`It does not reach ${names(no)}.`] : []),
  ];
}

/** Why a roll is against none of several, if so. */
export const firstRefusal = <T>(
  some: readonly T[],
  why: (one: T) => Refusal | null,
): Refusal | null => some.reduce<Refusal | null>((found, one) => found ?? why(one), null);
