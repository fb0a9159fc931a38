import type { ButtonKind, EndeavorType, Stat } from '../vocabulary';

/** A game within the game: who is in it, on which tracks, and whose turn it is. There is one at a time. */
export interface Endeavor {
  id: string;
  type: EndeavorType;
  name: string;
  /** From 1; 0 before the first one has begun. */
  round: number;
  stage: EndeavorStage;
  /** How the order comes about: each names the next in round one, or as people sit (HUM-1106). */
  ordering: 'named' | 'clockwise';
  /** In the order in which they act; grows in round one where each names the next. */
  order: string[];
  /** Whose turn it is. */
  current: string | null;
  /** By character. */
  participants: Record<string, Participant>;
  tracks: Record<string, Track>;
  buttons: Record<string, Button>;
  /** What somebody has still to choose, the next one first. */
  dues: Due[];
  /** Actions besides that of a turn, the next one first: nobody else acts meanwhile. */
  extras: Extra[];
  /** Whoever’s turn it is shines: their action joins two (HUM-1305). */
  shining: boolean;
  /** Who has been called into the action on the table, and may come (HUM-1110). */
  called: string[];
  /** What comes at the end of the round has been seen to (HUM-1206, 1406). */
  closed: boolean;
  /** Who may take the special action now, and by that who else could have been (HUM-1109). */
  special: { holder: string; tied: string[] } | null;
  /** A goal that has been reached, until somebody says whether it ends. */
  reached: Goal | null;
  /** Goals of which the table has been told, by their keys. */
  told: string[];
  /** It is broken off, and goes on another time (HUM-1807). */
  broken: boolean;
  /** Whether changing the track takes a Check here (HUM-1303). */
  changing: 'free' | 'check';
  /** Who leads the charge, by character; `null` while nobody does (HUM-1214). */
  leader?: string | null;
  /** The vote for one has chosen nobody: whoever has the last word says who. */
  undecided?: boolean;
  /** Who has been foiled, and leads no more (HUM-1215). */
  foiled?: string[];
  /** The Eye looks about, or is awake (HUM-1218). */
  mode?: 'warry' | 'wake';
}

/**
 * `first`: somebody says who begins. `ready`: the next round begins when somebody says so. `turn`: that of `current`.
 * `naming`: `current` says who is next. `closing`, `special`: the end of a round.
 */
export type EndeavorStage = 'first' | 'ready' | 'turn' | 'naming' | 'closing' | 'special';

/** Somebody in an Endeavor, by their character. */
export interface Participant {
  character: string;
  /** They are no person of the story: they stand on no track, and no position is theirs (HUM-1218, 1221). */
  role?: 'eye' | 'unit';
  /** Those of another side are opponents (HUM-1118). */
  side: string;
  /** Empty of those who stand on none. */
  track: string;
  /** A whole number from 0 (HUM-1111). */
  position: number;
  /** Where they begin, and where Recovery brings them back to (HUM-1208, 1403). */
  start: number;
  /** `safe`: they have left it of their own will. */
  standing: 'in' | 'removed' | 'safe';
  /** Actions that they have left in this round (HUM-1107). */
  left: number;
  /** How many more they have in the next round than one. */
  more: number;
  /** Who protects them, as if they were apt (HUM-1311). */
  protectedBy: string[];
  /** How often they have activated a Recovery Button (HUM-1206). */
  recovered: number;
  /** Who has made them move down in this round (HUM-1203). */
  pushedBy: string[];
  /** How many Fatigue Buttons they have: those stand on no position (HUM-1211, Q26). */
  fatigue: number;
  /** Where they stood as their turn began (HUM-1322). */
  began?: { track: string; at: number };
}

/** Positions from 0 upward (HUM-1111). */
export interface Track {
  id: string;
  name: string;
  /** Its last position; `null`: it goes up as high as needed. */
  end: number | null;
  /** Where a race on it is won (HUM-1213). */
  finish: number | null;
  /** The unit that it stands for, by character (HUM-1221). */
  unit?: string;
}

/** A Button on a position of a track (HUM-1115). */
export interface Button {
  id: string;
  kind: ButtonKind;
  track: string;
  at: number;
  /** Whose it is, by character; `null` for one that is everybody’s. */
  owner: string | null;
  /** Which Stats it allows, or bars, to whoever stands at or above it (HUM-1405). */
  area?: TerrainArea;
  /** What it stands for, in the table’s words. */
  text?: string;
  /** It goes at the end of this round (HUM-1328). */
  until?: number;
}

export interface TerrainArea {
  rule: 'only' | 'not';
  stats: Stat[];
}

/** What somebody has still to choose: of its kind, see `dues.ts`. */
export interface Due {
  id: string;
  kind: string;
  /** Who chooses, by character. */
  by: string;
  /** What it comes of: the action. */
  source: string;
  /** Whom it can be about. */
  among: string[];
  /** How much of it is left. */
  left: number;
  /** What has come of it so far. */
  sum: number;
}

/** An action out of turn, or something that has to be rolled for. */
export interface Extra {
  id: string;
  kind: 'revenge' | 'unrelenting' | 'fatigue' | 'operated' | 'adrift';
  who: string;
  /** Whom it may go against; `null` is any opponent. */
  against: string[] | null;
}

/** Something that decides an Endeavor. */
export interface Goal {
  key: string;
  /** One sentence. */
  text: string;
}

export type EndeavorEvent =
  | { type: 'endeavorSet'; endeavor: Endeavor | null }
  | { type: 'endeavorChanged'; set: Partial<Endeavor> }
  | { type: 'participantSet'; participant: Participant }
  | { type: 'participantChanged'; character: string; set: Partial<Participant> }
  | { type: 'buttonSet'; button: Button }
  | { type: 'buttonRemoved'; id: string }
  | { type: 'trackSet'; track: Track }
  | { type: 'trackRemoved'; id: string };
