import type { BaseState, DiceStream, Play, Rolled } from '../../engine';
import type { AskedDie } from './bumps';
import { readTyped } from './typed';

/** What is thrown for, by whose dice, and what somebody's own show where those count. */
export interface Thrown {
  title: string;
  on?: DiceStream | undefined;
  typed?: string | undefined;
}

/**
 * Asks fair dice, or those of somebody's own, for one face after the other, as a roll needs them: one roll of
 * their stream, however many fall.
 *
 * @returns what the dice came to, and their proof; `null` where none had to fall.
 */
export function throwBy<R>(
  play: Pick<Play<BaseState, never>, 'roll' | 'typeDice'>,
  rolling: Generator<AskedDie, R, number>,
  { title, on, typed }: Thrown,
): { fell: R; proof: Rolled['proof'] | null } {
  const first = rolling.next();
  if (first.done) return { fell: first.value, proof: null };
  let step: IteratorResult<AskedDie, R> = first;
  const now = (): IteratorResult<AskedDie, R> => step;
  const asked = (): AskedDie | undefined => {
    const { done, value } = now();
    return done ? undefined : value;
  };
  if (typed !== undefined) play.typeDice(readTyped(typed, () => asked()?.names));
  const { proof } = play.roll([], title, on, (faces) => {
    const face = faces.at(-1);
    if (face !== undefined) step = rolling.next(face);
    return asked()?.sides ?? null;
  });
  const last = now();
  if (!last.done) throw new Error(`The dice of “${title}” never came to rest.`);
  return { fell: last.value, proof };
}
