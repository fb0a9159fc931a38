import { z } from 'zod';
import { command, id } from '../../../table/command';
import { lacksFear, spendFear } from '../characters/vitals';
import { most } from '../fight/adversary';
import { barred, missingEntry, moves, notGm, ofGm } from '../game';
import { LIBRARY, WRITING } from './entry';
import { shelf } from './shelves';

const environment = ofGm(
  {
    part: 'environment',
    what: 'entry in the library',
    all: ({ state }) => Object.values(shelf(state, 'environments')),
    idOf: ({ id }) => id,
  },
  'direct environments',
);

/** Places that act: the table sees one at a time. */
export const environments = moves.about(environment, 'library', (move) => [
  // Tells the table where it is: the name and what one sees, under an id that tells nothing (DGH-2004).
  move(command('environment.reveal', { environment: id }), {
    drawer: LIBRARY,
    ways: ({ state }, { id, name }) =>
      state.director.environment === id && state.public.environment
        ? null
        : { label: `Reveal ${name}`, group: 'environments' },
    do(play, _, __, { id: from, name, description }) {
      const seen = { id: play.id('environment'), name, description };
      play.emit({ type: 'environmentSet', environment: seen, from });
      play.say(`You are here: ${name}.`, {
        reveals: true,
        beat: { kind: 'environment', about: [seen.id], fiction: description },
      });
    },
  }),
  // What it does, for its price in Fear (DGH-1303).
  move(
    command('environment.use', {
      environment: id,
      feature: z
        .int()
        .min(0)
        .max(most.features - 1),
    }),
    {
      drawer: LIBRARY,
      unless({ state }, { feature: at }, { id, features }) {
        if (!state.public.environment || state.director.environment !== id) {
          return barred('wrong-moment', 'The table is not there.', {
            instead: 'Reveal the environment first.',
            rule: 'DGH-2004',
          });
        }
        const feature = features[at ?? 0];
        return feature ? lacksFear(state, feature.fear, `“${feature.name}”`, 'DGH-1303') : null;
      },
      ways: (_, { features }) =>
        features.map(({ name: label, text: detail, fear }, feature) => ({
          with: { feature },
          label,
          group: 'environments',
          ...(detail ? { detail } : {}),
          ...(fear > 0 ? { cost: `${fear} Fear` } : {}),
        })),
      do(play, { feature: at }, { state }, { features }) {
        const { name, fear, text: fiction } = features[at] ?? missingEntry();
        const seen = state.public.environment ?? missingEntry();
        spendFear(play, fear, `“${name}”`, 'DGH-1303');
        const beat = { kind: 'feature', about: [seen.id], fiction };
        play.say(`${seen.name}: “${name}”.`, { beat });
      },
    },
  ),
]);

/** The table leaves where it is. */
export const leaving = moves.once('library', (move) => [
  move(command('environment.close', {}), {
    drawer: WRITING,
    unless: (context) =>
      notGm(context, 'leave an environment') ??
      (context.state.public.environment
        ? null
        : barred('already-done', 'No environment is open.', {
            instead: 'Reveal one.',
            rule: 'TABLE-008',
          })),
    ways: ({ state }) => ({
      label: `Leave ${state.public.environment?.name}`,
      group: 'environments',
    }),
    do(play, _, { state }) {
      const name = state.public.environment?.name;
      play.emit({ type: 'environmentSet', environment: null, from: null });
      play.say(`${name} is left behind.`, { beat: { kind: 'environment-left', about: [] } });
    },
  }),
]);
