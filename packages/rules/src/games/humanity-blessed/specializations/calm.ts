import type { Character } from '../characters/character';
import type { Calm } from '../characters/mark';
import type { Part, TableCheck } from '../checks/check';
import { update } from '../checks/standing';
import { diceTotal } from '../dice/stat-dice';
import type { HumanityPlay } from '../game';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';

/** A roll that Calm has kept is played in place of one: its dice lie there as they fell (HUM-1602). */
export function keptRoll(
  play: HumanityPlay,
  state: HumanityState,
  check: TableCheck,
  one: Character,
  { fell }: Calm,
): void {
  const { stat, insteadOf } = check.claim;
  const part: Part = {
    ...{ character: one.id, stat, insteadOf, of: one.id, spark: null, fell },
    size: dieOf(state, one, stat)?.size ?? 4,
    ...{ atRest: true, haunted: null, added: [], boons: 0, busts: 0, passed: [], offers: [] },
  };
  const left = (check.frame?.needed ?? 1) - check.done.length;
  update(play, check, { part, main: left <= 1 ? check.done.length : check.main });
  play.say(`${one.name} is Calm: no die falls, it is ${diceTotal(part)}, as it was then.`, {
    beat: { kind: 'specialization', about: [one.id] },
  });
}
