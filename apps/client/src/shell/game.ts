import type { Field, RoleWords, RollRecord, StakesNow } from '@moonlit/rules';
import type { ComponentType } from 'preact';
import type { FaceSize } from '../design/face';
import type { IconName } from '../design/icon';
import type { Lesson } from './demo/lesson';
import type { EveningLoan } from './evening/evening';
import type { RuleText } from './house-rules/reading';
import type { FieldValue } from './offers/values';
import type { StageLoan } from './stage/loan';
import type { StartPlace } from './starts/place';
import type { OpenOffer, Setup, SharedState, TableClock } from './state';
import type { StoryLoan } from './story/story';
import type { TravelLoan } from './travel/loan';

/**
 * What the shell asks of a game whose public state is `P`. Only `id`, `name` and `roles` must be there: whatever else a game
 * leaves out is drawn in the shell's own way, or not at all. The shell never asks which game it is.
 *
 * A place of the table (`Play`, `World`, `Everyone`, `Own`, `Desk`) belongs to its game as a whole:
 * it puts together its own panels and those that the shell lends (`NextStep`, `Acts`,
 * `ClocksPanel`, `PeoplePanel`, `DirectorDesk`, `NotesList`, `OfferList`, …), in its own order. Inside,
 * `useTable()` gives the state, and `useOffers(place)` what may be done; a game that names places of
 * its own draws the offers of them.
 */
export interface GameClient<P extends SharedState = SharedState> {
  /** As the rules call it: `welcome.system`. */
  id: string;
  /** As people call it. */
  name: string;
  /** How many play at a full table, besides whoever directs; left out where any number does. */
  players?: number;
  /** What its roles are called, as the rules call them; `director` is `null` where nobody directs. */
  roles: RoleWords;

  /** The look of a table (`data-look` in the game's style sheets); `undefined` is the usual one. */
  look?(state: P): string | undefined;
  /** What the backdrop of the table goes by (`data-phase` in the game's style sheets). */
  phase?(state: P): string;
  /** What stands as the heading of the table, instead of its name. */
  title?(state: P): string;
  /** A few words above the heading: where the story stands. */
  moment?(state: P): string;
  /** Stands on a line of its own, over nothing and under nothing, such as the hint of a lesson. */
  Notice?: ComponentType;
  /** Stands in the header of a wide screen, such as a line of phases. */
  Header?: ComponentType;
  /** Stands at the beginning of the header, such as the moon of the phase; its words stand in `moment`. */
  Mark?: ComponentType;
  /** Stands in the header beside the pause and the menu: what is to be one tap away all through play. */
  Tools?: ComponentType;

  /**
   * Fetches the texts that this table needs. It runs from the moment the page knows the game, and again
   * with each state, before that is drawn: `setup` is what this device remembers of the table, `state`
   * is `null` until it arrives.
   */
  fetchTexts?(setup: Setup | null, state: P | null): void;
  /** Where what the table can begin with stands in its texts. Else: the start that its state names. */
  startOf?(state: P): StartPlace | null;
  /** What was chosen when the table was opened, for this device to remember. */
  setupOf?(state: P): Setup;

  /** What happens now: the middle column, the first tab. Else: the next step and what one can do. */
  Play?: ComponentType;
  /** How the world stands, below play on a phone. Else: the clocks. */
  World?: ComponentType;
  /** What is played upon, such as a map: a tab of its own on a phone, below play on a wide screen. */
  Board?: ComponentType;
  /**
   * What stands on a shared screen, where nobody can tap or scroll: who is there and how they fare, and
   * what is played upon. Else: the people at the table, and the board.
   */
  screen?: { Cast?: ComponentType; Board?: ComponentType };
  /** How one fares, in a line above the tabs of a phone. Else: one's name. */
  Strip?: ComponentType;
  /** Who is there. Else: the people at the table. */
  Everyone?: ComponentType;
  /** One's own side for whoever plays or watches, such as a sheet. Else: what one may do, and notes. */
  Own?: ComponentType;
  /** The director's side; seats and the log of the desk follow it. Else: the shell's desk. */
  Desk?: ComponentType;
  /** What the tabs of a phone are called, where the usual words do not fit. */
  tabs?: Partial<Record<TabId, { name: string; icon?: IconName }>>;
  /** A hook: what is theirs to do, beside questions; `null` is nothing. It marks the tab on which it is done. */
  useOwnTask?(): OwnTask | null;
  /** A hook: whose turn it is in play, worded for the viewer; `null` is nobody’s. Else: who is asked something. */
  useTurn?(): Turn | null;
  /** A hook: a page in place of the table, such as sheets for a printer; `null` is the table. */
  usePage?(): ComponentType | null;
  /** Puts that page away: the browser’s Back comes back to the table. */
  leavePage?(): void;
  /** Stands in the menu of the table, above the links. */
  MenuItems?: ComponentType;

