import type { z } from 'zod';
import type { Field } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { whyOf } from '../../../table';
import { command, id, reason, sentence } from '../../../table/command';
import { groupFeatures } from '../features';
import type { GbmPlay, OfferContext, StandingPrompt } from '../game';
import { abilityOf } from '../library';
import { LOSS_CHOICE } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { barred, missing } from '../refusal';
import { promiseSecrecy, SECRECY_CHOICE } from '../rolls/escape';
import { ruleFatal } from '../rolls/fatal-ruling';
import { RESET_CHOICE, resetSetting } from '../rolls/resets';
import { leaveStory } from '../sheet/leaving';
import { spare } from '../sheet/loss';
import { REWORDING_CHOICE, rewordHarm } from '../sheet/rewording';
import { afterOverflow, CATASTROPHE_CHOICE } from '../sheet/suffering';
import { spoken } from '../spoken';
import type { Choice, GbmState } from '../state';
import { tell } from '../telling/tell';
import { gainInsight, INSIGHT_CHOICE } from './insight';
import { missionChoices } from './mission';

const answerCommand = command('choice.answer', {
  choice: id,
  value: id,
  text: sentence.default(''),
});

/** The choices that wait for an answer. */
const open: Subject<OfferContext, Choice, 'choice'> = {
  part: 'choice',
  what: 'choice',
  all: ({ state }) => Object.values(state.public.choices),
  idOf: (choice) => choice.id,
  find: ({ state }, choice) =>
    state.public.choices[choice] ??
    missing('That choice has been made.', 'Go on with what is open now.', 'TABLE-008'),
};

const answering = moves.about(open, 'director', (move) => [
  move(answerCommand, {
    unless({ seat, director }, { value, text }, { to, options, asks }) {
      if (to !== seat.id && !director) {
        return barred('not-yours', 'That choice is put to somebody else.', {
          instead: 'Say what you would choose; they decide, or the director for them.',
          rule: 'TABLE-004',
        });
      }
      if (value === undefined) return null;
      const chosen = options.find((option) => option.value === value);
      if (!chosen) {
        return barred('malformed', 'That is not one of the choices.', {
          instead: `Choose ${options.map(({ label }) => `“${label}”`).join(' or ')}.`,
          rule: 'TABLE-007',
        });
      }
      if (chosen.wordless || !asks?.required || text !== '') return null;
      return barred('malformed', `“${chosen.label}” goes with words. ${asks.label}`, {
        instead: 'Write a few words with it.',
        rule: 'TABLE-006',
      });
    },
    ways: (context, choice) =>
      choice.to === context.seat.id ? ownAnswers(choice) : answersFor(context, choice),
    do(play, { value, text }, _, choice) {
      play.emit({ type: 'choiceRemoved', id: choice.id });
      answer(play, choice, value, text);
    },
  }),
  move(command('choice.dismiss', { choice: id, reason }), {
    unless: (context) => notDirector(context, 'set a choice aside'),
    ways: (_, { title }) => ({
      label: `Set aside: ${title}`,
      detail: 'Nothing comes of it.',
      order: 86,
      fields: [spoken('reason', 'Why?')],
    }),
    do(play, { reason: why }, _, { id: choice, title, kind, protagonist }) {
      play.emit({ type: 'choiceRemoved', id: choice });
      play.say(`A choice is set aside: ${title}.`, whyOf(why));
      if (kind === LOSS_CHOICE && protagonist) spare(play, protagonist);
    },
  }),
]);

/** Choices that an ability or a rule puts to one person. */
export const choices = {
  ...moves.area(answering),
  betweenSessions: true,
  prompts: (state: GbmState): StandingPrompt[] =>
    Object.values(state.public.choices).map(({ id: choice, to, title, text }) => ({
      id: choice,
      to: [to],
      title,
      text,
    })),
} satisfies GbmBrings;

type Answer = WayToMove<z.infer<typeof answerCommand>>;

const ownAnswers = (choice: Choice): Answer[] =>
  choice.options.map(({ value, label, detail, wordless }) => {
    const fields = wordless ? [] : wordsField(choice);
    return {
      with: { value },
      label,
      ...(detail ? { detail } : {}),
      ...(fields.length > 0 ? { fields } : {}),
      place: 'prompt',
      prompt: choice.id,
    };
  });

/** The director answers for somebody who is away, so that play never waits for an empty chair. */
function answersFor({ state }: GbmContext, choice: Choice): Answer[] {
  const name = state.public.table.seats[choice.to]?.name ?? 'somebody';
  return [false, true].flatMap((wordless) => {
    const options = choice.options
      .filter((option) => (option.wordless ?? false) === wordless)
      .map(({ value, label }) => ({ value, label }));
    if (options.length === 0) return [];
    return {
      ...(wordless ? { variant: 'wordless' } : {}),
      label: `Answer for ${name}: ${choice.title}`,
      detail: choice.text,
      order: 85,
      fields: [
        { name: 'value', kind: 'choice', label: 'Answer', options, required: true } as const,
        ...(wordless ? [] : wordsField(choice)),
      ],
    };
  });
}

function wordsField({ asks }: Choice): Field[] {
  return asks ? [{ name: 'text', kind: 'text', max: 300, ...asks }] : [];
}

type Resolver = (play: GbmPlay, choice: Choice, value: string, text: string) => void;

const ruleChoices: Record<string, Resolver> = {
  [LOSS_CHOICE]: leaveTheStory,
  [CATASTROPHE_CHOICE]: ruleOnCatastrophe,
  [SECRECY_CHOICE]: promiseSecrecy,
  [RESET_CHOICE]: resetSetting,
  [INSIGHT_CHOICE]: gainInsight,
  [REWORDING_CHOICE]: rewordHarm,
  ...missionChoices,
};

/** Hands an answer to the rule, or to the ability, that asked. */
function answer(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const { kind } = choice;
  const byRule = ruleChoices[kind];
  const ability =
    abilityOf(play.state, kind) ?? groupFeatures(play.state).find(({ id }) => id === kind);
  if (byRule) byRule(play, choice, value, text);
  else ability?.hooks.onChoice?.(play, choice, value, text);
}

/** The player has said how their protagonist is lost (GBM-STR-021…023, GBM-LOS-001…006). */
function leaveTheStory(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const label = choice.options.find((option) => option.value === value)?.label ?? value;
  const id = choice.protagonist;
  if (!id) return;
  leaveStory(play, id, text || label);
  if (play.state.public.phase === 'mission')
    play.emit({ type: 'episodeChanged', changes: { eclipsedInMission: true } });
  tell(play, { kind: 'loss', about: [id], what: label, fiction: text }, { reveals: true });
}

function ruleOnCatastrophe(play: GbmPlay, choice: Choice, value: string): void {
  const id = choice.protagonist;
  if (!id) return;
  if (value === 'fatal') {
    ruleFatal(play, id, choice);
    return;
  }
  play.emit({ type: 'protagonistChanged', id, changes: { status: 'out-of-action' } });
  tell(play, { kind: 'catastrophe', about: [id] }, { reveals: true });
  afterOverflow(play, id, choice);
}
