import type { Refusal } from '../../../engine';
import { travelling } from '../../../table';
import type { Character, Companion } from '../characters/character';
import { makingSteps, newCharacter } from '../characters/character';
import { change, party } from '../characters/find';
import { noRoomForCharacter } from '../characters/making';
import type { DhBrings, DhOffers, DhPlay } from '../game';
import { barred, moves, words } from '../game';
import type { DaggerheartState } from '../state';
import { caps } from '../vocabulary';
import { example, readSheet } from './read';
import type { DhSheet, SheetCompanion } from './sheet';
import { kind, travellersOf } from './sheet';

/** Characters who go from table to table. */
const travel = travelling<DaggerheartState, DhPlay, DhOffers, Character, DhSheet>(moves, {
  words,
  kind,
  what: 'character',
  example: () => example,
  read: readSheet,
  notNow: noRoomForCharacter,
  names: (state) => party(state).map(({ name }) => name),
  arrive(play, sheet, seat) {
    const character = characterOf(sheet, seat, (prefix) => play.id(prefix));
    play.emit({ type: 'characterSet', character });
    return character.id;
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
export const travels = travel satisfies DhBrings;

/** The sheet as its player would have written it down here: rested, and through all steps of the making. */
export function characterOf(
  sheet: DhSheet,
  seat: string,
  newId: (prefix: string) => string,
): Character {
  const { hp, stress, armour, crossed, experiences, weapons, features, cards, ...others } = sheet;
  const { inventory, companion, ...rest } = others;
  const blank = newCharacter(newId('character'), seat, sheet.name);
  return {
    ...blank,
    ...rest,
    hp: { marked: 0, slots: hp },
    stress: { marked: 0, slots: stress },
    armour: { marked: 0, slots: armour },
    hope: { held: Math.min(blank.hope.held, caps.hope - crossed), crossed },
    experiences: experiences.map((one) => ({ id: newId('experience'), ...one })),
    weapons: weapons.map((one) => ({ id: newId('weapon'), ...one })),
    features: features.map((one) => ({ id: newId('feature'), ...one })),
    cards: cards.map((one) => ({ id: newId('card'), ...one })),
    ...(inventory ? { inventory: inventory.map((one) => ({ id: newId('item'), ...one })) } : {}),
    ...(companion ? { companion: companionOf(companion, newId) } : {}),
    made: [...makingSteps],
  };
}

function companionOf(
  { stress, experiences, ...one }: SheetCompanion,
  newId: (prefix: string) => string,
): Companion {
  return {
    id: newId('companion'),
    ...one,
    stress: { marked: 0, slots: stress },
    experiences: experiences.map((each) => ({ id: newId('experience'), ...each })),
  };
}

/** Nobody goes in the middle of something that they are needed for. */
function isNeeded({ public: shared }: DaggerheartState, { name, life }: Character): Refusal | null {
  const { roll, damage, reactions, hits, rest } = shared;
  const open = Object.keys({ ...reactions, ...hits }).length > 0;
  if (!roll && !damage && !rest && !open && life === 'up') return null;
  return barred('wrong-moment', `${name} is needed for what lies on the table.`, {
    instead: 'Settle that first.',
    rule: 'TABLE-237',
  });
}

/** Takes somebody out of play, with what waited for them. Their sheet stays to be read, as that of the dead does. */
function leave(play: DhPlay, one: Character): void {
  const { id } = one;
  const { calls = {}, intentions = {} } = play.state.public;
  if (calls[id]) play.emit({ type: 'callRemoved', character: id });
  if (intentions[id]) play.emit({ type: 'intentionRemoved', character: id });
  change(play, one, { life: 'gone' });
}
