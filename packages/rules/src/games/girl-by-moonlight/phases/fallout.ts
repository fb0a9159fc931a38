import type { Band, PoolLine, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { recordOf, rollPool } from '../../../forged-in-the-dark';
import { diceFrom } from '../asking';
import type { CommandOf } from '../commands';
import { BOOK_ENTRY, falloutEntries, toldEntry } from '../custom/fallout';
import type { Area, GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { cast, during, nameOf, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { trackLength } from '../series/lengths';
import { adversaryTier, investigationTier } from '../sheet/ratings';
import { tellEnd } from '../sheet/transcendence';
import type { Fallout, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import { numeral } from '../vocabulary';
import { falloutOffers } from './fallout-offers';
import { falloutPool, falloutTier } from './fallout-pool';
import { halvingOf } from './halving';
import { heartsToDevour } from './mission-types';

/** Fallout before any of its steps is done. */
export const newFallout = (): Fallout => ({
  adversary: null,
  cleared: false,
  rolled: false,
  told: null,
  halved: null,
});

/** Step 1: the adversary track (GBM-ADV-002…005, AMB-21). Never below none, never beyond full. */
function adversary(play: GbmPlay, command: CommandOf<'fallout.adversary'>): void {
  const fallout = step(play);
  if (fallout.adversary) done('The adversary track has moved in this fallout already.');
  const { state } = play;
  const playset = playsetOf(state);
  const { track } = playset.adversary;
  const lines: PoolLine[] = [
    { source: 'Every mission exposes the group', dice: 1 },
    { source: 'The adversary’s agenda moved forward', dice: command.agenda ? 1 : 0 },
    { source: 'Somebody fell into eclipse, died or changed sides', dice: command.eclipse ? 1 : 0 },
    { source: 'The group came closer to its destiny', dice: command.destiny ? 1 : 0 },
    ...diceFrom('adversary', { state }),
  ].filter(({ dice }) => dice !== 0);
  const from = state.public.series.adversary;
  const before = adversaryTier(state);
  const steps = Math.max(
    0,
    lines.reduce((sum, { dice }) => sum + dice, 0),
  );
  const length = trackLength(state);
  const to = Math.min(length, from + steps);
  if (to !== from) play.emit({ type: 'seriesChanged', changes: { adversary: to } });
  change(play, { adversary: { lines, from, to } });
  const tier = adversaryTier(play.state);
  const notes = lines.map(
    ({ source, dice }) => `${source}: ${dice > 0 ? '+' : '−'}${Math.abs(dice)}`,
  );
  if (tier > before) notes.push(`It has reached tier ${numeral(tier)}.`);
  if (to >= length) {
    notes.push('The track is full: the next mission is theirs, and it will be the last.');
  }
  const what = `${track}: ${from} → ${to} of ${length}.`;
  tell(play, { kind: 'track', about: [], what }, { notes });
}

/** Step 2: what the mission cost is cleared (GBM-FAL-003, 004). */
function clear(play: GbmPlay): void {
  const fallout = step(play);
  if (!fallout.adversary) first('move the adversary track');
  if (fallout.cleared) done('Stress and links have been cleared in this fallout already.');
  if (Object.keys(play.state.public.eclipses).length > 0) {
    refuse('wrong-moment', 'An eclipse roll is still due.', {
      instead: 'Settle it before stress is cleared.',
      rule: 'TABLE-009',
    });
  }
  const notes = cast(play.state).map(({ id }) => clearOne(play, id));
  change(play, { cleared: true });
  tell(play, { kind: 'respite', about: cast(play.state).map(({ id }) => id) }, { notes });
}

/**
 * In eclipse only links go, and transcending is possible again if a segment is free (AMB-59, 60).
 * Where hearts are devoured, stress and transcendence wait for that (GBM-FAL-005, GBM-ROT-RUL-020).
 */
function clearOne(play: GbmPlay, id: string): string {
  if (protagonist(play.state, id).transcendence.active) tellEnd(play, id);
  const one = protagonist(play.state, id);
  const hearts = playsetOf(play.state).devoursHearts === true;
  const changes: Partial<Protagonist> = {
    links: {},
    transcendence: { ...one.transcendence, spent: false },
    ...(one.eclipse ? {} : { armourUsed: false, specialArmourUsed: false }),
    ...(one.eclipse || hearts
      ? {}
      : { stress: 0, transcendence: { marked: 0, active: false, spent: false } }),
  };
  play.emit({ type: 'protagonistChanged', id, changes });
  if (one.eclipse) {
    return `${nameOf(one)} is in eclipse: links are erased; stress, armour and transcendence stay.`;
  }
  return hearts
    ? `${nameOf(one)}: links are erased and armour is fresh; stress and transcendence stay.`
    : `${nameOf(one)}: stress and links are erased, armour and transcendence are fresh.`;
}

/**
 * Step 3: the director's roll, in secret until it is told (GBM-FAL-006…008). Its dice are the
 * investigation tier before halving and its table that of the adversary's tier (AMB-24, 72).
 */
function roll(play: GbmPlay): void {
  const fallout = step(play);
  if (!fallout.cleared) first('clear stress and links');
  if (heartsToDevour(play.state)) first('let blighted hearts be devoured, or say that nobody does');
  if (fallout.told || play.state.director.fallout) done('Fallout has been rolled.');
  const dice = investigationTier(play.state);
  const { tier, lines } = falloutTier(play.state);
  const pool = falloutPool(play.state);
  const result = rollPool(play, pool, 'Fallout', 'director');
  const band = result.band === 'critical' ? 'success' : result.band;
  const entry = playsetOf(play.state).fallout[tier][band];
  const drawn = { pool, result, investigationTier: dice, adversaryTier: tier, entry };
  play.emit({ type: 'falloutDrawn', fallout: drawn });
  const own = falloutEntries(play.state, drawn).filter(({ value }) => value !== BOOK_ENTRY);
  const notes = [
    ...lines.map(({ source, dice }) => `${source}: ${dice} tier worse.`),
    ...own.map(({ label }) => `Or, of our own: ${label}`),
    'The table does not know it until you tell.',
  ];
  play.say(`Fallout at adversary tier ${numeral(tier)}: ${entry}`, {
    to: 'director',
    roll: recordOf('Fallout', pool.lines, result, readingOf(result)),
    notes,
  });
}

/** The director tells the table what comes of it (GBM-FAL-007): the playset's entry, or one of the table's own. */
function tellTable(play: GbmPlay, { text, entry: chosen }: CommandOf<'fallout.tell'>): void {
  step(play);
  const drawn = play.state.director.fallout;
  if (!drawn) first('roll fallout');
  const { pool } = drawn;
  const entry = toldEntry(play.state, drawn, chosen);
  // Its number would tell how often the director has rolled in secret.
  const { roll: _number, ...result } = drawn.result;
  play.emit({ type: 'falloutDrawn', fallout: null });
  change(play, { rolled: true, told: { entry, text } });
  const moment: Moment = { kind: 'fallout', about: [], what: entry, fiction: text };
  const outcome = readingOf(result);
  tellRoll(play, moment, 'Fallout', { pool, result, outcome }, { reveals: true });
}

/** Fallout is never a success: what differs is how hard it strikes. A critical reads as a 6 (GBM-FAL-008). */
const fallouts: Record<Band, string> = {
  critical: 'Mild fallout',
  success: 'Mild fallout',
  partial: 'Hard fallout',
  bad: 'Grave fallout',
};

const readingOf = ({ band }: Pick<RollResult, 'band'>): RollOutcome => ({ word: fallouts[band] });

/** Step 4: the investigation track drops to half, rounding up (GBM-INV-004). */
function halve(play: GbmPlay): void {
  const fallout = step(play);
  if (!fallout.told) first('roll fallout and tell what comes of it');
  if (fallout.halved) done('The last step of this fallout has been taken already.');
  const { from, to, keeps, own } = halvingOf(play.state);
  if (own?.first) first(own.first);
  const { track } = playsetOf(play.state).investigation;
  if (to !== from) play.emit({ type: 'seriesChanged', changes: { investigation: to } });
  change(play, { halved: { from, to } });
  const what = keeps
    ? `${track} stays at ${from}: this mission kept the trail warm.`
    : own
      ? `${own.why} ${track}: ${from} → ${to} of ${trackLength(play.state)}.`
      : `Leads go cold. ${track}: ${from} → ${to} of ${trackLength(play.state)}.`;
  tell(play, { kind: 'track', about: [], what });
}

/** The director takes a step of fallout, in the book's order (GBM-FAL-001). */
function step(play: GbmPlay): Fallout {
  play.director('take the steps of fallout');
  during(play, 'fallout');
  return play.state.public.episode.fallout ?? newFallout();
}

function change(play: GbmPlay, changes: Partial<Fallout>): void {
  const fallout = play.state.public.episode.fallout ?? newFallout();
  play.emit({ type: 'episodeChanged', changes: { fallout: { ...fallout, ...changes } } });
}

function first(what: string): never {
  refuse('wrong-moment', 'It is too early for that step of fallout.', {
    instead: `First ${what}.`,
    rule: 'GBM-FAL-001',
  });
}

function done(message: string): never {
  refuse('already-done', message, {
    instead: 'Go on with the next step of fallout.',
    rule: 'GBM-FAL-001',
  });
}

export const fallout: Area = {
  handlers: {
    'fallout.adversary': adversary,
    'fallout.clear': clear,
    'fallout.roll': roll,
    'fallout.tell': tellTable,
    'fallout.halve': halve,
  },
  offers: falloutOffers,
};
