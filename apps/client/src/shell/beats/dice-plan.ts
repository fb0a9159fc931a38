import type { RollModifier, RollRecord } from '@moonlit/rules';
import { byDie } from '../../design/dice-history';

/** One die of a roll as the stage shows it. */
export interface PlannedDie {
  group: number;
  /** Its place in the group. */
  at: number;
  face: number;
  sides: number;
  kept: boolean;
  name?: string;
  /** What its group is called, for the style sheet of its game. */
  label?: string;
  /** It leads among dice that all count. */
  leads?: boolean;
  /** It is what the die before it was rolled as once more. */
  bumped?: boolean;
  /** Who gave it, by id; `null` where nobody did or nobody is named. */
  by: string | null;
  /** Milliseconds from the beginning of the show until it lies still. */
  lands: number;
}

/** When what of a roll is shown, in milliseconds from the moment at which its dice are known. */
export interface DicePlan {
  dice: PlannedDie[];
  /** How many fell that are not drawn. */
  more: number;
  /** What lies is told: until then nothing may give it away. */
  told: number;
}

/** How a roll is shown: as a show, shorter because others wait, or with nothing that moves. */
export type Pace = 'show' | 'brief' | 'still';

/** Most dice that are drawn. */
const DRAWN_MAX = 20;

/** Dice turn, then land one after the other, the one that counts after a breath; then it is told. */
const paces: Record<Pace, { turn: number; gap: number; spread: number; breath: number }> = {
  show: { turn: 700, gap: 230, spread: 1_000, breath: 380 },
  brief: { turn: 250, gap: 90, spread: 350, breath: 150 },
  // The same order without movement: the dice lie there, and what they mean comes after them.
  still: { turn: 0, gap: 0, spread: 0, breath: 0 },
};
/** From the last die to the outcome. */
const TOLD_MS: Record<Pace, number> = { show: 420, brief: 220, still: 700 };

/** Least that dice turn once their faces are known, so that one sees them come to rest. */
const TURN_MIN_MS = 200;

/**
 * Plans a roll: which die is whose, in what order they land, and when the outcome is told.
 *
 * @param turned how long the dice have been turning already, in milliseconds.
 */
export function planDice(roll: RollRecord, pace: Pace, turned = 0): DicePlan {
  const givers = giversOf(roll);
  const dice = roll.groups
    .flatMap((group, index) =>
      byDie(group)
        .flat()
        .map(({ at, face, sides, kept, name, bumped }) => ({
          ...{ group: index, at, face, sides, kept },
          ...(name === undefined ? {} : { name }),
          ...(group.label ? { label: group.label } : {}),
          ...(group.leads ? { leads: true } : {}),
          ...(bumped ? { bumped: true } : {}),
        })),
    )
    .map((die, index) => ({ ...die, by: givers[index] ?? null, lands: 0 }));
  // What has bumped lands in the order in which it fell: that is its story.
  const isStory = roll.groups.some(({ dies }) => dies !== undefined);
  const drawn = withCounting(dice);
  // Where no dice fall, nothing turns.
  const { turn: whole, gap, spread, breath } = paces[roll.proof.replayed ? 'still' : pace];
  const turn = Math.max(Math.min(whole, TURN_MIN_MS), whole - turned);
  const order = [...drawn].sort((a, b) =>
    isStory
      ? a.group - b.group || a.at - b.at
      : Number(a.kept) - Number(b.kept) || a.face - b.face || a.at - b.at,
  );
  const step = Math.min(gap, spread / Math.max(1, order.length - 1));
  for (const [index, die] of order.entries()) {
    const last = index === order.length - 1 && order.length > 1;
    die.lands = Math.round(turn + index * step + (last ? breath : 0));
  }
  const still = order.at(-1)?.lands ?? 0;
  return { dice: drawn, more: dice.length - drawn.length, told: still + TOLD_MS[pace] };
}

/** As many as are drawn, in their order; of those that count as many as there is room for. */
function withCounting<D extends { kept: boolean }>(dice: readonly D[]): D[] {
  if (dice.length <= DRAWN_MAX) return [...dice];
  const counting = dice.filter(({ kept }) => kept).slice(0, DRAWN_MAX);
  const others = dice.filter(({ kept }) => !kept).slice(0, DRAWN_MAX - counting.length);
  return dice.filter((die) => counting.includes(die) || others.includes(die));
}

/** Who gave each die of a pool, in the order of its reasons. What takes dice takes the roller's own first. */
function giversOf({ modifiers, groups }: RollRecord): (string | null)[] {
  const fallen = groups.reduce((sum, { faces }) => sum + faces.length, 0);
  return pooled(modifiers, fallen);
}

/**
 * Whose each of so many dice of a pool is. Where more are given than fall, something took some away:
 * a friend's die stays, the roller's own go.
 */
export function pooled(modifiers: readonly RollModifier[], dice: number): (string | null)[] {
  const given = modifiers
    .filter(({ unit, value }) => unit === 'dice' && value > 0)
    .flatMap(({ by, value }) => Array<string | null>(value).fill(by ?? null));
  const [own] = given;
  while (given.length > dice) {
    const place = given.lastIndexOf(own ?? null);
    given.splice(place === -1 ? given.length - 1 : place, 1);
  }
  return given;
}
