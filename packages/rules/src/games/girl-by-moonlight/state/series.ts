import type { SeatId } from '../../../engine';
import type { Pool, PoolLine, RollResult } from '../../../forged-in-the-dark';
import type { ActionId, Position } from '../vocabulary';
import type { ProtagonistId } from './protagonist';

export interface Series {
  playset: string;
  name: string;
  season: number;
  /** The season in which play began; absent where nobody has said, which is the first (GBM-CYC-008). */
  beganIn?: number;
  answers: Record<string, Answer>;
  /** Series abilities that the group has (GBM-SER-006). */
  abilities: string[];
  /** What a group ability was set to, such as a chosen shrine. */
  settings: Record<string, string>;
  /** Unlocked rooms of the hideout, the start included. */
  rooms: string[];
  /** The free room of series creation has been picked. */
  freeRoomPicked: boolean;
  xp: number;
  advances: number;
  /** Segments on the adversary track (GBM-ADV-007). */
  adversary: number;
  /** Segments on the investigation track (GBM-INV-001). */
  investigation: number;
  /** It was begun ready-made, so that its heroes can be taken (TABLE-070). Absent where a table made its own. */
  tonight?: boolean;
  /** What those at the table favour, of what the whole group chooses. Absent before anybody has said. */
  favours?: Favours;
}

/** What the group chooses: an ability of each kind, and a room. */
export type GroupChoice = 'special' | 'transcendent' | 'room';

/** What each person favours of each kind. */
export type Favours = Partial<Record<GroupChoice, Record<SeatId, Favour>>>;

/** What somebody would like the group to have. */
export interface Favour {
  /** The id of the ability or room. */
  value: string;
  /** What the ability is to be set to, where it needs that. */
  setting?: string;
}

export interface Answer {
  /** Ids of listed options, or options in the group's own words (GBM-SER-009). */
  picks: string[];
  text: string;
  /** Who wrote it last. */
  by: SeatId;
}

export interface Episode {
  number: number;
  /** Who has rolled obligation. */
  obligationDone: Record<ProtagonistId, boolean>;
  downtime: Record<ProtagonistId, Downtime>;
  /** Downtime actions that the group shares; absent where it has none. */
  shared?: SharedActions[];
  /** Downtime has given its actions in this episode. Missing in older campaigns. */
  downtimeBegun?: boolean;
  mission: Mission | null;
  fallout: Fallout | null;
  /**
   * Who has borne what was told of the action that was finished last, once its roll was over (AMB-87);
   * absent while none was finished, and in older campaigns.
   */
  struck?: ProtagonistId[];
  /** Dice won for the next engagement roll, such as by an investigation critical (GBM-DWN-018). */
  engagementBonus: PoolLine[];
  /** Somebody fell into eclipse during this episode's mission (GBM-STR-027). */
  eclipsedInMission: boolean;
  /** Abilities of the group in force until the next mission ends, such as a kept shrine. */
  blessings: string[];
  /** What the director has called it; absent without a title. */
  title?: string;
  /** What the one after it is to be called. */
  nextTitle?: string;
  /** What may come next time, as somebody has written it. */
  nextTime?: NextTime;
  /** What happened in it that is worth telling again. Absent before there is any, and in older campaigns. */
  moments?: StoryMoment[];
  /** What was told again when it began. */
  before?: StoryMoment[];
  /** What it has brought to each protagonist. */
  taken?: Record<ProtagonistId, Taken>;
  /** Its end has been told. */
  ended?: boolean;
}

export interface NextTime {
  text: string;
  by: SeatId;
}

/** What happened, as it is kept to be told again: a beat before its sentence is made. */
export interface StoryMoment {
  kind: string;
  /** Whom it is about, by id. */
  about: ProtagonistId[];
  /** What its sentence says besides. */
  what?: string;
  /** What a person wrote of it. */
  fiction?: string;
  /** Whose command it was. */
  by?: SeatId;
}

/** What an episode has brought to a protagonist; what is missing is none. */
export interface Taken {
  /** How much they took of it, whatever was cleared since. */
  stress?: number;
  links?: number;
  xp?: number;
  /** Tags of harm and promises that they got, by id; some may be gone since. */
  harm?: string[];
  promises?: string[];
  /** Abilities that they gained and actions that they raised, by id. */
  abilities?: string[];
  actions?: ActionId[];
}

/** Downtime actions of the whole group (GBM-SEA-ABL-005). */
export interface SharedActions {
  /** The ability that gives them. */
  source: string;
  left: number;
  /** The activities that they can be spent on. */
  activities: string[];
}

export interface Downtime {
  /** Actions still to take. */
  left: number;
  /** Why there are more than two. */
  extras: string[];
  /** Whom this protagonist has connected with in this downtime (GBM-DWN-009). */
  connected: ProtagonistId[];
}

export interface Mission {
  type: string;
  /** Whom it is about, where its kind asks that; else absent. */
  about?: string;
  tier: 1 | 2 | 3 | 4;
  goal: string;
  stage: 'preparing' | 'under-way' | 'over';
  /** −1, 0 or +1 for each question of the engagement roll, by its id. */
  engagement: Record<string, -1 | 0 | 1>;
  /** Dice the director adds or takes for other circumstances (GBM-ENG-007). */
  circumstances: { dice: number; why: string };
  result: RollResult | null;
  /** The engagement failed of itself, because the adversary track was full (GBM-ENG-013). */
  ambushed: boolean;
  /** Position that the next action starts from. */
  position: Position;
  outcome: 'success' | 'failure' | null;
}

export interface Fallout {
  /** Steps of the phase that are done, in the book's order (GBM-FAL-001). */
  adversary: { lines: PoolLine[]; from: number; to: number } | null;
  cleared: boolean;
  /** Blighted hearts, where the series devours them (GBM-ROT-RUL-020…025). */
  hearts?: Hearts;
  rolled: boolean;
  /** What the table has been told of the roll. */
  told: { entry: string; text: string } | null;
  halved: { from: number; to: number } | null;
}

/** The devouring of blighted hearts. */
export interface Hearts {
  /** Who takes part, of those who have said. */
  part: Record<ProtagonistId, boolean>;
  /** It is over, whether anybody took part or not. */
  done: boolean;
  /** How it went; `null` until it is rolled. */
  rolled: { pool: Pool; result: RollResult } | null;
}

export interface SecretFallout {
  pool: Pool;
  result: RollResult;
  investigationTier: number;
  adversaryTier: number;
  /** The entry of the playset's fallout table. */
  entry: string;
}
