import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { StarsContext, StarsOffers, StarsPlay } from '../game';
import { barred, present } from '../game';
import type { StarsState } from '../state';
import type { Protagonist } from './protagonist';
import type { Trait } from './trait';

type Seen = Pick<StarsState, 'public'>;

/** A protagonist by its id. */
export const protagonistOf = (play: { state: Seen }, id: string): Protagonist =>
  present(play.state.public.protagonists[id], 'protagonist');

/** A Trait by its id. */
export const traitOf = (play: { state: Seen }, id: string): Trait =>
  present(play.state.public.traits[id], 'Trait');

/** The Traits of a protagonist, or of the scene (`null`). */
export const traitsOf = ({ public: { traits } }: Seen, of: string | null): Trait[] =>
  Object.values(traits).filter((trait) => trait.of === of);

/** Everybody whose story goes on, whether they can act now or not. */
export const cast = ({ public: { protagonists } }: Seen): Protagonist[] =>
  Object.values(protagonists).filter(({ standing }) => standing !== 'gone');

/** Everybody who can act. */
export const acting = (state: Seen): Protagonist[] => cast(state).filter((one) => !isNotIn(one));

export const ownedBy = ({ public: { protagonists } }: Seen, seat: string): Protagonist[] =>
  Object.values(protagonists).filter(({ owner }) => owner === seat);

/** Records what is different about a protagonist. */
export function change(
  play: StarsPlay,
  { id }: Pick<Protagonist, 'id'>,
  set: Partial<Protagonist>,
): void {
  play.emit({ type: 'protagonistChanged', id, set });
}

/** Records what is different about a Trait. */
export function changeTrait(play: StarsPlay, { id }: Pick<Trait, 'id'>, set: Partial<Trait>): void {
  play.emit({ type: 'traitChanged', id, set });
}

const notYours = ({ name }: Protagonist): Refusal =>
  barred('not-yours', `${name} is somebody else’s.`, {
    instead: 'Decide for your own protagonist.',
    rule: 'TABLE-003',
  });

/** What bars whoever does not decide for a protagonist (TABLE-003, TABLE-004). */
export const notTheirs = (
  { seat, director }: Pick<StarsContext, 'seat' | 'director'>,
  one: Protagonist,
): Refusal | null => (director || one.owner === seat.id ? null : notYours(one));

/** What bars whoever has left the story. */
export const isGone = ({ name, standing }: Pick<Protagonist, 'name' | 'standing'>) =>
  standing === 'gone'
    ? barred('wrong-moment', `${name} has left the story.`, {
        instead: 'Make somebody new.',
        rule: 'SNS-1709',
      })
    : null;

/**
 * What bars whoever cannot act: out with a Lingering Wound, Defeated, gone, or the one whom a Dramatic Confrontation
 * is about (SNS-1708, 1712, 1911).
 */
export function isNotIn(one: Pick<Protagonist, 'name' | 'standing' | 'confrontation'>) {
  const { name, standing, confrontation } = one;
  if (standing === 'in' && confrontation === null) return null;
  const lost = standing === 'in';
  return barred('wrong-moment', `${name} is not in play now.`, {
    instead: lost
      ? 'Let the others save them first.'
      : 'Wait until they are back, or let somebody else act.',
    rule: lost ? 'SNS-1911' : 'SNS-1712',
  });
}

/** Moves about protagonists whom somebody may do something with; nobody writes on the sheet of who has left. */
const whose = (theirs: (one: Protagonist, context: StarsContext) => boolean) =>
  ({
    part: 'protagonist',
    what: 'protagonist',
    all: (context: StarsContext) => cast(context.state).filter((one) => theirs(one, context)),
    idOf: ({ id }: Protagonist) => id,
    find(context: StarsContext, id: string) {
      const one = protagonistOf(context, id);
      refuseFor(theirs(one, context) ? isGone(one) : notYours(one));
      return one;
    },
  }) as const;

/** Protagonists that somebody plays. */
export const played = whose(({ owner }, { seat }) => owner === seat.id);

/** Protagonists that somebody decides for: their own, or anybody's for the referee (TABLE-003, TABLE-004). */
export const decidedFor = whose(({ owner }, { seat, director }) => director || owner === seat.id);

/** Some to choose one from, or several. */
export const asOptions = (some: readonly Pick<Protagonist, 'id' | 'name'>[]) =>
  some.map(({ id, name }) => ({ value: id, label: name }));

/** Where an answer of somebody's stands for a seat: with the question, or on the referee's desk; `null` where it is not theirs. */
export function answersFor(
  { seat, director }: Pick<StarsOffers, 'seat' | 'director'>,
  { owner, name }: Pick<Protagonist, 'owner' | 'name'>,
  prompt: string,
): { place: string; prompt?: string; group?: string } | null {
  if (seat.id === owner) return { place: 'prompt', prompt };
  return director ? { place: 'answers', group: name } : null;
}
