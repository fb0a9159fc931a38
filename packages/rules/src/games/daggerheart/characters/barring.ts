import type { Refusal } from '../../../engine';
import { Refused } from '../../../engine';
import type { DhContext, DhRule } from '../game';
import { barIf, barred, present } from '../game';
import type { DaggerheartState } from '../state';
import type { Character } from './character';
import { acts } from './character';
import { ownedBy } from './find';

// Why something about a character is not open, if so.

/** Somebody else decides for them: everybody for their own, and the GM for anybody (TABLE-003, TABLE-004). */
export function notTheirs(
  { seat, director }: Pick<DhContext, 'seat' | 'director'>,
  { owner, name }: Pick<Character, 'owner' | 'name'>,
): Refusal | null {
  return owner === seat.id || director ? null : elses(name);
}

const elses = (name: string): Refusal =>
  barred('not-yours', `${name} is somebody else’s.`, {
    instead: 'Decide for your own character.',
    rule: 'TABLE-003',
  });

/** They are down, or gone (DGH-903, DGH-906). */
export const cannotAct = (one: Pick<Character, 'name' | 'life'>): Refusal | null =>
  barIf(!acts(one), 'wrong-moment', `${one.name} cannot act now.`, {
    instead: 'Wait until they are on their feet, or let somebody else act.',
    rule: 'DGH-903',
  });

/** They have died (DGH-906). */
export const isDead = ({ name, life }: Pick<Character, 'name' | 'life'>): Refusal | null =>
  barIf(life === 'dead', 'wrong-moment', `${name} is dead.`, {
    instead: 'Make somebody new.',
    rule: 'DGH-906',
  });

/** They have not got the Hope that something costs (DGH-401). */
export const lacksHope = (
  { name, hope: { held } }: Pick<Character, 'name' | 'hope'>,
  by: number,
  what: string,
  rule: DhRule,
): Refusal | null =>
  barIf(held < by, 'cannot-afford', `${what} costs ${by} Hope; ${name} has ${held}.`, {
    instead: 'Do without it, or wait for a roll with Hope.',
    rule,
  });

/** There is not enough Fear for something. */
export const lacksFear = (
  { public: { fear } }: Pick<DaggerheartState, 'public'>,
  by: number,
  what: string,
  rule: DhRule,
): Refusal | null =>
  barIf(fear < by, 'cannot-afford', `${what} costs ${by} Fear; there is ${fear}.`, {
    instead: 'Let the players act: their rolls with Fear bring more.',
    rule,
  });

/** A character that somebody decides for; refuses where they do not. */
export function decided(context: DhContext, id: string): Character {
  const one = present(context.state.public.characters[id], 'character');
  const refusal = notTheirs(context, one);
  if (refusal) throw new Refused(refusal);
  return one;
}

/** What somebody does with a character of their own, and nobody does for them. */
export const ownCharacters = {
  part: 'character',
  what: 'character',
  all: ({ state, seat }: DhContext): Character[] => ownedBy(state, seat.id),
  idOf: ({ id }: Character): string => id,
  find({ state, seat }: DhContext, id: string): Character {
    const one = present(state.public.characters[id], 'character');
    if (one.owner !== seat.id) throw new Refused(elses(one.name));
    return one;
  },
} as const;
