import type { Field, SeatId } from '../../../engine';
import { offeredDice } from '../../../forged-in-the-dark';
import { optionsFrom } from '../asking';
import { featuresOf } from '../features';
import type { OfferContext, StandingPrompt } from '../game';
import type { RollOption } from '../hooks';
import { cast, directorSeats, nameById } from '../lookups';
import { remindersOf, said } from '../reminders';
import { actionDice } from '../sheet/ratings';
import type { GbmState, Protagonist, Questions } from '../state';
import type { ActionId } from '../vocabulary';
import { actions, titled } from '../vocabulary';
import { fortuneOffer } from './fortune';
import { asSaid, blanksIn, explainOpenness } from './gathering';
import { gainOf } from './pool-words';

/** What each seat may do about gathering information and fortune rolls now. */
export function informationOffers(context: OfferContext): void {
  const { state, self, director, add } = context;
  const { phase, questions } = state.public;
  if (self?.status === 'active' && phase !== 'creation') gatherOffers(context, self);
  for (const one of Object.values(questions)) {
    if (self?.id === one.by) askOffers(context, one);
    else answerOffers(context, one);
    if (director) {
      add({
        command: 'info.more',
        with: { questions: one.id },
        label: `${nameById(state, one.by)} may ask one question more`,
        ...(one.critical ? { detail: 'A critical: add a question, or tell more than asked.' } : {}),
        place: 'director',
        order: 69,
      });
    }
    if (self?.id === one.by || director) {
      const own = self?.id === one.by;
      add({
        command: 'info.done',
        with: { questions: one.id },
        label: own ? 'Put the questions away' : 'Put these questions away',
        detail: 'Answers stay in the log.',
        ...(own && mayAsk(one)
          ? { place: 'prompt', prompt: askId(one) }
          : { place: own ? 'act' : 'director' }),
        order: 70,
      });
    }
  }
  if (director) fortuneOffer(context);
}

/**
 * Gathering information with any action; and, where an ability has a switch that goes with one
 * action alone, once more with that action, so that no choice of the form is refused.
 */
function gatherOffers(context: OfferContext, self: Protagonist): void {
  const options = optionsFrom('gather', { state: context.state, self });
  const general = options.filter(({ action }) => action === undefined);
  gatherOffer(context, self, null, general);
  for (const one of new Set(options.flatMap(({ action }) => action ?? []))) {
    const special = options.filter(({ action }) => action === one);
    gatherOffer(context, self, one, [...special, ...general]);
  }
}

function gatherOffer(
  { state, add }: OfferContext,
  self: Protagonist,
  only: ActionId | null,
  options: RollOption[],
): void {
  const fields: Field[] = [
    { name: 'about', kind: 'text', label: 'About what?', max: 300, required: false },
  ];
  if (only === null) fields.unshift(howField(self));
  const special = options.filter(({ action }) => action !== undefined);
  const reminders = only === null ? toRemember(state, self) : [];
  if (options.length > 0) {
    fields.push({
      name: 'options',
      kind: 'choices',
      label: 'What applies',
      options: options.map((option) => ({
        value: option.id,
        label: `${option.label}${gainOf(option)}`,
      })),
      min: 0,
      max: Math.min(6, options.length),
      ...(special.length > 0 ? { initial: special.map(({ id }) => id) } : {}),
    });
  }
  const dice = only && `${titled(only)} ${actionDice(self, only, self.transcendence.active)}`;
  add({
    command: 'info.gather',
    with: { protagonist: self.id, ...(only ? { action: only } : {}) },
    label: dice ? `Gather information with ${dice}` : 'Gather information',
    detail: [
      dice
        ? special.map(({ label }) => label).join('; ')
        : 'Where there is no danger. In danger, make an action roll for it instead.',
      ...reminders,
    ].join(' '),
    fields,
    place: 'act',
    order: 20,
    rolls: offeredDice(only ? actionDice(self, only, self.transcendence.active) : 2),
  });
}

/** What abilities make possible here, before there is any roll to show it beside. */
function toRemember(state: GbmState, self: Protagonist): string[] {
  return featuresOf(state, self).flatMap((feature) =>
    remindersOf({ state, self }, feature)
      .filter(({ when }) => when === 'gather-information')
      .map((reminder) => said(feature, reminder)),
  );
}

const howField = (self: Protagonist): Field => ({
  name: 'action',
  kind: 'choice',
  label: 'How?',
  options: actions.map((action) => ({
    value: action,
    label: `${titled(action)} ${actionDice(self, action, self.transcendence.active)}`,
  })),
  required: true,
});

