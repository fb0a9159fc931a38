import type { Bar, Offer } from '../../engine';
import { refuseFor } from '../../engine';
import type { OfferContext } from '../area';
import { refuseWhatIsNotOffered } from './admission';
import type { CommandSchema, WayToMove } from './way';

/** Who acts, and on which state: what a move is judged by, offered and sent alike. */
export type MoveContext<X extends OfferContext> = Omit<X, 'add'>;

/** What a move is, besides the schema of its command. */
export interface MoveDefinition<X extends OfferContext, P, A, C> {
  /**
   * Why it is not open, if so: the command is refused with that, and what is offered is left out. Called
   * for each offer after each command, so keep it cheap.
   *
   * @param command while it is offered, only what the way settles: let pass what is not known yet.
   */
  unless?(context: MoveContext<X>, command: Partial<C>, about: A): Bar | null | undefined;
  /**
   * How it can be made now, where nothing bars it altogether. Nothing else is accepted: a command that
   * fits none of them is refused. So what is offered can be done, and what can be done is offered.
   */
  ways(context: MoveContext<X>, about: A): WayToMove<C> | Iterable<WayToMove<C>> | null | undefined;
  /** Carries it out. */
  do(play: P, command: C, context: MoveContext<X>, about: A): void;
  /** The drawer that its offers lie in; without, they stand in play. */
  drawer?: string;
}

/** A move as a group of moves holds it. */
export interface Move<X extends OfferContext, P, A, Schema = CommandSchema> {
  readonly type: string;
  readonly schema: Schema;
  readonly drawer: string | null;
  /** Whether there is a way to make it now. */
  isOpen(context: MoveContext<X>, about: A): boolean;
  /** Adds what can be sent now. */
  offer(context: X, about: A, settled: Offer['with'], place: Offer['place']): void;
  /**
   * Lets its command pass.
   *
   * @throws Refused where it is not open, or not in that way.
   */
  judge(command: { type: string }, context: MoveContext<X>, about: A, settled: Offer['with']): void;
  /** Carries out a command that has been judged. */
  carryOut(play: P, command: { type: string }, context: MoveContext<X>, about: A): void;
}

/** Nothing of a command is known yet. */
const NOTHING = {};
/** There is no way. */
const NONE: readonly never[] = [];

/** Makes a move of the schema of its command and all that belongs to it. */
export function moveOf<
  X extends OfferContext,
  P,
  A,
  C extends { type: string },
  Schema extends CommandSchema<C>,
>(schema: Schema, definition: MoveDefinition<X, P, A, C>): Move<X, P, A, Schema> {
  const type = schema.shape.type.value;
  const { drawer = null } = definition;

  // What does not look at the command says the same of every way.
  const judgesWays = (definition.unless?.length ?? 0) > 1;

  /** The ways that there are now, barred ones among them. */
  function waysNow(context: MoveContext<X>, about: A): Iterable<WayToMove<C>> {
    if (definition.unless?.(context, NOTHING, about)) return NONE;
    const ways = definition.ways(context, about) ?? NONE;
    return Symbol.iterator in ways ? ways : [ways];
  }
  /** Whether what a way settles is barred. */
  const isBarred = (way: WayToMove<C>, context: MoveContext<X>, about: A): boolean =>
    judgesWays && way.with !== undefined && !!definition.unless?.(context, way.with, about);
  function* open(context: MoveContext<X>, about: A) {
    for (const way of waysNow(context, about)) if (!isBarred(way, context, about)) yield way;
  }
  return {
    type,
    schema,
    drawer,
    isOpen(context, about) {
      for (const way of waysNow(context, about)) {
        if (!isBarred(way, context, about)) return true;
      }
      return false;
    },
    offer(context, about, settled, usual) {
      for (const way of waysNow(context, about)) {
        if (isBarred(way, context, about)) continue;
        // Thousands of offers a second are made here: assigning is three times as fast as spreading, and
        // what a way adds nothing to is shared.
        const all = way.with ? Object.assign({}, settled, way.with) : settled;
        context.add(Object.assign({ command: type, place: usual }, way, { with: all }));
      }
    },
    judge(sent: C, context, about, settled) {
      refuseFor(definition.unless?.(context, sent, about));
      refuseWhatIsNotOffered(schema, sent, settled, open(context, about));
    },
    carryOut(play, sent: C, context, about) {
      definition.do(play, sent, context, about);
    },
  };
}
