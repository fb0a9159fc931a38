import { z } from 'zod';
import { id, sentence } from '../../../table/command';
import { ask } from '../../../table/settable';
import type { GbmPlay } from '../game';
import { cast, nameById } from '../lookups';
import { missing, refuse } from '../refusal';
import { gatheredInSafety, openQuestions } from '../rolls/gathering';
import type { GbmState, Protagonist, Questions, SetUp } from '../state';
import { nobody, row, somebodyInPlay } from './by-hand';

/** Most questions and follow-ups that somebody may be given by hand. */
const QUESTIONS_MAX = 6;
const topic = 'On the table';

const gains = ['effect', 'position'] as const;
const benefits = [...gains, 'gone'] as const;
const benefitWords = {
  effect: '+1 effect',
  position: 'A better position',
  gone: 'Nothing: it is gone',
};

/** Whether something new can be opened: by somebody, and once the series is made. */
const canOpen = (state: GbmState): boolean =>
  cast(state).length > 0 && state.public.phase !== 'creation';

/**
 * Opens a set-up, sets what it gives anew and to everybody, or ends it (GBM-TEAM-006…008). A roll
 * whose dice have not fallen no longer counts on one that is gone.
 */
export const setUp = row({
  type: 'override.set-up',
  topic,
  of: {
    parts: { setUp: id.optional() },
    each: ({ public: { setUps } }): readonly (SetUp | null)[] => [...Object.values(setUps), null],
    settled: (one) => (one ? { setUp: one.id } : {}),
    otherwise: () => missing('That set-up is gone.', 'Open a new one.'),
  },
  parts: { by: id.optional(), goal: sentence.default(''), benefit: z.enum(benefits) },
  label: (one) => (one ? `Set-up “${one.goal}”` : 'A set-up, without a roll'),
  detail: (one) => (one ? 'Everybody may follow up on it again.' : null),
  order: (one) => (one ? 13 : 15),
  listed: (one, state) => one !== null || canOpen(state),
  form: (one, state) => ({
    by: ask.maybe(ask.oneOf('By whom', somebodyInPlay(state)), one === null),
    goal: ask.maybe(ask.words('What opens the way', { max: 300 }), one === null),
    benefit: ask.oneOf('What it gives', {
      all: one ? benefits : gains,
      option: (value) => ({ value, label: benefitWords[value] }),
      otherwise: sayWhichEnds,
      ...(one ? { now: one.benefit ?? 'effect' } : {}),
    }),
  }),
  set(play, before, { by, goal, benefit }) {
    const { roll } = play.state.public;
    const uses = before !== null && roll?.stage !== 'rolled' && roll?.setUp?.id === before.id;
    if (benefit === 'gone') {
      if (!before) sayWhichEnds();
      play.emit({ type: 'setUpRemoved', id: before.id });
      if (uses) play.emit({ type: 'rollChanged', changes: { setUp: null } });
      return [`the set-up “${before.goal}” is gone.`];
    }
    const now: SetUp = before
      ? { ...before, benefit, usedBy: [] }
      : {
          id: play.id('set-up'),
          by: (by ?? nobody()).id,
          goal: goal || 'A way is open',
          benefit,
          options: [],
          usedBy: [],
        };
    play.emit({ type: 'setUpSet', setUp: now });
    if (uses && roll?.setUp) {
      play.emit({ type: 'rollChanged', changes: { setUp: { ...roll.setUp, benefit } } });
    }
    const who = nameById(play.state, now.by);
    return [
      `${who}’s set-up “${now.goal}” gives ${benefit === 'effect' ? '+1 effect' : 'a better position'}, to everybody.`,
    ];
  },
});

function sayWhichEnds(): never {
  refuse('malformed', 'Say which set-up ends.', {
    instead: 'Choose one that is open.',
    rule: 'TABLE-006',
  });
}

/** Sets how much somebody may still ask, or lets them ask without a roll (GBM-INF-002…007). */
export const questions = row({
  type: 'override.questions',
  topic,
  of: {
    parts: { questions: id.optional() },
    each: ({ public: { questions: open } }): readonly (Questions | null)[] => [
      ...Object.values(open),
      null,
    ],
    settled: (open) => (open ? { questions: open.id } : {}),
    otherwise: () => missing('Those questions have been put away.', 'Let somebody ask anew.'),
  },
  parts: {
    by: id.optional(),
    about: sentence.default(''),
    left: z.int().min(0).max(QUESTIONS_MAX),
    followUps: z.int().min(0).max(QUESTIONS_MAX),
  },
  label: (open, state) =>
    open ? `${nameById(state, open.by)}: questions left` : 'Let somebody ask, without a roll',
  order: (open) => (open ? 14 : 16),
  listed: (open, state) => open !== null || canOpen(state),
  form(open, state) {
    const { questions: left, followUps } = open ?? { questions: 1, followUps: 0 };
    return {
      by: ask.maybe(ask.oneOf('Who asks', somebodyInPlay(state)), open === null),
      about: ask.maybe(ask.words('About what', { max: 300 }), open === null),
      left: ask.number('Questions', { now: left, max: QUESTIONS_MAX }),
      followUps: ask.number('Follow-ups', { now: followUps, max: QUESTIONS_MAX }),
    };
  },
  set(play, before, { by, about = '', left, followUps }) {
    const open = before ?? opened(play, by ?? nobody(), about);
    const from = `${open.questions} and ${open.followUps}`;
    play.emit({ type: 'questionsSet', questions: { ...open, questions: left, followUps } });
    const who = nameById(play.state, open.by);
    return [`${who}’s questions and follow-ups ${from} → ${left} and ${followUps}.`];
  },
});

function opened(play: GbmPlay, self: Protagonist, about: string): Questions {
  const known = new Set(Object.keys(play.state.public.questions));
  openQuestions(play, self.id, about, 'partial', gatheredInSafety(play.state, self, []));
  const found = Object.values(play.state.public.questions).find((one) => !known.has(one.id));
  return found ?? missing('Those questions have been put away.', 'Let somebody ask anew.');
}
