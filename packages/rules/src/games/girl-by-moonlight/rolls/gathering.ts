import type { Band } from '../../../forged-in-the-dark';
import { partsFrom, sumOf, totalsFrom } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import type { RollOption } from '../hooks';
import { playbookOf } from '../library';
import { nameById, nameOf, protagonist } from '../lookups';
import type {
  ActionRoll,
  GbmState,
  Openness,
  Protagonist,
  ProtagonistId,
  Questions,
} from '../state';
import type { Effect } from '../vocabulary';
import { counted, shiftEffect, titled } from '../vocabulary';

/** Questions and follow-ups that a result gives (GBM-INF-002…005). */
export const allowance: Record<Band, Allowance> = {
  bad: { questions: 1, followUps: 0 },
  partial: { questions: 1, followUps: 1 },
  success: { questions: 2, followUps: 1 },
  critical: { questions: 2, followUps: 1 },
};

/** How much an answer tells (GBM-INF-006). */
const answers: Record<Effect, string> = {
  none: 'next to nothing',
  limited: 'a part, or a hint',
  standard: 'a straight answer',
  great: 'a full answer, and what belongs to it',
};

/** What gathering information came to, besides its result. */
export interface Gathered {
  openness: Openness;
  /** Questions that switches add to the list of the playbook. */
  more: string[];
  /** Follow-ups that switches add. */
  followUps: number;
  /** The action roll that gathered it. */
  roll?: string;
}

/**
 * Opens the questions that gathering information won (GBM-INF-002…008): from the list of the
 * asker's own playbook, with what abilities make free or add.
 */
export function openQuestions(
  play: GbmPlay,
  id: ProtagonistId,
  about: string,
  band: Band,
  { openness, more, followUps: switched, roll }: Gathered,
): void {
  const self = protagonist(play.state, id);
  const features = featuresOf(play.state, self);
  const free = [...new Set(features.flatMap(({ hooks }) => hooks.freeQuestions ?? []))];
  const list = [...new Set([...playbookOf(play.state, self).questions, ...more])];
  const { questions, followUps } = allowanceOf(play.state, self, band, { followUps: switched });
  const critical = band === 'critical';
  const before = fromEarlierTry(play.state, roll);
  const asked = before?.asked ?? [];
  const spent = asked.filter((one) => !one.followUp && !free.includes(one.question)).length;
  const left = {
    questions: Math.max(0, questions - spent),
    followUps: Math.max(0, followUps - asked.filter((one) => one.followUp).length),
  };
  play.emit({
    type: 'questionsSet',
    questions: {
      id: before?.id ?? play.id('questions'),
      by: self.id,
      about,
      ...left,
      list: list.filter((one) => !free.includes(one)),
      free,
      critical,
      openness,
      ...(roll === undefined ? {} : { roll }),
      asked: asked.map((one) => ({ ...one })),
    },
  });
  play.say(`${nameOf(self)} may ask ${won(left)}${asked.length > 0 ? ' more' : ''}.`, {
    notes: [
      explainOpenness(openness),
      ...(critical ? ['Critical: the director adds something more, or answers more fully.'] : []),
    ],
  });
}

/** What an earlier try at the same action has won: its questions go on, and are not asked twice (AMB-86). */
function fromEarlierTry(state: GbmState, roll: string | undefined): Questions | undefined {
  if (roll === undefined) return undefined;
  return Object.values(state.public.questions).find((one) => one.roll === roll);
}

interface Allowance {
  questions: number;
  followUps: number;
}

/** What a result of somebody’s wins, with what abilities add (GBM-INF-002…005). */
export function allowanceOf(
  state: GbmState,
  self: Protagonist,
  band: Band,
  { followUps: switched }: Pick<Gathered, 'followUps'>,
): Allowance {
  const { questions, followUps } = allowance[band];
  const more = partsFrom('followUps', { state, self });
  return { questions, followUps: followUps + switched + sumOf(more) };
}

/** The same in words. */
export const won = ({ questions, followUps }: Allowance): string =>
  `${counted(questions, 'question')} and ${counted(followUps, 'follow-up')}`;

