import type { Audience, RollReading, SeatId } from '../../engine';
import type {
  DiceRule,
  KeptRoll,
  MakingView,
  NextStep,
  Prompt,
  WithArrivals,
  WithAsks,
  WithBoards,
  WithClocks,
  WithHouseRules,
  WithNotes,
  WithOwnKinds,
  WithPause,
  WithPictures,
  WithReviews,
  WithScene,
  WithStart,
  WithStory,
  WithTimers,
  WithTurns,
} from '../../table';

import type { SeatCards, WithDecks } from './decks/state';

/** A table of *Any game*: what every table has, and things that mean what its people say they mean. */
export interface AnyState
  extends WithPause,
    WithStory,
    WithNotes,
    WithClocks,
    WithBoards,
    WithOwnKinds,
    WithDecks,
    WithScene,
    WithStart,
    WithTimers,
    WithTurns,
    WithArrivals<AnySheet>,
    WithAsks,
    WithReviews,
    WithHouseRules<DiceRule> {
  public: (WithPause &
    WithStory &
    WithClocks &
    WithBoards &
    WithOwnKinds &
    WithDecks &
    WithScene &
    WithStart &
    WithTimers &
    WithTurns &
    WithArrivals<AnySheet> &
    WithAsks &
    WithReviews &
    WithHouseRules<DiceRule>)['public'] &
    Items &
    PublicState;
  director: (WithNotes & WithClocks & WithBoards)['director'] & Items & { rolls: KeptRoll[] };
  seats: Record<SeatId, SeatState>;
}

export interface PublicState {
  /** What is being played, if the table has said so. */
  game: string;
  /** The look that was chosen for it. */
  look: string;
  /** What people ask each other before they begin, a line each; missing where there is nothing. */
  questions?: string;
  derived: {
    nextStep: NextStep;
    /** Who has no card for whoever they play, by seat (TABLE-090). */
    making: MakingView<'card'>;
    prompts: Record<string, Prompt>;
  };
}

/** What one person alone sees. Its parts are missing until there is something in them. */
export type SeatState = (WithNotes & WithAsks & WithPictures)['seats'][string] &
  SeatCards &
  Lying & {
    rolls?: KeptRoll[];
    /** What this person rolled last, to roll it again. */
    last?: LastRoll;
  };

/** A roll as it was made last: its dice, what for and who saw it, and how it was read. */
export interface LastRoll extends RollExtras {
  expression: string;
  label: string;
  to: RollAudience;
}

/** What a roll has besides its dice, where there is something. */
export interface RollExtras {
  /** What is added to the total, for this once. */
  modifier?: number;
  /** How many dice more fall, for this once; below 0 fewer. */
  more?: number;
  /** By which ranges it is read, by the id of a reading. */
  reading?: string;
}

/** What lies in a compartment: open on the table, on the desk, or in front of one person. */
export type Items = Lying & {
  [K in Exclude<keyof ItemKinds, keyof LaterKinds>]: Record<string, ItemKinds[K]>;
};

/** The same where any part may be missing. */
export type Lying = { [K in keyof ItemKinds]?: Record<string, ItemKinds[K]> };

export interface ItemKinds extends LaterKinds {
  cards: Card;
  counters: Counter;
  /** Dice that are rolled more than once. */
  saved: SavedRoll;
}

/** What a compartment has no part for until there is something of it. */
interface LaterKinds {
  /** Ranges that a total is read by. */
  readings: Reading;
  /** Tables to roll on. */
  tables: RandomTable;
  /** What is filled in on cards, by the id of the card. */
  sheets: Sheet;
  /** What sheets are filled in by: they lie open. */
  templates: Template;
}

/** A person, a place, a thing. */
export interface Card {
  id: string;
  kind: (typeof cardKinds)[number];
  name: string;
  text: string;
  tags: string[];
  /** Its picture: an emoji, a colour, both or neither. */
  emoji: string;
  colour: (typeof colours)[number];
  /** What is drawn instead: an emblem, or the id of a picture that somebody has brought. */
  picture?: string;
  /** Whose it is; `null` is the table's. */
  owner: SeatId | null;
}

export const cardKinds = ['person', 'place', 'thing', 'other'] as const;
const hues = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'grey'] as const;
export const colours = ['none', ...hues] as const;

