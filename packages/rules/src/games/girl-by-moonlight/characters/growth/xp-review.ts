import type { CommandOf } from '../../commands';
import type { GbmPlay, OfferContext, StandingPrompt } from '../../game';
import { houseRule } from '../../house-rules';
import { playbookOf } from '../../library';
import { playsetOf } from '../../library/playset';
import { cast, nameOf, own } from '../../lookups';
import { missing, refuse } from '../../refusal';
import { markSeriesXp, markXp } from '../../sheet/experience';
import type { GbmState, Protagonist, ProtagonistId, XpReview } from '../../state';
import { tell } from '../../telling/tell';
import { titled, xpTracks } from '../../vocabulary';

/** What is asked of a protagonist or of the group at the end of a session. */
interface Trigger {
  id: string;
  text: string;
}

/** The second mark of a trigger, for what happened more than once. */
const AGAIN = ':again';

/** The xp questions of a protagonist (GBM-XP-002, AMB-05). */
export function xpTriggers(state: GbmState, one: Protagonist): Trigger[] {
  return [
    { id: 'playbook', text: playbookOf(state, one).xpTrigger },
    { id: 'beliefs', text: 'You showed your beliefs, drives, role or background.' },
    { id: 'struggles', text: 'You struggled with your promises or your obligation.' },
    { id: 'heart', text: 'You embodied your eclipse, or bared your heart.' },
  ];
}

/**
 * Marks session xp on one track; what is marked counts once, so the rest can go to another track
 * (GBM-XP-002, 003). A mark is a trigger's id, and `id:again` for a second one.
 */
export function reviewXp(play: GbmPlay, command: CommandOf<'xp.review'>): void {
  const one = own(play, command.protagonist);
  const review = underReview(play);
  const before = review.marked[one.id] ?? [];
  if (review.done[one.id]) {
    refuse('already-done', `${nameOf(one)}’s xp has been marked for this session.`, {
      instead: 'Spend it on advances; the next review comes with the next session.',
      rule: 'GBM-XP-002',
    });
  }
  if (!inReview(play.state, one)) {
    refuse('wrong-moment', `${nameOf(one)} is not in play.`, {
      instead: 'Mark xp for a protagonist who is.',
      rule: 'TABLE-011',
    });
  }
  const { track, more } = command;
  const marks = newMarks(play.state, xpTriggers(play.state, one), command.marks, before);
  play.emit({
    type: 'xpReviewSet',
    review: {
      ...review,
      done: { ...review.done, [one.id]: !more },
      marked: { ...review.marked, [one.id]: [...before, ...marks.map(({ id }) => id)] },
    },
  });
  if (marks.length === 0) {
    play.say(`${nameOf(one)} marks no ${before.length > 0 ? 'further ' : ''}xp for this session.`);
    return;
  }
  const had = one.advances[track];
  const what = markXp(play, one.id, track, marks.length, 'the session');
  const notes = marks.map(({ text }) => text);
  const earned = play.state.public.protagonists[one.id]?.advances[track] ?? 0;
  if (earned > had) tell(play, { kind: 'advance-earned', about: [one.id], what }, { notes });
  else play.say(what, { notes });
}

/** Marks the group's xp, once a session (GBM-XP-009). */
export function reviewSeriesXp(play: GbmPlay, command: CommandOf<'xp.series'>): void {
  play.seat();
  const review = underReview(play);
  if (review.seriesDone) {
    refuse('already-done', 'The series’ xp has been marked for this session.', {
      instead: 'Take an ability if its track is full; the next review comes with the next session.',
      rule: 'GBM-XP-009',
    });
  }
  const marks = newMarks(play.state, playsetOf(play.state).xpTriggers, command.marks, []);
  const before = play.state.public.series.advances;
  play.emit({ type: 'xpReviewSet', review: { ...review, seriesDone: true } });
  if (marks.length === 0) {
    play.say('The series marks no xp for this session.');
    return;
  }
  const what = markSeriesXp(play, marks.length, 'the session');
  const notes = marks.map(({ text }) => text);
  if (play.state.public.series.advances > before)
    tell(play, { kind: 'advance-earned', about: [], what }, { notes });
  else play.say(what, { notes });
}

