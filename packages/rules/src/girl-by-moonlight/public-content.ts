import {
  DOTS_MAX,
  HARM_SLOTS,
  RECOVERY_SEGMENTS,
  SEGMENTS_PER_TIER,
  STRESS_MAX,
  TIERS,
  TRANSCENDENCE_MAX,
  XP_MAX,
} from './constants';
import type { Ability, Playbook, Playset } from './content';
import { actionGuide, attributeGuide } from './guide';
import { playbooks } from './playbooks';
import { playsets } from './series';
import type { ActionId, AttributeId, XpTrack } from './vocabulary';

/** An ability as a client shows it. */
export interface AbilityText {
  id: string;
  name: string;
  summary: string;
  kind: Ability['kind'];
  reminders: string[];
}

/** The texts that a client shows beside the state. Everybody may read them; they hold no secret. */
export interface PublicContent {
  actions: Record<ActionId, { name: string; attribute: AttributeId; text: string; beside: string }>;
  attributes: Record<AttributeId, { name: string; text: string; resists: string }>;
  playbooks: Record<
    string,
    Omit<Playbook, 'special' | 'transcendent'> & {
      special: AbilityText[];
      transcendent: AbilityText[];
    }
  >;
  playsets: Record<
    string,
    Omit<Playset, 'abilities' | 'rooms' | 'blessings'> & {
      abilities: AbilityText[];
      rooms: Omit<Playset['rooms'][number], 'hooks'>[];
    }
  >;
  /** How long each track is, so that a client draws as many boxes as there are. */
  lengths: TrackLengths;
  credits: { title: string; lines: string[] };
}

/** Boxes, segments and dots, as `constants.ts` has them. */
export interface TrackLengths {
  stress: number;
  transcendence: number;
  recovery: number;
  harm: Record<1 | 2 | 3, number>;
  segmentsPerTier: number;
  tiers: number;
  xp: Record<XpTrack | 'series', number>;
  dots: { mundane: number; transcendent: number };
}

/** Everything a client shows that is not state, as plain JSON. */
export function publicContent(): PublicContent {
  return {
    actions: actionGuide,
    attributes: attributeGuide,
    playbooks: mapValues(playbooks, ({ special, transcendent, ...rest }) => ({
      ...rest,
      special: special.map(text),
      transcendent: transcendent.map(text),
    })),
    playsets: mapValues(playsets, ({ abilities, rooms, blessings: _blessings, ...rest }) => ({
      ...rest,
      abilities: abilities.map(text),
      rooms: rooms.map(({ hooks: _hooks, ...room }) => room),
    })),
    lengths: {
      stress: STRESS_MAX,
      transcendence: TRANSCENDENCE_MAX,
      recovery: RECOVERY_SEGMENTS,
      harm: HARM_SLOTS,
      segmentsPerTier: SEGMENTS_PER_TIER,
      tiers: TIERS,
      xp: XP_MAX,
      dots: DOTS_MAX,
    },
    credits: {
      title: 'Girl by Moonlight',
      lines: [
        'Girl by Moonlight is by Andrew Gillis, published by Evil Hat Productions (2023). Its text is under CC BY-SA 4.0.',
        'It is based on Blades in the Dark by John Harper, licensed for our use under CC BY 3.0.',
        'The rules shown here are in our own words. Neither author nor publisher endorses this table.',
      ],
    },
  };
}

function text({ id, name, summary, kind, hooks }: Ability): AbilityText {
  return {
    id,
    name,
    summary,
    kind,
    reminders: (hooks.reminders ?? []).map((reminder) => reminder.text),
  };
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
