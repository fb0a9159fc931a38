import type { z } from 'zod';
import type {
  BaseState,
  Derived,
  Due,
  MemoPart,
  Offer,
  Play,
  PublicValues,
  SeatId,
} from '../engine';
import { capitalised, latest, Memo, refuse } from '../engine';
import type { Area, Brings, Drawer, OfferContext, Offering, Prompt, StandingPrompt } from './area';
import { contextFor } from './context';
import type { TypedDiceOptions } from './dice';
import { readTyped, refuseTyped, typedWay } from './dice';
import type { Bringing } from './joined';
import { joinedBrings } from './joined';
import type { CommandSchema } from './moves';
import { keyOf } from './offer-key';
import type { SeatingOptions, WithSeating } from './seating';
import { seating } from './seating';
import type { TableWords } from './words';
import { managerWord } from './words';

/** What a game is composed of. */
export interface Composition<
  S extends WithSeating,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S>,
> {
  /** The areas by name, in the order in which their offers are listed; those of the seats come after them. */
  areas: Readonly<Record<string, Area<S, C, E, X>>>;
  /** What the game says of seats and sessions, beside what its areas bring. */
  seating?: SeatingOptions<S, E>;
  /** The schema of all commands that people may send. */
  commands: z.ZodType<C>;
  words: TableWords;
  /**
   * Gives the context of a seat's offers what the game's own areas ask for.
   *
   * @param memo the seat’s, for what nearly all of them ask for.
   */
  contextOf(context: OfferContext<S>, memo: Memo): X;
  /** Which rolls take dice that somebody has rolled in their hand; without, none but what an area takes itself. */
  typedDice?: TypedDiceOptions<S>;
}

/** What the composed areas decide, offer and ask. */
export interface ComposedGame<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
> {
  /** Decides a command, unless it is not the time for it, or not for its sender. */
  decide(play: Play<S, E>, command: C): void;
  /** The questions that wait for people, by id. */
  prompts(state: S, memo: Memo): Record<string, Prompt>;
  /** What each seat may do now (the same list enables buttons, moves bots, and answers tests). */
  offers(state: S, memo: Memo): Derived[];
  /** What a drawer of a seat holds, of all areas that have something in it. */
  drawer(state: S, seat: SeatId, name: string, memo?: Memo): Record<string, Offer>;
  /** The areas by name, those of the seats among them, with what they decide. */
  readonly areas: Readonly<Record<string, { readonly handlers: object }>>;
  /**
   * Applies an event by the area that brings what does.
   *
   * @throws where no area does: what happens would change nothing.
   */
  evolve(state: S, event: E): void;
  /** The values of all areas whose changes beats tell. */
  publicValues(state: Pick<S, 'public'>): Iterable<PublicValues>;
  /** The fields that they are read from; see `RuleSystem.valuesFrom`. */
  readonly valuesFrom: readonly string[] | undefined;
  /** What the server does by itself, of all areas; see `RuleSystem.due`. */
  due(state: Pick<S, 'public'>): Iterable<Due>;
  /** What of a secret a command may tell by, for all areas. */
  discloses(state: S, command: { type: string }): readonly (readonly string[])[];
}

/** An area of any of them. */
type JoinedArea<S extends BaseState, E extends { type: string }, X extends OfferContext<S>> = Omit<
  Area<S, never, never, X>,
  'handlers' | keyof Brings<S, E>
> &
  Bringing<S, E> & { readonly handlers: object };

/** The one command that is open to those who only watch (TABLE-001). */
const OPEN_TO_SPECTATORS = 'safety.pause';

/**
 * Joins the areas of a game, the table's own among them.
 *
 * @throws where a command that its schema lets through is decided by no area, or by two.
 */
export function composeGame<
  S extends WithSeating,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S>,
