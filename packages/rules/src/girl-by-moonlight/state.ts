import type { BaseState, Clock, Offer, Pool, PoolLine, RollResult, SeatId } from '../engine';
import type { ActionId, AttributeId, Effect, Phase, Position, XpTrack } from './vocabulary';

export type ProtagonistId = string;

/** A table of *Girl by Moonlight*. */
export interface GbmState extends BaseState {
  public: PublicState;
  director: DirectorState;
  seats: Record<SeatId, SeatState>;
}

/** What everybody at the table sees. */
export interface PublicState {
  table: BaseState['public']['table'];
  log: BaseState['public']['log'];
  series: Series;
  phase: Phase;
  /** Where this episode stands. */
  episode: Episode;
  protagonists: Record<ProtagonistId, Protagonist>;
  clocks: Record<string, Clock>;
  /** The roll on the table, from its goal to its last consequence; one at a time. */
  roll: ActionRoll | null;
  /** The downtime activity on the table. */
  activity: DowntimeActivity | null;
  /** Consequences that somebody still has to take, resist, or be protected from. */
  consequences: Record<string, Consequence>;
  /** Eclipse rolls that are due or under way, by protagonist. */
  eclipses: Record<ProtagonistId, EclipseRoll>;
  /** Questions that gathering information won, and their answers. */
  questions: Record<string, Questions>;
  flashback: Flashback | null;
  /** Openings that allies can follow up on (GBM-TEAM-006…008). */
  setUps: Record<string, SetUp>;
  /** Choices that an ability or a rule put to one person. */
  choices: Record<string, Choice>;
  /** How the session's xp questions stand; `null` outside the end of a session. */
  xpReview: XpReview | null;
  /** Somebody asked the table to pause (GBM-CYC-002). Nobody is named. */
  paused: boolean;
  derived: PublicDerived;
}

/** The director's private desk. */
export interface DirectorState {
  dice: BaseState['director']['dice'];
  log: BaseState['director']['log'];
  clocks: Record<string, Clock>;
  notes: Record<string, Note>;
  /** The fallout roll before the table is told of it. */
  fallout: SecretFallout | null;
}

/** What only one person sees. */
export interface SeatState {
  offers: Record<string, Offer>;
  /** Private notes of the person in this seat. */
  notes: Record<string, Note>;
}

export interface Note {
  id: string;
  title: string;
  text: string;
}

export interface SecretFallout {
  pool: Pool;
  result: RollResult;
  investigationTier: number;
  adversaryTier: number;
  /** The entry of the playset's fallout table. */
  entry: string;
}

export interface Series {
  playset: string;
  name: string;
  season: number;
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
  mission: Mission | null;
  fallout: Fallout | null;
  /** Dice won for the next engagement roll, such as by an investigation critical (GBM-DWN-018). */
  engagementBonus: PoolLine[];
  /** Somebody fell into eclipse during this episode's mission (GBM-STR-027). */
  eclipsedInMission: boolean;
  /** Abilities of the group in force until the next mission ends, such as a kept shrine. */
  blessings: string[];
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
  tier: 1 | 2 | 3;
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
  rolled: boolean;
  /** What the table has been told of the roll. */
  told: { entry: string; text: string } | null;
  halved: { from: number; to: number } | null;
}

export interface Protagonist {
  id: ProtagonistId;
  /** Whose character it is; `null` once it is lost. */
  seat: SeatId | null;
  playbook: string;
  status: 'creating' | 'active' | 'out-of-action' | 'lost';
  /** How a lost protagonist ended. */
  loss: string | null;
  name: string;
  trueName: string;
  pronouns: string;
  look: string;
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
  transcendence: { marked: number; active: boolean; spent: boolean };
  armourUsed: boolean;
  specialArmourUsed: boolean;
  harm: HarmTag[];
  recovery: number;
  /** Links *on this sheet* with another protagonist, spent by this one (GBM-LNK-002, 010). */
  links: Record<ProtagonistId, number>;
  promises: SheetPromise[];
  secondary: { name: string; detail: string }[];
  xp: Record<XpTrack, number>;
  advances: Record<XpTrack, number>;
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
  judgement: { position: Position; effect: Effect; note: string; fatal: boolean } | null;
  assist: Assist | null;
  push: Push | null;
  promises: PoisonedPromise[];
  /** Ids of the roller's harm tags that matter for this action (GBM-ARP-032). */
  harm: string[];
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
}

