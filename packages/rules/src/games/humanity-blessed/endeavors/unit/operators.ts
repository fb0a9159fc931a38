import { change, characterOf } from '../../characters/find';
import { advance, changeTrack, hurt, interfere, protect } from '../actions';
import { beat } from '../beats';
import { ANY, owe } from '../dues';
import type { Endeavor, Participant } from '../endeavor';
import { addExtra } from '../extras';
import { allies, nameOf, openTracks, updateOne } from '../find';
import type { ActionRule, SpecialRule } from '../kinds';
import { removeFrom } from '../removing';
import { isHitThrice, isUnit, opposingUnits, ownUnitUnder } from './units';

const ids = (all: readonly Participant[]): string[] => all.map(({ character }) => character);

/** Lets the unit act on whose track one stands (HUM-1226). */
const operateUnit: ActionRule = {
  id: 'operate-unit',
  name: 'Operate the unit',
  means: 'The unit that you are on acts: as often in a round as its size says.',
  tag: null,
  check: 'never',
  open: (_, endeavor, one) => (ownUnitUnder(endeavor, one)?.left ?? 0) > 0,
  succeeds(play, endeavor, { who }) {
    const unit = ownUnitUnder(endeavor, who);
    if (!unit || unit.left < 1) return;
    const left = unit.left - 1;
    updateOne(play, unit, { left });
    const { owner } = characterOf(play, who.character);
    change(play, { id: unit.character }, { operatedBy: owner });
    addExtra(play, { kind: 'operated', who: unit.character, against: null });
    const [name, called] = [nameOf(play.state, who.character), nameOf(play.state, unit.character)];
    play.say(`${name} operates ${called}.`, {
      ...beat('endeavor-turn', who.character, unit.character),
      notes: [left === 0 ? 'It acts no more in this round.' : `${left} more in this round.`],
    });
  },
};

/** Away from a unit that is out of it, or out with it (HUM-1225). */
export const flee: ActionRule = {
  id: 'flee',
  name: 'Over to another track',
  means: 'A Check to get over; whoever fails is out as well.',
  tag: null,
  check: 'always',
  toTrack: true,
  alone: true,
  outOfTurn: 'adrift',
  succeeds(play, endeavor, { who, data }) {
    const track = openTracks(endeavor).find(({ id }) => id === data.track);
    if (track) changeTrack(play, who, track.id);
  },
  fails(play, _, { who }) {
    removeFrom(play, who.character);
    play.say(`${nameOf(play.state, who.character)} does not get over, and is out of it.`, {
      ...beat('endeavor-removed', who.character),
    });
  },
};

export const operatorActions: readonly ActionRule[] = [
  hurt,
  interfere,
  advance,
  protect,
  operateUnit,
  flee,
];

/** Down together: the unit’s track grows by it, or opposing operators go down as far (HUM-1333). */
const rally: SpecialRule = {
  id: 'rally',
  name: 'Rally',
  means:
    'You and allies on the track may move down: your unit’s track grows as far, or opponents on theirs move down.',
  open: (_, endeavor, one) => allies(endeavor, one).some(({ position }) => position > 0),
  perform(play, endeavor, one) {
    const among = ids(allies(endeavor, one));
    owe(play, { kind: 'rally', by: one.character, source: 'rally', among, left: ANY });
  },
};

/** Removes units with three Hits in a row, then hits others (HUM-1334). */
const sally: SpecialRule = {
  id: 'sally',
  name: 'Sally',
  means:
    'On a unit of yours: remove units with three Hit Buttons in a row, then hit others, up to your temporary Blessings each.',
  open: (_, endeavor, one) =>
    ownUnitUnder(endeavor, one) !== null && opposingUnits(endeavor, one).length > 0,
  perform(play, endeavor, one, blessings) {
    const all = opposingUnits(endeavor, one);
    const thrice = ids(all.filter((unit) => isHitThrice(endeavor, unit)));
    const by = one.character;
    const left = thrice.length === 0 ? 0 : blessings;
    owe(play, { kind: 'remove', by, source: 'sally', among: thrice, left });
    owe(play, { kind: 'hit', by, source: 'sally', among: ids(all), left: blessings });
  },
};

/** From position 30 of one’s own unit one takes another out (HUM-1335). */
const tally: SpecialRule = {
  id: 'tally',
  name: 'Tally',
  means: 'At position 30 or more on a unit of yours: remove an opposing unit.',
  open: (_, endeavor, one) =>
    one.position >= TALLY &&
    ownUnitUnder(endeavor, one) !== null &&
    opposingUnits(endeavor, one).length > 0,
  perform(play, endeavor, one) {
    const among = ids(opposingUnits(endeavor, one));
    owe(play, { kind: 'remove', by: one.character, source: 'tally', among, left: 1 });
  },
};

/** Where Tally begins (HUM-1335). */
export const TALLY = 30;

export const operatorSpecials: readonly SpecialRule[] = [rally, sally, tally];

/** Operators who stand on the track of a unit that is out of it (HUM-1225). */
export const onTrack = (endeavor: Endeavor, track: string): Participant[] =>
  Object.values(endeavor.participants).filter(
    (one) => one.standing === 'in' && !isUnit(one) && one.track === track,
  );
