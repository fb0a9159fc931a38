import type { Bar, BaseState, Offer } from '../../engine';
import { barred, missing } from '../../engine';
import type { OfferContext } from '../area';
import { textField } from '../fields';
import { notManaging } from '../guards';
import type { CommandSchema, MoveContext, MovePlay, Moves } from '../moves';
import type { TablePlay } from '../play';
import type { Of } from '../whose';
import type { BeginRules, PeopleRules } from './rules';
import type { ReadyPerson } from './start';
import { TONIGHT } from './start';

/** How long the name may be that somebody is played under. */
const NAME_MAX = 80;

/**
 * Beginning with something ready-made (TABLE-070): whoever manages the table does it before anything is played,
 * by one command and as one step of an undo.
 */
export function beginning<
  S extends BaseState,
  P extends TablePlay<S> & MovePlay<S>,
  X extends OfferContext<S>,
  Start extends { readonly pitch: string },
  Begin extends CommandSchema<{ type: string; start?: string }>,
>(moves: Moves<S, P, X>, begin: Begin, rules: BeginRules<S, P, X, Start>) {
  const settled = (start: Start): Offer['with'] =>
    rules.startId === undefined ? {} : { start: rules.startId(start) };
  /** The start that a command names, or the only one of the table. */
  const meant = (state: S, id: string | undefined): Start =>
    rules.starts(state).find((start) => settled(start).start === id) ??
    missing('There is no such start.', 'Choose one of those that are ready.', 'TABLE-070');

  return moves
    .where(({ state, seat }) =>
      notManaging(state, seat, rules.words, 'begin with something ready-made'),
    )
    .once(TONIGHT, (move) => [
      move(begin, {
        unless(context, command) {
          const { start } = command;
          const known = start !== undefined || rules.startId === undefined;
          return (
            rules.tooLate(context) ??
            (known ? rules.noRoomToLayOut?.(context.state, meant(context.state, start)) : null)
          );
        },
        ways: ({ state }) =>
          rules.starts(state).map((start, order) => ({
            with: settled(start),
            label: rules.label?.(start) ?? 'Play tonight',
            detail: start.pitch,
            order,
          })),
        do(play, { start }) {
          const one = meant(play.state, start);
          play.say(`${play.seat().name} begins at once, with ${rules.what(play.state, one)}.`, {
            notes: ['Everything can be changed, as if the table had made it by hand.'],
          });
          rules.layOut(play, one);
        },
      }),
    ]);
}

/**
 * Taking somebody ready-made (TABLE-071, 072, 073): each who plays takes one, whenever they come, under the name
 * that they have or another.
 *
 * @param part by which part of its command somebody is named.
 */
export function takingPeople<
  S extends BaseState,
  P extends TablePlay<S> & MovePlay<S>,
  X extends OfferContext<S>,
  Part extends string,
  Start extends { readonly pitch: string },
  Person extends ReadyPerson,
  Take extends CommandSchema<{ type: string; name: string } & Of<Part>>,
>(moves: Moves<S, P, X>, part: Part, take: Take, rules: PeopleRules<S, P, X, Start, Person>) {
  const { people } = rules;
  const all = (state: S): readonly Person[] => {
    const start = rules.begun(state);
    return start ? rules.peopleOf(start) : [];
  };
  const free = (state: S) => all(state).filter((one) => rules.takenAs(state, one) === null);

  /** Why somebody takes nobody now, if so. */
  function notTaking(context: MoveContext<X>): Bar | null {
    const { state, seat } = context;
    if (seat.role !== 'protagonist') {
      return barred('not-allowed', `The ${people.all} are for those who play them.`, {
        instead: 'Leave them to the players.',
        rule: 'TABLE-003',
      });
    }
    const plays = rules.playedBy(context);
    if (plays !== null) {
      return barred('already-done', `You play ${plays} already.`, {
        instead: 'Play on with whom you have.',
        rule: 'TABLE-003',
      });
    }
    if (rules.begun(state)) return rules.notNow?.(state) ?? null;
    return barred('wrong-moment', `This table makes its own ${people.all}.`, {
      instead: people.own,
      rule: 'TABLE-073',
    });
  }

  function alreadyTaken(state: S, person: Person): Bar | null {
    const taken = rules.takenAs(state, person);
    if (!taken) return null;
    const { seats } = state.public.table;
    const who = (taken.seat === null ? undefined : seats[taken.seat]?.name) ?? 'Somebody';
    const names = free(state).map(({ name }) => name);
    return barred('already-done', `${who} plays ${taken.name} already.`, {
      instead: names.length > 0 ? `These are free: ${names.join(', ')}.` : people.own,
      rule: 'TABLE-072',
    });
  }

  return moves.where(notTaking).about(
    {
      part,
      what: 'person',
      all: ({ state }: MoveContext<X>) => free(state),
      idOf: rules.personId,
      find: ({ state }: MoveContext<X>, wanted: string) =>
        all(state).find((one) => rules.personId(one) === wanted) ??
        missing(
          `There is nobody like that among the ${people.all}.`,
          'Choose one of the cards.',
          'TABLE-071',
        ),
    },
    TONIGHT,
    (move) => [
      move(take, {
        unless: ({ state, seat }, _, person) =>
          alreadyTaken(state, person) ?? rules.noRoomFor?.(state, person, seat.id),
        ways: ({ state }, person) => ({
          label: `Play ${person.name}`,
          detail: person.line,
          order: free(state).indexOf(person),
          fields: [textField('name', 'Name', NAME_MAX, person.name, true)],
        }),
        // Without a name they keep theirs.
        do: (play, { name }, { seat }, person) =>
          rules.join(play, person, { seat: seat.id, name: name || person.name }),
      }),
    ],
  );
}
