import { readTyped } from '../../../table/dice/typed';
import type { HumanityPlay } from '../game';
import { fromD20 } from '../numbers';
import { dieSizes } from '../vocabulary';

/** What somebody writes before what their d20 shows, where they roll that in place of all other dice. */
const D20 = /^d20[\s:,]+(.*)$/iu;

/**
 * Reads a d20 that somebody has rolled in place of the die of a Stat: “d20 17” on a d8 is a 1, which bumps
 * (HUM-508). Whatever is typed otherwise is read as it stands.
 */
export function readD20(play: Pick<HumanityPlay, 'typeDice'>, typed: string | undefined): void {
  const shown = typed === undefined ? undefined : D20.exec(typed)?.[1];
  if (shown === undefined) return;
  const dice = readTyped(shown);
  play.typeDice({
    left: dice.left,
    next(sides) {
      const face = dice.next(20);
      const size = dieSizes.find((one) => one === sides);
      return face === null || face > 20 || size === undefined ? face : fromD20(face, size);
    },
  });
}
