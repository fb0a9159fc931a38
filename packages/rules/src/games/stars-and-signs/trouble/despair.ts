import type { StarsPlay } from '../game';
import { ruleOf } from '../house-rules';
import { slotsOf, slotWord, stateOf } from '../numbers';
import { protectionOf } from '../protagonists/assets';
import { endTransformation } from '../protagonists/energy';
import { change, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Mood } from '../vocabulary';
import { caps, moodWords } from '../vocabulary';
import type { Blow } from './trouble';

/**
 * Lays Despair before somebody, who may enter Moods before they suffer it (SNS-1602, 1612). Nobody who is out of play
 * suffers any.
 */
export function sufferDespair(play: StarsPlay, id: string, points: number, from: string): void {
  const { standing } = protagonistOf(play, id);
  if (points <= 0 || standing !== 'in') return;
  const blow = { id: play.id('blow'), protagonist: id, points, from };
  play.emit({ type: 'blowSet', blow });
}

/** What somebody does about a blow: the Moods that they enter, and the Protective Asset that takes slots. */
export interface Absorbing {
  readonly moods: readonly Mood[];
  /** `none`: they take all of it themselves. */
  readonly asset: string;
}

/**
 * Somebody suffers a blow: Moods lower its points by the ranks of their Abilities, the rest becomes slots, a Protective
 * Asset takes some, the Counter takes the rest; while Broken each slot is a Wound (SNS-1602, 1610, 1612, 1803, Q42).
 */
export function absorb(play: StarsPlay, blow: Blow, { moods, asset }: Absorbing): void {
  const one = protagonistOf(play, blow.protagonist);
  const points = Math.max(0, blow.points - reliefOf(one, moods));
  if (moods.length > 0) change(play, one, { moods: [...one.moods, ...moods] });
  const broken = stateOf(one) === 'broken';
  const protects = !broken || ruleOf(play.state, 'protection') === 'wounds';
  const slots = slotsOf(points);
  const taken = protects ? takeByAsset(play, one, asset, slots) : 0;
  const left = slots - taken;
  const filled = broken ? 0 : Math.min(left, caps.despair - one.despair);
  if (filled > 0) change(play, one, { despair: one.despair + filled });
  const wounds = broken || ruleOf(play.state, 'excessDespair') === 'wounds' ? left - filled : 0;
  play.emit({ type: 'blowRemoved', id: blow.id });
  tell(play, blow, { moods, points, taken, filled, wounds });
  if (wounds > 0) play.emit({ type: 'blowSet', blow: { ...blow, points, wounds } });
}

/** By how many points Moods lower a blow (SNS-1803). */
const reliefOf = ({ abilities }: Protagonist, moods: readonly Mood[]): number =>
  moods.reduce((sum, mood) => sum + abilities[moodWords[mood].ability], 0);

/** Fills slots of a Protective Asset instead of one's own (SNS-2015); answers how many. */
function takeByAsset(play: StarsPlay, one: Protagonist, id: string, slots: number): number {
  const asset = one.assets.find((each) => each.id === id);
  const taken = asset ? Math.min(slots, protectionOf(asset)) : 0;
  if (taken === 0) return 0;
  const { assets } = protagonistOf(play, one.id);
  change(play, one, {
    assets: assets.map((each) =>
      each.id === id ? { ...each, filled: each.filled + taken } : each,
    ),
  });
  return taken;
}

interface Suffered {
  moods: readonly Mood[];
  points: number;
  taken: number;
  filled: number;
  wounds: number;
}

function tell(play: StarsPlay, blow: Blow, suffered: Suffered): void {
  const one = protagonistOf(play, blow.protagonist);
  const { id, name } = one;
  const { moods, points, taken, filled, wounds } = suffered;
  const state = stateOf(one);
  const before = stateOf({ despair: one.despair - filled });
  const entered = moods.map((mood) => moodWords[mood].name).join(' and ');
  const notes = [
    ...(blow.from ? [`Of: ${blow.from}.`] : []),
    ...(entered ? [`${entered}: ${blow.points - points} less.`] : []),
    ...(taken > 0 ? [`${taken} taken by an Asset.`] : []),
    ...(wounds > 0 ? [`Wounds: ${wounds}. The referee says of what kind.`] : []),
  ];
  const breaks = state === 'broken' && before !== 'broken';
  const turns = state === before ? '' : state === 'broken' ? ' Broken.' : ' Fragile.';
  play.say(`${name} suffers ${points} Despair: ${slotWord(filled)}.${turns}`, {
    notes,
    beat: { kind: breaks ? 'broken' : 'despair', about: [id] },
  });
  if (breaks) endTransformation(play, id, 'Broken');
}

/** Clears slots of Despair; answers how many were filled (SNS-1603, 1604, 1609). */
export function clearDespair(play: StarsPlay, id: string, by: number): number {
  const one = protagonistOf(play, id);
  const cleared = Math.min(by, one.despair);
  if (cleared > 0) change(play, one, { despair: one.despair - cleared });
  return cleared;
}

/** How many slots points relieve: up, or down by a house rule (SNS-1605, Q11). */
export const relievedBy = (state: Parameters<typeof ruleOf>[0], points: number): number =>
  ruleOf(state, 'relief') === 'up' ? slotsOf(points) : Math.floor(points / caps.pointsPerSlot);
