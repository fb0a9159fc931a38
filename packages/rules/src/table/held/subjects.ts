import { z } from 'zod';
import { missing } from '../../engine';
import type { HeldKind, Holder } from './kind';
import type { HeldContext, HeldOptions } from './options';
import type { WithHeld } from './state';

export const holderPart = { holder: z.string().min(1).max(80) };

/** Whose things a command is about. */
export const eachHolder = <S extends WithHeld>({ holders }: HeldOptions<S>) =>
  ({
    part: 'holder',
    what: 'holder',
    all: ({ state }: HeldContext<S>): readonly Holder[] => holders(state),
    idOf: ({ id }: Holder): string => id,
  }) as const;

/** The kind that a command names. */
export function kindMeant<S extends WithHeld>(
  { kinds }: HeldOptions<S>,
  state: Pick<S, 'public'>,
  id: string,
): HeldKind {
  return (
    kinds(state).find((kind) => kind.id === id) ??
    missing('There is no such thing.', 'Choose one that there is.')
  );
}
