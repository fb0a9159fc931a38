import type { FieldOption } from '../../../engine';
import type { GbmPlay } from '../game';
import type { Choice, GbmState, Moment, Protagonist } from '../state';
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
}

/** Fiction that an ability brings: shown on the sheet always, and on the table at its moment. */
export interface Reminder {
  /** Its moment; `always` has none of its own. */
  when: 'always' | Moment;
  /** Whose eclipse or harm it is about; without, the bearer’s own. */
  whose?: 'rival' | 'anybody';
  text: string;
}

/** What an ability brings to the sheet: what its bearer can do, choose, claim and remember. */
export interface SheetHooks {
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
  /** When the ability is gained (for the series: once for each protagonist). */
  onTaken?(context: Bearer, play: GbmPlay): void;
  /** When the room is unlocked. Asked once. */
  onUnlocked?(context: { state: GbmState }, play: GbmPlay): void;
  /** Playbook advances buy transcendent abilities of any playbook (GBM-PB-UNL-014). */
  transcendentFromAny?: boolean;
}
