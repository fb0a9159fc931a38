import type { Band, Clock, Field, FieldOption, PoolLine, RollResult, RuleId } from '../engine';
import type { EngagementQuestion } from './content';
import type { GbmPlay } from './game';
import type {
  ActionRoll,
  Choice,
  Consequence,
  DowntimeActivity,
  EnginePromise,
  GbmState,
  Mission,
  Moment,
  Protagonist,
  SharedActions,
} from './state';
import type { ActionId, AttributeId, Effect, Position } from './vocabulary';

/** Who bears the ability. An ability of the series is borne by every active protagonist. */
export interface Bearer {
  state: GbmState;
  self: Protagonist;
}

/** An action roll, seen by a bearer. `self` is the roller unless the hook says otherwise. */
export interface RollContext extends Bearer {
  roll: ActionRoll;
}

/** A switch that a person sets for one roll; its dice, effect or position then count. */
export interface RollOption {
  /** Unique among all abilities; begin it with the ability's id. */
  id: string;
  label: string;
  dice?: number;
  effect?: number;
  /** Steps by which the position is better (GBM-SEA-ABL-010). */
  position?: number;
  /** Dice that resistance rolls against this roll's consequences get or lose. */
  resistance?: number;
  /** On a gather-information roll: questions that may be asked besides the usual list. */
  questions?: string[];
  /** On a gather-information roll: follow-ups more than usual. */
  followUps?: number;
  /** It goes with this action alone. */
  action?: ActionId;
  /** It goes with a roll from this position alone, whatever has made it so (GBM-PB-OUT-010). */
  from?: Position;
}

/** What an ability can do about a consequence that somebody faces (its bearer may be somebody else). */
export interface ConsequenceAnswer {
  id: string;
  label: string;
  cost?: string;
  /** Why it is no answer to this consequence now, if so. */
  unavailable(context: Bearer & { consequence: Consequence }): string | null;
  run(play: GbmPlay, self: Protagonist, consequence: Consequence): void;
}

/** A downtime activity that was carried out, seen by a bearer: the one who did it, or the friend. */
export interface ActivityContext extends Bearer {
  activity: DowntimeActivity;
  /** What the downtime table gave (GBM-DWN-003, 004). */
  amount: number;
  band: Band;
}

/** Terms on which a helper assists instead of the usual 1 stress for 1 die (GBM-ARP-020). */
export interface AssistTerms {
  /** Replaces the usual terms (`true`), or stands beside them as another way. */
  replaces: boolean;
  stress: number;
  dice: number;
  label: string;
  /** A use to count under the helper's `uses`, with its limit. */
  use?: { key: string; limit: number };
}

export interface AttributeContext extends Bearer {
  roll: 'resistance' | 'eclipse' | 'obligation';
  attribute: AttributeId;
  consequence: Consequence | null;
}

/** The rolls of fallout: the director’s on the table, and those that a series adds. */
export type FalloutRoll = 'fallout' | 'hearts' | 'exposed';

/** A downtime activity (GBM-DWN-002). */
export interface ActivityRule {
  id: string;
  name: string;
  summary: string;
  /** Whom or what it is for. */
  needs: 'nobody' | 'friend' | 'project' | 'other';
  /**
   * Whom or what else it can be for, besides friends, or with `other` instead of them: one of these is
   * the activity’s `about`. The director speaks for it (GBM-SEA-RUL-015, 030, 031).
   */
  others?(context: Bearer): FieldOption[];
  /** It is this activity in another shape: abilities about that one apply to it. */
  countsAs?: string;
  /** Whether dice are rolled; without, `resolve` gets the band `success`. */
  rolls: boolean;
  /** Whoever plays the friend may offer a die for a scene that they would like (GBM-DWN-006). */
  friendOffersDie?: boolean;
  /** What they are asked instead of that, with the words for a yes, which gives the die, and a no (GBM-MAZ-RUL-008). */
  friendAsked?: { question: string; yes: string; no: string };
  /** Why it cannot be taken now, if so. */
  unavailable?(context: Bearer): string | null;
  /** Why it cannot be for this friend now, if so. */
  excludes?(context: Bearer & { friend: Protagonist }): string | null;
  /** What has to happen before the dice fall, in a sentence; `null` when nothing has to. */
  waitsFor?(context: { state: GbmState; activity: DowntimeActivity }): string | null;
  /**
   * Carries it out. `amount` is what the downtime table gives (GBM-DWN-003, 004), `result` the dice
   * that fell, where they did.
   */
  resolve(
    play: GbmPlay,
    activity: DowntimeActivity,
    self: Protagonist,
    amount: number,
    band: Band,
    result: RollResult | null,
  ): void;
}

