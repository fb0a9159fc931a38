import type { SeatId } from '../../../engine';
import type { PoolLine, RollResult } from '../../../forged-in-the-dark';
import type { ActionId, AttributeId, Effect, Phase, Position } from '../vocabulary';
import type { ProtagonistId } from './protagonist';

/** Where a roll starts from, before anything moves it (GBM-ARP-008, 013). */
export interface Standing {
  position: Position;
  effect: Effect;
}

/** What the director says of a roll. */
export interface Judgement extends Standing {
  note: string;
  fatal: boolean;
}

/** The director asks somebody for a roll, who chooses with what (TABLE-055). */
export interface Call extends Standing {
  protagonist: ProtagonistId;
  /** What it is about; empty where that was said aloud. */
  goal: string;
}

/** What somebody wants to do next: an action roll that waits until the table is free (TABLE-058). */
export interface Intention {
  protagonist: ProtagonistId;
  /** Empty where it was said aloud. */
  goal: string;
  action: ActionId;
  purpose: ActionRoll['purpose'];
  /** Who acts along, if anybody. */
  group: ProtagonistId[];
  /** When it was handed in; it falls away with that. */
  during: Phase | 'aftermath';
  /** It is the roll that a flashback asks for (GBM-FLB-004). */
  past: boolean;
  /** Leads a group action, also where nobody acts along yet; else absent. */
  leads?: boolean;
  /** What the director has said of it already, where it lay on the table once; else absent. */
  judgement?: Judgement;
}

/** An action roll on the table: a negotiation that everybody sees (GBM-ARP-001). */
export interface ActionRoll {
  id: string;
  roller: ProtagonistId;
  goal: string;
  action: ActionId;
  purpose: 'overcome' | 'set-up' | 'gather-information';
  /** Set in the past: whether the roller was transcended then (GBM-FLB-005, 006). */
  past: 'mundane' | 'transcended' | null;
  stage: 'framing' | 'bonus' | 'rolled';
  /** The director's judgement; `null` until given (GBM-ARP-011, 015). */
  judgement: Judgement | null;
  assist: Assist | null;
  /** A link's help, where the table lets it stand beside an assist (AMB-06); else absent. */
  linkHelp?: Assist | null;
  /** Dice that others gave by abilities; rolls from before there were any have no list. */
  gifts?: Gift[];
  /** Dice that the director gives or takes by hand (TABLE-019); else absent. */
  byHand?: number;
  push: Push | null;
  /** Further pushes of the roller, where the table allows several (AMB-12); else absent. */
  morePushes?: Push[];
  promises: PoisonedPromise[];
  /** Ids of harm tags that matter for this action (GBM-ARP-032). */
  harm: string[];
  /** Ids of level 3 tags that do not: those matter unless somebody says otherwise (AMB-78); else absent. */
  setAside?: string[];
  /** Switches that abilities offer for this roll, by id. */
  options: string[];
  /** What a set-up gives this roll (GBM-TEAM-007). */
  setUp: {
    id: string;
    by: ProtagonistId;
    benefit: 'effect' | 'position';
    options: string[];
  } | null;
  /** Who acts together; the roller leads (GBM-TEAM-003). */
  group: GroupMember[] | null;
  result: RollResult | null;
  /** The band everybody reads, which an ability may have moved. */
  band: RollResult['band'] | null;
  /** Position and effect as they stood when the dice fell. */
  rolled: { position: Position; effect: Effect } | null;
  /** The position from which the roller may try again (GBM-CON-012, GBM-ARP-040). */
  retryAt: Position | null;
  /** How often this attempt was rolled again. */
  retries: number;
  /** Who has borne a consequence of it, also of an attempt before; absent while nobody has. */
  struck?: ProtagonistId[];
  /**
   * Consequences of these dice that are done with, each as it ended: `avoided` where nothing came of it.
   * Absent while there are none.
   */
  borne?: Consequence[];
}

/** Dice for somebody else's roll (GBM-PB-GUA-015). */
export interface Gift {
  by: ProtagonistId;
  /** Who gave it, and by what, as the pool explains it. */
  source: string;
  dice: number;
}

export interface Assist {
  by: ProtagonistId;
  /** Paid with stress, with a link on the helper's sheet, or by an ability. */
  via: 'stress' | 'link' | 'ability';
  stress: number;
  dice: number;
  /** The ability that changes the terms, if one does. */
  ability: string | null;
  /** With whom the link is, where it is not with the roller (GBM-PB-UNL-019). */
  link?: ProtagonistId;
  /** Switches of abilities that are on, such as from afar. */
  options?: string[];
  how: string;
}

