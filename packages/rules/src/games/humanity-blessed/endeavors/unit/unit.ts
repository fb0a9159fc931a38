import type { HumanityPlay } from '../../game';
import { amountOf, effectOf } from '../../numbers';
import type { HumanityState } from '../../state';
import { beat } from '../beats';
import type { Endeavor, Goal, Participant } from '../endeavor';
import { addExtra } from '../extras';
import { buttonsOn, isIn, nameOf, openTracks, stillIn, updateOne } from '../find';
import type { Aimed, KindRule, Raise } from '../kinds';
import { removeFrom } from '../removing';
import { ANTAGONISTS, PROTAGONISTS } from '../sides';
import { onTrack, operatorActions, operatorSpecials } from './operators';
import { unitActions } from './unit-actions';
import { isHitThrice, isUnit, sizeOf, trackOfUnit } from './units';

const isOperator = (one: Participant): boolean => !isUnit(one);

/** What is smaller is harder to hit, and to get onto (HUM-1222, Q49). */
function raises(
  state: HumanityState,
  endeavor: Endeavor,
  { who, against, track }: Aimed,
): readonly Raise[] {
  const from = isUnit(who) ? who.character : endeavor.tracks[who.track]?.unit;
  if (from === undefined) return [];
  const own = sizeOf(state, endeavor, from);
  const isSmaller = (unit: string | undefined): boolean =>
    unit !== undefined && sizeOf(state, endeavor, unit) < own;
  const found: Raise[] = [];
  if (isUnit(who) && against.some(isSmaller)) found.push({ source: 'A smaller unit', ranks: 1 });
  if (track !== null && isSmaller(endeavor.tracks[track]?.unit)) {
    found.push({ source: 'Onto a smaller unit', ranks: 1 });
  }
  return found;
}

/** How often a unit may act in a round (HUM-1226). */
function wind(play: HumanityPlay, endeavor: Endeavor): void {
  for (const one of stillIn(endeavor)) {
    const size = isUnit(one) ? sizeOf(play.state, endeavor, one.character) : 0;
    if (size !== 0) updateOne(play, one, { left: amountOf(effectOf(size)) });
  }
}

/** A unit that is out takes its Buttons along, and whoever is on it has to get over (HUM-1225). */
function abandon(play: HumanityPlay, endeavor: Endeavor): void {
  for (const { id: track, unit } of Object.values(endeavor.tracks)) {
    if (unit === undefined || isIn(endeavor, unit)) continue;
    for (const { id } of buttonsOn(endeavor, track)) play.emit({ type: 'buttonRemoved', id });
    const left = onTrack(endeavor, track);
    if (left.length === 0) play.emit({ type: 'trackRemoved', id: track });
    for (const { character: who } of left) {
      if (openTracks(endeavor).length === 0) {
        removeFrom(play, who);
        const text = `${nameOf(play.state, who)} has nowhere to go, and is out of it.`;
        play.say(text, beat('endeavor-removed', who));
      } else if (!endeavor.extras.some((one) => one.kind === 'adrift' && one.who === who)) {
        addExtra(play, { kind: 'adrift', who, against: null });
      }
    }
  }
}

/** A unit that comes into it, or comes back, has its track (HUM-1221). */
function layTracks(play: HumanityPlay, endeavor: Endeavor): void {
  for (const one of stillIn(endeavor)) {
    const { character: unit } = one;
    if (!isUnit(one) || trackOfUnit(endeavor, unit)) continue;
    const end = sizeOf(play.state, endeavor, unit);
    const name = nameOf(play.state, unit);
    play.emit({
      type: 'trackSet',
      track: { id: play.id('track'), name, end, finish: null, unit },
    });
  }
}

const sideWords: Readonly<Record<string, string>> = {
  [PROTAGONISTS]: 'of the protagonists',
  [ANTAGONISTS]: 'of their opponents',
};

/** Three Hits in a row on a unit, or a side that has nothing left (HUM-1228). */
function goals(state: HumanityState, endeavor: Endeavor): Goal[] {
  const left = stillIn(endeavor);
  const found: Goal[] = left
    .filter((one) => isUnit(one) && isHitThrice(endeavor, one))
    .map(({ character }) => ({
      key: `hits-${character}`,
      text: `${nameOf(state, character)} shows three Hit Buttons in a row.`,
    }));
  const all = Object.values(endeavor.participants);
  for (const side of new Set(all.map((one) => one.side))) {
    const of = sideWords[side] ?? 'of a side';
    for (const [what, is] of [
      ['unit', isUnit],
      ['operator', isOperator],
    ] as const) {
      const were = all.some((one) => one.side === side && is(one));
      if (!were || left.some((one) => one.side === side && is(one))) continue;
      found.push({ key: `${what}s-${side}`, text: `No ${what} ${of} is left.` });
    }
  }
  return found;
}

/** Unit: units and their operators against others (HUM-1221…1229, 1330…1335, 1413, 1414). */
export const unit: KindRule = {
  type: 'unit',
  // The type names nobody: the table does (HUM-1116).
  starters: (_, endeavor) =>
    stillIn(endeavor)
      .filter(isOperator)
      .map(({ character }) => character),
  actions: (_, who) => (isUnit(who) ? unitActions : operatorActions),
  specials: (_, who) => (isUnit(who) ? [] : operatorSpecials),
  generic: isOperator,
  takesTurns: (_, who) => isOperator(who),
  counts: (_, who) => isOperator(who),
  raises,
  goals,
  onRound: wind,
  after(play, endeavor) {
    layTracks(play, endeavor);
    abandon(play, endeavor);
  },
};
