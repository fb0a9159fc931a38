import type { Refusal } from '../../../engine';
import { latest, refuseFor } from '../../../engine';
import type { StarsContext, StarsPlay } from '../game';
import { barred } from '../game';
import { cast, decidedFor, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import type { Milestone, MilestoneStep } from './milestone';
import { stepsOf } from './milestone';
import { stepTable } from './steps';

// Where each stands on the list of a Milestone. What goes by itself is done as soon as it comes.

type Seen = Pick<StarsState, 'public'>;

/** Who goes through the Milestone: whoever was there when it began, and whose story goes on. */
export function travellers(state: Seen): Protagonist[] {
  const { milestone } = state.public;
  return milestone ? cast(state).filter(({ id }) => Object.hasOwn(milestone.done, id)) : [];
}

/** The next step of somebody’s; `null`: they are through. */
export function stepNow(
  { public: { milestone } }: Seen,
  { id }: Pick<Protagonist, 'id'>,
): MilestoneStep | null {
  const done = milestone?.done[id];
  if (!milestone || !done) return null;
  return stepsOf(milestone.kind).find((step) => !done.includes(step)) ?? null;
}

export function setMilestone(play: StarsPlay, set: Partial<Milestone>): void {
  if (play.state.public.milestone) play.emit({ type: 'milestoneChanged', set });
}

/** Notes that somebody is through with a step. */
export function finish(
  play: StarsPlay,
  { id }: Pick<Protagonist, 'id'>,
  step: MilestoneStep,
): void {
  const done = play.state.public.milestone?.done[id];
  if (!done || done.includes(step)) return;
  play.emit({ type: 'milestonePassed', protagonist: id, done: [...done, step] });
}

/** Everybody goes on until they have something to choose; when all are through, the Milestone is over (SNS-2116, 2117). */
export function proceed(play: StarsPlay): void {
  if (latest(play.state).public.milestone === null) return;
  for (const one of travellers(play.state)) goOn(play, one.id);
  const { milestone } = play.state.public;
  if (!milestone || travellers(play.state).some((one) => stepNow(play.state, one) !== null)) return;
  play.emit({ type: 'milestoneSet', milestone: null });
  play.say(`The ${kindWords[milestone.kind]} is over.`, {
    beat: { kind: 'milestone-ends', about: [] },
  });
}

function goOn(play: StarsPlay, id: string): void {
  const { milestone } = play.state.public;
  if (!milestone) return;
  const done = [...(milestone.done[id] ?? [])];
  const before = done.length;
  const notes: string[] = [];
  for (const step of stepsOf(milestone.kind)) {
    if (done.includes(step)) continue;
    const one = protagonistOf(play, id);
    const { waits, settle } = stepTable[step];
    if (waits?.(play.state, one, milestone)) break;
    notes.push(...(settle?.(play, one, milestone) ?? []));
    done.push(step);
  }
  if (done.length === before) return;
  play.emit({ type: 'milestonePassed', protagonist: id, done });
  if (notes.length === 0) return;
  const { name } = protagonistOf(play, id);
  play.say(`${name} goes on.`, { notes, beat: { kind: 'milestone-step', about: [id] } });
}

export const kindWords = { minor: 'Minor Milestone', major: 'Major Milestone' } as const;

/** The prompt with somebody’s list. */
export const promptOf = ({ id }: Pick<Protagonist, 'id'>): string => `milestone:${id}`;

/** Why a step is not open to somebody, if so: each comes in its order (SNS-2102, 2107). */
export function isNotAt(state: Seen, one: Protagonist, step: MilestoneStep): Refusal | null {
  const { milestone } = state.public;
  const now = stepNow(state, one);
  if (now === step) return null;
  const rule = stepsOf('minor').includes(step) ? 'SNS-2102' : 'SNS-2107';
  if (!milestone || !Object.hasOwn(milestone.done, one.id)) {
    return barred('wrong-moment', `${one.name} is at no Milestone now.`, {
      instead: 'Wait for the next one.',
      rule,
    });
  }
  return barred('wrong-moment', `That is not what ${one.name} is at.`, {
    instead: now === null ? 'They are through.' : `Now: ${stepTable[now].label}.`,
    rule,
  });
}

/** Whoever is at a step, for whoever decides for them (TABLE-003, TABLE-004). */
export const at = (step: MilestoneStep) =>
  ({
    ...decidedFor,
    what: 'protagonist at that step',
    all: (context: StarsContext) =>
      context.state.public.milestone === null
        ? []
        : decidedFor.all(context).filter((one) => stepNow(context.state, one) === step),
    find(context: StarsContext, id: string) {
      const one = decidedFor.find(context, id);
      refuseFor(isNotAt(context.state, one, step));
      return one;
    },
  }) as const;