/** A number within bounds. */
export interface Counter {
  id: string;
  /** The card that it stands on; `null` is none. */
  card: string | null;
  name: string;
  value: number;
  min: number;
  max: number;
  /** Drawn as a row of boxes: a track. */
  boxes: boolean;
}

/** How far a counter goes, how long a track is, and how many of them a card has room for. */
export const bounds = { farthest: 9999, boxes: 30, onCard: 30 };

/** Dice under a name. */
export interface SavedRoll {
  id: string;
  name: string;
  /** As they are written; names in it are numbers of whoever rolls. */
  expression: string;
  /** What is asked for whenever they are rolled: a number for the total, or dice more or fewer. */
  ask?: Exclude<(typeof asks)[number], 'nothing'>;
  /** The reading that the total is read by. */
  reading?: string;
}

/** What is asked for when saved dice are rolled. */
export const asks = ['nothing', 'total', 'dice'] as const;

/** Ranges of totals, each with its word: 6− a miss, 7–9 a weak hit, 10+ a strong one. */
export interface Reading {
  id: string;
  name: string;
  /** Lowest first. What none of them holds is read by `otherwise`, if there is that. */
  bands: ReadingBand[];
  otherwise?: Omit<ReadingBand, 'from' | 'to'>;
}

export interface ReadingBand {
  /** The least total; missing where there is no end. */
  from?: number;
  to?: number;
  word: string;
  tone: RollReading['tone'];
}

/** A table to roll on: each number that its dice can come to has a line. */
export interface RandomTable {
  id: string;
  name: string;
  /** As they are written: “d6”, “2d6”, “d66”. */
  dice: string;
  lines: RandomLine[];
}

/** What a table says for the numbers from one to another. */
export interface RandomLine {
  from: number;
  to: number;
  text: string;
}

/** What stands on a sheet, line by line. */
export interface Template {
  id: string;
  name: string;
  fields: SheetField[];
  /** Lines that it had before: what was filled in there is not lost. */
  former?: SheetField[];
  /** Nobody takes it any more; sheets that are there keep it. */
  away?: true;
}

/** A line of a sheet. Its id stays when it is written otherwise, and belongs to no other template. */
export type SheetField = { id: string; name: string } & FieldIs;

/** What a line is, without what it is called. */
export type FieldIs =
  | { is: 'heading' | 'text' | 'list' }
  | Counting
  /** Dice to roll, where nobody has filled in others, and the name of the reading that they are read by. */
  | { is: 'dice'; dice: string; reading?: string }
  /** What comes of other lines: “10 + armour”. */
  | { is: 'computed'; formula: string };

/** A number within bounds, a row of boxes, or one box. Where nothing is filled in it is at its start. */
export interface Counting {
  is: 'number' | 'track' | 'check';
  start: number;
  min: number;
  max: number;
}

/** What somebody has filled in on a card. */
export interface Sheet {
  /** That of its card. */
  id: string;
  template: string;
  /** By the id of a line; missing where nothing was filled in, and kept where the line is gone. */
  values: Record<string, number | string>;
}

/** Who sees a roll: everybody, whoever referees, or nobody but the person who rolled. */
export const rollAudiences = ['all', 'director', 'self'] as const;
export type RollAudience = (typeof rollAudiences)[number];

/** A compartment as this game uses it; its parts are missing at a seat until there is something in them. */
export function compartment(state: AnyState, on: Audience): Lying {
  if (on === 'public' || on === 'director') return state[on];
  return state.seats[on.slice('seat:'.length)] ?? {};
}

/** All of a kind in a compartment. */
export function itemsOn<K extends keyof ItemKinds>(
  state: AnyState,
  on: Audience,
  kind: K,
): ItemKinds[K][] {
  const items: Lying[K] = compartment(state, on)[kind];
  return items ? Object.values(items) : [];
}

/** A card that comes from another table, with what lies on it. */
export interface AnySheet
  extends Pick<Card, 'kind' | 'name' | 'text' | 'tags' | 'emoji' | 'colour'> {
  counters: Pick<Counter, 'name' | 'value' | 'min' | 'max' | 'boxes'>[];
  /** Dice that the player rolls more than once. */
  rolls: Omit<SavedRoll, 'id' | 'reading'>[];
}
