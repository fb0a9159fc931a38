import { z } from 'zod';
import type { Due, Refusal } from '../../engine';
import { barred, missing, refuse } from '../../engine';
import type { OfferContext } from '../area';
import { tableBeat } from '../beats';
import { command, id, word } from '../command';
import { numberField, textField } from '../fields';
import type { MoveContext } from '../moves';
import { Moves } from '../moves';
import { partOf } from '../moves/way';
import type { TablePlay } from '../play';
import type { Timer, TimerEvent, WithTimers } from './timer';
import { evolveTimers, isOver, leftOf, timersOf } from './timer';

const MINUTE = 60_000;
/** How long a countdown may take, in minutes, and how long it usually does. */
export const timerMinutes = { most: 600, usual: 10 };
/** How many lie on a table at once. */
const TIMERS_MAX = 4;
/** An end that is found this much later, in milliseconds, is no news any more: whoever was there has seen it. */
const LATE_MS = 5_000;
/** What is added by one tap, in minutes. */
const steps = [1, 5] as const;

const minutes = z.int().min(1).max(timerMinutes.most);
const endCommand = command('timer.end', { timer: id });

type TimerPlay = TablePlay<WithTimers, TimerEvent>;

const moves = new Moves<WithTimers, TimerPlay>((context) => context);

/**
 * Countdowns that everybody sees (TABLE-250…253). What is kept is the moment at which one ends, so that nothing has to
 * tick anywhere: at that moment the server ends it, by what `due` says.
 */
export function timers() {
  const made = moves.area(started(), kept());
  return {
    ...made,
    commands: [...made.commands, endCommand],
    handlers: { ...made.handlers, 'timer.end': end },
    betweenSessions: true,
    evolves: evolveTimers,
    *due(state: Pick<WithTimers, 'public'>): Iterable<Due> {
      for (const { id: timer, ends } of timersOf(state)) {
        if (ends !== null) yield { at: ends, command: { type: 'timer.end', timer } };
      }
    },
  } as const;
}

const started = () =>
  moves.once('timers', (move) => [
    move(command('timer.start', { minutes, name: word.default('') }), {
      unless: isFull,
      ways: () => ({
        label: 'Start a countdown',
        fields: [
          numberField('minutes', 'Minutes', timerMinutes.most, timerMinutes.usual, 1),
          textField('name', 'What for', 80, ''),
        ],
      }),
      do(play, { minutes: many, name }) {
        const timer = { id: play.id('timer'), name, ...running(play, many * MINUTE) };
        set(
          play,
          timer,
          `A countdown of ${minutesWords(many)} starts${name ? `: “${name}”` : ''}.`,
        );
      },
    }),
  ]);

const kept = () =>
  moves.about(
    {
      part: 'timer',
      what: 'countdown',
      all: ({ state }) => timersOf(state),
      idOf: (timer) => timer.id,
    },
    'timers',
    (move) => [
      move(command('timer.hold', { timer: id }), {
        ways: (_, timer) => (timer.ends === null ? null : { label: `Hold ${named(timer)}` }),
        do(play, _, __, timer) {
          // One that has just run out ends, and is not held with nothing left.
          const left = Math.max(1, leftOf(timer, play.context.now));
          set(play, { ...timer, ends: null, left }, `${capital(timer)} is held.`);
        },
      }),
      move(command('timer.go-on', { timer: id }), {
        ways: (_, timer) =>
          timer.ends !== null || isOver(timer)
            ? null
            : { label: `Let ${named(timer)} go on`, primary: true },
        do: (play, _, __, timer) =>
          set(play, { ...timer, ...running(play, timer.left) }, `${capital(timer)} goes on.`),
      }),
      move(command('timer.more', { timer: id, minutes }), {
        // What was left when it began to run is the most that there can be now, whatever the time is.
        unless(_, { minutes: many = 0 }, { left }) {
          if (left + many * MINUTE <= timerMinutes.most * MINUTE) return null;
          return barred('limit-reached', `A countdown has at most ${timerMinutes.most} minutes.`, {
            instead: 'Wait, or start another one.',
            rule: 'TABLE-250',
          });
        },
        *ways(_, timer) {
          for (const by of steps) {
            yield { with: { minutes: by }, label: `${capital(timer)}: ${minutesWords(by)} more` };
          }
        },
        do(play, { minutes: many }, _, timer) {
          const left = leftOf(timer, play.context.now) + many * MINUTE;
          // What is held stays held; what is over runs again.
          const held = timer.ends === null && !isOver(timer);
          const now = held ? { ends: null, left } : running(play, left);
          set(play, { ...timer, ...now }, `${capital(timer)} has ${minutesWords(many)} more.`);
        },
      }),
      move(command('timer.remove', { timer: id }), {
        ways: (_, timer) => ({ label: `Put ${named(timer)} away` }),
        do(play, _, __, timer) {
          play.emit({ type: 'timerRemoved', timer: timer.id });
          play.say(`${capital(timer)} is put away.`);
        },
      }),
    ],
  );

/** It is over (TABLE-252). Where nobody was there to see it end, it is said without being shown as happening now. */
function end(play: TimerPlay, command: { type: string }): void {
  const wanted = partOf(command, 'timer');
  const timer = timersOf(play.state).find((one) => one.id === wanted);
  if (!timer) missing('There is no such countdown.', 'Go on playing.');
  const { now, actor } = play.context;
  if (actor.kind !== 'server' || timer.ends === null || timer.ends > now) {
    refuse('wrong-moment', 'A countdown ends by itself, when its time is up.', {
      instead: 'Put it away, if nobody needs it any more.',
      rule: 'TABLE-252',
    });
  }
  const late = now - timer.ends > LATE_MS;
  play.emit({ type: 'timerSet', timer: { ...timer, ends: null, left: 0 } });
  play.say(timer.name ? `Time is up: “${timer.name}”.` : 'Time is up.', {
    ...(late ? {} : { beat: tableBeat('timer-ends', timer.id) }),
  });
}

const running = (play: TimerPlay, left: number) => ({ ends: play.context.now + left, left });

function set(play: TimerPlay, timer: Timer, line: string): void {
  play.emit({ type: 'timerSet', timer });
  play.say(line);
}

function isFull({ state }: MoveContext<OfferContext<WithTimers>>): Refusal | null {
  if (timersOf(state).length < TIMERS_MAX) return null;
  return barred('limit-reached', `There is room for ${TIMERS_MAX} countdowns.`, {
    instead: 'Put one away that is over.',
    rule: 'TABLE-012',
  });
}

const named = ({ name }: Timer): string => (name ? `“${name}”` : 'the countdown');
const capital = ({ name }: Timer): string => (name ? `“${name}”` : 'The countdown');
const minutesWords = (many: number): string => (many === 1 ? 'a minute' : `${many} minutes`);
