import { command, id } from '../../../table/command';
import { form, named, words } from '../../../table/form';
import type { Character } from '../characters/character';
import { change, party } from '../characters/find';
import type { DhPlay } from '../game';
import { barred, moves, ofGm } from '../game';
import type { Condition } from '../vocabulary';
import { usualConditions } from '../vocabulary';
import type { Adversary } from './adversary';
import { most } from './adversary';
import { ADVERSARIES as drawer, keep } from './foes';

/** Whoever can be under a condition: adversaries, and the party. */
const holders = ofGm(
  {
    part: 'of',
    what: 'character or adversary',
    all: ({ state }): Holder[] => [...Object.values(state.director.adversaries), ...party(state)],
    idOf: ({ id }) => id,
  },
  'give conditions',
);
type Holder = Adversary | Character;

/** A condition in the table's own words. */
const special = form({
  name: named('What they are', 40),
  until: words('What it takes to end it, if a roll is not enough', 300),
});

/** What somebody is under, in the rules' words or the table's (DGH-801…805). */
export const conditions = moves.about(holders, 'harm', (move) => [
  move(command('condition.add', { of: id, ...special.shape }), {
    drawer,
    unless: (_, { name: wanted }, { name, conditions: all }) =>
      all.length >= most.conditions || all.some((one) => one.name === wanted)
        ? barred('already-done', `${name} has that condition already, or has no room for more.`, {
            instead: 'End one first.',
            rule: 'TABLE-012',
          })
        : null,
    *ways(_, { name: group }) {
      for (const name of usualConditions) {
        yield { with: { name }, label: `${group}: ${name}`, group };
      }
      yield {
        label: `${group}: another condition`,
        group,
        fields: special.fields(),
      };
    },
    do(play, { name, until }, _, one) {
      set(play, one, [...one.conditions, { id: play.id('condition'), name, until }]);
      const notes = until ? [`Until: ${until}`] : [];
      const beat = { kind: 'condition', about: [one.id] };
      if (isSeen(one)) play.say(`${one.name} is ${name} now.`, { notes, beat });
    },
  }),
  move(command('condition.end', { of: id, condition: id }), {
    drawer,
    ways: (_, { name: group, conditions: all }) =>
      all.map(({ id: condition, name }) => ({
        with: { condition },
        label: `${group}: no longer ${name}`,
        group,
      })),
    do(play, { condition }, _, one) {
      const ended = one.conditions.find((each) => each.id === condition);
      set(
        play,
        one,
        one.conditions.filter((each) => each !== ended),
      );
      const beat = { kind: 'condition-ends', about: [one.id] };
      if (isSeen(one)) play.say(`${one.name} is no longer ${ended?.name}.`, { beat });
    },
  }),
]);

const isSeen = (one: Holder): boolean => !('shown' in one) || one.shown;

function set(play: DhPlay, one: Holder, conditions: Condition[]): void {
  if ('shown' in one) keep(play, one, { conditions });
  else change(play, one, { conditions });
}
