import type { OfferContext } from '../area';
import { command, id, word } from '../command';
import type { MovePlay, Moves } from '../moves';
import type { TablePlay } from '../play';
import { beginning, takingPeople } from './area';
import type { BeginRules, PeopleRules } from './rules';
import type { ReadyPerson, ReadyStart, StartEvent, WithStart } from './start';
import { startEvolves, startOf } from './start';

type Known = 'starts' | 'startId' | 'label' | 'what' | 'begun' | 'peopleOf' | 'personId' | 'layOut';

/** What is left for a game to say whose starts are `ReadyStart`s. */
export type UsualRules<
  S extends WithStart,
  P,
  X extends OfferContext<S>,
  Person extends ReadyPerson & { readonly id: string },
  Start extends ReadyStart<Person>,
> = Omit<BeginRules<S, P, X, Start> & PeopleRules<S, P, X, Start, Person>, Known> & {
  readonly starts: readonly Start[];
  layOut(play: P, start: Start): void;
};

/**
 * Ready-made starts of a game that has had none before: `start.begin` with one of several, and `start.take`. They
 * keep with which one the table began.
 */
export function readyStarts<
  S extends WithStart,
  P extends TablePlay<S, StartEvent> & MovePlay<S>,
  X extends OfferContext<S>,
  Person extends ReadyPerson & { readonly id: string },
  Start extends ReadyStart<Person>,
>(moves: Moves<S, P, X>, rules: UsualRules<S, P, X, Person, Start>) {
  const { starts } = rules;
  const begun = (state: S) => startOf(state, starts);
  const begin = beginning<S, P, X, Start, typeof beginCommand>(moves, beginCommand, {
    ...rules,
    starts: () => starts,
    startId: (start) => start.id,
    label: ({ name }) => `Play “${name}” tonight`,
    what: (_, { name }) => `“${name}”`,
    layOut(play, start) {
      play.emit({ type: 'startBegun', start: start.id });
      rules.layOut(play, start);
    },
  });
  const take = takingPeople<S, P, X, 'person', Start, Person, typeof takeCommand>(
    moves,
    'person',
    takeCommand,
    {
      ...rules,
      begun,
      peopleOf: ({ people }) => people,
      personId: (person) => person.id,
    },
  );
  return { ...moves.area(begin, take), evolves: startEvolves };
}

/** A table begins with one of several starts. */
const beginCommand = command('start.begin', { start: id });
/** Somebody takes one of its people; without a name they keep theirs. */
const takeCommand = command('start.take', { person: id, name: word.default('') });
