import type { BaseState } from '../../engine';
import type { Watching } from '../step';

/** As much as one reads at a glance, with a thumb on the button. */
const LONGEST = 190;

/**
 * Where dice fall by a command, everybody could read before what they may bring (TABLE-196): in sentences that
 * are short, and of which none lacks a number.
 */
export const stakesSaid: Watching =
  ({ system }, _, tally) =>
  ({ before, after, move: { command } }) => {
    if (rollsIn(after) <= rollsIn(before)) return;
    tally('rolled');
    const read = system.stakes?.(before.public, command) ?? null;
    const said = [...(read?.results ?? []).map(({ text }) => text), ...(read?.notes ?? [])];
    if (said.length === 0) {
      throw new Error(
        `dice fall, and nobody could read what they may bring: \`stakes\` of the game says it of “${command.type}”.`,
      );
    }
    for (const text of said) {
      if (text.trim() === '' || text.length > LONGEST) {
        throw new Error(`“${text}” is nothing to read before dice fall: ${LONGEST} signs at most.`);
      }
    }
  };

/** How many rolls there were, wherever they fell. A seed that is drawn anew counts from nothing: fewer is no roll. */
function rollsIn({ public: { table }, director, seats }: BaseState): number {
  const own = Object.values(seats).map(({ dice }) => dice?.rolls ?? 0);
  return [table.dice.rolls, director.dice.rolls, ...own].reduce((sum, rolls) => sum + rolls, 0);
}
