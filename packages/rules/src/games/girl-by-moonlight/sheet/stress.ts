import type { Bar } from '../../../engine';
import { STRESS_MAX } from '../constants';
import type { GbmPlay } from '../game';
import { nameOf, protagonist } from '../lookups';
import { barred } from '../refusal';
import type { EclipseRoll, GbmState, Protagonist, ProtagonistId } from '../state';
import { STRESS } from '../telling/named-values';
import { lose } from './loss';

/**
 * A protagonist takes stress (GBM-STR-003, 005). Filling the track, or taking more at its limit,
 * makes an eclipse roll due. In eclipse the stress is erased instead (GBM-STR-018), and at zero the
 * protagonist is lost (GBM-STR-021).
 *
 * @returns a sentence that says what changed, for the log.
 */
export function takeStress(play: GbmPlay, id: ProtagonistId, amount: number, why: string): string {
  const one = protagonist(play.state, id);
  if (amount <= 0) return `${nameOf(one)} takes no stress (${why}).`;
  return one.eclipse ? erase(play, one, amount, why) : mark(play, one, amount, why);
}

/**
 * A protagonist recovers stress (GBM-LNK-005). In eclipse that much is added instead
 * (GBM-STR-019), up to the limit.
 *
 * @returns a sentence that says what changed, for the log.
 */
export function recoverStress(
  play: GbmPlay,
  id: ProtagonistId,
  amount: number,
  why: string,
): string {
  const one = protagonist(play.state, id);
  if (one.eclipse) {
    const stress = Math.min(STRESS_MAX, one.stress + amount);
    return `${set(play, one, stress, why)} (${why}; in eclipse recovery adds stress).`;
  }
  return `${set(play, one, Math.max(0, one.stress - amount), why)} (${why}).`;
}

/**
 * Why somebody cannot pay stress now, in a sentence; `null` when they can. Each further stress at
 * the limit asks for an eclipse roll of its own, so one that is open is settled first (GBM-STR-005).
 */
export function whyNoStress(state: GbmState, one: Protagonist): string | null {
  return state.public.eclipses[one.id] ? `${nameOf(one)} has to roll for eclipse first.` : null;
}

/** Bars somebody who cannot pay stress now. */
export function noStress(state: GbmState, one: Protagonist): Bar | null {
  const reason = whyNoStress(state, one);
  if (reason === null) return null;
  return barred('wrong-moment', reason, {
    instead: 'Settle the eclipse roll first; what was asked for stays open.',
    rule: 'GBM-STR-005',
  });
}

/**
 * What stress would cost a protagonist now, in words for an offer.
 *
 * @param besides what they will have paid by then for something else.
 */
export function stressCost(one: Protagonist, amount: number, besides = 0): string {
  if (amount === 0) return 'no stress';
  if (one.eclipse) {
    return one.stress <= amount + besides
      ? `erases your last ${one.stress} stress: you are lost`
      : `erases ${amount} stress (in eclipse)`;
  }
  return one.stress + amount + besides >= STRESS_MAX
    ? `${amount} stress: ${standing(one)} now, this fills it: an eclipse roll`
    : `${amount} stress`;
}

const standing = ({ stress }: Protagonist): string => `${stress} of ${STRESS_MAX}`;

/**
 * On which dice the price of a roll that costs six less the die is more than somebody can bear now, in
 * words for an offer; `null` when it never is.
 *
 * @param most what it costs at most, by an ability.
 */
export function beyondBearing(one: Protagonist, most = Infinity): string | null {
  const bears = (die: number): boolean => {
    const cost = Math.min(6 - die, most);
    return cost === 0 || (one.eclipse ? cost < one.stress : one.stress + cost < STRESS_MAX);
  };
  const worst = [5, 4, 3, 2, 1].find((die) => !bears(die));
  if (worst === undefined) return null;
  const on = worst === 1 ? 'on 1' : `on 1–${worst}`;
  return one.eclipse
    ? `${on} you are lost (${one.stress} left)`
    : `${on} it fills: an eclipse roll (${standing(one)} now)`;
}

function mark(play: GbmPlay, one: Protagonist, amount: number, why: string): string {
  const stress = Math.min(STRESS_MAX, one.stress + amount);
  const text = `${set(play, one, stress, why)} (${why}).`;
  if (stress < STRESS_MAX) return text;
  const open = play.state.public.eclipses[one.id];
  if (open === undefined) {
    play.emit({ type: 'eclipseSet', eclipse: eclipseDue(one.id) });
    return `${text} ${nameOf(one)} is at the limit: an eclipse roll is due.`;
  }
  play.emit({ type: 'eclipseSet', eclipse: { ...open, further: (open.further ?? 0) + 1 } });
  return `${text} Another eclipse roll is due after the one that is open.`;
}

/** An eclipse roll before its dice (GBM-STR-003). */
export function eclipseDue(id: ProtagonistId): EclipseRoll {
  return { protagonist: id, stage: 'due', attribute: null, result: null, band: null, declined: [] };
}

function erase(play: GbmPlay, one: Protagonist, amount: number, why: string): string {
  const stress = Math.max(0, one.stress - amount);
  const text = `${set(play, one, stress, why)} (${why}; in eclipse stress is erased).`;
  if (stress > 0) return text;
  lose(play, one.id, 'stress-zero');
  return `${text} ${nameOf(one)} has nothing left.`;
}

/** What a roll comes to that costs so much stress, in words (GBM-STR-018). */
export function stressWord(one: Protagonist, amount: number): string {
  if (amount === 0) return 'no stress';
  return one.eclipse ? `${amount} stress erased` : `${amount} stress`;
}

function set(play: GbmPlay, one: Protagonist, stress: number, why: string): string {
  const from = one.stress;
  play.because(one.id, STRESS, why);
  if (stress !== from) play.emit({ type: 'protagonistChanged', id: one.id, changes: { stress } });
  return `${nameOf(one)}: stress ${from} → ${stress}`;
}