export interface Assist {
  by: ProtagonistId;
  /** Paid with stress, with a link on the helper's sheet, or by an ability. */
  via: 'stress' | 'link' | 'ability';
  stress: number;
  dice: number;
  /** The ability that changes the terms, if one does. */
  ability: string | null;
  how: string;
}

export interface Push {
  /** One of three benefits (GBM-ARP-024). */
  for: 'die' | 'effect' | 'act';
  /** An extra benefit that an ability adds to each push. */
  extra: string | null;
}

export interface PoisonedPromise {
  id: string;
  by: SeatId;
  text: string;
  /** Segments it adds to the adversary track when accepted (GBM-ARP-027). */
  adversary: number;
  status: 'offered' | 'accepted' | 'refused';
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
  result: RollResult | null;
}

/** One consequence, on its way to somebody (GBM-CON-001). */
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
}

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
}

/** What a gather-information roll allows to ask (GBM-INF-002…008). */
export interface Questions {
  id: string;
  by: ProtagonistId;
  about: string;
  /** Questions and follow-ups still to ask. */
  questions: number;
  followUps: number;
  /** The list they come from, without what is free. */
  list: string[];
  /** Questions that cost none, by an ability. */
  free: string[];
  /** A critical: the director adds something more (GBM-INF-005). */
  critical: boolean;
  asked: { question: string; answer: string | null; followUp: boolean }[];
}

export interface DowntimeActivity {
  id: string;
  by: ProtagonistId;
  activity: string;
  /** The protagonist it is for: the friend, the one connected with. */
  with: ProtagonistId | null;
  /** The project's clock. */
  clock: string | null;
  /** `null` for an activity without dice. */
  action: ActionId | null;
  description: string;
  /** A die from the other player, who would like the scene (GBM-DWN-006); `null` until they say. */
  offeredDie: boolean | null;
  options: string[];
  /** Taken in a flashback, as the transcended self (GBM-PB-ENI-017). */
  flashback: boolean;
}

export interface Flashback {
  id: string;
  by: ProtagonistId;
  text: string;
  /** Stress the director asks, 0–3 (GBM-FLB-002); `null` until set. */
  price: number | null;
  /** Paid for, and waiting for the action roll that it asks for. */
  accepted: boolean;
  roll: boolean;
  transcended: boolean;
  note: string;
}

/** A choice that one seat makes because an ability or a rule asks for it. */
export interface Choice {
  id: string;
  to: SeatId;
  protagonist: ProtagonistId | null;
  /** Which hook or rule resolves it. */
  kind: string;
  title: string;
  text: string;
  options: { value: string; label: string; detail?: string }[];
  /** Words that go with the answer, where it takes any. */
  asks?: { label: string; required: boolean };
  /** What it needs to remember. */
  data: Record<string, string>;
}

export interface XpReview {
  /** Protagonists whose xp has been marked. */
  done: Record<ProtagonistId, boolean>;
  /** Ids of the marks that each protagonist has claimed, so that none counts twice. */
  marked: Record<ProtagonistId, string[]>;
  seriesDone: boolean;
}

/** Values that the rules compute for everybody. */
export interface PublicDerived {
  /** What the phase asks for now. */
  nextStep: { title: string; text: string };
  protagonists: Record<ProtagonistId, SheetDerived>;
  tiers: { adversary: number; investigation: number };
  roll: RollDerived | null;
  activity: { pool: Pool } | null;
  engagement: { pool: Pool } | null;
  /** Questions that wait for people, by the seat that may answer. Drawn so they cannot be missed. */
  prompts: Record<string, PromptView>;
}

export interface PromptView {
  to: SeatId[];
  title: string;
  text: string;
}

export interface SheetDerived {
  attributes: Record<AttributeId, number>;
  lowest: AttributeId[];
  /** Dice of each action now, transcendent dots only while transcended (GBM-ACT-003). */
  dice: Record<ActionId, number>;
  incapacitated: boolean;
  /** Reminders of abilities that are fiction rather than numbers. */
  reminders: string[];
}

export interface RollDerived {
  pool: Pool;
  /** The effect with all that changes it. */
  effect: Effect;
  effectLines: { source: string; steps: number }[];
  position: Position;
  positionLines: { source: string; steps: number }[];
  /** In a group action, what the others roll. */
  members: Record<ProtagonistId, Pool>;
  /** What stands in the way of rolling, if anything. */
  blocked: string | null;
  /** What this result means at this position, once rolled. */
  outcome: { word: string; text: string } | null;
}
