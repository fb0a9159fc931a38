import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { foldedAway, numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import { characterOf, notTheirs } from '../characters/find';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { amountOf, tierOf } from '../numbers';
import { caps } from '../vocabulary';
import type { Outcome, TrackedAction } from './check';

/** What a failure takes a long goal down by (HUM-1005). */
const DOWN = 2;

/** Moves a long goal by an action: a failure takes it down, a success lets its player say how far (HUM-1005, 809). */
export function advanceTracked(play: HumanityPlay, outcome: Outcome, track: string): void {
  const tracked = play.state.public.tracked[track];
  if (!tracked) return;
  const most = amountOf(outcome.effect);
  if (!outcome.success) move(play, tracked, -DOWN);
  else if (most === 1) move(play, tracked, 1);
  else {
    const due = { character: outcome.leader, most };
    play.emit({ type: 'trackedSet', tracked: { ...tracked, due } });
  }
}

function move(play: HumanityPlay, tracked: TrackedAction, by: number): void {
  const top = tracked.goal ?? caps.track;
  const position = Math.max(0, Math.min(top, tracked.position + by));
  play.emit({ type: 'trackedSet', tracked: { ...tracked, position, due: null } });
  const there = tracked.goal !== null && position >= tracked.goal;
  play.say(
    `${tracked.name}: ${by < 0 ? 'down' : 'up'} to ${position}, ${tierOf(position)}${there ? '; the goal is reached' : ''}.`,
    { beat: { kind: there ? 'goal-reached' : 'tracked', about: [tracked.id] } },
  );
}

const goals = {
  part: 'track',
  what: 'long goal',
  all: ({ state }: HumanityContext) => Object.values(state.public.tracked),
  idOf: ({ id: own }: TrackedAction) => own,
} as const;

/** How far a success moves a long goal, its player says (HUM-1005). */
export const tracking = moves.about(goals, 'check', (move_) => [
  move_(command('tracked.move', { track: id, by: z.int().min(1).max(3) }), {
    unless: (context, { by }, { due }) =>
      due === null
        ? barred('wrong-moment', 'Nothing moves it just now.', {
            instead: 'Succeed at something that helps it.',
            rule: 'HUM-1005',
          })
        : (notTheirs(context, characterOf(context, due.character)) ??
          (by !== undefined && by > due.most ? tooFar(due.most) : null)),
    *ways(_, { name, due }) {
      for (let by = due?.most ?? 0; by > 0; by -= 1) {
        yield { with: { by }, label: `${name}: up by ${by}`, primary: by === due?.most };
      }
    },
    do: (play, { by }, _, tracked) => move(play, tracked, by),
  }),
]);

const tooFar = (most: number): Refusal =>
  barred('limit-reached', `That Stat moves it by ${most} at most.`, {
    instead: 'Move it less far.',
    rule: 'HUM-901',
  });

/** Long goals are begun, and over (HUM-1004, 1006). */
export const goalKeeping = arbitersMoves('begin a long goal').once('goals', (move_) => [
  move_(
    command('tracked.begin', {
      name: needed(80),
      at: z.int().min(0).max(caps.track).default(0),
      goal: z.int().min(0).max(caps.track).default(0),
    }),
    {
      unless: ({ state }) =>
        Object.keys(state.public.tracked).length >= caps.tracked
          ? barred('limit-reached', `There is room for ${caps.tracked} long goals.`, {
              instead: 'End one first.',
              rule: 'HUM-1004',
            })
          : null,
      ways: () => ({
        label: 'Begin a long goal',
        detail: 'A track for what takes several actions.',
        fields: [
          textField('name', 'What is it?', 80, '', true),
          numberField('goal', 'Reached at (0: the table sees)', caps.track, 0),
          ...foldedAway([numberField('at', 'Begins at', caps.track, 0)]),
        ],
      }),
      do(play, { name, at, goal }) {
        const position = goal === 0 ? at : Math.min(at, goal);
        const tracked: TrackedAction = {
          id: play.id('goal'),
          name,
          position,
          goal: goal === 0 ? null : goal,
          boons: [],
          busts: [],
          due: null,
        };
        play.emit({ type: 'trackedSet', tracked });
        play.say(`A long goal begins: ${name}${goal > 0 ? `, ${tierOf(goal)}` : ''}.`, {
          beat: { kind: 'goal-begins', about: [tracked.id] },
        });
      },
    },
  ),
]);

export const goalEnding = arbitersMoves('end a long goal').about(goals, 'goals', (move_) => [
  move_(command('tracked.end', { track: id }), {
    ways: (_, { name }) => ({ label: `It is over: ${name}`, order: 1 }),
    do(play, _, __, { id: own, name, boons, busts }) {
      play.emit({ type: 'trackedRemoved', id: own });
      play.say(`It is over: ${name}.`, {
        notes: [...boons.map((text) => `Boon: ${text}`), ...busts.map((text) => `Bust: ${text}`)],
        beat: { kind: 'goal-over', about: [own] },
      });
    },
  }),
]);