export interface Push {
  /** One of three benefits (GBM-ARP-024). */
  for: 'die' | 'effect' | 'act';
  /** An extra benefit that an ability adds to the push, in words. */
  extra: string | null;
}

/** What a playset's terms make of it besides stands beside these (`PromiseTerms`). */
export interface PoisonedPromise {
  id: string;
  by: SeatId;
  /** Who gets its die, where that is one who follows in a group action (AMB-94); else absent. */
  to?: ProtagonistId;
  text: string;
  /** Segments it adds to the adversary track when accepted (GBM-ARP-027). */
  adversary: number;
  /** Whoever offered it may take it back; the director strikes one that is not fair (GBM-ARP-031). */
  status: 'offered' | 'accepted' | 'refused' | 'taken-back' | 'struck';
}

/** An opening made by a successful set-up, for whoever follows up on it. */
export interface SetUp {
  id: string;
  by: ProtagonistId;
  goal: string;
  /** `null` until the one who set it up has chosen. */
  benefit: 'effect' | 'position' | null;
  /** Switches that were on for the set-up roll, such as doing it in secret. */
  options: string[];
  /** Allies who have followed up on it already. */
  usedBy: ProtagonistId[];
}

export interface GroupMember {
  protagonist: ProtagonistId;
  /** A follower’s own push; the leader’s is the roll’s. */
  push: Push | null;
  /** Further ones, where the table allows several (AMB-12); else absent. */
  morePushes?: Push[];
  result: RollResult | null;
}

/**
 * One consequence, on its way to somebody (GBM-CON-001). What a playset's terms make of it besides stands
 * beside these (`ConsequenceTerms`).
 */
export interface Consequence {
  id: string;
  kind: 'harm' | 'complication' | 'reduced-effect' | 'lost-opportunity' | 'worse-position';
  text: string;
  /** Serious, or severe (GBM-CON-008). */
  serious: boolean;
  /** Level of harm now, after what has reduced it; 4 is fatal (GBM-CON-018). */
  level: 0 | 1 | 2 | 3 | 4;
  /** A public clock it ticks, and by how much now. */
  clock: { id: string; ticks: number } | null;
  target: ProtagonistId;
  /** Whom the target stepped in for (GBM-TEAM-009). */
  protecting: ProtagonistId | null;
  /** A promise's price can be neither resisted nor met with armour (GBM-ARP-029). */
  source: 'roll' | 'promise' | 'fiction';
  /** The attribute that resists it, as the director chose (GBM-RES-003). */
  attribute: AttributeId;
  /** What resisting does to it (GBM-RES-002). */
  resisting: 'reduce' | 'avoid';
  /** What it is once reduced, where no level or tick says so. */
  reducedText: string;
  /** Armour fits, as the director sees it (GBM-ARM-002, 003). */
  armourFits: boolean;
  /** Dice that resistance rolls against it get or lose, such as for recklessness. */
  resistancePenalty: PoolLine[];
  resisted: RollResult | null;
  armoured: boolean;
  /** Resistance or armour met it entirely; it only waits to be put aside. */
  avoided: boolean;
  /** The director has made it of harm that had landed already; what it came of keeps that harm alone (AMB-82). */
  ruled?: true;
}

/** What harm keeps of the consequence that it came of, should its overflow be ruled fatal (AMB-82). */
export type HarmTerms = Pick<
  Consequence,
  | 'protecting'
  | 'source'
  | 'attribute'
  | 'resisting'
  | 'reducedText'
  | 'armourFits'
  | 'resistancePenalty'
  | 'resisted'
  | 'armoured'
>;

/** An eclipse roll (GBM-STR-003…012). */
export interface EclipseRoll {
  protagonist: ProtagonistId;
  /** `due` until rolled, `choose` while an ability may move it, `rescue` on a 4/5. */
  stage: 'due' | 'choose' | 'rescue';
  attribute: AttributeId | null;
  result: RollResult | null;
  band: RollResult['band'] | null;
  /** Friends who have said that they will not step in (GBM-STR-007). */
  declined: ProtagonistId[];
  /** The ability that called for it, and says what comes of it, if one did (GBM-ROT-ABL-011). */
  calledBy?: string;
  /** How many more are due after it, of stress that came meanwhile (GBM-STR-005); absent for none. */
  further?: number;
}