>({
  areas,
  seating: seats,
  commands,
  words,
  contextOf,
  typedDice,
}: Composition<S, C, E, X>): ComposedGame<S, C, E> {
  const all: [string, JoinedArea<S, E, X>][] = [
    ...Object.entries(areas),
    ['seating', seating<S, E>({ words, ...seats }, joinedBrings(Object.values(areas)))],
  ];
  const brought = joinedBrings<S, E>(all.map(([, area]) => area));
  const drawers = joinedDrawers(all);
  const betweenSessions = all.filter(([, area]) => area.betweenSessions);
  const handlers = joinedHandlers<S, C, E, X>(all);
  const taking = takingTyped(all);
  refuseUndecided(commands, handlers);
  const openBetweenSessions = new Set(
    betweenSessions.flatMap(([, area]) => Object.keys(area.handlers)),
  );
  // Between sessions nothing is played. Only areas that offer or ask anything at all are gone through.
  const whenOpen = { offering: all.flatMap(offeringParts), asking: all.flatMap(askingPart<S>) };
  const whenClosed = {
    offering: betweenSessions.flatMap(offeringParts),
    asking: betweenSessions.flatMap(askingPart<S>),
  };
  const openAreas = (state: S) => (state.public.table.session.open ? whenOpen : whenClosed);

  /** Whether somebody sits there who plays: everybody else is offered nothing. */
  function plays(state: S, id: SeatId): boolean {
    const seat = state.public.table.seats[id];
    return seat !== undefined && !seat.vacant && seat.role !== 'spectator';
  }

  const offersFor = (state: S, id: SeatId, memo: Memo): Readonly<Record<string, Offer>> =>
    plays(state, id)
      ? memo.join('all', state, openAreas(state).offering, (view, { offers }) =>
          offersOf(view, id, memo, offers),
        )
      : NOTHING;

  /** What is offered to a seat, by key. */
  function offersOf(
    state: S,
    id: SeatId,
    memo: Memo,
    fill: (context: X) => void,
  ): Record<string, Offer> {
    const offers: Record<string, Offer> = {};
    const put = (offer: Offer): void => {
      const key = keyOf(offer);
      if (offers[key]) {
        throw new Error(
          `Two offers have the same key: ${key}; what they settle in \`with\` tells them apart, or a \`variant\`.`,
        );
      }
      offers[key] = offer;
    };
    const context = contextFor(state, id, typable(state, put), memo);
    if (context) fill(contextOf(context, memo));
    return offers;
  }

  /** What rolls dice is offered once more to somebody who has rolled them in their hand. */
  function typable(state: S, add: (offer: Offer) => void): (offer: Offer) => void {
    if (!typedDice) return add;
    return (offer) => {
      add(offer);
      const how = taking.has(offer.command) ? typedDice.typed(offer) : null;
      if (how && typedDice.count(state)) add(typedWay(offer, how));
    };
  }

  /** Lets the rolls of a command take what somebody has typed in, where the table allows that (TABLE-063). */
  function takeTyped(play: Play<S, E>, command: C): void {
    if (!typedDice || !('typed' in command) || typeof command.typed !== 'string') return;
    if (!typedDice.count(play.state)) refuseTyped(play.state, words);
    play.typeDice(readTyped(command.typed));
  }

  /** The drawers that hold something for a seat, each with the areas that have something in it. */
  function drawersFor(state: S, id: SeatId, memo: Memo): Map<string, DrawerPart<X>[]> {
    const holding = new Map<string, DrawerPart<X>[]>();
    if (!plays(state, id)) return holding;
    const { open } = state.public.table.session;
    for (const [name, parts] of drawers) {
      const held = parts.filter(
        (part) => (open || part.betweenSessions) && holds(state, id, memo, name, part),
      );
      if (held.length > 0) holding.set(name, held);
    }
    return holding;
  }

  /** Whether an area has something in a drawer for a seat. */
  const holds = (state: S, id: SeatId, memo: Memo, name: string, part: DrawerPart<X>): boolean =>
    memo.get(`${name} of ${part.area}`, state, (view) => {
      const context = contextFor(view, id, refuseToAdd, memo);
      return context !== null && part.drawer.holds(contextOf(context, memo));
    });

  /** What is computed of a seat. */
  const ofSeat = (state: S, seat: SeatId, own: Memo): Derived[] => [
    { path: ['seats', seat, 'offers'], value: offersFor(state, seat, own) },
    {
      path: ['seats', seat, 'drawers'],
      value: own.get('drawers', state, (view) => [...drawersFor(view, seat, own).keys()]),
    },
  ];

  return {
    decide(play, command) {
      const { context } = play;
      const state = latest(play.state);
      const watching = context.actor.kind === 'seat' && play.seat().role === 'spectator';
      if (watching && command.type !== OPEN_TO_SPECTATORS) {
        refuse('not-allowed', 'Spectators watch; they do not play.', {
          instead: `Ask ${managerWord(state, words)} for a seat at the table.`,
          rule: 'TABLE-001',
        });
      }
      if (!state.public.table.session.open && !openBetweenSessions.has(command.type)) {
        refuse('wrong-moment', 'The session has ended; play goes on in the next one.', {
          instead: `${capitalised(managerWord(state, words))} can start the next session.`,
          rule: 'TABLE-013',
        });
      }
      const handler = handlers[command.type] ?? undecided(command.type);
      takeTyped(play, command);
      handler(play, command);
      brought.after(play, command);
    },
    areas: Object.fromEntries(all),
    evolve(state, event) {
      const evolves = brought.evolves[event.type] ?? unapplied(event.type);
      evolves(state, event);
    },
    publicValues: brought.publicValues,
    valuesFrom: brought.valuesFrom,
    due: brought.due,
    discloses: brought.discloses,
    prompts: (state, memo) =>
      memo.get('prompts', state, (view) =>
        Object.fromEntries(
          openAreas(view).asking.flatMap(({ key, prompts, coarse }) =>
            memo.get(key, view, prompts, { coarse }),
          ),
        ),
      ),
    offers: (state, memo) =>
      Object.keys(state.seats).flatMap((seat) => ofSeat(state, seat, memo.within(seat))),
    drawer(state, seat, name, memo = new Memo()) {
      const own = memo.within(seat);
      const inside = own.within(`drawer ${name}`);
      const held = drawersFor(state, seat, own).get(name) ?? [];
      return inside.join(
        'all',
        state,
        held.map(({ area, drawer }) => ({ key: area, drawer })),
        (view, { drawer }) => offersOf(view, seat, own, (context) => drawer.offers(context)),
      );
    },
  };
}