function askOffers({ add }: OfferContext, questions: Questions): void {
  const { id, free, list, asked } = questions;
  const open = free.filter((question) => !asked.some((one) => one.question === question));
  const choices = [
    ...open.map((question) => ({ value: question, label: asSaid(question), detail: 'Free' })),
    ...(questions.questions > 0
      ? list.map((question) => ({ value: question, label: asSaid(question) }))
      : []),
  ];
  if (choices.length > 0) {
    add({
      command: 'info.ask',
      with: { questions: id, followUp: false },
      label: `Ask a question (${questions.questions} left)`,
      fields: [
        { name: 'question', kind: 'choice', label: 'Question', options: choices, required: true },
        ...(choices.some(({ value }) => blanksIn(value) > 0) ? [aboutField(questions)] : []),
      ],
      ...(questions.questions > 0
        ? { place: 'prompt', prompt: askId(questions) }
        : { place: 'act' }),
      order: 60,
    });
  }
  if (canFollowUp(questions)) {
    add({
      command: 'info.ask',
      with: { questions: id, followUp: true },
      label: `Ask a follow-up (${questions.followUps} left)`,
      fields: [
        {
          name: 'question',
          kind: 'text',
          label: 'Anything that builds on the answers',
          max: 300,
          required: false,
        },
      ],
      place: 'prompt',
      prompt: askId(questions),
      order: 61,
    });
  }
}

/**
 * The director is asked for the answer, or the player to whom the question is put; the others may
 * answer what is about their character.
 */
function answerOffers(context: OfferContext, questions: Questions): void {
  const { state, seat, director, add } = context;
  const asker = nameById(state, questions.by);
  const asked = answeringSeats(state, questions).includes(seat.id);
  questions.asked.forEach(({ question, answer }, index) => {
    if (answer !== null) return;
    add({
      command: 'info.answer',
      with: { questions: questions.id, index },
      label: asked ? 'Answer' : `Answer ${asker}: “${question}”`,
      detail: asked
        ? question
        : director
          ? 'In place of a player.'
          : 'If it is about your character.',
      fields: [
        {
          name: 'answer',
          kind: 'text',
          label: 'What is the answer?',
          max: 2000,
          required: false,
          multiline: true,
        },
      ],
      ...(asked
        ? { place: 'prompt', prompt: answerId(questions, index) }
        : { place: director ? 'director' : 'act', order: 65 }),
    });
  });
}

/** Who is asked for the answers: a player to whom the questions are put, or else the director. */
function answeringSeats(state: GbmState, { to }: Questions): SeatId[] {
  const seat = to === undefined ? undefined : cast(state).find(({ id }) => id === to)?.seat;
  return seat ? [seat] : directorSeats(state);
}

/** What is meant where a question leaves it open: usually what was gathered about. */
const aboutField = ({ about }: Questions): Field => ({
  name: 'about',
  kind: 'text',
  label: 'Whom or what do you mean by “…”?',
  max: ABOUT_MAX,
  required: false,
  ...(about !== '' && about.length <= ABOUT_MAX ? { initial: about } : {}),
});

const ABOUT_MAX = 120;

const canFollowUp = ({ followUps, asked }: Questions): boolean =>
  followUps > 0 && asked.some(({ answer }) => answer !== null);

/** Whether the asker is asked for a question: while one is left, or a follow-up to an answer. */
const mayAsk = (questions: Questions): boolean => questions.questions > 0 || canFollowUp(questions);

const askId = ({ id }: Questions): string => `${id}:ask`;
const answerId = ({ id }: Questions, index: number): string => `${id}:answer:${index}`;

/** The asker is asked for their questions, the director or another player for the answers. */
export function informationPrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.questions).flatMap((questions): StandingPrompt[] => {
    const { by, asked } = questions;
    const asker = cast(state).find(({ id }) => id === by);
    const asking: StandingPrompt[] =
      asker?.seat && mayAsk(questions)
        ? [
            {
              id: askId(questions),
              to: [asker.seat],
              title: 'What do you ask?',
              text: whatToAsk(state, questions),
            },
          ]
        : [];
    const answering = asked.flatMap(({ question, answer }, index): StandingPrompt[] =>
      answer === null
        ? [
            {
              id: answerId(questions, index),
              to: answeringSeats(state, questions),
              title: `${nameById(state, by)} asks`,
              text: [question, openly(questions)].filter(Boolean).join(' — '),
            },
          ]
        : [],
    );
    return [...asking, ...answering];
  });
}

function whatToAsk(state: GbmState, questions: Questions): string {
  const { about, to } = questions;
  if (to !== undefined) return `Put it to ${nameById(state, to)}’s player.`;
  const what = about ? `About ${about}.` : 'Choose from the questions of your playbook.';
  return [what, openly(questions)].filter(Boolean).join(' ');
}

const openly = ({ openness }: Questions): string => (openness ? explainOpenness(openness) : '');
