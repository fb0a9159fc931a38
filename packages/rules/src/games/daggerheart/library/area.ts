import { command, id } from '../../../table/command';
import { most } from '../fight/adversary';
import { ADVERSARIES, bring, foes } from '../fight/foes';
import type { DhBrings } from '../game';
import { moves, ofGm } from '../game';
import type { Fresh } from './entry';
import { LIBRARY } from './entry';
import { environments, leaving } from './environments';
import { libraryKinds } from './kinds';
import { fullShelf, put, shelf, shelving } from './shelves';
import { taken } from './taking';
import { writing } from './writing';

const drawer = LIBRARY;
const entry = { part: 'entry', what: 'entry in the library' } as const;
const adversary = ofGm(
  {
    ...entry,
    all: ({ state }) => Object.values(shelf(state, 'adversaries')),
    idOf: ({ id }) => id,
  },
  'put adversaries on the desk',
);

const placing = moves.about(adversary, 'library', (move) => [
  // Puts one on the desk, where nobody sees it yet (DGH-2005).
  move(command('library.place', { entry: id }), {
    drawer,
    ways: ({ state }, { name }) =>
      Object.keys(state.director.adversaries).length < most.room
        ? { label: `Put ${name} on the desk`, group: 'adversaries' }
        : null,
    do(play, _, __, { id: ___, tier: ____, description, features, horde, more, ...block }) {
      const own = () => features.map((feature) => ({ id: play.id('feature'), ...feature }));
      bring(play, block, { copies: 1, shown: false, features: own });
      // What its file says beside is read where it comes from.
      const notes = [
        ...(horde === undefined ? [] : [`${horde} of them stand for one HP.`]),
        ...(more ?? []).map(({ name, text }) => `${name}: ${text}`),
      ];
      if (description || notes.length > 0) {
        play.say(description || `${block.name} has more to read.`, { to: 'director', notes });
      }
    },
  }),
]);

const kept = ofGm(
  {
    ...entry,
    all: ({ state }) =>
      libraryKinds.flatMap((kind) =>
        Object.values(shelf(state, kind)).map(({ id, name }) => ({ kind, id, name })),
      ),
    idOf: ({ id }) => id,
  },
  'write in the library',
);

const removing = moves.about(kept, 'library', (move) => [
  move(command('library.remove', { entry: id }), {
    drawer,
    ways: (_, { kind, name }) => ({ label: `Remove ${name} from the library`, group: kind }),
    do(play, _, __, { kind, id, name }) {
      play.emit({ type: 'libraryRemoved', kind, id });
      play.say(`Out of the library: ${name}.`, { to: 'director' });
    },
  }),
]);

const keeping = moves.about(foes, 'stat-blocks', (move) => [
  // The stat block of somebody on the desk, unhurt.
  move(command('library.keep', { adversary: id }), {
    drawer: ADVERSARIES,
    unless: ({ state }) => fullShelf(state, 'adversaries'),
    ways: (_, { name: group }) => ({ label: `Keep ${group} in the library`, group }),
    do(play, _, __, one) {
      const { id: ___, shown, conditions, defeated, acted, bands, ...block } = one;
      const kept: Fresh<'adversaries'> = {
        ...block,
        hp: { ...block.hp, marked: 0 },
        stress: { ...block.stress, marked: 0 },
        tier: 1,
        description: '',
        features: block.features.map(({ id: _, ...feature }) => feature),
      };
      put(play, 'adversaries', [kept]);
      play.say(`Into the library: ${one.name}.`, { to: 'director' });
    },
  }),
]);

/**
 * A table's library: adversaries, environments, and all that characters are made of, as it has written or brought it. What the
 * game is made of is nobody's here but the table's own (DGH-2001).
 */
export const library = {
  ...moves.area(placing, removing, environments, leaving, writing, taken, keeping),
  betweenSessions: true,
  evolves: {
    ...shelving,
    environmentSet(state, { environment, from }) {
      state.public.environment = environment;
      state.director.environment = from;
    },
  },
} satisfies DhBrings;
