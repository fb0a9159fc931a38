import { Moves } from '../moves';
import type { RollingPlay } from './gaining';
import { gaining, replaying, spending } from './gaining';
import { giving, taking } from './handing';
import { ending, refreshingAll, setting, turning } from './keeping';
import type { HeldOptions } from './options';
import type { OwnKindPlay, WithOwnKinds } from './own-kinds';
import { evolveOwnKinds, ownKindMoves } from './own-kinds';
import type { WithHeld } from './state';
import { evolveHeld, heldValues } from './state';

/**
 * Things that people hold (TABLE-210…215): they are gained and lost, spent, given, taken, refreshed, and set by
 * hand, by whoever may. What of it a game has moves of its own for, it bars in `may`.
 */
export function held<S extends WithHeld>(options: HeldOptions<S>) {
  const moves = new Moves<S, RollingPlay<S>>((context) => context);
  const groups = [
    { deed: 'gain', of: gaining(moves, options) },
    { deed: 'spend', of: spending(moves, options) },
    { deed: 'give', of: giving(moves, options) },
    { deed: 'take', of: taking(moves, options) },
    { deed: 'replay', of: replaying(moves, options) },
    { deed: 'refresh', of: refreshingAll(moves, options) },
    { deed: 'end', of: ending(moves, options) },
    { deed: 'set', of: setting(moves, options) },
    { deed: 'turn', of: turning(moves, options) },
  ] as const;
  const lent = groups.filter(({ deed }) => options.deeds.includes(deed)).map(({ of }) => of);
  return {
    ...moves.area(...lent),
    evolves: evolveHeld,
    publicValues: (state: Pick<S, 'public'>) =>
      heldValues(state, options.kinds(state), options.holders(state)),
    valuesFrom: options.holdersFrom && ['held', ...options.holdersFrom],
  } as const;
}

/** Kinds of things that people make up themselves (TABLE-216), for a game whose `held` lists `ownKinds`. */
export function heldKinds<S extends WithOwnKinds>() {
  const moves = new Moves<S, OwnKindPlay<S>>((context) => context);
  return {
    ...moves.area(...ownKindMoves(moves)),
    betweenSessions: true,
    evolves: evolveOwnKinds,
  } as const;
}
