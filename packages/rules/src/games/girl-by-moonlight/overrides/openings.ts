import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { gatheredInSafety, openQuestions } from '../rolls/gathering';
import type { Questions, SetUp } from '../state';
import { byHand, choiceField, numberField, sayByHand } from './by-hand';

/** Most questions and follow-ups that somebody may be given by hand. */
const QUESTIONS_MAX = 6;

/**
 * Opens a set-up, sets what it gives anew and to everybody, or ends it (GBM-TEAM-006…008). A roll
 * whose dice have not fallen no longer counts on one that is gone.
 */
export function overrideSetUp(play: GbmPlay, command: CommandOf<'override.set-up'>): void {
  play.director('set values by hand');
  const { benefit, reason } = command;
  const { setUps, roll } = play.state.public;
  const before = command.setUp === undefined ? null : setUps[command.setUp];
  if (before === undefined) missing('That set-up is gone.', 'Open a new one.');
  const uses = before !== null && roll?.stage !== 'rolled' && roll?.setUp?.id === before.id;
  if (benefit === 'gone') {
    if (!before) {
      refuse('malformed', 'Say which set-up ends.', {
        instead: 'Choose one that is open.',
        rule: 'TABLE-006',
      });
    }
    const { id, goal } = before;
    play.emit({ type: 'setUpRemoved', id });
    if (uses) play.emit({ type: 'rollChanged', changes: { setUp: null } });
    sayByHand(play, [`the set-up “${goal}” is gone.`], reason);
    return;
  }
  const setUp: SetUp = before
    ? { ...before, benefit, usedBy: [] }
    : {
        id: play.id('set-up'),
        by: inPlay(play, command.by),
        goal: command.goal || 'A way is open',
        benefit,
        options: [],
        usedBy: [],
      };
  play.emit({ type: 'setUpSet', setUp });
  if (uses && roll?.setUp) {
    play.emit({ type: 'rollChanged', changes: { setUp: { ...roll.setUp, benefit } } });
  }
  const gain = benefit === 'effect' ? '+1 effect' : 'a better position';
  const who = nameById(play.state, setUp.by);
  sayByHand(play, [`${who}’s set-up “${setUp.goal}” gives ${gain}, to everybody.`], reason);
}

/** Sets how much somebody may still ask, or lets them ask without a roll (GBM-INF-002…007). */
export function overrideQuestions(play: GbmPlay, command: CommandOf<'override.questions'>): void {
  play.director('set values by hand');
  const { left, followUps, reason } = command;
  const open =
    command.questions === undefined ? opened(play, command) : questionsOf(play, command.questions);
  const before = `${open.questions} and ${open.followUps}`;
  play.emit({ type: 'questionsSet', questions: { ...open, questions: left, followUps } });
  const who = nameById(play.state, open.by);
  const text = `${who}’s questions and follow-ups ${before} → ${left} and ${followUps}.`;
  sayByHand(play, [text], reason);
}

function opened(play: GbmPlay, { by, about }: CommandOf<'override.questions'>): Questions {
  const id = inPlay(play, by);
  const known = new Set(Object.keys(play.state.public.questions));
  const self = protagonist(play.state, id);
  openQuestions(play, id, about, 'partial', gatheredInSafety(play.state, self, []));
  return questionsOf(
    play,
    Object.keys(play.state.public.questions).find((one) => !known.has(one)) ?? '',
  );
}

function questionsOf(play: GbmPlay, id: string): Questions {
  return (
    play.state.public.questions[id] ??
    missing('Those questions have been put away.', 'Let somebody ask anew.')
  );
}

function inPlay(play: GbmPlay, id: string | undefined): string {
  return (
    cast(play.state).find((one) => one.id === id)?.id ??
    missing('Choose a protagonist who is in play.', 'Choose one from the list.', 'TABLE-011')
  );
}

export function openingOffers({ state, add }: OfferContext): void {
  const { setUps, questions, phase } = state.public;
  const benefits = [
    { value: 'effect', label: '+1 effect' },
    { value: 'position', label: 'A better position' },
  ];
  for (const { id, goal, benefit } of Object.values(setUps)) {
    add(
      byHand('On the table', {
        command: 'override.set-up',
        with: { setUp: id },
        label: `Set-up “${goal}”`,
        detail: 'Everybody may follow up on it again.',
        order: 13,
        fields: [
          choiceField(
            'benefit',
            'What it gives',
            [...benefits, { value: 'gone', label: 'Nothing: it is gone' }],
            benefit ?? 'effect',
          ),
        ],
      }),
    );
  }
  for (const one of Object.values(questions)) {
    add(
      byHand('On the table', {
        command: 'override.questions',
        with: { questions: one.id },
        label: `${nameById(state, one.by)}: questions left`,
        order: 14,
        fields: amounts(one.questions, one.followUps),
      }),
    );
  }
  const all = cast(state).map((one) => ({ value: one.id, label: nameOf(one) }));
  if (all.length === 0 || phase === 'creation') return;
  add(
    byHand('On the table', {
      command: 'override.set-up',
      with: {},
      label: 'A set-up, without a roll',
      order: 15,
      fields: [
        choiceField('by', 'By whom', all),
        { name: 'goal', kind: 'text', label: 'What opens the way', max: 300, required: false },
        choiceField('benefit', 'What it gives', benefits),
      ],
    }),
  );
  add(
    byHand('On the table', {
      command: 'override.questions',
      with: {},
      label: 'Let somebody ask, without a roll',
      order: 16,
      fields: [
        choiceField('by', 'Who asks', all),
        { name: 'about', kind: 'text', label: 'About what', max: 300, required: false },
        ...amounts(1, 0),
      ],
    }),
  );
}

const amounts = (questions: number, followUps: number) => [
  numberField('left', 'Questions', QUESTIONS_MAX, Math.min(QUESTIONS_MAX, questions)),
  numberField('followUps', 'Follow-ups', QUESTIONS_MAX, Math.min(QUESTIONS_MAX, followUps)),
];
