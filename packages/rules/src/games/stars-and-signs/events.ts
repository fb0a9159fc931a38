import type {
  ArrivalEvent,
  AskEvent,
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
import type { CheckEvent } from './checks/check';
import type { Intention } from './checks/intention';
import type { CounterEvent } from './counters/counter';
import type { MilestoneEvent } from './milestones/milestone';
import type { DeskEvent } from './prepared/card';
import type { Protagonist } from './protagonists/protagonist';
import type { Trait } from './protagonists/trait';
import type { HouseRules } from './state';
import type { TestEvent } from './tests/test';
import type { StarsSheet } from './travel/sheet';
import type { TroubleEvent } from './trouble/trouble';

/**
 * What can happen: values as they are now, never what has to be computed. `…Set` lays something down as it is now,
 * `…Changed` names what of it is different, `…Removed` takes it away. Each part of the game names its own.
 */
export type StarsEvent =
  | { type: 'protagonistSet'; protagonist: Protagonist }
  | { type: 'protagonistChanged'; id: string; set: Partial<Protagonist> }
  | { type: 'traitSet'; trait: Trait }
  | { type: 'traitChanged'; id: string; set: Partial<Trait> }
  | { type: 'traitRemoved'; id: string }
  /** The words of an Aspect that its owner and the referee keep; `null`: nobody does any more (SNS-2406). */
  | { type: 'keptTextSet'; trait: string; seat: string; text: string | null }
  | CheckEvent
  | TestEvent
  | CounterEvent
  | TroubleEvent
  | MilestoneEvent
  | DeskEvent
  | HouseRulesEvent<HouseRules>
  | ArrivalEvent<StarsSheet>
  | AskEvent
  | IntentionEvent<'protagonist', Intention>
  | LimitEvent
  | NoteEvent
  | PictureEvent
  | PortraitEvent
  | ReviewEvent
  | SeatingEvent
  | SecretRollEvent
  | StartEvent
  | StoryEvent;
