import { z } from 'zod';
import type { WayToMove } from '../../../table';
import { textField } from '../../../table';
import { command, needed } from '../../../table/command';
import { notDuring } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, notDirector } from '../moves';
import { favouring, openAbilities, taking, unlocking } from './choices';
import { questions } from './questions';

const isCreating = ({ state }: GbmContext): boolean => state.public.phase === 'creation';

const naming = moves.once('series', (move) => [
  move(command('series.name', { name: needed(80) }), {
    unless: (context) =>
      isCreating(context) ? null : notDirector(context, 'rename the series now'),
    ways(context) {
      const { name } = context.state.public.series;
      return {
        label: name ? 'Rename the series' : 'Name the series',
        detail: 'A name that fits your answers.',
        place: isCreating(context) ? 'series' : 'director',
        order: 50,
        fields: [textField('name', 'Name', 80, name, true)],
      };
    },
    do(play, { name }) {
      play.emit({ type: 'seriesChanged', changes: { name } });
      play.say(`The series is called “${name}”.`);
    },
  }),
]);

const beginCommand = command('series.begin-in', {
  season: z.union([z.literal(1), z.literal(2)]),
});

/** Play begins in the first season of the story, or in its second, as the book would have it (GBM-CYC-008). */
const beginning = moves.once('series', (move) => [
  move(beginCommand, {
    unless: ({ state }) => notDuring(state, 'creation'),
    ways({ state }): WayToMove<z.infer<typeof beginCommand>> {
      const second = state.public.series.season === 1;
      return {
        with: { season: second ? 2 : 1 },
        label: second ? 'Begin in season two' : 'Begin with the first season',
        detail: second
          ? 'As the book suggests: you know each other and your adversary. What was before is shown when it matters.'
          : 'You meet each other, and the adversary, as you play.',
        order: 51,
      };
    },
    do(play, { season }) {
      play.emit({ type: 'seriesChanged', changes: { season, beganIn: season } });
      play.say(
        season === 1
          ? 'We begin with the first season.'
          : 'We begin in season two: the first has been, and comes back in flashbacks.',
      );
    },
  }),
]);

const rewriting = [questions, naming, unlocking] as const;
const abilities = [favouring, taking] as const;
const making = moves.area(...rewriting, beginning, ...abilities);

/** The group's part of creation: the playset's questions, a name, its abilities, a free room. */
export const seriesCreation = {
  ...making,
  betweenSessions: true,
  offers(c) {
    if (isCreating(c)) making.offers(c);
  },
  /** What can still be changed of the series when creation is over. */
  drawers: {
    series: {
      holds: (c) => c.director && !isCreating(c),
      offers: moves.area(...rewriting).offers,
    },
    'series-abilities': {
      holds: (c) => !isCreating(c) && openAbilities(c.state).length > 0,
      offers: moves.area(...abilities).offers,
    },
  },
} satisfies GbmBrings;
