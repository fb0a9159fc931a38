import type { z } from 'zod';
import type { Bar, BaseState, Offer, Seat } from '../../engine';
import { latest, missing, refuseFor } from '../../engine';
import type { Drawer, OfferContext, Offering } from '../area';
import { mayManage } from '../managing';
import { inParts } from '../offering';
import type { Move, MoveContext, MoveDefinition } from './move';
import { moveOf } from './move';
import type { CommandSchema } from './way';
import { partOf } from './way';

/** What a decision has to be for a move to be judged by it. */
export interface MovePlay<S extends BaseState> {
  readonly state: S;
  seat(): Seat;
}

/** What moves are about, such as the cards on the table: one part of their commands names it. */
export interface Subject<X extends OfferContext, A, Part extends string> {
  /** The part of the commands that holds its id. */
  readonly part: Part;
  /** What it is called where there is no such thing. */
  readonly what: string;
  /** All that somebody may do something with now. */
  all(context: MoveContext<X>): readonly A[];
  idOf(about: A): string;
  /**
   * What somebody means by an id, where a refusal can say more than that there is no such thing, or where
   * more of the command says what it is about. The id is empty where the command leaves it out.
   */
  find?(context: MoveContext<X>, id: string, command: { type: string }): A;
}

/** Moves about the same things, which are offered together. */
export interface MoveGroup<X extends OfferContext, P, Schema> {
  readonly commands: readonly Schema[];
  readonly handlers: Readonly<Record<string, (play: P, command: { type: string }) => void>>;
  /** The drawers that some of its moves lie in. */
  readonly drawers: readonly string[];
  /** Whether anything is open in play (`null`), or in one drawer. */
  holds(context: X, drawer: string | null): boolean;
  /** Adds what is open in play (`null`), or in one drawer. */
  offer(context: X, drawer: string | null): void;
}

/** Moves come to an area, and the schemas of its commands. */
export interface MovesArea<S extends BaseState, P, X extends OfferContext<S>, Schema> {
  readonly commands: readonly Schema[];
  readonly handlers: Readonly<Record<string, (play: P, command: { type: string }) => void>>;
  readonly drawers: Readonly<Record<string, Drawer<X>>>;
  readonly offers: Offering<X>;
}

/** Defines one move by the schema of its command; see `MoveDefinition`. */
export type Define<X extends OfferContext, P, A, Parts extends { type: string }> = <
  C extends Parts,
  Schema extends CommandSchema<C>,
>(
  schema: Schema & z.ZodType<C>,
  definition: MoveDefinition<X, P, A, NoInfer<C>>,
) => Move<X, P, A, Schema>;

/**
 * Defines moves of a game, each with all that belongs to it in one place: of its state, its `Play`, and
 * what its offers are judged by.
 */
export class Moves<
  S extends BaseState,
  P extends MovePlay<S>,
  X extends OfferContext<S> = OfferContext<S>,
