import type { BaseState, Derived, Memo, Offer, Play } from '../engine';
import { refuse } from '../engine';
import type { Area, OfferContext, Prompt } from './area';
import { managingRole } from './managing';
import { offerKey } from './offer-key';
import type { TableWords } from './words';
import { capitalised, managerWord } from './words';

/** What a game is composed of. */
export interface Composition<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S>,
> {
  /** The areas by name, in the order in which their offers are listed. */
  areas: Readonly<Record<string, Area<S, C, E, X>>>;
  words: TableWords;
  /** Gives the context of a seat's offers what the game's own areas ask for. */
  contextOf(context: OfferContext<S>): X;
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
}

/** The one command that is open to those who only watch (TABLE-001). */
const OPEN_TO_SPECTATORS = 'safety.pause';

/** Joins the areas of a game, the table's own among them. */
export function composeGame<
  S extends BaseState,
  C extends { type: string },
  E extends { type: string },
  X extends OfferContext<S>,
>({ areas, words, contextOf }: Composition<S, C, E, X>): ComposedGame<S, C, E> {
  const all = Object.entries(areas);
  const betweenSessions = all.filter(([, area]) => area.betweenSessions);
  const handlers = joinedHandlers(all);
  const openBetweenSessions = new Set(
    betweenSessions.flatMap(([, area]) => Object.keys(area.handlers)),
  );
  /** Between sessions nothing is played. */
  const openAreas = (state: S) => (state.public.table.session.open ? all : betweenSessions);

  function offersFor(state: S, id: string, memo: Memo): Record<string, Offer> {
    const seat = state.public.table.seats[id];
    if (!seat || seat.vacant || seat.role === 'spectator') return {};
    return memo.merge(
      'all',
      openAreas(state).map(([name, area]) =>
        memo.get(name, state, (view) => offersOf(area, view, id)),
      ),
    );
  }

  function offersOf(area: Area<S, C, E, X>, state: S, id: string): Record<string, Offer> {
    const offers: Record<string, Offer> = {};
    if (!area.offers) return offers;
    const { table } = state.public;
    const seat = table.seats[id];
    if (!seat) return offers;
    const managing = managingRole(table);
    const context: OfferContext<S> = {
      state,
      seat,
      director: seat.role === 'director',
      manages: seat.role === managing,
      add(offer) {
        const key = offerKey(offer);
        if (offers[key]) throw new Error(`Two offers have the same key: ${key}`);
        offers[key] = offer;
      },
    };
    area.offers(contextOf(context));
    return offers;
  }

  return {
    decide(play, command) {
      const { state, context } = play;
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
      const handler = handlers[command.type] ?? unknownCommand();
      handler(play, command);
    },
    prompts: (state, memo) =>
      Object.fromEntries(
        openAreas(state).flatMap(([name, area]) =>
          memo.get(`prompts of ${name}`, state, (view) =>
            (area.prompts?.(view) ?? []).map(({ id, ...prompt }) => [id, prompt] as const),
          ),
        ),
      ),
    offers: (state, memo) =>
      Object.keys(state.seats).map((seat) => ({
        path: ['seats', seat, 'offers'],
        value: memo
          .within(seat)
          .get('all', state, (view) => offersFor(view, seat, memo.within(seat))),
      })),
  };
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
  areas: readonly (readonly [string, Area<S, C, E, X>])[],
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

function unknownCommand(): never {
  refuse('unknown-command', 'This table does not know that command.', {
    instead: 'Send one of those that you are offered.',
    rule: 'TABLE-006',
  });
}
