import type {
  ArrivalEvent,
  CallEvent,
  ChairEvent,
  ClockEvent,
  HouseRulesEvent,
  IntentionEvent,
  LimitEvent,
  NoteEvent,
  PictureEvent,
  PortraitEvent,
  SeatingEvent,
  SecretRollEvent,
} from '../../table';
import type {
  ActionRoll,
  Answer,
  Call,
  Choice,
  Consequence,
  CustomAbility,
  CustomFallout,
  CustomPlaybook,
  DowntimeActivity,
  EclipseRoll,
  EpilogueText,
  Episode,
  Flashback,
  GbmClock,
  HouseRules,
  Intention,
  Introductions,
  Milestone,
  Protagonist,
  ProtagonistId,
  Questions,
  SecretFallout,
  Series,
  SetUp,
  Standing,
  StoryMoment,
  Taken,
  XpReview,
} from './state';
import type { GbmSheet } from './travel/sheet';
import type { Phase } from './vocabulary';

/**
 * What can happen in a game. Events carry results (the new value, the dice that fell), never
 * reasons to compute: a log replays to the same state for ever. The reasons stand in `logged`. What
 * happens to what a playset keeps is the playset's own to name (`slots.ts`).
 */
export type OwnEvent =
  | { type: 'phaseEntered'; phase: Phase }
  | { type: 'episodeBegun'; episode: Episode }
  | { type: 'episodeChanged'; changes: Partial<Episode> }
  | { type: 'momentKept'; moment: StoryMoment }
  | { type: 'takenSet'; id: ProtagonistId; taken: Taken }
  | { type: 'seriesChanged'; changes: Partial<Series> }
  | { type: 'remembered'; milestone: Milestone }
  | { type: 'epilogueWritten'; about: string; epilogue: EpilogueText }
  | { type: 'answerGiven'; question: string; answer: Answer }
  | { type: 'protagonistCreated'; protagonist: Protagonist }
  | { type: 'protagonistChanged'; id: ProtagonistId; changes: Partial<Protagonist> }
  | { type: 'rollOpened'; roll: ActionRoll }
  | { type: 'rollChanged'; changes: Partial<ActionRoll> }
  | { type: 'rollClosed' }
  | { type: 'usualJudgementSet'; judgement: Standing | null }
  | { type: 'setUpSet'; setUp: SetUp }
  | { type: 'setUpRemoved'; id: string }
  | { type: 'consequenceSet'; consequence: Consequence }
  | { type: 'consequenceRemoved'; id: string }
  | { type: 'eclipseSet'; eclipse: EclipseRoll }
  | { type: 'eclipseRemoved'; protagonist: ProtagonistId }
  | { type: 'questionsSet'; questions: Questions }
  | { type: 'questionsRemoved'; id: string }
  /** `null` stands in earlier campaigns, where there was one at a time: none is left. */
  | { type: 'activitySet'; activity: DowntimeActivity | null }
  | { type: 'activityRemoved'; protagonist: ProtagonistId }
  | { type: 'flashbackSet'; flashback: Flashback | null }
  | { type: 'choicePut'; choice: Choice }
  | { type: 'choiceRemoved'; id: string }
  | { type: 'falloutDrawn'; fallout: SecretFallout | null }
  | { type: 'xpReviewSet'; review: XpReview | null }
  | { type: 'introductionsSet'; introductions: Introductions }
  | { type: 'remarkSet'; about: string; text: string }
  | CustomEvent;

/** What can happen at a table of this game: the same, and what can happen at every table. */
export type GbmEvent =
  | OwnEvent
  | ClockEvent<GbmClock>
  | HouseRulesEvent<HouseRules>
  | NoteEvent
  | PictureEvent
  | PortraitEvent
  | LimitEvent
  | ArrivalEvent<GbmSheet>
  | CallEvent<'protagonist', Call>
  | IntentionEvent<'protagonist', Intention>
  | ChairEvent
  | SeatingEvent
  | SecretRollEvent;

/** What the director writes for the table's own library. */
export type CustomEvent =
  | { type: 'customAbilitySet'; ability: CustomAbility }
  | { type: 'customAbilityRemoved'; id: string }
  | { type: 'customPlaybookSet'; playbook: CustomPlaybook }
  | { type: 'customPlaybookRemoved'; id: string }
  | { type: 'customFalloutSet'; fallout: CustomFallout }
  | { type: 'customFalloutRemoved'; id: string }
  | { type: 'customOpened'; id: string | null };
