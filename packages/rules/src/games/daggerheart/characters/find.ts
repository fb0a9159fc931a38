import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { DhContext, DhOffers, DhPlay } from '../game';
import { barred, present } from '../game';
import type { DaggerheartState } from '../state';
import type { Character } from './character';
import { acts, isOut } from './character';

/** A character by its id. */
export const characterOf = (play: Pick<DhPlay, 'state'>, id: string): Character =>
  present(play.state.public.characters[id], 'character');

/** A character that the sender decides for: their own, or anybody's for the GM (TABLE-003, TABLE-004). */
export function ownCharacter(play: DhPlay, id: string): Character {
  const character = characterOf(play, id);
  if (character.owner !== play.seat().id && !play.isDirector()) refuseFor(notYours(character));
  return character;
}

/** The same, if they can act: not down, and not gone (DGH-903, DGH-906). */
export function actingCharacter(play: DhPlay, id: string): Character {
  const character = ownCharacter(play, id);
  refuseDown(character);
  return character;
}

/** Refuses whoever is down. */
export const refuseDown = (character: Pick<Character, 'name' | 'life'>): void =>
  refuseFor(isDown(character));

/** What bars whoever is down. */
export function isDown(character: Pick<Character, 'name' | 'life'>): Refusal | null {
  if (acts(character)) return null;
  return barred('wrong-moment', `${character.name} cannot act now.`, {
    instead: 'Wait until they are on their feet, or let somebody else act.',
    rule: 'DGH-903',
  });
}

/** What bars whoever has died, or gone (DGH-906). */
export function isDead({ name, life }: Pick<Character, 'name' | 'life'>): Refusal | null {
  if (life === 'gone') {
    return barred('wrong-moment', `${name} has gone to another table.`, {
      instead: 'Bring them back from there, or make somebody new.',
      rule: 'TABLE-237',
    });
  }
  if (life !== 'dead') return null;
  return barred('wrong-moment', `${name} is dead.`, {
    instead: 'Make somebody new.',
    rule: 'DGH-906',
  });
}

const notYours = ({ name }: Character): Refusal =>
  barred('not-yours', `${name} is somebody else’s.`, {
    instead: 'Decide for your own character.',
    rule: 'TABLE-003',
  });

/** What bars whoever does not decide for a character (TABLE-003, TABLE-004). */
export const notTheirs = (
  { seat, director }: Pick<DhContext, 'seat' | 'director'>,
  one: Character,
): Refusal | null => (director || one.owner === seat.id ? null : notYours(one));

/** Moves about characters whom somebody may do something with; nobody writes on the sheet of the dead. */
const whose = (theirs: (one: Character, context: DhContext) => boolean) =>
  ({
    part: 'character',
    what: 'character',
    all: (context: DhContext) => party(context.state).filter((one) => theirs(one, context)),
    idOf: ({ id }: Character) => id,
    find(context: DhContext, id: string) {
      const one = characterOf(context, id);
      refuseFor(theirs(one, context) ? isDead(one) : notYours(one));
      return one;
    },
  }) as const;

/** Characters that somebody plays. */
export const played = whose(({ owner }, { seat }) => owner === seat.id);

/** Characters that somebody decides for: their own, or anybody's for the GM (TABLE-003, TABLE-004). */
export const decidedFor = whose(({ owner }, { seat, director }) => director || owner === seat.id);

/** Records what is different about a character. */
export function change(play: DhPlay, { id }: Pick<Character, 'id'>, set: Partial<Character>): void {
  play.emit({ type: 'characterChanged', id, set });
}

/** Those that a seat plays. */
export const ownedBy = (
  { public: { characters } }: Pick<DaggerheartState, 'public'>,
  seat: string,
) => Object.values(characters).filter(({ owner }) => owner === seat);

/** Everybody who is part of the party: whoever is neither dead nor gone. */
export const party = ({ public: { characters } }: Pick<DaggerheartState, 'public'>): Character[] =>
  Object.values(characters).filter((one) => !isOut(one));

/** The same to choose one from, or some of them. */
export const asOptions = (some: readonly Pick<Character, 'id' | 'name'>[]) =>
  some.map(({ id, name }) => ({ value: id, label: name }));

/** Where an answer of somebody's stands for a seat: with the question, or on the GM's desk; `null` where it is not theirs. */
export function answersFor(
  { seat, director }: Pick<DhOffers, 'seat' | 'director'>,
  { owner, name }: Pick<Character, 'owner' | 'name'>,
  prompt: string,
): { place: string; prompt?: string; group?: string } | null {
  if (seat.id === owner) return { place: 'prompt', prompt };
  return director ? { place: 'answers', group: name } : null;
}
