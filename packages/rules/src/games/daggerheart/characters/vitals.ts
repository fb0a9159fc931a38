import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { forcedStress } from '../fight/harm';
import type { DhPlay, DhRule } from '../game';
import { barred, refuse } from '../game';
import type { DaggerheartState } from '../state';
import { caps, free } from '../vocabulary';
import type { Character } from './character';
import { hopeSlots } from './character';
import { change, characterOf, isDead } from './find';
import { withoutForm } from './shape';

// Hope, Stress, HP and Fear go up and down here and nowhere else, each within what it can be. A character is
// looked up anew each time: a command may change the same one more than once.

/** Pays Hope (DGH-401); refuses whoever has not got it. */
export function spendHope(play: DhPlay, id: string, by: number, what: string, rule: DhRule): void {
  const one = characterOf(play, id);
  refuseFor(lacksHope(one, by, what, rule));
  change(play, one, { hope: { ...one.hope, held: one.hope.held - by } });
}

/** What bars whoever has not got so much Hope. */
export function lacksHope(
  { name, hope }: Pick<Character, 'name' | 'hope'>,
  by: number,
  what: string,
  rule: DhRule,
): Refusal | null {
  if (hope.held >= by) return null;
  return barred('cannot-afford', `${what} costs ${by} Hope; ${name} has ${hope.held}.`, {
    instead: 'Do without it, or wait for a roll with Hope.',
    rule,
  });
}

/** Gains Hope, up to the slots that are left (DGH-401, DGH-405). */
export function gainHope(play: DhPlay, id: string, by: number): void {
  const character = characterOf(play, id);
  const { hope } = character;
  const held = Math.min(hopeSlots(character), hope.held + by);
  if (held !== hope.held) change(play, { id }, { hope: { ...hope, held } });
}

/** Gains Fear for the GM, up to twelve (DGH-1301). */
export function gainFear(play: DhPlay, by: number): void {
  const fear = Math.min(caps.fear, play.state.public.fear + by);
  if (fear !== play.state.public.fear) play.emit({ type: 'fearSet', fear });
}

/** Pays Fear; refuses where there is not enough. */
export function spendFear(play: DhPlay, by: number, what: string, rule: DhRule): void {
  refuseFor(lacksFear(play.state, by, what, rule));
  if (by > 0) play.emit({ type: 'fearSet', fear: play.state.public.fear - by });
}

/** What bars the GM from it while there is not so much Fear. */
export function lacksFear(
  { public: { fear } }: Pick<DaggerheartState, 'public'>,
  by: number,
  what: string,
  rule: DhRule,
): Refusal | null {
  if (fear >= by) return null;
  return barred('cannot-afford', `${what} costs ${by} Fear; there is ${fear}.`, {
    instead: 'Let the players act: their rolls with Fear bring more.',
    rule,
  });
}

/** Marks Stress because somebody chooses to; refuses where no slot is free (DGH-702). */
export function chooseStress(play: DhPlay, id: string, by: number): void {
  const one = characterOf(play, id);
  if (by === 0) return;
  refuseFor(lacksStress(one, by));
  change(play, one, { stress: { ...one.stress, marked: one.stress.marked + by } });
}

/** What bars whoever has not so many Stress slots free. */
export function lacksStress(
  { name, stress }: Pick<Character, 'name' | 'stress'>,
  by: number,
): Refusal | null {
  if (free(stress) >= by) return null;
  return barred('cannot-afford', `${name} has no Stress left to mark.`, {
    instead: 'Choose something that costs none.',
    rule: 'DGH-702',
  });
}

/** Marks Stress that somebody is made to mark; what does not fit marks one HP (DGH-703). */
export function forceStress(play: DhPlay, id: string, by: number): void {
  const { stress } = characterOf(play, id);
  const forced = forcedStress(stress, by);
  if (forced.stress > 0) {
    change(play, { id }, { stress: { ...stress, marked: stress.marked + forced.stress } });
  }
  if (forced.hp > 0) {
    play.because(id, 'HP', 'no Stress is left');
    markHp(play, id, forced.hp);
  }
}

/** Clears Stress; answers how much there was to clear. */
export function clearStress(play: DhPlay, id: string, by: number): number {
  const { stress } = characterOf(play, id);
  const cleared = Math.min(by, stress.marked);
  if (cleared > 0) change(play, { id }, { stress: { ...stress, marked: stress.marked - cleared } });
  return cleared;
}

/** Marks HP. Whoever has marked the last one makes a death move, and is in no form any more (DGH-607, 2016). */
export function markHp(play: DhPlay, id: string, by: number): void {
  const { hp, life } = characterOf(play, id);
  const marked = Math.min(hp.slots, hp.marked + by);
  const dies = marked === hp.slots && by > 0 && life === 'up';
  if (marked === hp.marked && !dies) return;
  const set = dies ? { life: 'dying' as const, ...withoutForm(characterOf(play, id)) } : {};
  change(play, { id }, { hp: { ...hp, marked }, ...set });
}

/**
 * Clears HP; answers how many. Whoever was down comes to (DGH-903). Whoever has a death move to make still
 * has: no healing takes it away (DGH-607).
 */
export function clearHp(play: DhPlay, id: string, by: number): number {
  const { hp, life } = characterOf(play, id);
  const cleared = Math.min(by, hp.marked);
  if (cleared <= 0) return 0;
  const wakes = life === 'unconscious';
  change(
    play,
    { id },
    { hp: { ...hp, marked: hp.marked - cleared }, ...(wakes ? { life: 'up' } : {}) },
  );
  return cleared;
}

/** Clears armour slots; answers how many. */
export function repairArmour(play: DhPlay, id: string, by: number): number {
  const { armour } = characterOf(play, id);
  const cleared = Math.min(by, armour.marked);
  if (cleared > 0) change(play, { id }, { armour: { ...armour, marked: armour.marked - cleared } });
  return cleared;
}

/** Marks an armour slot; refuses where none is left (DGH-613). */
export function markArmour(play: DhPlay, id: string): void {
  const { name, armour } = characterOf(play, id);
  if (free(armour) === 0) {
    refuse('cannot-afford', `${name} has no armour slot left.`, {
      instead: 'Take the blow without armour.',
      rule: 'DGH-613',
    });
  }
  change(play, { id }, { armour: { ...armour, marked: armour.marked + 1 } });
}

/** Crosses out a Hope slot for good: Hope above what is left is gone (DGH-405, DGH-904). */
export function crossHope(play: DhPlay, id: string): void {
  const { hope, companion = null } = characterOf(play, id);
  const crossed = Math.min(caps.hope, hope.crossed + 1);
  const held = Math.min(hope.held, hopeSlots({ hope: { held: 0, crossed }, companion }));
  change(play, { id }, { hope: { held, crossed } });
}

/** Refuses whoever has died (DGH-906). */
export const refuseDead = (character: Pick<Character, 'name' | 'life'>): void =>
  refuseFor(isDead(character));