> {
  /**
   * @param contextOf gives what the table knows of a seat what the game's own moves ask for.
   * @param gate bars all of them: asked before anything else, so that whoever it bars learns nothing of what there is.
   */
  constructor(
    private readonly contextOf: (context: OfferContext<S>) => X,
    private readonly gate: Gate<X> = () => null,
  ) {}

  /** Moves that something bars altogether, whatever they are about: somebody else’s, or of another phase. */
  where(gate: Gate<X>): Moves<S, P, X> {
    return new Moves(this.contextOf, (context) => this.gate(context) ?? gate(context));
  }

  /** Moves that are offered once, whatever lies on the table. */
  once<const M extends readonly Move<X, P, null>[]>(
    place: Offer['place'],
    list: (move: Define<X, P, null, { type: string }>) => M,
  ): MoveGroup<X, P, M[number]['schema']> {
    return this.#group(place, list(moveOf), {
      all: () => ONCE,
      settled: () => NOTHING,
      aimedAt: () => null,
    });
  }

  /** Moves about each of some things: all that may be done with one comes before the next. */
  about<A, Part extends string, const M extends readonly Move<X, P, A>[]>(
    { part, what, all, idOf, find }: Subject<X, A, Part>,
    place: Offer['place'],
    list: (move: Define<X, P, A, { type: string } & { [K in Part]?: string | undefined }>) => M,
  ): MoveGroup<X, P, M[number]['schema']> {
    return this.#group(place, list(moveOf), {
      all,
      settled: (about) => ({ [part]: idOf(about) }),
      aimedAt(context, command) {
        const said = partOf(command, part);
        const id = typeof said === 'string' ? said : '';
        if (find) return find(context, id, command);
        const found = all(context).find((about) => idOf(about) === id);
        return found ?? missing(`There is no such ${what}.`, 'Choose one that is there.');
      },
    });
  }

  /** Joins groups of moves to an area, in the order in which they are offered. */
  area<const G extends readonly MoveGroup<X, P, CommandSchema>[]>(
    ...groups: G
  ): MovesArea<S, P, X, G[number]['commands'][number]> {
    const names = new Set(groups.flatMap(({ drawers }) => drawers));
    return {
      commands: groups.flatMap(({ commands }) => commands),
      handlers: Object.assign({}, ...groups.map(({ handlers }) => handlers)),
      offers: inParts(
        ...groups.map(
          ({ offer }) =>
            (context: X) =>
              offer(context, null),
        ),
      ),
      drawers: Object.fromEntries(
        [...names].map((name) => [
          name,
          {
            holds: (context: X) => groups.some((group) => group.holds(context, name)),
            offers(context: X) {
              for (const group of groups) group.offer(context, name);
            },
          },
        ]),
      ),
    };
  }

  #group<A, Schema extends CommandSchema>(
    place: Offer['place'],
    moves: readonly Move<X, P, A, Schema>[],
    aim: Aim<X, A>,
  ): MoveGroup<X, P, Schema> {
    const { gate } = this;
    const places = new Map<string | null, Move<X, P, A, Schema>[]>();
    for (const move of moves) places.set(move.drawer, [...(places.get(move.drawer) ?? []), move]);
    return {
      commands: moves.map(({ schema }) => schema),
      drawers: moves.flatMap(({ drawer }) => drawer ?? []),
      handlers: Object.fromEntries(
        moves.map((move) => [
          move.type,
          (play: P, command: { type: string }) => {
            // Reading through a draft is dear, and nothing is written while it is judged.
            const state = latest(play.state);
            const seat = play.seat();
            const director = seat.role === 'director';
            const manages = mayManage(state, seat);
            const judged = this.contextOf({ state, seat, director, manages, add });
            refuseFor(gate(judged));
            const found = aim.aimedAt(judged, command);
            move.judge(command, judged, found, aim.settled(found));
            const context = this.contextOf({ state: play.state, seat, director, manages, add });
            move.carryOut(play, command, context, aim.aimedAt(context, command));
          },
        ]),
      ),
      holds(context, drawer) {
        const here = places.get(drawer);
        if (!here || gate(context)) return false;
        // What ends a thing comes last, and is open more often than all else, and sooner found to be.
        return aim
          .all(context)
          .some((about) => here.findLast((move) => move.isOpen(context, about)) !== undefined);
      },
      offer(context, drawer) {
        const here = places.get(drawer);
        if (!here || gate(context)) return;
        for (const about of aim.all(context)) {
          const settled = aim.settled(about);
          for (const move of here) move.offer(context, about, settled, place);
        }
      },
    };
  }
}

/** What moves that are offered once are about. */
const ONCE: readonly null[] = [null];
/** They settle nothing of a command by that. */
const NOTHING: Offer['with'] = {};

/** Why nothing of a group is open to somebody now, if so. */
type Gate<X extends OfferContext> = (context: MoveContext<X>) => Bar | null | undefined;

/** How the commands of a group say what they are about. */
interface Aim<X extends OfferContext, A> {
  all(context: X): readonly A[];
  settled(about: A): Offer['with'];
  aimedAt(context: X, command: { type: string }): A;
}

function add({ label }: Offer): never {
  throw new Error(`“${label}” is offered while a command is decided.`);
}
