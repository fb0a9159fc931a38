import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../series';
import type { GbmState } from '../state';
import { positions, titled } from '../vocabulary';
import { reasonField, sayByHand, underHand } from './by-hand';
import { trackLength, xpLength } from './lengths';
import { linksWith } from './links';
import { cast, nameById, nameOf } from './lookups';

/** Sets the links on one sheet with another protagonist. */
export function overrideLinks(play: GbmPlay, command: CommandOf<'override.links'>): void {
  const one = underHand(play, command.protagonist);
  const other = underHand(play, command.with);
  if (one.id === other.id && one.links[one.id] === undefined) {
    refuse('not-allowed', `${nameOf(one)} has no links with themselves.`, {
      instead: 'Choose another protagonist to have links with.',
      rule: 'GBM-LNK-002',
    });
  }
  const before = linksWith(one, other.id);
  const links = { ...one.links, [other.id]: command.links };
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { links } });
  const text = `${nameOf(one)}’s links with ${nameOf(other)} ${before} → ${command.links}.`;
  sayByHand(play, [text], command.reason);
}

type Track = CommandOf<'override.track'>['track'];

/** Under which name the series keeps each track. */
const keys = {
  adversary: 'adversary',
  investigation: 'investigation',
  'series-xp': 'xp',
  'series-advances': 'advances',
} as const satisfies Record<Track, string>;
/** Most advances of the series that wait to be spent. */
const ADVANCES_MAX = 6;

/** Sets a track that belongs to the whole table. */
export function overrideTrack(play: GbmPlay, command: CommandOf<'override.track'>): void {
  play.director('set values by hand');
  const { track, value, reason } = command;
  const { name, now, max } = trackOf(play.state, track);
  if (value > max) {
    refuse('limit-reached', `${name} goes up to ${max}.`, {
      instead:
        track === 'series-xp'
          ? 'A full track is an advance: mark the last xp instead.'
          : 'Set it to less.',
      rule: 'TABLE-019',
    });
  }
  const key = keys[track];
  play.emit({ type: 'seriesChanged', changes: { [key]: value } });
  sayByHand(play, [`${name} ${now} → ${value}.`], reason);
}

function trackOf(state: GbmState, track: Track): { name: string; now: number; max: number } {
  const { series } = state.public;
  switch (track) {
    case 'adversary':
      return {
        name: `The ${playsetOf(state).adversary.track} track`,
        now: series.adversary,
        max: trackLength(state),
      };
    case 'investigation':
      return {
        name: 'The investigation track',
        now: series.investigation,
        max: trackLength(state),
      };
    case 'series-xp':
      return { name: 'Series xp', now: series.xp, max: xpLength(state, 'series') - 1 };
    case 'series-advances':
      return { name: 'Series advances', now: series.advances, max: ADVANCES_MAX };
  }
}

/** Sets the position that the next action of the mission starts from. */
export function overridePosition(play: GbmPlay, command: CommandOf<'override.position'>): void {
  play.director('set values by hand');
  const { mission } = play.state.public.episode;
  if (!mission) {
    refuse('wrong-phase', 'No mission is under way.', {
      instead: 'Say the position when you judge a roll.',
      rule: 'GBM-ENG-001',
    });
  }
  const before = mission.position;
  const changed = { ...mission, position: command.position };
  play.emit({ type: 'episodeChanged', changes: { mission: changed } });
  const text = `the next action’s position ${before} → ${command.position}.`;
  sayByHand(play, [text], command.reason);
}

export function tableOffers({ state, add }: OfferContext): void {
  const { mission } = state.public.episode;
  for (const track of ['adversary', 'investigation', 'series-xp', 'series-advances'] as const) {
    const { name, now, max } = trackOf(state, track);
    add({
      command: 'override.track',
      with: { track },
      label: `Set ${name.replace(/^The /, 'the ')}`,
      place: 'director',
      order: 30,
      fields: [
        { name: 'value', kind: 'number', label: name, min: 0, max, initial: now },
        reasonField,
      ],
    });
  }
  if (mission) {
    add({
      command: 'override.position',
      with: {},
      label: 'Set the next action’s position',
      place: 'director',
      order: 31,
      fields: [
        {
          name: 'position',
          kind: 'choice',
          label: 'Position',
          options: positions.map((value) => ({ value, label: titled(value) })),
          required: true,
          initial: mission.position,
        },
        reasonField,
      ],
    });
  }
  linkOffers(state, add);
}

function linkOffers(state: GbmState, add: OfferContext['add']): void {
  const all = cast(state);
  for (const one of all) {
    const others = all.filter(({ id }) => id !== one.id || one.links[id] !== undefined);
    if (others.length === 0) continue;
    add({
      command: 'override.links',
      with: { protagonist: one.id },
      label: `${nameOf(one)}: links`,
      place: 'director',
      order: 22,
      fields: [
        {
          name: 'with',
          kind: 'choice',
          label: 'With whom',
          options: others.map(({ id }) => ({
            value: id,
            label: `${nameById(state, id)} (now ${linksWith(one, id)})`,
          })),
          required: true,
        },
        { name: 'links', kind: 'number', label: 'Links', min: 0, max: 12, initial: 0 },
        reasonField,
      ],
    });
  }
}
