import type { DiceGroup } from '../../engine';
import { stepDie } from './chain';
import { limits } from './limits';

/** A die that is asked for: its sides, and what stands on them where that is no number. */
export interface AskedDie {
  sides: number;
  names?: string[];
}

/** A face that has fallen: of which die, counted from 0, and how many sides that had then. */
export interface FallenDie {
  die: number;
  sides: number;
  face: number;
}

/** How dice bump: on which faces they are rolled once more, and as what (TABLE-206). */
export interface Bumps {
  /**
   * Whether a die that shows a face is rolled once more; `die` tells it from others that bump in another way.
   * `onHighest` and `onFaces` are ready-made.
   */
  on(face: number, sides: number, die: number): boolean;
  /** How many steps further up the chain it is then; below 0 it goes down. Without, it stays the same die. */
  steps?: number | undefined;
  chain?: readonly number[] | undefined;
  /** They go in step: where one bumps, all of them are rolled once more, together (TABLE-207). */
  inStep?: true | undefined;
}

/** Dice bump on their highest side, whatever that is at the moment. */
export const onHighest = (face: number, sides: number): boolean => face === sides;

/** Dice bump on these faces. */
export const onFaces =
  (...faces: readonly number[]) =>
  (face: number): boolean =>
    faces.includes(face);

/**
 * Rolls dice that bump: asks for one after the other, and once more for each that shows such a face, at most
 * twenty times each (TABLE-206). Dice that go in step are rolled one by one, then all of them together as long
 * as any of them bumps.
 *
 * @param dice the sides of each.
 * @param lying what has fallen already, such as before somebody turned a die or put a second one beside it: it
 * stands, and a die that has a face is not rolled first.
 */
export function* bumping(
  dice: readonly number[],
  bumps: Bumps,
  lying: readonly FallenDie[] = [],
): Generator<AskedDie, FallenDie[], number> {
  const fallen = [...lying];
  const numbers = dice.map((_, die) => die);
  const facesOf = (die: number) => fallen.filter((one) => one.die === die);
  const isFirst = (die: number) => facesOf(die).length === 0;
  const bumped = (die: number) => {
    const shown = facesOf(die);
    const last = shown.at(-1);
    const more = shown.length <= limits.explosions;
    return more && last !== undefined && bumps.on(last.face, last.sides, die);
  };
  const sidesOf = (die: number) => facesOf(die).at(-1)?.sides ?? dice[die] ?? 0;
  const sidesOn = (die: number) =>
    bumps.steps ? stepDie(sidesOf(die), bumps.steps, bumps.chain) : sidesOf(die);
  // Dice fall often: to hand on another generator for each of them would cost more than all else here.
  for (const die of numbers) {
    let sides = dice[die] ?? 0;
    if (isFirst(die)) fallen.push({ die, sides, face: yield { sides } });
    while (!bumps.inStep && bumped(die)) {
      sides = sidesOn(die);
      fallen.push({ die, sides, face: yield { sides } });
    }
  }
  while (bumps.inStep && numbers.some(bumped)) {
    for (const die of numbers) {
      const sides = sidesOn(die);
      fallen.push({ die, sides, face: yield { sides } });
    }
  }
  return fallen;
}

/** Dice that have bumped, as a roll is recorded: all of their faces count, each bump by itself (TABLE-206). */
export function bumpedGroup(
  label: string,
  fallen: readonly FallenDie[],
  { inStep }: Pick<Bumps, 'inStep'> = {},
): DiceGroup {
  const sides = fallen[0]?.sides ?? 0;
  const faces = fallen.map(({ face }) => face);
  const group: DiceGroup = { label, sides, faces, kept: fallen.map((_, at) => at) };
  if (fallen.length > 1) Object.assign(group, historyOf(fallen));
  if (inStep) group.inStep = inStep;
  return group;
}

/** What a record says besides the faces, where a die was rolled more than once. */
export function historyOf(fallen: readonly FallenDie[]): Pick<DiceGroup, 'dies' | 'each'> {
  const again = new Set(fallen.map(({ die }) => die)).size < fallen.length;
  const changed = fallen.some(({ sides }) => sides !== fallen[0]?.sides);
  return {
    ...(again ? { dies: fallen.map(({ die }) => die) } : {}),
    ...(changed ? { each: fallen.map(({ sides }) => sides) } : {}),
  };
}

/** What the faces of recorded dice add up to. */
export const sumOf = ({ faces, kept }: Pick<DiceGroup, 'faces' | 'kept'>): number =>
  kept.reduce((sum, at) => sum + (faces[at] ?? 0), 0);
