import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { refuse } from '../refusal';
import { trackLength, xpLength } from '../series/lengths';
import { adversaryFloor } from '../series/tracks';
import type { GbmState } from '../state';
import type { Topic } from './by-hand';
import { byHand, numberField, sayByHand } from './by-hand';

type Track = CommandOf<'override.track'>['track'];

/** Most advances of the series that wait to be spent, and dice saved for an engagement roll. */
const SAVED_MAX = 6;
/** Highest number that an episode or a season can be given. */
const NUMBER_MAX = 99;

interface Settable {
  /** What it is called at the beginning of a sentence. */
  name: string;
  now: number;
  min: number;
  max: number;
  /** Why it goes no further, where that is a rule of its own. */
  instead?: string;
  topic: Topic;
  set(play: GbmPlay, value: number): void;
}

/** Sets a number that belongs to the whole table, within what it can be. */
export function overrideTrack(play: GbmPlay, command: CommandOf<'override.track'>): void {
  play.director('set values by hand');
  const { value, reason } = command;
  const { name, now, min, max, instead, set } = tracks(play.state)[command.track];
  if (value < min || value > max) {
    refuse('limit-reached', `${name} goes from ${min} to ${max}.`, {
      instead: instead ?? `Set it to ${value > max ? 'less' : 'more'}.`,
      rule: 'TABLE-019',
    });
  }
  set(play, value);
  sayByHand(play, [`${name} ${now} → ${value}.`], reason);
}

function tracks(state: GbmState): Record<Track, Settable> {
  const { series, episode } = state.public;
  const playset = playsetOf(state);
  const topic = 'Tracks';
  return {
    adversary: {
      topic,
      name: `The ${playset.adversary.track} track`,
      now: series.adversary,
      min: adversaryFloor(state),
      max: trackLength(state),
      set: (play, adversary) => play.emit({ type: 'seriesChanged', changes: { adversary } }),
    },
    investigation: {
      topic,
      name: `The ${playset.investigation.track.toLowerCase()} track`,
      now: series.investigation,
      min: 0,
      max: trackLength(state),
      set: (play, investigation) =>
        play.emit({ type: 'seriesChanged', changes: { investigation } }),
    },
    'series-xp': {
      topic,
      name: 'Series xp',
      now: series.xp,
      min: 0,
      max: xpLength(state, 'series') - 1,
      instead: 'A full track is an advance: mark the last xp instead.',
      set: (play, xp) => play.emit({ type: 'seriesChanged', changes: { xp } }),
    },
    'series-advances': {
      topic,
      name: 'Series advances',
      now: series.advances,
      min: 0,
      max: SAVED_MAX,
      set: (play, advances) => play.emit({ type: 'seriesChanged', changes: { advances } }),
    },
    'engagement-dice': {
      topic: 'The cycle',
      name: 'Dice saved for the engagement roll',
      now: saved(state),
      min: 0,
      max: SAVED_MAX,
      set: saveDice,
    },
    episode: {
      topic: 'The cycle',
      name: 'The number of the episode',
      now: episode.number,
      min: 1,
      max: NUMBER_MAX,
      set: (play, number) => play.emit({ type: 'episodeChanged', changes: { number } }),
    },
    season: {
      topic: 'The cycle',
      name: 'The number of the season',
      now: series.season,
      min: 1,
      max: NUMBER_MAX,
      set: (play, season) => play.emit({ type: 'seriesChanged', changes: { season } }),
    },
  };
}

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

export function trackOffers({ state, add }: OfferContext): void {
  for (const [track, { name, now, min, max, topic }] of Object.entries(tracks(state))) {
    add(
      byHand(topic, {
        command: 'override.track',
        with: { track },
        label: `Set ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
        order: 30,
        fields: [numberField('value', name, max, now, min)],
      }),
    );
  }
}
