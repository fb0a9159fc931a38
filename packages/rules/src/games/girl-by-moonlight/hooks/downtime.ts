import type { FieldOption } from '../../../engine';
import type { Band, PoolLine, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import type { DowntimeActivity, GbmClock, GbmState, Protagonist, SharedActions } from '../state';
import type { BeatKind } from '../telling/kinds';
import type { AttributeId } from '../vocabulary';
import type { Bearer, RollOption } from './bearer';

/** A downtime activity that was carried out, seen by a bearer: the one who did it, or the friend. */
export interface ActivityContext extends Bearer {
  activity: DowntimeActivity;
  /** What the downtime table gave (GBM-DWN-003, 004). */
  amount: number;
  band: Band;
}

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
  /** How everybody is told of it, where it is something of its own. */
  beat?: BeatKind;
  /** What the dice come to, as it is called; without, so many segments. */
  outcome?(amount: number, band: Band, result: RollResult): RollOutcome;
  /** What a result brings, in a sentence that is read before the dice fall; without, so many segments. */
  brings?(amount: number, band: Band): string;
  /** Why it cannot be taken now, if so. */
  unavailable?(context: Bearer): string | null;
  /** Why it cannot be for this friend now, if so. */
  excludes?(context: Bearer & { friend: Protagonist; flashback: boolean }): string | null;
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

/** What an ability does about obligation, downtime and projects. */
export interface DowntimeHooks {
  /** The attribute that the bearer rolls for obligation, whichever is lowest (GBM-PB-STR-010). */
  obligationAttribute?: AttributeId;
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
  /** Downtime actions that the group shares, for some activities alone. Asked once (GBM-SEA-ABL-005). */
  sharedActions?(context: { state: GbmState }): Omit<SharedActions, 'source'>;
  /** Lets the bearer pay to move a downtime result up a step once it is seen (GBM-SEA-ABL-008). */
  improvesActivity?: {
    /** What it costs, in words; `null` when it cannot be done now. */
    cost(context: Bearer & { activity: DowntimeActivity }): string | null;
    /** Pays for it; says what changed. */
    pay(play: GbmPlay): string;
  };
  /** When the bearer's work, or an ability, has completed a project (GBM-PB-STR-015). */
  onProjectCompleted?(context: Bearer & { clock: GbmClock }, play: GbmPlay): void;
}
