import type { DiceGroup, RollRecord } from '../../../engine';
import type { AskedDie, Bumps, FallenDie } from '../../../table/dice/bumps';
import { bumpedGroup, bumping, onFaces } from '../../../table/dice/bumps';
import { throwBy } from '../../../table/dice/throw';
import type { HumanityPlay } from '../game';
import type { DieSize, Stat } from '../vocabulary';
import { statWords } from '../vocabulary';
import type { Thrown } from './thrown';

// The dice of Stats: they bump on a 1 (HUM-502), a pair that is sparked in step (HUM-506).

/**
 * On what each die of a Check bumps: on a 1; Hologram on a number that was chosen instead (HUM-405), Headline besides
 * on the values of an ally’s locked Stats, and not on a 1, on which it fails (HUM-408).
 *
 * @param matches the locked values of the ally that was chosen, if one was.
 */
export function bumpsOf(
  { stat, spark, bumpOn }: Pick<Thrown, 'stat' | 'spark' | 'bumpOn'>,
  matches: readonly number[] | null,
): Bumps {
  const special = (one: Stat, face: number): boolean => {
    if (one === 'hologram' && bumpOn !== undefined) return face === bumpOn;
    if (one === 'headline' && matches) return face !== 1 && matches.includes(face);
    return face === 1;
  };
  return {
    on: (face, _, die) => special(die === 1 && spark ? spark.stat : stat, face),
    inStep: spark ? true : undefined,
  };
}

/** The sides of the dice of a Check. */
const sizesOf = ({ size, spark }: Thrown): number[] => (spark ? [size, spark.size] : [size]);

type Rolling = Generator<AskedDie, FallenDie[], number>;

/** Rolls the first die of a Check alone, so that it can be sparked before it bumps (HUM-507). */
export const rollFirst = ({ size }: Pick<Thrown, 'size'>): Rolling =>
  bumping([size], { on: () => false });

/** Rolls what is missing of a Check, and on while anything bumps (HUM-502, 506). */
export const rollOn = (thrown: Thrown, bumps: Bumps): Rolling =>
  bumping(sizesOf(thrown), bumps, thrown.fell);

/** Rolls each die of a Check once more that was turned to a 1, and on while anything bumps (HUM-613). */
export function* rollAgain(thrown: Thrown, bumps: Bumps): Rolling {
  const sizes = sizesOf(thrown);
  const fell = [...thrown.fell];
  for (const [die, sides] of sizes.entries()) fell.push({ die, sides, face: yield { sides } });
  return yield* bumping(sizes, bumps, fell);
}

/** Rolls the Haunted die, which bumps as any other (HUM-411, Q09). */
export const rollHaunted = (size: DieSize): Rolling => bumping([size], { on: onFaces(1) });

/** What each die of a Check shows at last (HUM-503). */
export const shownAt = ({ fell }: Pick<Thrown, 'fell'>, die: 0 | 1): number =>
  fell.findLast((one) => one.die === die)?.face ?? 0;

/** What the dice of a Check come to: all that have fallen. */
export const diceTotal = ({ fell }: Pick<Thrown, 'fell'>): number =>
  fell.reduce((sum, { face }) => sum + face, 0);

/** What the dice of a Check are called. */
export const diceLabel = ({ stat, spark }: Pick<Thrown, 'stat' | 'spark'>): string =>
  spark ? `${statWords[stat].name} and ${statWords[spark.stat].name}` : statWords[stat].name;

/** What has fallen of a Check, and as much of a record as its dice go: those that fell now. */
export interface Fell {
  fell: FallenDie[];
  group: DiceGroup;
  proof: RollRecord['proof'];
}

/** Throws dice of a Check; `null` where none had to fall. */
export function throwDice(
  play: HumanityPlay,
  part: Thrown,
  rolling: Rolling,
  title: string,
): Fell | null {
  const { fell, proof } = throwBy(play, rolling, { title });
  if (!proof) return null;
  const now = fell.slice(part.fell.length);
  return { fell, group: bumpedGroup(diceLabel(part), now, part.spark ? IN_STEP : {}), proof };
}

const IN_STEP = { inStep: true } as const;
