import type {
  ArrivalEvent,
  AskEvent,
  CallEvent,
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
import type { Character } from './characters/character';
import type { Countdown } from './countdowns/countdown';
import type { Adversary, Hit, Overflow } from './fight/adversary';
import type { BudgetChange } from './fight/budget-words';
import type { LibraryEvent, SeenEnvironment } from './library/entry';
import type { Rest } from './rests/rest';
import type { Asked, Call, Intention, PendingDamage, Reaction, TableRoll } from './rolls/roll';
import type { Settled, SettledOnDesk } from './rolls/settled';
import type { HouseRules, PublicState, Spotlight } from './state';
import type { DhSheet } from './travel/sheet';
import type { Range } from './vocabulary';

/** What can happen: values as they are now, never what has to be computed. */
export type DaggerheartEvent =
  | { type: 'characterSet'; character: Character }
  | { type: 'characterChanged'; id: string; set: Partial<Character> }
  | { type: 'rollSet'; roll: TableRoll | null }
  | { type: 'askedSet'; asked: Asked | null }
  | { type: 'damageSet'; damage: PendingDamage | null }
  | { type: 'settledSet'; settled: Settled | null; onDesk: SettledOnDesk | null }
  | { type: 'reactionSet'; reaction: Reaction; asked: Asked | null }
  | { type: 'reactionRemoved'; id: string }
  | { type: 'hitSet'; hit: Hit }
  | { type: 'hitRemoved'; id: string }
  | { type: 'fearSet'; fear: number }
  | { type: 'spotlightSet'; spotlight: Spotlight }
  | { type: 'usualSet'; usual: PublicState['usual']; asked: Asked | null }
  | { type: 'adversarySet'; adversary: Adversary }
  | { type: 'adversaryRemoved'; id: string }
  | { type: 'actedCleared' }
  | { type: 'countdownSet'; secret: boolean; countdown: Countdown }
  | { type: 'countdownRemoved'; secret: boolean; id: string }
  | { type: 'rewarded'; session: number }
  | { type: 'restSet'; rest: Rest | null; shortRests: number }
  | LibraryEvent
  | { type: 'bandSet'; adversary: string; character: string; range: Range }
  | { type: 'budgetSet'; changes: BudgetChange[] }
  | { type: 'epitaphSet'; character: string; words: string }
  | { type: 'overflowSet'; overflow: Overflow | null }
  | { type: 'environmentSet'; environment: SeenEnvironment | null; from: string | null }
  | HouseRulesEvent<HouseRules>
  | ArrivalEvent<DhSheet>
  | AskEvent
  | CallEvent<'character', Call>
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
