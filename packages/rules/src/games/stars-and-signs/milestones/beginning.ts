import { z } from 'zod';
import type { Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { numberField } from '../../../table';
import { command } from '../../../table/command';
import { isBusy } from '../checks/laying';
import type { StarsContext } from '../game';
import { barred, refereesMoves } from '../game';
import { cast } from '../protagonists/find';
import { letSuccessorsIn } from '../protagonists/successors';
import type { Milestone, MilestoneKind } from './milestone';
import { milestoneKinds } from './milestone';
import { kindWords, proceed, stepNow, travellers } from './progress';
import { leave } from './recovering';
import { stepTable } from './steps';

/** How many challenges count at once: far more than a session has. */
const MOST = 20;

const underWay = ({ state }: StarsContext): Refusal | null =>
  state.public.milestone === null
    ? null
    : barred('already-done', 'A Milestone is under way.', {
        instead: 'Go through it first.',
        rule: 'SNS-2101',
      });

const notUnderWay = ({ state }: StarsContext): Refusal | null =>
  state.public.milestone
    ? null
    : barred('wrong-moment', 'No Milestone is under way.', {
        instead: 'Begin one.',
        rule: 'SNS-2101',
      });

const details: Readonly<Record<MilestoneKind, string>> = {
  minor: 'At the end of a session: rest, reflect, and what Corruption asks.',
  major: 'At the end of an arc: all of a Minor one, then everybody grows.',
};

/** The referee says when a Milestone comes, and how many challenges count (SNS-2101, 2106, 2109, Q45). */
export const beginning = refereesMoves('call a Milestone').once('milestone', (move) => [
  move(
    command('milestone.begin', {
      kind: z.enum(milestoneKinds),
      challenges: z.int().min(0).max(MOST),
    }),
    {
      unless: (context) =>
        underWay(context) ??
        (context.checkIsOpen ? isBusy(context.state) : null) ??
        nobody(context),
      ways({ state }): WayToMove<{ kind: MilestoneKind; challenges: number }>[] {
        const { challenges, milestoneDue: due } = state.public;
        const field = numberField('challenges', 'Challenges overcome', MOST, challenges);
        return milestoneKinds.map((kind) => ({
          with: { kind },
          label: capitalisedA[kind],
          detail: details[kind],
          fields: [field],
          ...(due === kind ? { primary: true } : {}),
        }));
      },
      do(play, { kind, challenges }) {
        const { milestoneDue: due } = play.state.public;
        const done: Milestone['done'] = {};
        for (const { id } of cast(play.state)) done[id] = [];
        const milestone: Milestone = { kind, challenges, done, reflected: {}, recovering: {} };
        play.emit({ type: 'milestoneSet', milestone });
        if (play.state.public.challenges > 0) play.emit({ type: 'challengesSet', challenges: 0 });
        if (due !== null) play.emit({ type: 'milestoneDue', kind: null });
        letSuccessorsIn(play);
        play.say(`A ${kindWords[kind]} begins.`, {
          notes: challenges > 0 ? [`Challenges overcome: ${challenges}.`] : [],
          beat: { kind: 'milestone', about: Object.keys(done) },
        });
      },
    },
  ),
  move(command('milestone.put-off', { kind: z.enum([...milestoneKinds, 'none']) }), {
    unless: underWay,
    ways({ state }): WayToMove<{ kind: MilestoneKind | 'none' }>[] {
      const { milestoneDue: due } = state.public;
      if (due !== null) {
        return [{ with: { kind: 'none' }, label: 'No Milestone is due after all' }];
      }
      return milestoneKinds.map((kind) => ({
        with: { kind },
        label: `Next time: a ${kindWords[kind]}`,
        detail: 'It comes at the start of the next session.',
      }));
    },
    do(play, { kind }) {
      play.emit({ type: 'milestoneDue', kind: kind === 'none' ? null : kind });
      play.say(
        kind === 'none'
          ? 'No Milestone is due.'
          : `A ${kindWords[kind]} comes with the next session.`,
      );
    },
  }),
  // What is not chosen lapses; what goes by itself still comes to everybody.
  move(command('milestone.end', {}), {
    unless: (context) => notUnderWay(context) ?? somebodyHangs(context),
    ways: () => ({
      label: 'End the Milestone for all',
      detail: 'Whatever somebody has not chosen yet lapses; all else still comes.',
    }),
    do(play) {
      for (;;) {
        const waiting = travellers(play.state).flatMap((one) => {
          const step = stepNow(play.state, one);
          return step === null ? [] : [{ one, step }];
        });
        for (const { one, step } of waiting) {
          if (stepTable[step].waits) leave(play, one, step);
        }
        if (waiting.length === 0) return;
        proceed(play);
      }
    },
  }),
  move(command('milestone.challenge', { by: z.union([z.literal(1), z.literal(-1)]) }), {
    unless: ({ state }, { by }) => (by === undefined ? null : beyond(state.public.challenges + by)),
    *ways({ state }): Iterable<WayToMove<{ by: 1 | -1 }>> {
      const detail = `So far: ${state.public.challenges}. Each is 1 XP for everybody.`;
      yield { with: { by: 1 }, label: 'A challenge is overcome', detail };
      yield { with: { by: -1 }, label: 'One challenge less', detail };
    },
    do(play, { by }) {
      const challenges = play.state.public.challenges + by;
      play.emit({ type: 'challengesSet', challenges });
      play.say(`Challenges overcome: ${challenges}.`, {
        beat: { kind: 'challenge', about: [] },
      });
    },
  }),
]);

const capitalisedA: Readonly<Record<MilestoneKind, string>> = {
  minor: 'A Minor Milestone',
  major: 'A Major Milestone',
};

const nobody = ({ state }: StarsContext): Refusal | null =>
  cast(state).length > 0
    ? null
    : barred('wrong-moment', 'Nobody is there to reach a Milestone.', {
        instead: 'Make protagonists first.',
        rule: 'SNS-2101',
      });

/** Whoever is Consumed or Defeated chooses first, and nobody does it for them (SNS-1908, 2116). */
function somebodyHangs({ state }: StarsContext): Refusal | null {
  const held = travellers(state).find((one) => {
    const { milestone } = state.public;
    return (
      milestone &&
      stepTable.consumed.waits?.(state, one, milestone) &&
      stepNow(state, one) === 'consumed'
    );
  });
  if (!held) return null;
  return barred('wrong-moment', `It is still open what becomes of ${held.name}.`, {
    instead: 'Settle that first.',
    rule: 'SNS-1908',
  });
}

const beyond = (challenges: number): Refusal | null =>
  challenges >= 0 && challenges <= MOST
    ? null
    : barred('limit-reached', `Challenges are counted from 0 to ${MOST}.`, {
        instead: 'Leave it as it is.',
        rule: 'SNS-2109',
      });
