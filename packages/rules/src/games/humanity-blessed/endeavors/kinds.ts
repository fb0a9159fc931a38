import type { Outcome } from '../checks/check';
import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import type { EndeavorType } from '../vocabulary';
import type { Endeavor, Extra, Goal, Participant } from './endeavor';
import type { Tag } from './stats';

/** An action as it was taken, once its Check is settled, or where it takes none. */
export interface Taken {
  /** Who acts, as they are now. */
  who: Participant;
  /** Who acts with them (HUM-1110); without whoever leads. */
  members: Participant[];
  /** What came of the Check; `null` where it took none. */
  outcome: Outcome | null;
  /** The largest effect that may be chosen: 1, 2 or 3 (HUM-901, 908). */
  most: number;
  /** Whom it goes against, or whom it is for; only those who are still there. */
  targets: Participant[];
  /** What else was said of it: the data of its purpose. */
  data: Readonly<Record<string, string | number | boolean>>;
}

/** Something that one can do on one’s turn. */
export interface ActionRule {
  readonly id: string;
  readonly name: string;
  /** What it does, in a few words of ours. */
  readonly means: string;
  /** What it asks of the Stat (HUM-1108). */
  readonly tag: Tag | null;
  /** `perhaps`: with a Check where the table wants one (HUM-1303, 1304). */
  readonly check: 'always' | 'perhaps' | 'never';
  /** It is an Attack where whoever acts says so: it goes against somebody’s will (HUM-1412). */
  readonly mayAttack?: true;
  /** It can be taken only out of turn, where this is owed. */
  readonly outOfTurn?: Extra['kind'];
  /** It is an Attack: it names opponents on the same track (HUM-1113). */
  readonly attack?: true;
  /** It is for one of one’s own side on the same track, oneself among them. */
  readonly forAlly?: true;
  /** It takes one to another track. */
  readonly toTrack?: true;
  /** Nobody acts together in it (HUM-1321). */
  readonly alone?: true;
  /** Whether somebody may take it now; without, always. */
  readonly open?: (state: HumanityState, endeavor: Endeavor, who: Participant) => boolean;
  /** What comes of it where it succeeds, or takes no Check. */
  succeeds(play: HumanityPlay, endeavor: Endeavor, taken: Taken): void;
  /** What comes of it where it fails. */
  readonly fails?: (play: HumanityPlay, endeavor: Endeavor, taken: Taken) => void;
}

/** A special action, for whoever holds most temporary Blessings at the end of a round (HUM-1109). */
export interface SpecialRule {
  readonly id: string;
  readonly name: string;
  readonly means: string;
  /** Whether its condition is met; one whose is not is not offered (HUM-1118). */
  readonly open?: (state: HumanityState, endeavor: Endeavor, who: Participant) => boolean;
  /** @param blessings how many temporary Blessings they held. */
  perform(play: HumanityPlay, endeavor: Endeavor, who: Participant, blessings: number): void;
}

/** Who means to do something, whom it goes against, and to which track it takes them. */
export interface Aimed {
  readonly who: Participant;
  readonly against: readonly string[];
  readonly track: string | null;
}

/** A reason for which an action is harder. */
export interface Raise {
  readonly source: string;
  readonly ranks: number;
}

/** What a type of Endeavor adds to the frame (HUM-1101). */
export interface KindRule {
  readonly type: EndeavorType;
  /** Those of whom one begins, by character; several, or all, where somebody has to say who (HUM-1116). */
  starters(state: HumanityState, endeavor: Endeavor): readonly string[];
  /** What somebody in it can do on their turn, besides what all Endeavors have. */
  actions(endeavor: Endeavor, who: Participant): readonly ActionRule[];
  specials(endeavor: Endeavor, who: Participant): readonly SpecialRule[];
  /** Whether they have what all types have, Rest, Change, Operate and Shine; without, everybody does (HUM-1218, 1221). */
  readonly generic?: (who: Participant) => boolean;
  /** What makes an action of theirs harder, a rank each (HUM-1222). */
  readonly raises?: (state: HumanityState, endeavor: Endeavor, said: Aimed) => readonly Raise[];
  /** What it waits for before a round begins or ends, in a sentence (HUM-1214). */
  readonly waits?: (state: HumanityState, endeavor: Endeavor) => string | null;
  /** What decides it now, each with a key of its own. */
  goals(state: HumanityState, endeavor: Endeavor): readonly Goal[];
  /** Whether they have turns of their own; without, everybody does (HUM-1226). */
  readonly takesTurns?: (endeavor: Endeavor, who: Participant) => boolean;
  /** Whether they count for the most temporary Blessings; without, everybody does (HUM-1214, 1227). */
  readonly counts?: (endeavor: Endeavor, who: Participant) => boolean;
  /** Called when a round has begun, and everybody has their Blessing. */
  readonly onRound?: (play: HumanityPlay, endeavor: Endeavor) => void;
  /** Called when the turn of somebody begins. */
  readonly onTurn?: (play: HumanityPlay, who: Participant) => void;
  /** Called when an action has been taken, whatever came of it, before it is seen to. */
  readonly onTaken?: (play: HumanityPlay, endeavor: Endeavor, taken: Taken) => void;
  /** Called when the turn of somebody ends. */
  readonly onTurnEnd?: (play: HumanityPlay, endeavor: Endeavor, who: Participant) => void;
  /** What comes at the end of a round, before the special action: emits, or adds extras (HUM-1206, 1406). */
  readonly onRoundEnd?: (play: HumanityPlay, endeavor: Endeavor) => void;
  /** Called when a round is over, after the special action. */
  readonly onRoundOver?: (play: HumanityPlay, endeavor: Endeavor) => void;
  /** Called when a Check of somebody in it has failed. */
  readonly onFailed?: (play: HumanityPlay, endeavor: Endeavor, who: Participant) => void;
  /** Called after each command of the game, whatever it was. */
  readonly after?: (play: HumanityPlay, endeavor: Endeavor, command: { type: string }) => void;
}
