import { heldBy } from '../../../table';
import { blessing } from '../blessings/kind';
import type { Character } from '../characters/character';
import type { HumanityPlay } from '../game';
import { present } from '../game';
import type { HumanityState } from '../state';
import type { ButtonKind } from '../vocabulary';
import type { Button, Endeavor, Participant, Track } from './endeavor';

type Seen = Pick<HumanityState, 'public'>;

/** The Endeavor that is being played: not one that is broken off. */
export const running = ({ public: { endeavor } }: Seen): Endeavor | null =>
  endeavor && !endeavor.broken ? endeavor : null;

/** The Endeavor on the table, for whoever does something in it. */
export const endeavorOf = ({ state }: { state: Seen }): Endeavor =>
  present(state.public.endeavor, 'Endeavor');

/** The tracks that one can be on: not that of a unit that is out of it (HUM-1225). */
export const openTracks = ({
  tracks,
  participants,
}: Pick<Endeavor, 'tracks' | 'participants'>): Track[] =>
  Object.values(tracks).filter(
    ({ unit }) => unit === undefined || participants[unit]?.standing === 'in',
  );

/** Those who are still in it. */
export const stillIn = ({ participants }: Pick<Endeavor, 'participants'>): Participant[] =>
  Object.values(participants).filter(({ standing }) => standing === 'in');

export const isIn = ({ participants }: Pick<Endeavor, 'participants'>, id: string): boolean =>
  participants[id]?.standing === 'in';

export const participantOf = (endeavor: Endeavor, id: string): Participant =>
  present(endeavor.participants[id], 'participant');

/** Those on the same track, whom alone one can do something to (HUM-1113). */
export const near = (endeavor: Endeavor, { track }: Pick<Participant, 'track'>): Participant[] =>
  stillIn(endeavor).filter((one) => one.track === track);

/** Opponents on the same track. */
export const opponents = (endeavor: Endeavor, one: Participant): Participant[] =>
  near(endeavor, one).filter(({ side }) => side !== one.side);

/** Those of the same side on the same track, and oneself. */
export const allies = (endeavor: Endeavor, one: Participant): Participant[] =>
  near(endeavor, one).filter(({ side }) => side === one.side);

export const buttonsOn = (
  { buttons }: Pick<Endeavor, 'buttons'>,
  track: string,
  kind?: ButtonKind,
): Button[] =>
  Object.values(buttons).filter(
    (one) => one.track === track && (kind === undefined || one.kind === kind),
  );

/** The positions of somebody’s Buttons of a kind on their track, lowest first; without an owner, of everybody’s. */
export const positionsOf = (
  endeavor: Endeavor,
  track: string,
  kind: ButtonKind,
  owner: string | null,
): number[] =>
  buttonsOn(endeavor, track, kind)
    .filter((one) => one.owner === owner)
    .map(({ at }) => at)
    .sort((one, other) => one - other);

/** The longest row of neighbouring positions among some, lowest first (HUM-1119). */
export function longestRow(positions: readonly number[]): number {
  let longest = 0;
  let row = 0;
  let before: number | null = null;
  for (const at of positions) {
    row = before !== null && at === before + 1 ? row + 1 : at === before ? row : 1;
    longest = Math.max(longest, row);
    before = at;
  }
  return longest;
}

/** The lowest position from one upward where none of some stands (HUM-1207). */
export function firstFree(taken: readonly number[], from: number): number {
  const there = new Set(taken);
  let at = from;
  while (there.has(at)) at += 1;
  return at;
}

/** How many temporary Blessings somebody has (HUM-1118). */
export const temporary = (state: Seen, character: string): number =>
  heldBy(state, blessing, character).passing ?? 0;

/** What somebody is called. */
export const nameOf = ({ public: { characters } }: Seen, id: string): string =>
  characters[id]?.name ?? 'somebody';

export const characterIn = (
  state: Seen,
  { character }: Pick<Participant, 'character'>,
): Character => present(state.public.characters[character], 'character');

export const trackOf = (endeavor: Endeavor, { track }: Pick<Participant, 'track'>): Track =>
  present(endeavor.tracks[track], 'track');

/** Records what is different about the Endeavor. */
export const update = (play: HumanityPlay, set: Partial<Endeavor>): void =>
  play.emit({ type: 'endeavorChanged', set });

/** Records what is different about somebody in it. */
export const updateOne = (
  play: HumanityPlay,
  { character }: Pick<Participant, 'character'>,
  set: Partial<Participant>,
): void => play.emit({ type: 'participantChanged', character, set });

/** Where somebody of a side comes in: on the track of a unit of theirs, or on the first there is (HUM-1225). */
export function homeFor(endeavor: Endeavor, side: string) {
  const open = openTracks(endeavor);
  const own = open.find(
    ({ unit }) => unit !== undefined && endeavor.participants[unit]?.side === side,
  );
  return own ?? open[0];
}