/**
 * Lets a player put one question to another player, without a roll: about that player's
 * protagonist, from a list that the rule names (GBM-ABY-ABL-004, GBM-PB-STR-014). Whoever plays
 * them answers, or the director in their place.
 */
export function askPlayer(
  play: GbmPlay,
  by: ProtagonistId,
  to: ProtagonistId,
  list: readonly string[],
  why: string,
): void {
  play.emit({
    type: 'questionsSet',
    questions: {
      id: play.id('questions'),
      by,
      to,
      about: '',
      questions: 1,
      followUps: 0,
      list: [...list],
      free: [],
      critical: false,
      asked: [],
    },
  });
  play.say(
    `${nameById(play.state, by)} may put one question to ${nameById(play.state, to)} (${why}).`,
  );
}

/** What abilities always add to the effect of gathering information. */
export function gatherEffects(state: GbmState, self: Protagonist): Openness['lines'] {
  return totalsFrom('gatherEffect', { state, self }).map(({ source, amount }) => ({
    source,
    steps: amount,
  }));
}

/** Without danger, and without a judgement, the effect is standard but for what abilities change. */
export function gatheredInSafety(
  state: GbmState,
  self: Protagonist,
  chosen: readonly RollOption[],
): Gathered {
  const lines = [
    ...gatherEffects(state, self),
    ...chosen.flatMap(({ label, effect }) => (effect ? [{ source: label, steps: effect }] : [])),
  ];
  const steps = lines.reduce((sum, line) => sum + line.steps, 0);
  return {
    openness: { effect: shiftEffect('standard', steps), from: 'standard', lines },
    more: chosen.flatMap(({ questions }) => questions ?? []),
    followUps: followUpsOf(chosen),
  };
}

/** In danger it is the effect that the action roll achieved (GBM-INF-009). */
export function gatheredByRoll(
  roll: ActionRoll,
  lines: Openness['lines'],
  chosen: readonly RollOption[],
): Gathered {
  const from = roll.judgement?.effect ?? 'standard';
  const beyond = roll.band === 'critical' ? [{ source: 'critical', steps: 1 }] : [];
  return {
    openness: { effect: roll.rolled?.effect ?? from, from, lines: [...lines, ...beyond] },
    more: chosen.flatMap(({ questions }) => questions ?? []),
    followUps: followUpsOf(chosen),
    roll: roll.id,
  };
}

const followUpsOf = (chosen: readonly RollOption[]): number =>
  chosen.reduce((sum, { followUps }) => sum + (followUps ?? 0), 0);

const LOWERED = 'reduced effect';

/** A consequence has lowered the effect of a roll: what it found out is told less openly. */
export function lowerOpenness(play: GbmPlay, roll: string): void {
  for (const one of Object.values(play.state.public.questions)) {
    if (one.roll !== roll || !one.openness) continue;
    const { effect, from, lines } = one.openness;
    const before = lines.find(({ source }) => source === LOWERED)?.steps ?? 0;
    const openness = {
      effect: shiftEffect(effect, -1),
      from,
      lines: [
        ...lines.filter(({ source }) => source !== LOWERED),
        { source: LOWERED, steps: before - 1 },
      ],
    };
    play.emit({ type: 'questionsSet', questions: { ...one, openness } });
  }
}

/** How open the answers are, and why, in a sentence. */
export function explainOpenness({ effect, from, lines }: Openness): string {
  const why = lines.map(
    ({ source, steps }) => `${source} ${steps > 0 ? '+' : '−'}${Math.abs(steps)}`,
  );
  const because = why.length > 0 ? ` (${[from, ...why].join(', ')})` : '';
  return `${titled(effect)} effect${because}: ${answers[effect]}.`;
}

/** What a question of a list leaves open, as the lists have it. */
const BLANKS = /\[[XYZ]\]/g;

/** How many of them a question has. */
export const blanksIn = (question: string): number => question.match(BLANKS)?.length ?? 0;

/** A question of a list as people say it: what it leaves open is `words`, or left open. */
export const asSaid = (question: string, words = '…'): string =>
  question.replace(BLANKS, () => words);
