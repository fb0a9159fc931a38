import type { Refusal } from '../../../engine';
import { shift } from '../desk/passing';
import type { DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import type { Adversary } from './adversary';
import { isOffstage, keep } from './foes';
import { turnsOf } from './written';

// The spotlight of adversaries: each has it once while the GM has theirs, and what is relentless more often.

/** Why an adversary cannot have the spotlight, as one of the GM’s moves, if so. */
export const cannotTakeSpotlight = (
  { public: { spotlight } }: DaggerheartState,
  one: Adversary,
): Refusal | null =>
  hasHadIt(one) ??
  (spotlight.side !== 'gm'
    ? barred('wrong-moment', 'The players have the spotlight.', {
        instead: 'Interrupt for a Fear, or wait for a roll with Fear or a failure.',
        rule: 'DGH-1104',
      })
    : null) ??
  (spotlight.moves < 1
    ? barred('limit-reached', 'The GM has made this move.', {
        instead: 'Keep the spotlight for a Fear, or pass it back.',
        rule: 'DGH-1106',
      })
    : null);

/** Whether an adversary has it, or has had it as often as it may (DGH-1108, 1510). */
function hasHadIt(one: Adversary): Refusal | null {
  const { name, acted, turns = 1 } = one;
  if (acted === 'no' || (acted === 'done' && turns < turnsOf(one))) return null;
  return barred('already-done', `${name} has had this spotlight.`, {
    instead: 'Choose another, or pass the spotlight back.',
    rule: 'DGH-1108',
  });
}

/** Why an adversary can do nothing with its spotlight, if so: it has done it, or cannot have it. */
export const cannotAct = (state: DaggerheartState, one: Adversary): Refusal | null =>
  isOffstage(one) ?? (one.acted === 'has' ? null : cannotTakeSpotlight(state, one));

/** Gives an adversary the spotlight, as one of the GM’s moves. */
export function takeSpotlight(play: DhPlay, adversary: Adversary): void {
  const { acted, turns = 1 } = adversary;
  keep(play, adversary, { acted: 'has', ...(acted === 'done' ? { turns: turns + 1 } : {}) });
  shift(play, { moves: play.state.public.spotlight.moves - 1 });
}

/** What an adversary does with its spotlight, once; it takes the spotlight by that if need be. */
export function act(play: DhPlay, adversary: Adversary): void {
  if (adversary.acted !== 'has') takeSpotlight(play, adversary);
  keep(play, adversary, { acted: 'done' });
}
