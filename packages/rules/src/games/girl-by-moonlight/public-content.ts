import type { Guidance, HouseRuleText } from '../../table';
import type { Ability, MissionType, Playbook, Playset, Topic } from './content';
import { guidance } from './guidance';
import type { ActionText, AttributeText } from './guide';
import { actionGuide, attributeGuide } from './guide';
import { houseRuleIds, houseRules } from './house-rules';
import { allPlaysets, bookPlaybooks } from './library/registry';
import { stakesAt } from './stakes';
import type { StakesOf } from './stakes/read';
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

/** What of a playset is no text: the rules go by it. */
type Untold =
  | 'blessings'
  | 'activities'
  | 'hooks'
  | 'asks'
  | 'slots'
  | 'view'
  | 'promiseTerms'
  | 'consequenceTerms'
  | 'tonight';

/** The texts that a client shows beside the state. Everybody may read them; they hold no secret. */
export interface PublicContent {
  actions: Record<ActionId, ActionText>;
  attributes: Record<AttributeId, AttributeText>;
  playbooks: Record<
    string,
    Omit<Playbook, 'special' | 'transcendent'> & {
      special: AbilityText[];
      transcendent: AbilityText[];
    }
  >;
  playsets: Record<
    string,
    Omit<Told<Playset>, 'abilities' | 'rooms' | 'missions' | 'stakes' | Untold> & {
      /** What may come of each kind of roll, by the command that makes it. */
      stakes: Record<string, StakesOf>;
      missions: Omit<Told<MissionType>, 'hooks'>[];
      abilities: AbilityText[];
      rooms: Omit<Playset['rooms'][number], 'hooks'>[];
    }
  >;
  /** What the book advises where people judge; a playset's `guidance` adds to it. */
  guidance: Guidance<Topic>;
  /** The readings of the book that a table may change, in the order in which they are shown. */
  houseRules: (HouseRuleText & { id: HouseRuleId })[];
}

/**
 * Everything a client shows that is not state, as plain JSON: of one playset, or of all of them. A
 * playset that this version does not know has no texts.
 */
export function publicContent(only?: string): PublicContent {
  const chosen = Object.entries(allPlaysets()).filter(([id]) => only === undefined || id === only);
  return {
    actions: actionGuide,
    attributes: attributeGuide,
    playbooks: mapValues(bookPlaybooks(), ({ special, transcendent, ...rest }) => ({
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
  };
}

function playsetText(playset: Playset): PublicContent['playsets'][string] {
  const { abilities, rooms, missions, ...rest } = playset;
  const {
    blessings: _blessings,
    activities: _activities,
    hooks: _hooks,
    asks: _asks,
    slots: _slots,
    view: _view,
    promiseTerms: _promiseTerms,
    consequenceTerms: _consequenceTerms,
    tonight: _tonight,
    ...texts
  } = told(rest);
  return {
    ...texts,
    stakes: stakesAt(playset),
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
    reminders: (hooks.reminders ?? []).flatMap(({ text: words }) =>
      typeof words === 'string' ? [words] : [],
    ),
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
