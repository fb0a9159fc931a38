import { Moves } from '../moves';
import type { HeldPlay } from './changing';
import type { RollingPlay } from './gaining';
import { ownMoves } from './gaining';
import { handingMoves } from './handing';
import { handMoves, keepingMoves } from './keeping';
import type { HeldOptions } from './options';
import { ownKindMoves } from './own-kinds';
import type { WithHeld } from './state';
import { evolveHeld, heldValues } from './state';

/**
 * Things that people hold (TABLE-210…215): they are gained and lost, spent, given, taken, refreshed, and set by
 * hand, by whoever may. What of it a game has moves of its own for, it bars in `may`.
 */
export function held<S extends WithHeld>(options: HeldOptions<S>) {
  const moves = new Moves<S, RollingPlay<S>>((context) => context);
  return {
    ...moves.area(
      ownMoves(moves, options),
      handingMoves(moves, options),
      keepingMoves(moves, options),
      handMoves(moves, options),
    ),
    evolves: evolveHeld,
    publicValues: (state: Pick<S, 'public'>) => heldValues(state, options.kinds(state)),
  } as const;
}

/** Kinds of things that people make up themselves (TABLE-216), for a game whose `held` lists `ownKinds`. */
export function heldKinds<S extends WithHeld>() {
  const moves = new Moves<S, HeldPlay<S>>((context) => context);
  return { ...moves.area(...ownKindMoves(moves)), betweenSessions: true } as const;
}