  /** Draws a field of an offer in the game's own way; `null` leaves it to the shell. */
  fieldOf?(offer: OpenOffer, field: Field): ComponentType<FieldProps> | null;
  /**
   * The face of somebody, beside their name: `id` is a seat’s, or that of whoever the game calls by it.
   * Nothing where it is nobody’s. It is decoration, unless a name is given to be read out.
   */
  Face?: ComponentType<{ id: string; size?: FaceSize; name?: string }>;
  /** Whom a seat plays, by the ids that beats name them by. Else: nobody. */
  playedBy?(state: P, seat: string): readonly string[];
  /** The colour of the same (`data-hero`, see design/css/heroes.css). */
  heroColour?(state: P, id: string): string | undefined;
  /** What an option of a choice looks like, beside its words. */
  OptionFace?: ComponentType<{ field: string; value: string; about: OpenOffer['with'] }>;

  /** Stands with a question, above its answers. */
  PromptNote?: ComponentType<{ prompt: string }>;
  /** What is worth weighing before one sends an offer, by the topics that it names. */
  Advice?: ComponentType<{ topics: readonly string[]; title?: string; inSight?: boolean }>;
  /** What may come of an offer, such as what its dice may bring: stands with its button. */
  stakes?: GameStakes<P>;
  /**
   * Its texts say how it is played and what its words mean (`Learning`): whoever asks is told, in a sentence, on
   * a button, in a figure; and all of it is read from the menu.
   */
  learning?: {
    /** What house rules of this table say, to stand in those texts. Else: what is usual. */
    numbers?(state: P): Readonly<Record<string, string>>;
  };
  /** What a table may set for itself, where the game has it in texts of its own. Else: their part `house-rules`. */
  houseRules?(): readonly RuleText[] | null;
  /** Who has last changed what an offer is about (a seat), for whoever types there meanwhile. */
  writerOf?(state: P, offer: OpenOffer): string | null;
  /** What a clock is, and how it stands to others, in words. Else: nothing. */
  clockWords?(clock: TableClock, all: readonly TableClock[]): { kind: string; notes: string[] };
  /** Faces, colours and sequences for what happens. Else: names of people and clocks, in colours of the shell. */
  stage?: StageLoan<P>;
  /** The story so far, to be read as prose: its words and its cast, fetched when somebody reads it. Else: there is none. */
  story?(): Promise<StoryLoan<P>>;
  /** Somebody goes from table to table: what of them travels, fetched when somebody wants it. Else: nobody does. */
  travel?(): Promise<TravelLoan<P>>;
  /** An evening as a picture and words for others, fetched when there is something to show. Else: there is none. */
  evening?(): Promise<EveningLoan<P>>;
  /** Draws a roll in the log, where its record alone does not say enough. */
  LogRoll?: ComponentType<{ roll: RollRecord }>;
}

/** What may come of commands before they are sent, as everybody reads it (TABLE-196). */
export interface GameStakes<P extends SharedState = SharedState> {
  /** Of one that is settled as far as it goes; `null` where there is nothing to say. */
  of(state: P, command: { type: string; [part: string]: unknown }): StakesNow | null;
  /** Commands whose stakes stand with what lies on the table for everybody, and not once more at their buttons. */
  elsewhere?: readonly string[];
}

/** Something that waits for a viewer to do it, in their own time. */
export interface OwnTask {
  /** In a few words, on the button that leads there. */
  words: string;
  /** Where it is done: on their own side, or among what they can do on the table. */
  where: 'own' | 'table';
  /** What happens now for them, in the place of what happens at the table (TABLE-124, 125). */
  now?: { title: string; text: string };
  /** They cannot play before it is done: it comes before whose turn it is. */
  pressing?: boolean;
}

/** Whose turn it is, as one person reads it. */
export interface Turn {
  /** A few words: “You roll Defy”, “You may help: Ana rolls Flow”. */
  words: string;
  /** It is the reader’s. */
  mine: boolean;
  /** It is somebody else’s, and there is something that the reader may do for it. */
  helps?: boolean;
  /** What is said of it aloud where that is not its words; `null` where a line of the log says it already. */
  said?: string | null;
  /** What the reader can do while it is somebody else’s, in the place of what they else begin with. */
  meanwhile?: string;
}

/** What a game draws a field with. */
export interface FieldProps {
  offer: OpenOffer;
  field: Field;
  value: FieldValue;
  change(value: FieldValue): void;
  /** The id of what says that something is wrong in it. */
  wrong?: string | undefined;
}

/** The tabs of a phone. `own` is the player's side, `desk` the director's: one has either. */
export type TabId = 'table' | 'board' | 'own' | 'desk' | 'everyone' | 'log';

/** The parts of a game that the page fetches by themselves. */
export interface GameEntry {
  /** All of its client, when a table of it is opened. */
  load(): Promise<GameClient>;
  /** The looks among which one chooses before there is a table; its style sheets and nothing else. */
  looks?(): Promise<unknown>;
  /** What one plays alone, to see what it is like. */
  demo?(): Promise<Lesson>;
}

/** Every game that this page can draw, by the id of its rules. */
export type GameRegistry = Readonly<Record<string, GameEntry>>;
