import { z } from 'zod';
import { bandWords } from '../../../forged-in-the-dark';
import { id, sentence } from '../../../table/command';
import type { Subjects } from '../../../table/settable';
import { ask } from '../../../table/settable';
import { nameById, nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { describe } from '../rolls/consequence-effects';
import type { ActionRoll, Consequence, GbmState } from '../state';
import { effects, positions, titled } from '../vocabulary';
import { row, somebodyInPlay } from './by-hand';

const DICE_MAX = 4;
const TICKS_MAX = 6;
const bands = ['bad', 'partial', 'success', 'critical'] as const;
const topic = 'On the table';

/** The roll on the table, read as what can be set of it; `null` where that is for another stage. */
const rollRead = <R>(
  read: (roll: ActionRoll) => R | null,
  message: string,
  instead: string,
): Subjects<GbmState, R, Record<never, never>> => ({
  parts: {},
  each({ public: { roll } }) {
    const found = roll && read(roll);
    return found ? [found] : [];
  },
  settled: () => ({}),
  otherwise: ({ public: { roll } }) =>
    refuse('wrong-moment', roll ? message : 'No roll is on the table.', {
      instead: roll ? instead : 'Wait for one, or set what it would change.',
      rule: 'GBM-ARP-001',
    }),
});

/** Gives dice to the roll on the table, or takes some, before they fall (GBM-ARP-001, AMB-06). */
export const dice = row({
  type: 'override.dice',
  topic,
  of: rollRead(
    (roll) => (roll.stage === 'rolled' ? null : roll),
    'The dice of this roll have fallen.',
    'Set what they come to.',
  ),
  parts: { dice: z.int().min(-DICE_MAX).max(DICE_MAX) },
  label: ({ roller }, state) => `${nameById(state, roller)}’s roll: give or take dice`,
  order: 10,
  form: ({ byHand: now = 0 }) => ({
    dice: ask.number('Dice', { now, min: -DICE_MAX, max: DICE_MAX }),
  }),
  set(play, { roller, byHand: before = 0 }, { dice: byHand }) {
    play.emit({ type: 'rollChanged', changes: { byHand } });
    return [`${nameById(play.state, roller)}’s roll, dice by hand ${before} → ${byHand}.`];
  },
});

/**
 * Sets what a roll comes to after its dice fell: the band, and the position and effect it counts at
 * (GBM-ARP-036…044). What the result has opened or cost already stays as it is.
 */
export const roll = row({
  type: 'override.roll',
  topic,
  of: rollRead(
    ({ stage, roller, rolled, band }) =>
      stage === 'rolled' && rolled && band ? { roller, ...rolled, band } : null,
    'No dice have fallen yet.',
    'Judge its position and effect, or give it dice by hand.',
  ),
  parts: { band: z.enum(bands), position: z.enum(positions), effect: z.enum(effects) },
  label: ({ roller }, state) => `${nameById(state, roller)}’s roll: what it comes to`,
  detail: 'What it has opened or cost already stays.',
  order: 10,
  form: (now) => ({
    band: ask.oneOfWords('Result', bands, (band) => bandWords[band], now.band),
    position: ask.oneOfWords('Position', positions, titled, now.position),
    effect: ask.oneOfWords('Effect', effects, titled, now.effect),
  }),
  set(play, before, { band, position, effect }) {
    const from = `${bandWords[before.band]}, ${before.position}, ${before.effect}`;
    const retryAt = position === 'controlled' && band === 'bad' ? 'risky' : null;
    play.emit({ type: 'rollChanged', changes: { band, rolled: { position, effect }, retryAt } });
    const to = `${bandWords[band]}, ${position}, ${effect}`;
    return [`${nameById(play.state, before.roller)}’s roll (${from}) → (${to}).`];
  },
});

/**
 * Rewrites a consequence that waits for somebody: whom it strikes, what it is, and how bad, also one
 * that nobody has announced, or the price of a promise (GBM-CON-015, 018, GBM-ARP-029).
 */
export const consequence = row({
  type: 'override.consequence',
  topic,
  of: {
    parts: { consequence: id },
    each: ({ public: { consequences } }) => Object.values(consequences),
    settled: (one) => ({ consequence: one.id }),
    otherwise: () =>
      missing('That consequence has been dealt with.', 'Assign another from the fiction.'),
  },
  parts: {
    target: id,
    text: sentence.default(''),
    level: z.int().min(0).max(4).optional(),
    ticks: z.int().min(0).max(TICKS_MAX).optional(),
  },
  label: (one, state) => `Rewrite: ${describe(state, one)}`,
  order: 12,
  form: (one, state) => ({
    text: ask.words('What', { max: 300, now: one.text }),
    target: ask.oneOf('For whom', { ...somebodyInPlay(state), now: one.target }),
    // Harm has a level, and nothing else has.
    level: ask.maybe(ask.number('Level', { now: one.level, min: 1, max: 4 }), one.kind === 'harm'),
    ticks: ask.maybe(
      ask.number('Ticks', { now: one.clock?.ticks ?? 0, max: TICKS_MAX }),
      one.clock !== null,
    ),
  }),
  set(play, one, { text, target, level, ticks }) {
    const changed: Consequence = {
      ...one,
      text: text || one.text,
      target: target.id,
      protecting: target.id === one.target ? one.protecting : null,
      level: levelOf(one, level),
      clock: clockOf(one, ticks),
      avoided: false,
    };
    const from = `${describe(play.state, one)}, for ${nameById(play.state, one.target)}`;
    play.emit({ type: 'consequenceSet', consequence: changed });
    return [`${from} → ${describe(play.state, changed)}, for ${nameOf(target)}.`];
  },
});

function levelOf({ kind, level }: Consequence, wanted: number | undefined): Consequence['level'] {
  const levels = [1, 2, 3, 4] as const;
  return kind === 'harm' ? (levels.find((one) => one === wanted) ?? level) : level;
}

function clockOf({ clock }: Consequence, ticks: number | undefined): Consequence['clock'] {
  if (!clock || ticks === undefined) return clock;
  return ticks > 0 ? { ...clock, ticks } : null;
}
