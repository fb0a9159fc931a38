import { refuse } from '../../engine';
import type { Drawer, OfferContext, TableArea } from '../area';
import { managing } from '../guards';
import type { Clock } from './clock';
import type { ClockCommand } from './commands';
import { clockCommands } from './commands';
import { hideClock, revealClock } from './hiding';
import { changeClock, removeClock, startClock } from './keeping';
import { moveClock, refuseToMove } from './moving';
import type { StartFields } from './offers';
import { CLOCKS, offerCare, offerHiding, offerStart, offerTicks, startFields } from './offers';
import type { ClockHooks, ClockOptions, ClockPlay } from './options';
import type { ClockEvent, WithClocks } from './state';
import { clocksOf, evolveClocks, findClock } from './state';
import { clockValues } from './values';

type Care<C extends Clock, P> = Pick<
  TableArea<
    WithClocks<C>,
    Extract<ClockCommand, { type: 'clock.tick' | 'clock.hide' | 'clock.reveal' | 'clock.remove' }>,
    ClockEvent<C>,
    P
  >,
  'handlers'
>;

/**
 * What is done with clocks of any kind: they are moved, shown, hidden and put away. Whoever manages
 * the table keeps its clocks.
 *
 * @param alone takes from a clock what would tell of others on the desk, when it comes to light.
 */
export function clockMoving<C extends Clock, P extends ClockPlay<C>>(
  { words, rules }: ClockOptions,
  hooks: ClockHooks<C, P>,
  {
    alone = (clock) => clock,
    notes = () => [],
  }: { alone?(clock: C): C; notes?(clock: C): string[] } = {},
): Care<C, P> {
  const reveal = (play: P, id: string) => {
    const found = findClock(play.state, id);
    revealClock(play, found, rules, alone, notes(found.clock));
  };
  return {
    handlers: {
      'clock.tick': (play, { clock, by, reason }) => {
        managing(play, words, 'move a clock');
        const found = findClock(play.state, clock);
        if (by === 0) refuseNoStep(rules.empty);
        hooks.beforeMoving?.(play, found);
        refuseToMove(found.clock, by, rules);
        moveClock(play, found, by, reason, hooks);
      },
      'clock.hide': (play, { clock, sides }) => {
        managing(play, words, 'hide a clock');
        const found = findClock(play.state, clock);
        if (sides.length === 0 && found.secret) reveal(play, clock);
        else hideClock(play, found, sides, rules);
      },
      'clock.reveal': (play, { clock }) => {
        managing(play, words, 'reveal a clock');
        reveal(play, clock);
      },
      'clock.remove': (play, { clock }) => {
        managing(play, words, 'remove a clock');
        const found = findClock(play.state, clock);
        hooks.removed?.(play, found);
        removeClock(play, found);
      },
    },
  };
}

/**
 * Plain clocks: a name, segments, and what is hidden of them. They start and move; what else is done with
 * them lies in the drawer `CLOCKS`.
 */
export function clocks(options: ClockOptions) {
  const { words, rules, segments } = options;
  const fields = startFields(segments);
  return {
    betweenSessions: true,
    commands: clockCommands(segments.least, segments.most),
    evolves: { clockSet: evolveClocks, clockMarked: evolveClocks, clockRemoved: evolveClocks },
    publicValues: clockValues,
    handlers: {
      ...clockMoving<Clock, ClockPlay>(options, {}).handlers,
      'clock.create': (play, { name, marked, secret, sides, ...command }) => {
        managing(play, words, 'start a clock');
        const clock = { id: play.id('clock'), name, segments: command.segments, marked };
        startClock(play, clock, secret ? 'all' : sides, rules);
      },
      'clock.change': (play, { clock: id, name, segments }) => {
        managing(play, words, 'change a clock');
        const found = findClock(play.state, id);
        changeClock(play, found, { ...found.clock, name, segments }, rules);
      },
    },
    offers: (context) => movingOffers(context, fields),
    drawers: {
      [CLOCKS]: { holds: keepsClocks, offers: (context) => careOffers(context, options) },
    },
  } satisfies TableArea<WithClocks, ClockCommand, ClockEvent>;
}

/** An area that has the drawer of the clocks. */
export interface WithClockDrawer<X extends OfferContext> {
  drawers: Record<typeof CLOCKS, Drawer<X>>;
}

/** Whether somebody keeps the table's clocks, and there is one. */
export function keepsClocks(context: OfferContext<WithClocks>): boolean {
  return context.manages && clockPlaces(context).some((place) => Object.keys(place).length > 0);
}

/** The places where clocks lie that a seat knows of. */
export function clockPlaces<C extends Clock>({
  state,
  director,
}: Pick<OfferContext<WithClocks<C>>, 'state' | 'director'>): Readonly<Record<string, C>>[] {
  return director ? [clocksOf(state, false), clocksOf(state, true)] : [clocksOf(state, false)];
}

function movingOffers(context: OfferContext<WithClocks>, fields: StartFields): void {
  if (!context.manages) return;
  offerStart(context, fields);
  for (const place of clockPlaces(context)) {
    for (const clock of Object.values(place)) offerTicks(clock, context.add);
  }
}

function careOffers(context: OfferContext<WithClocks>, options: ClockOptions): void {
  for (const place of clockPlaces(context)) {
    for (const clock of Object.values(place)) offerCare(clock, context.add, options);
  }
  offerHiding(context);
}

function refuseNoStep(rule: ClockOptions['rules']['empty']): never {
  refuse('malformed', 'Say how many segments to mark or erase.', {
    instead: 'Mark one or more, or erase with a number below 0.',
    rule,
  });
}
