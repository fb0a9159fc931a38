import type { FieldOption } from '../../../engine';
import type { GbmPlay } from '../game';
import type { Moment, Protagonist } from '../state';
import type { Bearer } from './bearer';

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
  /** When what was chosen counts no more and goes from the sheet; without, it stays. */
  until?: 'transcendenceEnd';
}

/** Fiction that an ability brings: shown on the sheet always, and on the table at its moment. */
export interface Reminder {
  /** Its moment; `always` has none of its own. */
  when: 'always' | Moment;
  /** Whose eclipse or harm it is about; without, the bearer’s own. */
  whose?: 'rival' | 'anybody';
  /** Or what it says now, where that depends on the bearer or the table; `null` when it says nothing. */
  text: string | ((context: Bearer) => string | null);
}

/** What the group chooses once for an ability of the series. */
export interface GroupSetting {
  id: string;
  label: string;
  options: { value: string; label: string; detail: string }[];
}

/** What gives or takes a die on the engagement roll, if it is so. */
export interface EngagementQuestion {
  id: string;
  dice: 1 | -1;
  text: string;
}
