import type { Refusal } from '../../../engine';
import type { DhPlay } from '../game';
import { barred, forGm, present } from '../game';
import type { Adversary } from './adversary';

/** The drawer of the desk with all that is seldom done with adversaries. */
export const ADVERSARIES = 'adversaries';

/** The adversaries on the desk. Only the GM asks, so nobody learns from a refusal what is there. */
export const foes = forGm('adversary', 'adversary', 'direct adversaries', ({ director }) =>
  Object.values(director.adversaries),
);

/** Records what is different about an adversary. */
export const keep = (play: DhPlay, { id }: Adversary, set: Partial<Adversary>): void => {
  const now = present(play.state.director.adversaries[id], 'adversary');
  play.emit({ type: 'adversarySet', adversary: { ...now, ...set } });
};

export function isDefeated({ name, defeated }: Adversary): Refusal | null {
  if (!defeated) return null;
  return barred('wrong-moment', `${name} is defeated.`, {
    instead: 'Choose another.',
    rule: 'TABLE-005',
  });
}

/** Why an adversary does nothing in front of the table, if so: it is not seen yet, or defeated. */
export function isOffstage(one: Adversary): Refusal | null {
  if (one.shown) return isDefeated(one);
  return barred('wrong-moment', `The table does not see ${one.name} yet.`, {
    instead: 'Reveal it first.',
    rule: 'TABLE-005',
  });
}
