import { z } from 'zod';
import { ask } from '../../../table/settable';
import { LONGEST, TIERS } from '../constants';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { trackLength, xpLength } from '../series/lengths';
import { adversaryFloor } from '../series/tracks';
import type { GbmState } from '../state';
import { row } from './by-hand';

const names = [
  'adversary',
  'investigation',
  'series-xp',
  'series-advances',
  'engagement-dice',
  'episode',
  'season',
] as const;

/** Most advances of the series that wait to be spent, and dice saved for an engagement roll. */
const SAVED_MAX = 6;
/** Highest number that an episode or a season can be given. */
const NUMBER_MAX = 99;

interface Track {
  /** What it is called at the beginning of a sentence. */
  name: string;
  now: number;
  min?: number;
  max: number;
  /** Why it goes no further, where that is a rule of its own. */
  instead?: string;
  set(play: GbmPlay, value: number): void;
}

/** Sets a number of the series. */
const inSeries =
  (key: 'adversary' | 'investigation' | 'xp' | 'advances' | 'season') =>
  (play: GbmPlay, value: number): void =>
    play.emit({ type: 'seriesChanged', changes: { [key]: value } });

/** A number that belongs to the whole table, within what it can be (TABLE-019). */
export const track = row({
  type: 'override.track',
  of: {
    parts: { track: z.enum(names) },
    each(state) {
      const all = tracks(state);
      return names.map((id) => ({ id, ...all[id] }));
    },
    settled: ({ id }) => ({ track: id }),
    otherwise() {
      throw new Error('There is no such track.');
    },
  },
  parts: {
    value: z
      .int()
      .min(0)
      .max(Math.max(NUMBER_MAX, LONGEST.tier * TIERS)),
  },
  topic: ({ id }) => (ofTheCycle.has(id) ? 'The cycle' : 'Tracks'),
  label: ({ name }) => `Set ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  order: 30,
  form: ({ name, now, min = 0, max, instead }) => ({
    value: ask.number(name, { now, min, max, beyond: instead === undefined ? {} : { instead } }),
  }),
  set(play, { name, now, set }, { value }) {
    set(play, value);
    return [`${name} ${now} → ${value}.`];
  },
});

function tracks(state: GbmState): Record<(typeof names)[number], Track> {
  const { series, episode } = state.public;
  const { adversary, investigation } = playsetOf(state);
  return {
    adversary: {
      name: `The ${adversary.track} track`,
      now: series.adversary,
      min: adversaryFloor(state),
      max: trackLength(state),
      set: inSeries('adversary'),
    },
    investigation: {
      name: `The ${investigation.track.toLowerCase()} track`,
      now: series.investigation,
      max: trackLength(state),
      set: inSeries('investigation'),
    },
    'series-xp': {
      name: 'Series xp',
      now: series.xp,
      max: xpLength(state, 'series') - 1,
      instead: 'A full track is an advance: mark the last xp instead.',
      set: inSeries('xp'),
    },
    'series-advances': {
      name: 'Series advances',
      now: series.advances,
      max: SAVED_MAX,
      set: inSeries('advances'),
    },
    'engagement-dice': {
      name: 'Dice saved for the engagement roll',
      now: saved(state),
      max: SAVED_MAX,
      set: saveDice,
    },
    episode: {
      name: 'The number of the episode',
      now: episode.number,
      min: 1,
      max: NUMBER_MAX,
      set: (play, number) => play.emit({ type: 'episodeChanged', changes: { number } }),
    },
    season: {
      name: 'The number of the season',
      now: series.season,
      min: 1,
      max: NUMBER_MAX,
      set: inSeries('season'),
    },
  };
}

/** Those that belong to the cycle rather than to the tracks. */
const ofTheCycle: ReadonlySet<string> = new Set(['engagement-dice', 'episode', 'season']);

const saved = ({ public: { episode } }: GbmState): number =>
  episode.engagementBonus.reduce((sum, { dice }) => sum + dice, 0);

/** What was won keeps its name; a line of its own makes up the difference (GBM-DWN-018). */
function saveDice(play: GbmPlay, dice: number): void {
  const more = dice - saved(play.state);
  const lines = play.state.public.episode.engagementBonus.map((line) => ({ ...line }));
  if (more !== 0) lines.push({ source: 'Set by hand', dice: more });
  const engagementBonus = dice === 0 ? [] : lines;
  play.emit({ type: 'episodeChanged', changes: { engagementBonus } });
}
