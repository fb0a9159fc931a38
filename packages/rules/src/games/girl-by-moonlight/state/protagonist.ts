import type { SeatId } from '../../../engine';
import type { ActionId, FaceParts, HeroColour, Silhouette, XpTrack } from '../vocabulary';

export type ProtagonistId = string;

export interface Protagonist {
  id: ProtagonistId;
  /** Whose character it is; `null` once it is lost. */
  seat: SeatId | null;
  playbook: string;
  status: 'creating' | 'active' | 'out-of-action' | 'lost';
  /** The secondary character that it was before; its id, as `secondaries` says it. */
  from?: string;
  /** How a lost protagonist ended. */
  loss: string | null;
  /** Lost to their player, who directs now, and portrayed by whoever directs (GBM-CYC-007). */
  portrayed?: true;
  name: string;
  trueName: string;
  pronouns: string;
  look: string;
  /** What they are drawn as; absent goes by their name (TABLE-243). */
  silhouette?: Silhouette;
  /** What else they are drawn with, as far as it was chosen. */
  face?: FaceParts;
  /** The colour that their player has chosen; `derived` has that of everybody. */
  colour?: HeroColour;
  roles: string[];
  background: string;
  obligation: string;
  actions: Record<ActionId, Dots>;
  /** The action raised at creation, besides the playbook's two (GBM-CHR-005). */
  freeDot: ActionId | null;
  special: string[];
  transcendent: string[];
  /** What an ability was set to: the rival, “separated”, the foe one is locked with. */
  settings: Record<string, string>;
  /** How often an ability was used in its span (mission, downtime, transcendence). */
  uses: Record<string, number>;
  stress: number;
  eclipse: boolean;
  transcendence: Transcendence;
  armourUsed: boolean;
  specialArmourUsed: boolean;
  harm: HarmTag[];
  recovery: number;
  /** Links *on this sheet* with another protagonist, spent by this one (GBM-LNK-002, 010). */
  links: Record<ProtagonistId, number>;
  promises: SheetPromise[];
  secondary: SecondaryCharacter[];
  xp: Record<XpTrack, number>;
  advances: Record<XpTrack, number>;
}

/** Somebody in a protagonist's life (GBM-CHR-008). */
export interface SecondaryCharacter {
  name: string;
  detail: string;
  /** Which kind of traitor, where the series has any and this is one (GBM-ROT-RUL-001). */
  kind?: string;
}

/** The transcendence track. */
export interface Transcendence {
  marked: number;
  active: boolean;
  spent: boolean;
  /** How many segments were marked when it began; absent while not transcended. */
  from?: number;
}

/** Dots of an action: two mundane, two that count only while transcended (GBM-ACT-003). */
export interface Dots {
  mundane: number;
  transcendent: number;
}

export interface HarmTag {
  id: string;
  level: 1 | 2 | 3;
  text: string;
  /** Ignored until transcendence ends, thanks to a link (GBM-LNK-006). */
  shrugged: boolean;
}

export interface SheetPromise {
  id: string;
  /** Which of the playbook's promises it is, or `extra`. */
  kind: string;
  text: string;
  with: ProtagonistId[];
}