/** What an ability keeps its bearer from, and what is open to them instead. */
export interface Ban {
  reason: string;
  instead: string;
  rule: RuleId;
}

/** What an ability can be used on now. */
export interface AbilityTargets {
  label: string;
  options: FieldOption[];
  /** What is not among them, and why. */
  except?: string;
}

/** Something that an ability lets its bearer do at a moment of their choosing. */
export interface AbilityUse {
  id: string;
  label: string;
  cost?: string;
  /** Why it cannot be used now, if so. */
  unavailable(context: Bearer): string | null;
  /** What it is used on, where it asks: one of these values is the `target`. */
  targets?(context: Bearer): AbilityTargets;
  /** Words that go with it, where it asks for more than a remark. */
  asks?: { label: string; required: boolean };
  run(play: GbmPlay, self: Protagonist, note: string, target?: string): void;
}

/** An xp mark that its bearer may claim when the fiction has earned it. */
export interface AbilityClaim {
  id: string;
  label: string;
  /** `playbook` for the bearer's own playbook track, `series` for the group's. */
  track: 'playbook' | 'series';
}

/** A value on the sheet that an ability needs, such as the rival. */
export interface AbilitySetting {
  id: string;
  label: string;
  /** Another protagonist, one of a few words, or free text. */
  kind:
    | { of: 'protagonist' }
    | { of: 'words'; options: { value: string; label: string }[] }
    | { of: 'text' };
  /** Asked at character creation. */
  atCreation: boolean;
  /** Once chosen it changes only where a rule says so. */
  fixed: boolean;
}

