import type { Refusal, SeatId } from '../../../engine';
import { refuseFor } from '../../../engine';
import { holdsLastWord } from '../arbiter';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, present } from '../game';
import { isShared } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import type { Character, StatDie } from './character';

type Seen = Pick<HumanityState, 'public'>;

/** A character by their id. */
export const characterOf = ({ state }: { state: Seen }, id: string): Character =>
  present(state.public.characters[id], 'character');

/** Everybody in the story, of either side. */
export const cast = ({ public: { characters } }: Seen): Character[] =>
  Object.values(characters).filter(({ standing }) => standing === 'in');

/** The Eye, or a unit: there only for an Endeavor, with one Stat alone (HUM-1218, 1221). */
export const isLonely = ({ stats }: Pick<Character, 'stats'>): boolean =>
  stats.watch !== undefined || stats.unit !== undefined;

/** Somebody who is there for an Endeavor alone: the Eye, a unit, an antagonist who was ready for it. */
export const isOfEndeavor = (one: Pick<Character, 'stats' | 'ready'>): boolean =>
  isLonely(one) || one.ready === true;

/** How many a table has room for are there, of either side; what an Endeavor has left behind takes none (TABLE-012). */
export const countOf = ({ public: { characters } }: Seen): number =>
  Object.values(characters).filter((one) => one.standing === 'in' || !isOfEndeavor(one)).length;

/** Those that people play. */
export const protagonists = (state: Seen): Character[] =>
  cast(state).filter(({ owner, side }) => owner !== null && side === 'protagonists');

/** Those that somebody plays and whose story goes on. */
export const ownedBy = (state: Seen, seat: SeatId): Character[] =>
  cast(state).filter(({ owner }) => owner === seat);

/** Records what is different about a character. */
export function change(
  play: HumanityPlay,
  { id }: Pick<Character, 'id'>,
  set: Partial<Character>,
): void {
  play.emit({ type: 'characterChanged', id, set });
}

/** Records a Stat as it is now, wherever it lies: on a sheet, or shared by all. */
export function setStat(
  play: HumanityPlay,
  { id }: Pick<Character, 'id'>,
  stat: Stat,
  die: StatDie,
): void {
  play.emit({ type: 'statSet', character: isShared(stat) ? null : id, stat, die });
}

const notYours = ({ name }: Pick<Character, 'name'>): Refusal =>
  barred('not-yours', `${name} is somebody else’s.`, {
    instead: 'Decide for your own character.',
    rule: 'TABLE-003',
  });

/** Whether a seat decides for a character: its player, or whoever has the last word (TABLE-003, 004, HUM-1806). */
export const decidesFor = (
  context: HumanityContext,
  { owner, operatedBy }: Pick<Character, 'owner' | 'operatedBy'>,
) => owner === context.seat.id || operatedBy === context.seat.id || holdsLastWord(context);

/** What bars whoever does not. */
export const notTheirs = (
  context: HumanityContext,
  one: Pick<Character, 'owner' | 'name' | 'operatedBy'>,
): Refusal | null => (decidesFor(context, one) ? null : notYours(one));

/** What bars whoever has left the story. */
export const isGone = ({ name, standing }: Pick<Character, 'name' | 'standing'>): Refusal | null =>
  standing === 'gone'
    ? barred('wrong-moment', `${name} has left the story.`, {
        instead: 'Make somebody new.',
        rule: 'TABLE-003',
      })
    : null;

/** Moves about characters whom somebody may do something with; nobody writes on the sheet of who has left. */
const whose = (theirs: (context: HumanityContext, one: Character) => boolean) =>
  ({
    part: 'character',
    what: 'character',
    all: (context: HumanityContext) => cast(context.state).filter((one) => theirs(context, one)),
    idOf: ({ id }: Character) => id,
    find(context: HumanityContext, id: string) {
      const one = characterOf(context, id);
      refuseFor(theirs(context, one) ? isGone(one) : notYours(one));
      return one;
    },
  }) as const;

/** Characters that somebody plays; those of nobody’s seat are played by whoever has the last word (HUM-1806). */
export const played = whose((context, { owner }) =>
  owner === null ? holdsLastWord(context) : owner === context.seat.id,
);

/** Characters that somebody decides for: their own, or anybody’s for whoever has the last word. */
export const decidedFor = whose(decidesFor);
