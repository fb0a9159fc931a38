import type { PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, rollPool, turnProgressClock } from '../../../forged-in-the-dark';
import { tick } from '../../../table';
import { allowing, diceFrom, happened, limitFrom } from '../asking';
import { clockAdvanced } from '../clocks/advance';
import type { GbmPlay } from '../game';
import type { AttributeContext, Part } from '../hooks';
import { playsetOf } from '../library/playset';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { attributeRating } from '../sheet/ratings';
import { recoverStress, stressWord, takeStress } from '../sheet/stress';
import { suffer } from '../sheet/suffering';
import type { Consequence, GbmClock, GbmState, HarmTerms, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import { shiftEffect, titled, worsenPosition } from '../vocabulary';
import { putAside } from './borne';
import { lowerOpenness } from './gathering';

/** A consequence in a sentence. */
export function describe(state: GbmState, one: Consequence): string {
  const words = playsetOf(state).consequenceTerms?.words(state, one) ?? '';
  const hit = words === '' ? '' : ` (${words})`;
  if (one.kind === 'harm') return `level ${one.level} harm “${one.text}”${hit}`;
  const clock = one.clock && state.public.clocks[one.clock.id];
  const ticks = clock ? ` (“${clock.name}” +${one.clock?.ticks})` : '';
  const word =
    one.kind === 'complication' && one.serious
      ? 'serious complication'
      : one.kind.replace('-', ' ');
  return `${word}: ${one.text}${ticks}${hit}`;
}

/** The dice with which its target would resist it (GBM-RES-003). */
export function resistancePool(state: GbmState, one: Consequence) {
  const self = protagonist(state, one.target);
  const { attribute } = one;
  const context = { state, self, roll: 'resistance' as const, attribute, consequence: one };
  const rating = attributeRating(self, attribute);
  const lines: PoolLine[] = [
    ...givenBy(self.id, [
      { source: `${titled(attribute)} ${rating}`, dice: rating },
      ...diceFrom('attributeDice', context),
    ]),
    ...alliesLines(context),
    ...one.resistancePenalty,
  ];
  return makePool(lines);
}

/** Dice that the abilities of others give to this resistance roll. */
function alliesLines({ self: other, ...context }: AttributeContext): PoolLine[] {
  const allies = cast(context.state).filter(({ id }) => id !== other.id);
  return allies.flatMap((self) => {
    const asked = { ...context, self, other };
    return givenBy(self.id, diceFrom('allyAttributeDice', asked));
  });
}

/** The most that resisting can cost somebody, and by which ability (GBM-PB-GUA-017, AMB-70). */
export const resistanceLimit = (state: GbmState, self: Protagonist): Part | null =>
  limitFrom('resistanceStress', { state, self });

/** What resisting costs: 6 minus the result, up to what an ability allows (GBM-PB-GUA-017, AMB-70). */
function resistanceCost(
  state: GbmState,
  self: Protagonist,
  result: number,
): { stress: number; why: string } {
  const stress = 6 - result;
  const why = `resistance, 6 − ${result}`;
  const limit = resistanceLimit(state, self);
  return limit && limit.amount < stress
    ? { stress: limit.amount, why: `${why}, but at most ${limit.amount} with ${limit.source}` }
    : { stress, why };
}

/**
 * Resisting always works; the dice say what it costs: 6 minus the result in stress, unless an ability
 * says less, and a critical clears 1 (GBM-RES-001…005).
 */
export function resist(play: GbmPlay, one: Consequence): void {
  const self = protagonist(play.state, one.target);
  const pool = resistancePool(play.state, one);
  const result = rollPool(play, pool, `${nameOf(self)} resists`);
  const critical = result.band === 'critical';
  const { stress, why } = resistanceCost(play.state, self, result.result);
  const word = critical ? `${self.eclipse ? 'adds' : 'clears'} 1 stress` : stressWord(self, stress);
  const moment: Moment = {
    kind: 'resistance',
    about: [self.id],
    what: describe(play.state, one),
  };
  tellRoll(play, moment, nameOf(self), { pool, result, outcome: { word } });
  const notes = [
    critical
      ? recoverStress(play, self.id, 1, 'critical resistance')
      : takeStress(play, self.id, stress, why),
  ];
  weaken(play, { ...one, resisted: result }, '', notes);
}

/**
 * Reduces a consequence one step, or avoids it where the director said so or where it is all or
 * nothing (GBM-RES-002, GBM-ARM-007).
 */
export function weaken(play: GbmPlay, one: Consequence, text: string, notes: string[]): void {
  const weaker = reduced(one);
  if (weaker.avoided) {
    putAside(play, { ...one, avoided: true });
    play.say(`${text} ${nameById(play.state, one.target)} avoids it.`.trim(), { notes });
    return;
  }
  play.emit({ type: 'consequenceSet', consequence: weaker });
  play.say(`${text} It becomes ${describe(play.state, weaker)}`.trim(), { notes });
}

/** The ability by which armour does away with a consequence altogether; `null` where it only eases it. */
export function negatedByArmour(
  state: GbmState,
  self: Protagonist,
  consequence: Consequence,
): string | null {
  const asked = { state, self, consequence };
  return allowing('negateByArmour', asked)?.name ?? null;
}

/** A consequence after one step of reduction. */
export function reduced(one: Consequence): Consequence {
  if (one.resisting === 'avoid') return { ...one, avoided: true };
  switch (one.kind) {
    case 'harm': {
      const level = one.level === 4 ? 3 : one.level === 3 ? 2 : one.level === 2 ? 1 : 0;
      return { ...one, level, avoided: level === 0, text: one.reducedText || one.text };
    }
    case 'complication': {
      if (one.clock) {
        const ticks = one.clock.ticks - 1;
        return { ...one, clock: { ...one.clock, ticks }, avoided: ticks === 0 };
      }
      if (one.serious) return { ...one, serious: false, text: one.reducedText || one.text };
      return milder(one);
    }
    default:
      return milder(one);
  }
}

/** What the director wrote for it, as a complication; nothing once it has come down to that. */
function milder(one: Consequence): Consequence {
  if (!one.reducedText || one.text === one.reducedText) return { ...one, avoided: true };
  return { ...one, kind: 'complication', text: one.reducedText };
}

/** Carries out a consequence that nobody holds off any more. */
export function applyConsequence(play: GbmPlay, one: Consequence): void {
  const notes: string[] = [];
  strike(play, one);
  if (one.clock) notes.push(...tickClock(play, one.clock));
  switch (one.kind) {
    case 'harm':
      notes.push(
        one.level === 0
          ? 'Nothing is left of it.'
          : suffer(play, one.target, one.level, one.text, termsOf(one)),
      );
      break;
    case 'reduced-effect':
      notes.push(...lowerEffect(play, one));
      break;
    case 'worse-position':
      notes.push(...worsen(play, one));
      break;
    case 'lost-opportunity':
      notes.push(...closeApproach(play, one));
      break;
    case 'complication':
      break;
  }
  const kind = one.kind === 'harm' ? 'harm' : 'consequence';
  // The clock may have been put away while the consequence waited for an answer.
  const ticked = one.clock && play.state.public.clocks[one.clock.id];
  const about = [one.target, ...(ticked ? [ticked.id] : [])];
  tell(play, { kind, about, what: describe(play.state, one) }, { notes });
  happened(play, one.target, 'consequence', { consequence: one });
}

/** Its clock has ticked and what it hits besides is hit: of those nothing comes twice. */
function termsOf(one: Consequence): HarmTerms {
  const { protecting, source, attribute, resisting, reducedText, armourFits } = one;
  const { resistancePenalty, resisted, armoured } = one;
  return {
    ...{ protecting, source, attribute, resisting, reducedText, armourFits },
    ...{ resistancePenalty, resisted, armoured },
  };
}

/** Remembers whom an action has hit: the one on the table, or the one just finished (GBM-PB-UNL-013, AMB-87). */
function strike(play: GbmPlay, { target: id, source, ruled }: Consequence): void {
  const { roll, episode } = play.state.public;
  if (!roll && episode.struck) {
    const struck = [...new Set([...episode.struck, id])];
    play.emit({ type: 'episodeChanged', changes: { struck } });
  }
  if (!roll || source === 'fiction' || ruled || roll.struck?.includes(id)) return;
  play.emit({ type: 'rollChanged', changes: { struck: [...(roll.struck ?? []), id] } });
}

function tickClock(play: GbmPlay, { id, ticks }: { id: string; ticks: number }): string[] {
  const clock = play.state.public.clocks[id];
  if (!clock) return [];
  const marked = tick(clock, ticks);
  const { name, segments } = clock;
  const before: GbmClock = { ...clock };
  const notes = turnProgressClock(play, { clock, secret: false }, ticks);
  clockAdvanced(play, { ...before, marked }, marked - before.marked);
  return [`“${name}”: ${marked} of ${segments}.`, ...notes];
}

function lowerEffect(play: GbmPlay, one: Consequence): string[] {
  const { roll } = play.state.public;
  if (one.source !== 'roll' || !roll?.rolled) return [];
  const effect = shiftEffect(roll.rolled.effect, -1);
  const { id, rolled } = roll;
  play.emit({ type: 'rollChanged', changes: { rolled: { ...rolled, effect } } });
  lowerOpenness(play, id);
  return [`The effect is ${effect}.`];
}

/** The same approach is not open for another try (GBM-CON-011). */
function closeApproach(play: GbmPlay, one: Consequence): string[] {
  if (one.source !== 'roll' || !play.state.public.roll?.retryAt) return [];
  play.emit({ type: 'rollChanged', changes: { retryAt: null } });
  return ['It cannot be tried again this way.'];
}

/**
 * On a bad result the roller may try again from a worse position; after a partial success, or when
 * the story brings it, what follows starts worse (GBM-CON-012, 013).
 */
function worsen(play: GbmPlay, one: Consequence): string[] {
  const { roll, episode } = play.state.public;
  const rolled = one.source === 'fiction' ? null : roll?.rolled;
  const from = rolled?.position ?? episode.mission?.position;
  if (!from) return [];
  const position = worsenPosition(from, 1);
  if (one.source === 'roll' && roll?.band === 'bad') {
    play.emit({ type: 'rollChanged', changes: { retryAt: position } });
    return [`It can be tried again from a ${position} position.`];
  }
  if (episode.mission) {
    play.emit({ type: 'episodeChanged', changes: { mission: { ...episode.mission, position } } });
  }
  return [`What follows starts from a ${position} position.`];
}