/** Through what an ability, a room, or a blessing acts. Every hook is optional and pure unless it gets `play`. */
export interface Hooks {
  /** Dice that always apply to the bearer's action rolls. */
  actionPool?(context: RollContext): PoolLine[];
  /** Switches for the bearer's action rolls. */
  rollOptions?(context: RollContext): RollOption[];
  /**
   * Switches that the bearer gives to the rolls of others (`self` is the bearer, not the roller).
   * Several may bear the same ability, so each id names the bearer as well.
   */
  allyRollOptions?(context: RollContext): RollOption[];
  /** A better action rating than the bearer's own. */
  rating?(context: RollContext & { rating: number }): { source: string; dice: number } | null;
  /** The position is at least this bad for the bearer. */
  position?(context: RollContext): { source: string; atLeast: Position } | null;
  /** Steps of effect that always apply to the bearer's action rolls. */
  effect?(context: RollContext & { effect: Effect }): { source: string; steps: number }[];
  /** Extra benefits, one of which each push of the bearer adds. */
  pushExtras?: { id: string; label: string }[];
  /** Other terms on which the bearer assists; `self` is the helper. */
  assist?(context: RollContext): AssistTerms[];
  /** Switches on the bearer's help, such as helping from afar (GBM-ABY-ABL-004). */
  assistOptions?: { id: string; label: string }[];
  /** Why somebody may not assist the bearer now; `self` is the roller. */
  refusesHelp?(context: RollContext & { helper: Protagonist }): string | null;
  /** What changes about group actions that the bearer takes part in. */
  group?(context: RollContext): {
    combineSixes?: boolean;
    leaderStressAtMost?: number;
    source: string;
  };
  /** After any action roll at the table was read; `self` is the bearer, who may not be the roller. */
  afterAction?(context: RollContext, play: GbmPlay): void;
  /** Dice on resistance, eclipse and obligation rolls of the bearer. */
  attributePool?(context: AttributeContext): PoolLine[];
  /** Dice on the resistance rolls of others (`self` is the bearer, not the one who rolls). */
  allyAttributePool?(context: AttributeContext & { other: Protagonist }): PoolLine[];
  /** The most stress that a resistance roll costs the bearer (GBM-PB-GUA-017). */
  resistanceStressAtMost?: number;
  /** Levels by which every penalty from harm is lower for the bearer (GBM-PB-GUA-012). */
  harmPenaltyLower?: number;
  /** Segments of the bearer's recovery clock that stay filled for good (GBM-PB-TIM-014). */
  recoveryFilled?: number;
  /** What the bearer can do about consequences, anybody's (GBM-PB-TIM-018). */
  answers?: ConsequenceAnswer[];
  /** The attribute that the bearer rolls for obligation, whichever is lowest (GBM-PB-STR-010). */
  obligationAttribute?: AttributeId;
  /** The bearer may move the result of an eclipse roll a step; a 6 never becomes a critical. */
  shiftsEclipse?: boolean;
  /** Special armour: what it negates, and what else it can be spent on (GBM-ARM-008…012). */
  specialArmour?: {
    negates: string;
    /** Whether it can meet this consequence; without, the table judges. */
    fits?(context: Bearer & { consequence: Consequence }): boolean;
    instead: string;
    /** A die that it gives to somebody else's action roll, instead of words (GBM-PB-GUA-015). */
    givesDie?: boolean;
  };
  /** The bearer can use no special armour (GBM-PB-UNL-009). */
  forbidsSpecialArmour?: Ban;
  /** Why the bearer cannot transcend now; `null` when they can (GBM-PB-UNL-009, 013). */
  forbidsTranscending?(context: Bearer): Ban | null;
  /** Length of the bearer's transcendence track, where it is another than the table's. */
  transcendenceSegments?: number;
  /** Playbook advances buy transcendent abilities of any playbook (GBM-PB-UNL-014). */
  transcendentFromAny?: boolean;
  /** Links on the bearer's sheet, and others' links with the bearer, can be spent on anybody (GBM-PB-UNL-019). */
  linksReachAnybody?: boolean;
  /** Stress that the bearer's flashbacks cost less (GBM-PB-TIM-015). */
  flashbackDiscount?: number;
  /** After the director has advanced a public clock (GBM-PB-TIM-016). */
  onClockAdvanced?(context: Bearer & { clock: Clock; by: number }, play: GbmPlay): void;
  /** When the bearer's work, or an ability, has completed a project (GBM-PB-STR-015). */
  onProjectCompleted?(context: Bearer & { clock: Clock }, play: GbmPlay): void;
  /** A switch on the bearer's obligation roll. */
  obligationOption?: RollOption;
  /** After the bearer's obligation roll; `chosen` tells whether the switch was on. */
  afterObligation?(context: Bearer & { chosen: boolean; result: RollResult }, play: GbmPlay): void;
  /** More downtime actions. */
  downtimeActions?: { source: string; actions: number };
  /** When downtime begins. */
  onDowntime?(context: Bearer, play: GbmPlay): void;
  /** Dice on the bearer's downtime rolls. */
  downtimePool?(context: Bearer & { activity: DowntimeActivity }): PoolLine[];
  /** Switches for the bearer's downtime rolls. */
  downtimeOptions?(context: Bearer & { activity: DowntimeActivity }): RollOption[];
  /** Dice on downtime rolls of others that are for the bearer, who is the friend (`self`). */
  friendPool?(context: Bearer & { activity: DowntimeActivity }): PoolLine[];
  /** After a downtime activity that the bearer did, or that was with or for the bearer. */
  afterActivity?(context: ActivityContext, play: GbmPlay): void;
  /** Further downtime activities. */
  activities?: ActivityRule[];
  /** Activities that are closed to the bearer (GBM-PB-STR-009). */
  closesActivities?: string[];
  /** Activities that are open to the bearer all the same (GBM-PB-STR-013). */
  opensActivities?: string[];
  /** Dice on the bearer's gather-information rolls in safety; in danger `actionPool` counts. */
  gatherPool?(context: Bearer): PoolLine[];
  /** Switches on gather-information rolls. */
  gatherOptions?(context: Bearer): RollOption[];
  /** Steps of effect on every gather-information roll: how open the answers are (GBM-INF-006). */
  gatherEffect?: { source: string; steps: number };
  /** Questions that are always free when the bearer gathers information. */
  freeQuestions?: string[];
  /** Follow-ups more than usual. */
  extraFollowUps?: number;
  /** Dice on the engagement roll. Asked once for an ability of the series. */
  engagementPool?(context: { state: GbmState; mission: Mission }): PoolLine[];
  /** After the engagement roll. Asked once for an ability of the series. */
  afterEngagement?(context: { state: GbmState; mission: Mission }, play: GbmPlay): void;
  /** Dice that an accepted poisoned promise gives instead of one (GBM-ROT-ABL-004). */
  promiseDice?: number;
  /** Dice that help paid with a link gives instead of one (GBM-SEA-ABL-004). */
  linkHelpDice?: number;
  /** After the bearer took harm; `level` is what it was before an overflow moved it (GBM-ROT-ABL-003). */
  onHarmed?(context: Bearer & { level: 1 | 2 | 3 | 4; text: string }, play: GbmPlay): void;
  /** Instead of being lost to fatal harm; says so, or `null` when it does nothing now (GBM-ROT-ABL-011). */
  onFatalHarm?(context: Bearer & { text: string }, play: GbmPlay): string | null;
  /** What comes of an eclipse roll that this ability called for (GBM-ROT-ABL-011). */
  onEclipseDecided?(context: Bearer & { held: boolean }, play: GbmPlay): void;
  /** Dice on rolls that are made in fallout. Asked once (GBM-ROT-ABL-005). */
  falloutPool?(context: { state: GbmState; roll: FalloutRoll }): PoolLine[];
  /** Tiers by which the table that fallout is read on is worse. Asked once (GBM-MAZ-RUL-014). */
  falloutTier?(context: { state: GbmState }): PoolLine[];
  /** Why a roll of the transcended bearer marks no transcendence, in a few words (GBM-MAZ-RUL-006). */
  sparesTranscendence?(context: RollContext): string | null;
  /** How the bearer's eclipse roll reads, where it reads better than its dice (GBM-MAZ-ABL-011). */
  readsEclipse?(context: Bearer & { band: Band }): { source: string; band: Band } | null;
  /** Links with these, by id, can be spent now as though a friend had spent them on the bearer (GBM-SEA-RUL-032). */
  ownLinks?(context: Bearer): string[];
  /** Armour that the bearer marks does away with this consequence altogether (GBM-SEA-ABL-010). */
  armourNegates?(context: Bearer & { consequence: Consequence }): boolean;
  /** When the bearer falls into eclipse (GBM-SEA-RUL-010). */
  onEclipse?(context: Bearer, play: GbmPlay): void;
  /** When the bearer suffers fatal harm that no ability kept from them (GBM-SEA-RUL-012). */
  onFatallyHarmed?(context: Bearer, play: GbmPlay): void;
  /** After the bearer has taken a consequence, with what was done about it (GBM-SEA-RUL-009). */
  onConsequence?(context: Bearer & { consequence: Consequence }, play: GbmPlay): void;
  /** What the director says besides about a consequence. Asked once. */
  consequenceFields?(context: { state: GbmState }): Field[];
  /** What a poisoned promise for the bearer’s roll can be besides (GBM-SEA-RUL-005, 006, 011). */
  promiseTerms?: PromiseTerms;
  /** Further questions of the engagement roll. Asked once (GBM-SEA-ABL-007). */
  engagementQuestions?: EngagementQuestion[];
  /** Downtime actions that the group shares, for some activities alone. Asked once (GBM-SEA-ABL-005). */
  sharedActions?(context: { state: GbmState }): Omit<SharedActions, 'source'>;
  /** Lets the bearer pay to move a downtime result up a step once it is seen (GBM-SEA-ABL-008). */
  improvesActivity?: {
    /** What it costs, in words; `null` when it cannot be done now. */
    cost(context: Bearer & { activity: DowntimeActivity }): string | null;
    /** Pays for it; says what changed. */
    pay(play: GbmPlay): string;
  };
  /** Flashbacks that the bearer calls now have all that transcendence gives (GBM-MAZ-ABL-009). */
  flashbacksTranscended?: boolean;
  /** Segments below which the adversary track never falls (GBM-ROT-ABL-006). */
  adversaryFloor?: number;
  /** Steps more or fewer for the adversary track in fallout. Asked once. */
  adversary?(context: { state: GbmState }): PoolLine[];
  /** Investigation tiers more. Asked once. */
  investigationTier?: number;
  onTranscend?(context: Bearer, play: GbmPlay): void;
  onTranscendenceEnd?(context: Bearer, play: GbmPlay): void;
  /** When a mission ends, before fallout. */
  onMissionEnd?(context: Bearer, play: GbmPlay): void;
  /** When the ability is gained (for the series: once for each protagonist). */
  onTaken?(context: Bearer, play: GbmPlay): void;
  /** When the room is unlocked. Asked once. */
  onUnlocked?(context: { state: GbmState }, play: GbmPlay): void;
  /**
   * Lets the bearer take a downtime activity in a flashback while `uses[useKey]` is above 0; doing so
   * counts it down, marks transcendence, and moves the band by `shift` steps (GBM-PB-ENI-017).
   */
  flashbackDowntime?: { useKey: string; shift: number };
  /** Whether another protagonist counts as the bearer's rival now. */
  rival?(context: Bearer & { other: Protagonist }): boolean;
  uses?: AbilityUse[];
  claims?: AbilityClaim[];
  settings?: AbilitySetting[];
  /** Settings of a series ability chosen once for the group, such as which shrine. */
  groupSetting?: {
    id: string;
    label: string;
    options: { value: string; label: string; detail: string }[];
  };
  /** Fiction to remember at a moment. */
  reminders?: Reminder[];
  /** Reminders that depend on the bearer, such as on what a setting of theirs says. */
  ownReminders?(context: Bearer): Reminder[];
  /** Resolves a choice that this ability or room put to somebody (`choice.kind` is its id). */
  onChoice?(play: GbmPlay, choice: Choice, value: string, text: string): void;
}

/** What a poisoned promise can be to an Engine. */
export interface PromiseTerms {
  fields(context: Bearer): Field[];
  /** What was chosen; `null` when it cannot be, or is nothing. */
  read(
    context: Bearer,
    chosen: { impulse: string; fromImpulse: boolean; strength: boolean },
  ): EnginePromise | null;
  /** The same as people read it, a sentence each. */
  words(state: GbmState, promise: EnginePromise): string[];
}

/** Fiction that an ability brings: shown on the sheet always, and on the table at its moment. */
export interface Reminder {
  /** Its moment; `always` has none of its own. */
  when: 'always' | Moment;
  /** Whose eclipse or harm it is about; without, the bearer’s own. */
  whose?: 'rival' | 'anybody';
  text: string;
}
