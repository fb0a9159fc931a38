import type { Field } from '../../../engine';
import { whyOf } from '../../../table';
import { groupFeatures } from '../features';
import type { Area, GbmPlay, OfferContext } from '../game';
import { abilityOf } from '../library';
import { LOSS_CHOICE } from '../lookups';
import { missing, refuse } from '../refusal';
import { promiseSecrecy, SECRECY_CHOICE } from '../rolls/escape';
import { ruleFatal } from '../rolls/fatal-ruling';
import { RESET_CHOICE, resetSetting } from '../rolls/resets';
import { leaveStory } from '../sheet/leaving';
import { spare } from '../sheet/loss';
import { REWORDING_CHOICE, rewordHarm } from '../sheet/rewording';
import { afterOverflow, CATASTROPHE_CHOICE } from '../sheet/suffering';
import type { Choice } from '../state';
import { tell } from '../telling/tell';
import { gainInsight, INSIGHT_CHOICE } from './insight';
import { missionChoices } from './mission';

/** Choices that an ability or a rule puts to one person. */
export const choices: Area = {
  betweenSessions: true,
  handlers: {
    'choice.answer'(play, command) {
      const choice = standing(play, command.choice);
      if (choice.to !== play.seat().id && !play.isDirector()) {
        refuse('not-yours', 'That choice is put to somebody else.', {
          instead: 'Say what you would choose; they decide, or the director for them.',
          rule: 'TABLE-004',
        });
      }
      const chosen =
        choice.options.find(({ value }) => value === command.value) ??
        refuse('malformed', 'That is not one of the choices.', {
          instead: `Choose ${choice.options.map(({ label }) => `“${label}”`).join(' or ')}.`,
          rule: 'TABLE-007',
        });
      if (choice.asks?.required && !chosen.wordless && command.text === '') {
        refuse('malformed', `“${chosen.label}” goes with words. ${choice.asks.label}`, {
          instead: 'Write a few words with it.',
          rule: 'TABLE-006',
        });
      }
      play.emit({ type: 'choiceRemoved', id: choice.id });
      answer(play, choice, command.value, command.text);
    },

    'choice.dismiss'(play, command) {
      play.director('set a choice aside');
      const choice = standing(play, command.choice);
      const { title, kind, protagonist: id } = choice;
      play.emit({ type: 'choiceRemoved', id: choice.id });
      play.say(`A choice is set aside: ${title}.`, whyOf(command.reason));
      if (kind === LOSS_CHOICE && id) spare(play, id);
    },
  },

  offers(c) {
    for (const choice of Object.values(c.state.public.choices)) {
      if (choice.to === c.seat.id) offerAnswers(c, choice);
      else if (c.director) offerAnswerFor(c, choice);
      if (c.director) offerDismissal(c, choice);
    }
  },

  prompts: (state) =>
    Object.values(state.public.choices).map(({ id, to, title, text }) => ({
      id,
      to: [to],
      title,
      text,
    })),
};

function standing(play: GbmPlay, id: string): Choice {
  return (
    play.state.public.choices[id] ??
    missing('That choice has been made.', 'Go on with what is open now.', 'TABLE-008')
  );
}

function offerAnswers(c: OfferContext, choice: Choice): void {
  for (const { value, label, detail, wordless } of choice.options) {
    const words = wordless ? [] : wordsField(choice);
    c.add({
      command: 'choice.answer',
      with: { choice: choice.id, value },
      label,
      ...(detail ? { detail } : {}),
      ...(words.length > 0 ? { fields: words } : {}),
      place: 'prompt',
      prompt: choice.id,
    });
  }
}

/** The director answers for somebody who is away, so that play never waits for an empty chair. */
function offerAnswerFor(c: OfferContext, choice: Choice): void {
  const name = c.state.public.table.seats[choice.to]?.name ?? 'somebody';
  for (const wordless of [false, true]) {
    const options = choice.options
      .filter((option) => (option.wordless ?? false) === wordless)
      .map(({ value, label }) => ({ value, label }));
    if (options.length === 0) continue;
    c.add({
      command: 'choice.answer',
      with: { choice: choice.id },
      ...(wordless ? { variant: 'wordless' } : {}),
      label: `Answer for ${name}: ${choice.title}`,
      detail: choice.text,
      place: 'director',
      order: 85,
      fields: [
        { name: 'value', kind: 'choice', label: 'Answer', options, required: true },
        ...(wordless ? [] : wordsField(choice)),
      ],
    });
  }
}

function offerDismissal(c: OfferContext, choice: Choice): void {
  c.add({
    command: 'choice.dismiss',
    with: { choice: choice.id },
    label: `Set aside: ${choice.title}`,
    detail: 'Nothing comes of it.',
    place: 'director',
    order: 86,
    fields: [{ name: 'reason', kind: 'text', label: 'Why?', max: 300, required: false }],
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
    ruleFatal(play, id);
    return;
  }
  play.emit({ type: 'protagonistChanged', id, changes: { status: 'out-of-action' } });
  tell(play, { kind: 'catastrophe', about: [id] }, { reveals: true });
  afterOverflow(play, id, choice);
}
