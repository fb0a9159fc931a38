import type { Audience, SeatId } from '../../engine';
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
  WithReviews,
  WithScene,
  WithStart,
  WithStory,
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
  derived: {
    nextStep: NextStep;
    /** Who has no card for whoever they play, by seat (TABLE-090). */
    making: MakingView<'card'>;
    prompts: Record<string, Prompt>;
  };
}

/** What one person alone sees. Its parts are missing until there is something in them. */
export type SeatState = (WithNotes & WithAsks)['seats'][string] &
  SeatCards &
  Partial<Items> & {
    rolls?: KeptRoll[];
    /** What this person rolled last, to roll it again. */
    last?: { expression: string; label: string; to: (typeof rollAudiences)[number] };
  };

/** What lies in a compartment: open on the table, on the desk, or in front of one person. */
export type Items = { [K in keyof ItemKinds]: Record<string, ItemKinds[K]> };

export interface ItemKinds {
  cards: Card;
  counters: Counter;
  /** Dice that are rolled more than once. */
  saved: SavedRoll;
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

export interface SavedRoll {
  id: string;
  name: string;
  expression: string;
}

/** Who sees a roll: everybody, whoever referees, or nobody but the person who rolled. */
export const rollAudiences = ['all', 'director', 'self'] as const;

/** A compartment as this game uses it; its parts are missing at a seat until there is something in them. */
export function compartment(state: AnyState, on: Audience): Partial<Items> {
  if (on === 'public' || on === 'director') return state[on];
  return state.seats[on.slice('seat:'.length)] ?? {};
}

/** All of a kind in a compartment. */
export function itemsOn<K extends keyof ItemKinds>(
  state: AnyState,
  on: Audience,
  kind: K,
): ItemKinds[K][] {
  const items: Partial<Items>[K] = compartment(state, on)[kind];
  return items ? Object.values(items) : [];
}

/** A card that comes from another table, with what lies on it. */
export interface AnySheet
  extends Pick<Card, 'kind' | 'name' | 'text' | 'tags' | 'emoji' | 'colour'> {
  counters: Pick<Counter, 'name' | 'value' | 'min' | 'max' | 'boxes'>[];
  /** Dice that the player rolls more than once. */
  rolls: Omit<SavedRoll, 'id'>[];
}
