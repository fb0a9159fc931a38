import type { Clock } from '../engine';
import type {
  ActionRoll,
  Answer,
  Choice,
  Consequence,
  CustomAbility,
  CustomFallout,
  CustomPlaybook,
  DowntimeActivity,
  DreamsSecrets,
  DreamsState,
  EclipseRoll,
  EpilogueText,
  Episode,
  Flashback,
  HouseRules,
  Introductions,
  Milestone,
  Note,
  Protagonist,
  ProtagonistId,
  Questions,
  SecretFallout,
  Series,
  SetUp,
  SkyState,
  StarsSecrets,
  StarsState,
  XpReview,
} from './state';
import type { Phase } from './vocabulary';

/**
 * What can happen in a game. Events carry results (the new value, the dice that fell), never
 * reasons to compute: a log replays to the same state for ever. The reasons stand in `logged`.
 */
export type GbmEvent =
  | { type: 'phaseEntered'; phase: Phase }
  | { type: 'episodeBegun'; episode: Episode }
  | { type: 'episodeChanged'; changes: Partial<Episode> }
  | { type: 'seriesChanged'; changes: Partial<Series> }
  | { type: 'skyChanged'; changes: Partial<SkyState> }
  | { type: 'starsChanged'; changes: Partial<StarsState> }
  | { type: 'starsSecretsChanged'; changes: Partial<StarsSecrets> }
  | { type: 'dreamsChanged'; changes: Partial<DreamsState> }
  | { type: 'dreamsSecretsChanged'; changes: Partial<DreamsSecrets> }
  | { type: 'remembered'; milestone: Milestone }
  | { type: 'epilogueWritten'; about: string; epilogue: EpilogueText }
  | { type: 'answerGiven'; question: string; answer: Answer }
  | { type: 'protagonistCreated'; protagonist: Protagonist }
  | { type: 'protagonistChanged'; id: ProtagonistId; changes: Partial<Protagonist> }
  | { type: 'rollOpened'; roll: ActionRoll }
  | { type: 'rollChanged'; changes: Partial<ActionRoll> }
  | { type: 'rollClosed' }
  | { type: 'setUpSet'; setUp: SetUp }
  | { type: 'setUpRemoved'; id: string }
  | { type: 'consequenceSet'; consequence: Consequence }
  | { type: 'consequenceRemoved'; id: string }
  | { type: 'eclipseSet'; eclipse: EclipseRoll }
  | { type: 'eclipseRemoved'; protagonist: ProtagonistId }
  | { type: 'questionsSet'; questions: Questions }
  | { type: 'questionsRemoved'; id: string }
  | { type: 'activitySet'; activity: DowntimeActivity | null }
  | { type: 'flashbackSet'; flashback: Flashback | null }
  | { type: 'choicePut'; choice: Choice }
  | { type: 'choiceRemoved'; id: string }
  | { type: 'clockSet'; secret: boolean; clock: Clock }
  | { type: 'clockMarked'; secret: boolean; id: string; marked: number }
  | { type: 'clockRemoved'; secret: boolean; id: string }
  | { type: 'noteSet'; owner: NoteOwner; note: Note }
  | { type: 'noteRemoved'; owner: NoteOwner; id: string }
  | { type: 'falloutDrawn'; fallout: SecretFallout | null }
  | { type: 'xpReviewSet'; review: XpReview | null }
  | { type: 'pausedSet'; paused: boolean }
  | { type: 'introductionsSet'; introductions: Introductions }
  | { type: 'remarkSet'; about: string; text: string }
  | { type: 'houseRulesSet'; rules: Partial<HouseRules> }
  | CustomEvent;

/** What the director writes for the table's own library. */
export type CustomEvent =
  | { type: 'customAbilitySet'; ability: CustomAbility }
  | { type: 'customAbilityRemoved'; id: string }
  | { type: 'customPlaybookSet'; playbook: CustomPlaybook }
  | { type: 'customPlaybookRemoved'; id: string }
  | { type: 'customFalloutSet'; fallout: CustomFallout }
  | { type: 'customFalloutRemoved'; id: string }
  | { type: 'customOpened'; id: string | null };

/** Whose private notes: the director's desk, or a seat. */
export type NoteOwner = { on: 'desk' } | { on: 'seat'; seat: string };
