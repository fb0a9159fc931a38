import type { DiceGroup } from '@moonlit/rules';

/** A face as it is drawn: what it shows, on how many sides, and whether it counts. */
export interface DrawnFace {
  /** Its place among the faces of its group. */
  at: number;
  face: number;
  sides: number;
  kept: boolean;
  name?: string | undefined;
  /** It came after another one of the same die, which bumped. */
  bumped: boolean;
}

/** The faces of a group by their dice, each die with all that it has shown, in that order. */
export function byDie({ faces, sides, kept, names, dies, each }: DiceGroup): DrawnFace[][] {
  const dice = new Map<number, DrawnFace[]>();
  for (const [at, face] of faces.entries()) {
    const die = dies?.[at] ?? at;
    const shown = dice.get(die) ?? [];
    shown.push({
      at,
      face,
      sides: each?.[at] ?? sides,
      kept: kept.includes(at),
      name: names?.[face - 1],
      bumped: shown.length > 0,
    });
    dice.set(die, shown);
  }
  return [...dice].sort(([one], [other]) => one - other).map(([, shown]) => shown);
}

/** What a die has shown, one after the other: “4, then 6 (d6), then 3 (d8)”. */
export function historyWords(shown: readonly DrawnFace[]): string {
  return shown
    .map(({ face, sides, name }, at) => {
      const before = shown[at - 1];
      const as = before && before.sides !== sides ? ` (d${sides})` : '';
      return `${name ?? face}${as}`;
    })
    .join(', then ');
}
