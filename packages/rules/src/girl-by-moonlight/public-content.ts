import type { Ability, MissionType, Playbook, Playset, Topic } from './content';
import type { GuidanceTopic } from './guidance';
import { guidance } from './guidance';
import { actionGuide, attributeGuide } from './guide';
import type { HouseRuleText } from './house-rules';
import { houseRuleIds, houseRules } from './house-rules';
import { playbooks } from './playbooks';
import { playsets } from './series';
import type { HouseRuleId } from './state';
import type { ActionId, AttributeId } from './vocabulary';

/** An ability as a client shows it. */
export interface AbilityText {
  id: string;
  name: string;
  summary: string;
  kind: Ability['kind'];
  reminders: string[];
  /** What it needs to know of its bearer, each with the words to choose from where it has some. */
  settings: { id: string; label: string; options: { value: string; label: string }[] }[];
}

/** What of an entry is words and numbers: its functions decide, and stay with the rules. */
type Told<T> = {
  [K in keyof T as NonNullable<T[K]> extends (...args: never[]) => unknown ? never : K]: T[K];
};

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
    Omit<
      Told<Playset>,
      'abilities' | 'rooms' | 'missions' | 'blessings' | 'activities' | 'hooks' | 'asks'
    > & {
      missions: Omit<Told<MissionType>, 'hooks'>[];
      abilities: AbilityText[];
      rooms: Omit<Playset['rooms'][number], 'hooks'>[];
    }
  >;
  /** What the book advises where people judge; a playset's `guidance` adds to it. */
  guidance: Record<Topic, GuidanceTopic>;
  /** The readings of the book that a table may change, in the order in which they are shown. */
  houseRules: (HouseRuleText & { id: HouseRuleId })[];
  credits: { title: string; lines: string[] };
}

/** The playsets to choose from, and whose work they are: what one reads before there is a table. */
export interface ContentIndex {
  playsets: PlaysetIndex[];
  credits: PublicContent['credits'];
}

/** A playset in a few words. */
export type PlaysetIndex = Pick<Playset, 'id' | 'name' | 'tagline' | 'summary'>;

export function contentIndex(): ContentIndex {
  const list = Object.values(playsets).map(({ id, name, tagline, summary }) => ({
    id,
    name,
    tagline,
    summary,
  }));
  return { playsets: list, credits };
}

const credits: PublicContent['credits'] = {
  title: 'Girl by Moonlight',
  lines: [
    'Girl by Moonlight is by Andrew Gillis, published by Evil Hat Productions (2023). Its text is under CC BY-SA 4.0.',
    'It is based on Blades in the Dark by John Harper, licensed for our use under CC BY 3.0.',
    'The rules shown here are in our own words. Neither author nor publisher endorses this table.',
  ],
};

/**
 * Everything a client shows that is not state, as plain JSON: of one playset, or of all of them. A
 * playset that this version does not know has no texts.
 */
export function publicContent(only?: string): PublicContent {
  const chosen = Object.entries(playsets).filter(([id]) => only === undefined || id === only);
  return {
    actions: actionGuide,
    attributes: attributeGuide,
    playbooks: mapValues(playbooks, ({ special, transcendent, ...rest }) => ({
      ...rest,
      special: special.map(text),
      transcendent: transcendent.map(text),
    })),
    playsets: mapValues(Object.fromEntries(chosen), playsetText),
    guidance,
    houseRules: houseRuleIds.map((id) => {
      const { accepts: _accepts, ...told } = houseRules[id];
      return { id, ...told };
    }),
    credits,
  };
}

function playsetText(playset: Playset): PublicContent['playsets'][string] {
  const { abilities, rooms, missions, ...rest } = playset;
  const {
    blessings: _blessings,
    activities: _activities,
    hooks: _hooks,
    asks: _asks,
    ...texts
  } = told(rest);
  return {
    ...texts,
    abilities: abilities.map(text),
    missions: missions.map(({ hooks: _hooks, ...mission }) => told(mission)),
    rooms: rooms.map(({ hooks: _hooks, ...room }) => room),
  };
}

/** The words and numbers of an entry, without its functions. */
function told<T extends object>(entry: T): Told<T> {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => typeof value !== 'function'),
  ) as Told<T>;
}

function text({ id, name, summary, kind, hooks }: Ability): AbilityText {
  return {
    id,
    name,
    summary,
    kind,
    reminders: (hooks.reminders ?? []).map((reminder) => reminder.text),
    settings: (hooks.settings ?? []).map(({ id: setting, label, kind: value }) => ({
      id: setting,
      label,
      options: value.of === 'words' ? value.options : [],
    })),
  };
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