function underReview(play: GbmPlay): XpReview {
  return (
    play.state.public.xpReview ??
    refuse('wrong-moment', 'Session xp is marked when the session draws to a close.', {
      instead: 'Play on; the director begins the review.',
      rule: 'GBM-XP-002',
    })
  );
}

/** The marks that are known and new; refuses any other. */
function newMarks(
  state: GbmState,
  triggers: readonly Trigger[],
  wanted: readonly string[],
  before: readonly string[],
): Trigger[] {
  const known = marksOf(state, triggers);
  return [...new Set(wanted)].map((id) => {
    const mark = known.find((one) => one.id === id);
    if (!mark)
      missing('One of these is not among the xp questions.', 'Choose from the list.', 'GBM-XP-002');
    if (before.includes(id)) {
      refuse('already-done', 'One of these has been marked already.', {
        instead: 'Leave it out, and mark the others.',
        rule: 'TABLE-008',
      });
    }
    return mark;
  });
}

/** Each trigger, and its second mark where repetition counts (AMB-05). */
function marksOf(state: GbmState, triggers: readonly Trigger[]): Trigger[] {
  if (!marksTwice(state)) return [...triggers];
  return triggers.flatMap(({ id, text }) => [
    { id, text },
    { id: `${id}${AGAIN}`, text: `More than once: ${text}` },
  ]);
}

const marksTwice = (state: GbmState): boolean => houseRule(state, 'xpWhenRepeated') > 1;

/** The questions of the end of a session, while they are open. */
export function xpOffers({ state, self, add }: OfferContext): void {
  const { xpReview } = state.public;
  if (!xpReview) return;
  if (self && !xpReview.done[self.id] && inReview(state, self)) {
    const left = marksOf(state, xpTriggers(state, self)).filter(
      ({ id }) => !xpReview.marked[self.id]?.includes(id),
    );
    add({
      command: 'xp.review',
      with: { protagonist: self.id },
      label: 'Look back and mark xp',
      fields: [
        marksField(left, 8),
        {
          name: 'track',
          kind: 'choice',
          label: 'On which track?',
          options: xpTracks.map((track) => ({ value: track, label: titled(track) })),
          required: true,
          initial: 'playbook',
        },
        { name: 'more', kind: 'switch', label: 'I mark more on another track', initial: false },
      ],
      place: 'prompt',
      prompt: promptId(self.id),
      primary: true,
    });
  }
  if (xpReview.seriesDone) return;
  const marks = marksOf(state, playsetOf(state).xpTriggers);
  add({
    command: 'xp.series',
    with: {},
    label: 'Mark the series’ xp together',
    fields: [marksField(marks, 20)],
    place: 'next-step',
    order: 10,
  });
}

/** Asks every player to look back, until they have. */
export function xpPrompts(state: GbmState): StandingPrompt[] {
  const { xpReview } = state.public;
  if (!xpReview) return [];
  return cast(state).flatMap(({ id, seat, name }): StandingPrompt[] =>
    seat === null || xpReview.done[id]
      ? []
      : [
          {
            id: promptId(id),
            to: [seat],
            title: 'The session draws to a close',
            text: `What happened to ${name} in it? Each thing marks 1 xp${marksTwice(state) ? '; more than once, 2' : ''}.`,
          },
        ],
  );
}

const promptId = (id: ProtagonistId): string => `xp:${id}`;

const inReview = (state: GbmState, self: Protagonist): boolean =>
  cast(state).some(({ id }) => id === self.id);

function marksField(marks: readonly Trigger[], most: number) {
  return {
    name: 'marks',
    kind: 'choices' as const,
    label: 'What happened?',
    options: marks.map(({ id, text }) => ({ value: id, label: text })),
    min: 0,
    max: Math.min(most, marks.length),
  };
}
