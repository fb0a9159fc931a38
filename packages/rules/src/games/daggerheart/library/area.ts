import { refuseFor } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { asOptions, party } from '../characters/find';
import { cannotCarryMore } from '../characters/inventory';
import { most } from '../fight/adversary';
import { ADVERSARIES, bring, foes } from '../fight/foes';
import type { DhBrings, DhContext } from '../game';
import { missingEntry, moves, notGm, ofGm } from '../game';
import type { Fresh } from './entry';
import { LIBRARY } from './entry';
import { environments, leaving } from './environments';
import { libraryKinds } from './kinds';
import { licence, licensing } from './licence';
import { ontoSheet } from './onto-sheet';
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
    do(play, _, __, { id: ___, description, features, more, ...block }) {
      const own = () => features.map((feature) => ({ id: play.id('feature'), ...feature }));
      bring(play, block, { copies: 1, shown: false, features: own });
      // What its file says beside is read where it comes from.
      const { horde } = block;
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

/** What the GM hands out: things that somebody carries. */
const givenKinds = ['items', 'consumables'] as const;
interface Thing {
  kind: (typeof givenKinds)[number];
  id: string;
}
const thing = {
  ...entry,
  all: ({ state, director }: DhContext): Thing[] =>
    director
      ? givenKinds.flatMap((kind) =>
          Object.values(shelf(state, kind)).map(({ id }) => ({ kind, id })),
        )
      : [],
  idOf: ({ id }: Thing) => id,
  // Looked up by its id, so that a large library costs nothing.
  find(context: DhContext, id: string): Thing {
    refuseFor(notGm(context, 'give things out'));
    const kind = givenKinds.find((one) => shelf(context.state, one)[id] !== undefined);
    return kind ? { kind, id } : missingEntry();
  },
} as const;

const giving = moves.about(thing, 'library', (move) => [
  move(command('library.give', { entry: id, to: id }), {
    drawer,
    unless({ state }, { entry = '', to = '' }, { kind }) {
      const one = state.public.characters[to];
      const given = shelf(state, kind)[entry];
      return one && given ? cannotCarryMore(one, given.name) : null;
    },
    ways({ state }, { kind, id }) {
      const all = party(state);
      const given = shelf(state, kind)[id];
      if (!given) return null;
      const free = all.filter((one) => cannotCarryMore(one, given.name) === null);
      if (free.length === 0) return null;
      const fields = [choiceField('to', 'To whom', asOptions(free))];
      return { label: `Give ${given.name}`, group: kind, fields };
    },
    do(play, { to }, { state }, { kind, id }) {
      const one = state.public.characters[to];
      const given = shelf(state, kind)[id];
      if (one && given) ontoSheet[kind].take(play, one, given);
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
      const { id: ___, shown, conditions, defeated, acted, turns, bands, ...block } = one;
      const kept: Fresh<'adversaries'> = {
        ...block,
        hp: { ...block.hp, marked: 0 },
        stress: { ...block.stress, marked: 0 },
        tier: one.tier ?? 1,
        description: '',
        features: block.features.map(({ id: _, ...feature }) => feature),
      };
      put(play, 'adversaries', [kept]);
      play.say(`Into the library: ${one.name}.`, { to: 'director' });
    },
  }),
]);

const COMES_TO_LIGHT: ReadonlySet<string> = new Set(['environment.reveal', 'library.take']);

/**
 * A table's library: adversaries, environments, and all that characters are made of, as it has written or brought it. What the
 * game is made of is nobody's here but the table's own (DGH-2001).
 */
export const library = {
  ...moves.area(placing, giving, removing, environments, leaving, writing, licence, taken, keeping),
  betweenSessions: true,
  // What is kept of a place comes to light with it, and what somebody takes stands on their sheet.
  discloses: (_, { type }) => (COMES_TO_LIGHT.has(type) ? [['beside', 'library']] : []),
  evolves: {
    ...shelving,
    ...licensing,
    environmentSet(state, { environment, from }) {
      state.public.environment = environment;
      state.director.environment = from;
    },
  },
} satisfies DhBrings;
