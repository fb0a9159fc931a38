import type { Consequence, Protagonist } from '../state';
import type { Ban, Bearer, RollContext, Several } from './bearer';

/** Everything that abilities can allow, with what is known when it is asked. */
export interface Permissions {
  /** Moving the result of one's eclipse roll a step; a 6 never becomes a critical. */
  shiftEclipse: Bearer;
  /** Holding `other`, though the dice let them fall into eclipse (GBM-PB-OUT-013). */
  holdFalling: Bearer & { other: Protagonist };
  /** All that transcendence gives, in flashbacks that one calls now (GBM-MAZ-ABL-009). */
  transcendedFlashbacks: Bearer;
  /** Transcendent abilities of any playbook, for playbook advances (GBM-PB-UNL-014). */
  anyTranscendentAbility: Bearer;
  /** Spending links on one's sheet, and others' links with oneself, on anybody (GBM-PB-UNL-019). */
  linksOnAnybody: Bearer;
  /** Counting `other` as one's rival. */
  rival: Bearer & { other: Protagonist };
  /** Doing away with this consequence altogether by marking armour (GBM-SEA-ABL-010). */
  negateByArmour: Bearer & { consequence: Consequence };
  /** Reading sixes of different rolls as a critical, in a group action that one takes part in. */
  joinSixes: RollContext;
  /** An activity, by id, that something closes to one (GBM-PB-STR-013). */
  activity: Bearer & { activity: string };
}

/** What an ability allows: always, or when it says so. */
export type May = {
  [K in keyof Permissions]?: Several<true | ((context: Permissions[K]) => boolean)>;
};

/** Everything that abilities can forbid: when it is asked, and what has to be said then. */
export interface Prohibitions {
  /** Transcending (GBM-PB-UNL-009, 013). */
  transcending: { asked: Bearer; says: Ban };
  /** Special armour (GBM-PB-UNL-009). */
  specialArmour: { asked: Bearer; says: Ban };
  /** Help of `helper` for the bearer, who rolls; says why in a sentence. */
  help: { asked: RollContext & { helper: Protagonist }; says: string };
  /** An activity, by id (GBM-PB-STR-009). */
  activity: { asked: Bearer & { activity: string }; says: true };
  /** Marking transcendence for a roll; says why in a few words (GBM-MAZ-RUL-006). */
  markingTranscendence: { asked: RollContext; says: string };
}

/** What an ability forbids: always, or when it says so. */
export type Forbid = {
  [K in keyof Prohibitions]?: Several<
    | Prohibitions[K]['says']
    | ((context: Prohibitions[K]['asked']) => Prohibitions[K]['says'] | null)
  >;
};