/** Nobody is offered anything who does not play. */
const NOTHING: Readonly<Record<string, Offer>> = Object.freeze({});

/** What is offered together, and computed by itself. */
interface OfferingPart<X extends OfferContext> extends MemoPart {
  offers: Offering<X>;
}

/** What an area offers: as a whole, or in its parts where it says so; none where it offers nothing. */
function offeringParts<X extends OfferContext>([name, { offers, apart, coarse }]: readonly [
  string,
  { offers?: Offering<X>; apart?: boolean; coarse?: boolean },
]): OfferingPart<X>[] {
  if (!offers) return [];
  const { parts = [] } = offers;
  if (!apart || parts.length < 2) return [{ key: name, coarse, offers }];
  return parts.map((part, at) => ({ key: `${name}, part ${at}`, coarse, offers: part }));
}

/** What an area asks of people, by id; none where it asks nothing. */
function askingPart<S>([name, area]: readonly [
  string,
  { prompts?(state: S): StandingPrompt[]; coarse?: boolean },
]) {
  if (!area.prompts) return [];
  const prompts = (state: S) =>
    (area.prompts?.(state) ?? []).map(({ id, ...prompt }) => [id, prompt] as const);
  return [{ key: `prompts of ${name}`, prompts, coarse: area.coarse }];
}

function refuseToAdd({ label }: Offer): never {
  throw new Error(`“${label}” is offered while it is only asked whether there is anything.`);
}

/** Decides a command of the type that it is found by. */
type Handler<S extends BaseState, C, E extends { type: string }> = (
  play: Play<S, E>,
  command: C,
) => void;

function joinedHandlers<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S>,
>(
  areas: readonly (readonly [string, JoinedArea<S, E, X>])[],
): Readonly<Record<string, Handler<S, C, E>>> {
  const joined: Record<string, Handler<S, C, E>> = {};
  for (const [name, { handlers }] of areas) {
    for (const type of Object.keys(handlers)) {
      if (joined[type]) throw new Error(`“${type}” is decided by another area than ${name}.`);
    }
    Object.assign(joined, handlers);
  }
  return joined;
}

/** The commands that take dice which somebody has rolled in their hand. */
const takingTyped = (
  areas: readonly (readonly [string, { readonly commands?: readonly CommandSchema[] }])[],
) =>
  new Set(
    areas
      .flatMap(([, { commands = [] }]) => commands)
      .filter(({ shape }) => 'typed' in shape)
      .map(({ shape }) => shape.type.value),
  );

/** Refuses a game whose schema lets a command through that no area decides. */
function refuseUndecided(commands: z.ZodType, handlers: Readonly<Record<string, unknown>>): void {
  const types = commands._zod.propValues?.type;
  if (!types) throw new Error('The commands of a game are told apart by their “type”.');
  for (const type of types) if (!Object.hasOwn(handlers, String(type))) undecided(String(type));
}

function unapplied(type: string): never {
  throw new Error(`“${type}” is applied by no area: that of which it is names it in \`evolves\`.`);
}

function undecided(type: string): never {
  throw new Error(
    `“${type}” is decided by no area: the schema lets it through, and no move of the game is for it.`,
  );
}

/** What one area has in a drawer. */
interface DrawerPart<X extends OfferContext> {
  area: string;
  betweenSessions: boolean;
  drawer: Drawer<X>;
}

/** The drawers of all areas, by name. */
function joinedDrawers<S extends BaseState, E extends { type: string }, X extends OfferContext<S>>(
  areas: readonly (readonly [string, JoinedArea<S, E, X>])[],
): ReadonlyMap<string, readonly DrawerPart<X>[]> {
  const joined = new Map<string, DrawerPart<X>[]>();
  for (const [area, { drawers = {}, betweenSessions = false }] of areas) {
    for (const [name, drawer] of Object.entries(drawers)) {
      joined.set(name, [...(joined.get(name) ?? []), { area, betweenSessions, drawer }]);
    }
  }
  return joined;
}
