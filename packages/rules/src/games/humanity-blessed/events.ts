import type {
  ArrivalEvent,
  AskEvent,
  HeldEvent,
  HouseRulesEvent,
  IntentionEvent,
  LimitEvent,
  NoteEvent,
  PictureEvent,
  PortraitEvent,
  ReviewEvent,
  SeatingEvent,
  SecretRollEvent,
  StartEvent,
  StoryEvent,
} from '../../table';
import type { BlessingEvent } from './blessings/blessing';
import type { CharacterEvent } from './characters/character';
import type { MarksEvent } from './characters/mark';
import type { CheckEvent } from './checks/check';
import type { Intention } from './checks/intention';
import type { EndeavorEvent } from './endeavors/endeavor';
import type { ShopEvent } from './shop/shop';
import type { Arbiter, HouseRules, SessionZero } from './state';
import type { HumanitySheet } from './travel/sheet';
import type { Atmosphere, OptionalStat } from './vocabulary';

/**
 * What can happen: values as they are now, never what has to be computed. `…Set` lays something down as it is now,
 * `…Changed` names what of it is different, `…Removed` takes it away. Each part of the game names its own.
 */
export type HumanityEvent =
  | { type: 'genreSet'; atmosphere: Atmosphere; optional: OptionalStat | null }
  | { type: 'zeroSet'; set: Partial<SessionZero> }
  | { type: 'arbiterSet'; arbiter: Arbiter }
  | BlessingEvent
  | CharacterEvent
  | MarksEvent
  | ShopEvent
  | CheckEvent
  | ArrivalEvent<HumanitySheet>
  | EndeavorEvent
  | AskEvent
  | HeldEvent
  | HouseRulesEvent<HouseRules>
  | IntentionEvent<'character', Intention>
  | LimitEvent
  | NoteEvent
  | PictureEvent
  | PortraitEvent
  | ReviewEvent
  | SeatingEvent
  | SecretRollEvent
  | StartEvent
  | StoryEvent;
