import type { Offer, Refusal } from '../../engine';
import { Refused } from '../../engine';
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
  unless?(context: MoveContext<X>, command: Partial<C>, about: A): Refusal | null | undefined;
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
  /** What can be sent now. */
  offers(context: MoveContext<X>, about: A, settled: Offer['with'], place: Offer['place']): Offer[];
  /**
   * Decides its command.
   *
   * @throws Refused where it is not open, or not in that way.
   */
  decide(
    play: P,
    command: { type: string },
    context: MoveContext<X>,
    about: A,
    settled: Offer['with'],
  ): void;
}

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

  function open(context: MoveContext<X>, about: A): WayToMove<C>[] {
    if (definition.unless?.(context, {}, about)) return [];
    const ways = definition.ways(context, about);
    if (!ways) return [];
    const all = Symbol.iterator in ways ? [...ways] : [ways];
    return all.filter((way) => !way.with || !definition.unless?.(context, way.with, about));
  }

  return {
    type,
    schema,
    drawer,
    offers: (context, about, settled, usual) =>
      open(context, about).map(({ with: more = {}, place = usual, ...way }) => ({
        command: type,
        with: { ...settled, ...more },
        place,
        ...way,
      })),
    decide(play, sent: C, context, about, settled) {
      const refusal = definition.unless?.(context, sent, about);
      if (refusal) throw new Refused(refusal);
      refuseWhatIsNotOffered(schema, sent, settled, open(context, about));
      definition.do(play, sent, context, about);
    },
  };
}
