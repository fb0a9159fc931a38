import type { ClockEvent, OfferContext, TableArea, WithClockDrawer, WithClocks } from '../../table';
import {
  CLOCKS,
  changeClock,
  clockMoving,
  evolveClocks,
  findClock,
  keepsClocks,
  managing,
  startClock,
} from '../../table';
import type { ProgressClock } from './clock';
import { meaningOf } from './clock';
import type { NewProgressClock, ProgressClockMove } from './commands';
import { alone, joinClocks } from './joining';
import { progressHooks, tickRace } from './moving';
import { careOffers, movingOffers, startOf } from './offers';
import type { ProgressClockOptions, ProgressPlay } from './options';
import { segments } from './options';

type ClockArea<Kind extends string, C extends { type: string }, P> = TableArea<
  WithClocks<ProgressClock<Kind>>,
  C,
  ClockEvent<ProgressClock<Kind>>,
  P
> &
  WithClockDrawer<OfferContext<WithClocks<ProgressClock<Kind>>>>;

/**
 * Progress clocks: they start and move. That they change, race, wait for each other, hide, and are put
 * away lies in their drawer.
 */
export function progressClocks<Kind extends string, P extends ProgressPlay<Kind>>(
  options: ProgressClockOptions<Kind, P>,
): ClockArea<Kind, NewProgressClock<Kind> | ProgressClockMove, P> {
  const { words, rules } = options;
  const start = startOf(options.kinds);
  const hooks = progressHooks(rules, options.hooks);
  const { handlers } = clockMoving<ProgressClock<Kind>, P>({ words, rules, segments }, hooks, {
    alone,
    notes: ({ outcome }) => (outcome ? [`When it fills: ${outcome}`] : []),
  });
  return {
    betweenSessions: true,
    evolves: { clockSet: evolveClocks, clockMarked: evolveClocks, clockRemoved: evolveClocks },
    handlers: {
      ...handlers,
      'clock.create': (play, command) => {
        managing(play, words, 'start a clock');
        const { name, outcome, emptied, segments, marked, kind, secret, sides } = command;
        const clock = {
          ...{ id: play.id('clock'), name, outcome, segments, marked, kind },
          ...(emptied ? { emptied } : {}),
        };
        startClock(play, clock, secret ? 'all' : sides, rules, meaningOf(clock));
      },
      'clock.change': (play, { clock: id, name, outcome, emptied, segments }) => {
        managing(play, words, 'change a clock');
        const found = findClock(play.state, id);
        const { emptied: _emptied, ...rest } = found.clock;
        const own = { name, outcome, segments, ...(emptied ? { emptied } : {}) };
        const notes = outcome ? [`When it fills: ${outcome}`] : [];
        changeClock(play, found, { ...rest, ...own }, rules, notes);
      },
      'clock.join': (play, command) => {
        managing(play, words, 'join clocks');
        joinClocks(play, command, rules);
      },
      'clock.tick-race': (play, command) => {
        managing(play, words, 'move clocks');
        tickRace(play, command, rules, hooks);
      },
    },
    offers: (context) => movingOffers(context, start),
    drawers: {
      [CLOCKS]: { holds: keepsClocks, offers: (context) => careOffers(context, options) },
    },
  };
}
