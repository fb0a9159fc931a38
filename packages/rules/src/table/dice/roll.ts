import type { RollRecord } from '../../engine';
import type { AskedDie, FallenDie } from './bumps';
import { bumping, historyOf } from './bumps';
import type { DiceTerm, Expression } from './expression';
import { explodesOn, onlyNamed, passes, sideValue } from './expression';

/** What the dice came to: all of a logged roll but its title and its proof. */
export type RolledDice = Omit<RollRecord, 'title' | 'proof'>;

/**
 * Rolls an expression: asks for one die after the other by its sides, and is given its face. Groups
 * are rolled in the order in which they are written, and a die that explodes right after it fell; those that go in
 * step after all of them fell.
 */
export function* rollDice(expression: Expression): Generator<AskedDie, RolledDice, number> {
  const { groups, numbers, named: called } = expression;
  const rolled: RolledGroup[] = [];
  for (const group of groups) rolled.push(yield* rollGroup(group));
  const counting = rolled.filter(({ group }) => !onlyNamed(group));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum([
    ...counting.map(({ group, value }) => group.sign * value),
    ...numbers,
    ...called.map(({ value }) => value),
  ]);
  const named = rolled.filter(({ group }) => onlyNamed(group)).flatMap(namesOf);
  const successes = counting.length > 0 && counting.every(({ group }) => group.success);
  const hasTotal = counting.length > 0 || numbers.length + called.length > 0;
  const words = [...named, ...(hasTotal ? [successes ? inSuccesses(total) : `${total}`] : [])];
  return {
    groups: rolled.map(({ group: { label, sides, names, inStep }, fallen, faces, kept }) => ({
      label,
      sides,
      faces,
      kept,
      ...(names ? { names } : {}),
      ...historyOf(fallen),
      ...(inStep ? { inStep } : {}),
    })),
    modifiers: [
      ...groups.flatMap(({ counted: by }) =>
        by ? [{ source: by.name, value: by.value, unit: 'dice' as const }] : [],
      ),
      ...called.map(({ name, value }) => ({ source: name, value, unit: 'total' as const })),
      ...numbers.map((value) => ({ source: 'Modifier', value, unit: 'total' as const })),
    ],
    reading: { word: words.join(', '), tone: 'neutral' },
    ...(hasTotal ? { total } : {}),
  };
}

/** The faces of a group in the order of the draw, which of them count, and what they come to. */
interface RolledGroup {
  group: DiceTerm;
  fallen: readonly FallenDie[];
  faces: number[];
  kept: number[];
  value: number;
}

function* rollGroup(group: DiceTerm): Generator<AskedDie, RolledGroup, number> {
  const { count, sides, names, climbs, inStep } = group;
  const rolling = bumping(Array<number>(count).fill(sides), {
    on: (face, now) => explodesOn(group, face, now),
    steps: climbs,
    inStep,
  });
  let step = rolling.next();
  while (!step.done) step = rolling.next(yield { ...step.value, ...(names ? { names } : {}) });
  const fallen = step.value;
  const faces = fallen.map(({ face }) => face);
  const kept = keptOf(group, faces);
  const counts = (place: number) => worthAt(group, place) * sideValue(group, faces[place] ?? 0);
  const value = group.success ? kept.length : kept.reduce((sum, place) => sum + counts(place), 0);
  return { group, fallen, faces, kept, value };
}

/** What a side counts for: where dice are read in pairs, the first of each is the tens. */
const worthAt = ({ digits }: DiceTerm, place: number): number =>
  digits && place % 2 === 0 ? 10 : 1;

/** The places of the faces that count: those that are kept, and of them the successes. */
function keptOf(group: DiceTerm, faces: readonly number[]): number[] {
  const at = (place: number) => sideValue(group, faces[place] ?? 0);
  let places = [...faces.keys()];
  if (group.keep) {
    const { which, count } = group.keep;
    const best = places.sort((a, b) => (which === 'highest' ? at(b) - at(a) : at(a) - at(b)));
    places = best.slice(0, count).sort((a, b) => a - b);
  }
  const { success } = group;
  return success ? places.filter((place) => passes(success, at(place))) : places;
}

function namesOf({ group, faces }: RolledGroup): string[] {
  return faces.map((face) => group.names?.[face - 1] ?? '');
}

function inSuccesses(count: number): string {
  return count === 1 ? '1 success' : `${count} successes`;
}
