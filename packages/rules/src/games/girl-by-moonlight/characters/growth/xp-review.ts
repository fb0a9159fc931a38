import { z } from 'zod';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import type { GbmPlay, StandingPrompt } from '../../game';
import { houseRule } from '../../house-rules';
import { playbookOf } from '../../library';
import { playsetOf } from '../../library/playset';
import { cast, nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves, themselves } from '../../moves';
import { barred } from '../../refusal';
import { markSeriesXp, markXp } from '../../sheet/experience';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
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
function xpTriggers(state: GbmState, one: Protagonist): Trigger[] {
  return [
    { id: 'playbook', text: playbookOf(state, one).xpTrigger },
    { id: 'beliefs', text: 'You showed your beliefs, drives, role or background.' },
    { id: 'struggles', text: 'You struggled with your promises or your obligation.' },
    { id: 'heart', text: 'You embodied your eclipse, or bared your heart.' },
  ];
}

const reviewCommand = command('xp.review', {
  protagonist: id,
  marks: z.array(id).max(8),
  track: z.enum(xpTracks),
  more: z.boolean().default(false),
});

/** Only while a session draws to a close. */
const reviewing = moves.where(({ state }) =>
  state.public.xpReview
    ? null
    : barred('wrong-moment', 'Session xp is marked when the session draws to a close.', {
        instead: 'Play on; the director begins the review.',
        rule: 'GBM-XP-002',
      }),
);

/**
 * Marks session xp on one track; what is marked counts once, so the rest can go to another track
 * (GBM-XP-002, 003). A mark is a trigger's id, and `id:again` for a second one.
 */
const ownXp = reviewing.about(themselves, 'prompt', (move) => [
  move(reviewCommand, {
    unless({ state }, { marks }, one) {
      const { xpReview } = state.public;
      if (xpReview?.done[one.id]) {
        return barred('already-done', `${nameOf(one)}’s xp has been marked for this session.`, {
          instead: 'Spend it on advances; the next review comes with the next session.',
          rule: 'GBM-XP-002',
        });
      }
      if (!inReview(state, one)) {
        return barred('wrong-moment', `${nameOf(one)} is not in play.`, {
          instead: 'Mark xp for a protagonist who is.',
          rule: 'TABLE-011',
        });
      }
      if (!marks?.some((mark) => xpReview?.marked[one.id]?.includes(mark))) return null;
      return barred('already-done', 'One of these has been marked already.', {
        instead: 'Leave it out, and mark the others.',
        rule: 'TABLE-008',
      });
    },
    ways({ state }, one) {
      const before = state.public.xpReview?.marked[one.id] ?? [];
      const left = marksOf(state, xpTriggers(state, one)).filter(
        (mark) => !before.includes(mark.id),
      );
      const tracks = xpTracks.map((track) => ({ value: track, label: titled(track) }));
      return {
        label: 'Look back and mark xp',
        fields: [
          marksField(left, 8),
          choiceField('track', 'On which track?', tracks, 'playbook'),
          { name: 'more', kind: 'switch', label: 'I mark more on another track', initial: false },
        ],
        prompt: promptId(one.id),
        primary: true,
      };
    },
    do: reviewXp,
  }),
]);

/** Marks the group's xp, once a session (GBM-XP-009). */
const seriesXp = reviewing.once('next-step', (move) => [
  move(command('xp.series', { marks: z.array(id).max(20) }), {
    unless({ state }) {
      if (!state.public.xpReview?.seriesDone) return null;
      return barred('already-done', 'The series’ xp has been marked for this session.', {
        instead:
          'Take an ability if its track is full; the next review comes with the next session.',
        rule: 'GBM-XP-009',
      });
    },
    ways: ({ state }) => ({
      label: 'Mark the series’ xp together',
      fields: [marksField(marksOf(state, playsetOf(state).xpTriggers), 20)],
      order: 10,
    }),
    do: (play, { marks }) => reviewSeriesXp(play, marks),
  }),
]);

/** The questions of the end of a session, while they are open. */
export const xpMoves = [ownXp, seriesXp] as const;

function reviewXp(
  play: GbmPlay,
  { marks: wanted, track, more }: z.infer<typeof reviewCommand>,
  { state }: GbmContext,
  one: Protagonist,
): void {
  const { xpReview: review } = state.public;
  if (!review) return;
  const before = review.marked[one.id] ?? [];
  const marks = marked(state, xpTriggers(state, one), wanted);
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

function reviewSeriesXp(play: GbmPlay, wanted: readonly string[]): void {
  const { xpReview: review } = play.state.public;
  if (!review) return;
  const marks = marked(play.state, playsetOf(play.state).xpTriggers, wanted);
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

/** The marks that are meant, each once. */
function marked(
  state: GbmState,
  triggers: readonly Trigger[],
  wanted: readonly string[],
): Trigger[] {
  const known = marksOf(state, triggers);
  return [...new Set(wanted)].flatMap((mark) => known.find((one) => one.id === mark) ?? []);
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

/** Asks every player to look back, until they have. */
export function xpPrompts(state: GbmState): StandingPrompt[] {
  const { xpReview } = state.public;
  if (!xpReview) return [];
  return cast(state).flatMap(({ id: whose, seat, name }): StandingPrompt[] =>
    seat === null || xpReview.done[whose]
      ? []
      : [
          {
            id: promptId(whose),
            to: [seat],
            title: 'The session draws to a close',
            text: `What happened to ${name} in it? Each thing marks 1 xp${marksTwice(state) ? '; more than once, 2' : ''}.`,
          },
        ],
  );
}

const promptId = (whose: ProtagonistId): string => `xp:${whose}`;

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
