import { latest } from '../../../engine';
import type { Character } from '../characters/character';
import { cast, characterOf, setStat } from '../characters/find';
import type { HumanityPlay } from '../game';
import { dieOf, isShared, locks } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { statWords } from '../vocabulary';
import type { Continuable, DonePart } from './check';

/** Locks a Stat of somebody’s at a value, unless it never locks (HUM-503); says whether it did. */
export function lock(play: HumanityPlay, of: string, stat: Stat, value: number | null): boolean {
  const state = latest(play.state);
  const one = characterOf({ state }, of);
  const die = dieOf(state, one, stat);
  if (!die || !locks(one, stat)) return false;
  setStat(play, one, stat, { size: die.size, lock: { value } });
  return true;
}

/** The Stats of somebody that are locked; the one that all share is everybody’s. */
export const lockedStats = (state: HumanityState, one: Character): Stat[] => {
  const { optional } = state.public;
  const { stats } = one;
  const all: Stat[] = [...(Object.keys(stats) as Stat[])];
  if (optional !== null && isShared(optional)) all.push(optional);
  return all.filter((stat) => dieOf(state, { stats }, stat)?.lock);
};

/** Unlocks Stats of somebody: all that are locked, or some; what they carried on is over (HUM-804). */
export function unlock(play: HumanityPlay, one: Character, some?: readonly Stat[]): Stat[] {
  const freed = lockedStats(play.state, one).filter((stat) => some?.includes(stat) ?? true);
  for (const stat of freed) {
    const die = dieOf(play.state, one, stat);
    if (die) setStat(play, one, stat, { ...die, lock: null });
  }
  if (freed.length > 0) endBroken(play, `${statWords[freed[0] ?? 'head'].name} is free again`);
  return freed;
}

/** Unlocks all Stats of some: at the end of a scene, or as an Endeavor starts (HUM-505). */
export function unlockAll(play: HumanityPlay, who: readonly Character[] = cast(play.state)): void {
  for (const { id } of who) unlock(play, characterOf(play, id));
}

/** Whether the dice of a part are still locked at what they showed (HUM-804). */
export function stillLocked(state: HumanityState, part: DonePart): boolean {
  return part.dice.every(({ stat, value }, at) => {
    const one = state.public.characters[at === 0 ? part.of : part.character];
    if (!one) return false;
    if (!locks(one, stat)) return dieOf(state, one, stat) !== null;
    return dieOf(state, one, stat)?.lock?.value === value;
  });
}

/** Whether an action can still go on: all that carried it is locked (HUM-804). */
export const goesOn = (state: HumanityState, { parts }: Pick<Continuable, 'parts'>): boolean =>
  parts.every((part) => stillLocked(state, part));

/** Ends what cannot go on any more, and says why (HUM-804, 1805). */
export function endBroken(play: HumanityPlay, why: string): void {
  for (const continuable of Object.values(play.state.public.continues)) {
    if (goesOn(play.state, continuable)) continue;
    endContinue(play, continuable, why);
  }
}

export function endContinue(
  play: HumanityPlay,
  { id, leader, aim }: Continuable,
  why: string,
): void {
  play.emit({ type: 'continuableRemoved', id });
  const { name } = characterOf(play, leader);
  play.say(`${name} cannot go on${aim === '' ? '' : ` (${aim})`}: ${why}.`);
}
