import type { Bar, Offer, SeatId } from '../../engine';
import { capitalised, latest, missing } from '../../engine';
import type { OfferContext, StandingPrompt } from '../area';
import type { CommandSchema, MoveContext, MovePlay, Moves } from '../moves';
import type { Of } from '../whose';
import type { IntentionPlay, IntentionWords, WithIntentions } from './intention';
import { evolvesFor, intentionsOf, removed } from './intention';

/** What a game says of what people want to do next. */
export interface IntentionRules<
  S extends WithIntentions<I>,
  P,
  X extends OfferContext<S>,
  Part extends string,
  I extends Of<Part>,
> extends IntentionWords<S, Part, I> {
  /** How somebody says what they do, where nothing of theirs waits: “Say what to do, with an action.” */
  readonly instead: string;
  /** Who takes it up, if anybody plays whose it is. */
  seatOf(state: S, id: string): SeatId | null;
  /** Why it is somebody else’s, if so. */
  notTheirs(context: MoveContext<X>, id: string): Bar | null;
  /** Why it cannot be taken up now, whoever says so. */
  notNow(context: MoveContext<X>, intention: I): Bar | null | undefined;
  /** Whether nothing comes before it any more, so that they are asked. */
  isFree(state: S, intention: I): boolean;
  /** Does it. What waits is gone from the table by then. */
  takeUp(play: P, intention: I, context: MoveContext<X>): void;
  /** Why its turn will not come, as in “falls away: the mission has ended”; `null` while it may. */
  pointless(state: S, intention: I): string | null;
  /** Where what lies on the table may wait for one that comes first (TABLE-059); missing, it never does. */
  readonly first?: {
    /** Whether something lies there that would have to. */
    would(state: S): boolean;
    /** Lets it wait. */
    wait(play: P): void;
    /** Whether a seat that does not run the table may let somebody go first. */
    mayLet(context: MoveContext<X>): boolean;
  };
}

/** The commands about what waits, by the names that campaigns have stored. */
export interface IntentionCommands<TakeUp, LetGo> {
  /** Of type `roll.take-up`. */
  readonly takeUp: TakeUp;
  /** Of type `roll.let-go`. */
  readonly letGo: LetGo;
}

/**
 * What somebody wants to do while something else is on the table waits with their name on it, one thing
 * each, for all to see (TABLE-058). They take it up with one tap, or whoever runs the table calls them up.
 * It belongs to whose it is: a freed seat leaves it there, and an undo takes it back with all else.
 */
export function intentions<
  S extends WithIntentions<I>,
  P extends IntentionPlay<S, Part, I> & MovePlay<S>,
  X extends OfferContext<S>,
  Part extends string,
  I extends Of<Part>,
  TakeUp extends CommandSchema<{ type: string } & Of<Part>>,
  LetGo extends CommandSchema<{ type: string } & Of<Part>>,
>(
  moves: Moves<S, P, X>,
  commands: IntentionCommands<TakeUp, LetGo>,
  rules: IntentionRules<S, P, X, Part, I>,
) {
  const { part } = rules;
  const idOf = (intention: I): string => intention[part];
  const nameOf = (state: S, intention: I) => rules.nameOf(state, idOf(intention));
  const isOwn = ({ state, seat }: MoveContext<X>, intention: I) =>
    rules.seatOf(state, idOf(intention)) === seat.id;

  /** Where whoever waits is asked, once nothing comes before it. */
  const asked = ({ state }: MoveContext<X>, intention: I): Pick<Offer, 'prompt'> & Placed =>
    rules.isFree(state, intention) ? { place: 'prompt', prompt: turnPrompt(idOf(intention)) } : {};

  const subject = {
    part,
    what: 'intention',
    all: ({ state }: MoveContext<X>) => intentionsOf(state),
    idOf,
    find: ({ state }: MoveContext<X>, id: string): I =>
      state.public.intentions?.[id] ??
      missing('Nothing of theirs waits for its turn.', rules.instead, 'TABLE-058'),
  };

  const waiting = moves.about(subject, 'waiting', (move) => [
    move(commands.takeUp, {
      unless: (context, _, intention) =>
        (context.manages || rules.first?.mayLet(context)
          ? null
          : rules.notTheirs(context, idOf(intention))) ?? rules.notNow(context, intention),
      ways(context, intention) {
        const { state } = context;
        if (isOwn(context, intention)) {
          const label = `Now: ${capitalised(rules.does(state, intention))}`;
          return { label, primary: true, order: 1, ...asked(context, intention) };
        }
        const name = nameOf(state, intention);
        return { label: rules.first?.would(state) ? `${name} goes first` : `${name} next` };
      },
      do(play, _, context, intention) {
        if (rules.first?.would(context.state)) rules.first.wait(play);
        remove(play, intention);
        rules.takeUp(play, intention, context);
      },
    }),
    move(commands.letGo, {
      unless: (context, _, intention) =>
        context.manages ? null : rules.notTheirs(context, idOf(intention)),
      ways: (context, intention) =>
        isOwn(context, intention)
          ? { label: 'Not any more', order: 2, ...asked(context, intention) }
          : { label: `Not ${nameOf(context.state, intention)} any more` },
      do(play, _, { state }, intention) {
        remove(play, intention);
        play.say(`${nameOf(state, intention)} does nothing more next.`);
      },
    }),
  ]);

  function remove(play: P, intention: I): void {
    play.emit(removed(part, idOf(intention)));
  }

  return {
    /** Taking it up and letting it go, to stand among the moves of the game. */
    waiting,
    brings: {
      evolves: evolvesFor<Part, I>(part),
      /** Takes away what waits for a turn that will not come, each with a sentence that says why. */
      after(play: P): void {
        for (const intention of intentionsOf(latest(play.state))) {
          const why = rules.pointless(play.state, intention);
          if (why === null) continue;
          remove(play, intention);
          play.say(`What ${nameOf(play.state, intention)} wanted to do next falls away: ${why}.`);
        }
      },
    },
    /** Asks whoever waits, now that the table is free. */
    prompts: (state: S): StandingPrompt[] =>
      intentionsOf(state).flatMap((intention) => {
        const seat = rules.seatOf(state, idOf(intention));
        if (seat === null || !rules.isFree(state, intention)) return [];
        const said = rules.said(intention);
        return {
          id: turnPrompt(idOf(intention)),
          to: [seat],
          title: `${capitalised(rules.does(state, intention))} next?`,
          text: `${said === '' ? '' : `“${said}” `}The table is free: it is what you handed in.`,
        };
      }),
  };
}

type Placed = { place?: Offer['place'] };

/** The question whether somebody takes up what waits. */
const turnPrompt = (id: string) => `roll:turn:${id}`;
