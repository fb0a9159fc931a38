import { travelling } from '../../../table';
import type { Character } from '../characters/character';
import { cast } from '../characters/find';
import { isNeeded, takeOut } from '../characters/leaving';
import { noRoomForCharacter } from '../characters/making';
import type { HumanityBrings, HumanityOffers, HumanityPlay } from '../game';
import { moves, words } from '../game';
import type { HumanityState } from '../state';
import { arrived, fitting } from './made';
import { example, readSheet } from './read';
import type { HumanitySheet } from './sheet';
import { kind, travellersOf } from './sheet';

/** Characters who go from table to table. */
const travel = travelling<HumanityState, HumanityPlay, HumanityOffers, Character, HumanitySheet>(
  moves,
  {
    words,
    kind,
    what: 'character',
    example,
    read: readSheet,
    fitting,
    notNow: noRoomForCharacter,
    names: (state) => cast(state).map(({ name }) => name),
    arrive(play, sheet, seat) {
      const character = arrived(play.state, sheet, seat, (prefix) => play.id(prefix));
      play.emit({ type: 'characterSet', character });
      return character.id;
    },
    leaving: {
      own: ({ state, seat }) => travellersOf(state.public, seat.id),
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      notNow: isNeeded,
      go: takeOut,
    },
  },
);

/** What somebody who comes is asked by the table, and what their file says (`pasted`). */
export const { pasted } = travel;
export const travels = travel satisfies HumanityBrings;
