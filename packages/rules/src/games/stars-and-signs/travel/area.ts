import type { Refusal } from '../../../engine';
import { travelling } from '../../../table';
import type { StarsBrings, StarsOffers, StarsPlay } from '../game';
import { barred, moves, words } from '../game';
import { cast, change } from '../protagonists/find';
import { noRoomForProtagonist } from '../protagonists/making';
import type { Protagonist } from '../protagonists/protagonist';
import { tie } from '../protagonists/ties';
import type { StarsState } from '../state';
import { arrived, arrivedTraits } from './made';
import { example, readSheet } from './read';
import type { StarsSheet } from './sheet';
import { kind, travellersOf } from './sheet';

/** Protagonists who go from table to table. */
const travel = travelling<StarsState, StarsPlay, StarsOffers, Protagonist, StarsSheet>(moves, {
  words,
  kind,
  what: 'protagonist',
  example,
  read: readSheet,
  notNow: noRoomForProtagonist,
  names: (state) => cast(state).map(({ name }) => name),
  arrive(play, sheet, seat) {
    const newId = (prefix: string) => play.id(prefix);
    const protagonist = arrived(sheet, seat, newId);
    play.emit({ type: 'protagonistSet', protagonist });
    for (const trait of arrivedTraits(sheet, protagonist.id, newId)) {
      play.emit({ type: 'traitSet', trait });
    }
    tie(play, protagonist);
    return protagonist.id;
  },
  leaving: {
    own: ({ state, seat }) => travellersOf(state.public, seat.id),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    notNow: isNeeded,
    go: leave,
  },
});

/** What somebody who comes is asked by the table, and what their file says (`pasted`). */
export const { pasted } = travel;
export const travels = travel satisfies StarsBrings;

/** Nobody goes in the middle of something that they are needed for. */
function isNeeded({ public: shared }: StarsState, one: Protagonist): Refusal | null {
  const { check, tests, blows, compels, defeats, flashback, milestone } = shared;
  const waits = [tests, blows, compels, defeats].some((all) =>
    Object.values(all).some(({ protagonist }) => protagonist === one.id),
  );
  const acts = check?.protagonist === one.id || check?.cooperation?.[one.id] !== undefined;
  const fought = Object.values(shared.protagonists).some(({ confrontation }) => confrontation);
  const inIt = flashback?.protagonist === one.id || milestone !== null || fought;
  if (!waits && !acts && !inIt) return null;
  return barred('wrong-moment', `${one.name} is needed for what lies on the table.`, {
    instead: 'Settle that first.',
    rule: 'TABLE-237',
  });
}

/** Takes somebody out of play, with what waited for them. Their sheet stays to be read, as that of others who left. */
function leave(play: StarsPlay, one: Protagonist): void {
  const { id } = one;
  if (play.state.public.intentions?.[id]) play.emit({ type: 'intentionRemoved', protagonist: id });
  change(play, one, { standing: 'gone' });
}
