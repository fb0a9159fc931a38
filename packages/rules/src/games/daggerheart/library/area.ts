import { command, id } from '../../../table/command';
import { change, played } from '../characters/find';
import { addCard, addFeatures, addWeapon, cannotTake } from '../characters/growth';
import { withSlots } from '../characters/making';
import { fullSheet } from '../characters/room';
import { most } from '../fight/adversary';
import { ADVERSARIES, bring, foes } from '../fight/foes';
import type { DhBrings } from '../game';
import { moves, ofGm } from '../game';
import type { Fresh } from './entry';
import { LIBRARY } from './entry';
import { environments, leaving } from './environments';
import { libraryKinds } from './kinds';
import { fullShelf, put, shelf, shelving } from './shelves';
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

/** The kinds of which players take something onto a sheet. */
const takenKinds = ['classes', 'weapons', 'cards'] as const;

/** What players take out of it onto a sheet (DGH-2005). */
const taken = moves.about(played, 'library', (move) => [
  move(command('library.take', { character: id, entry: id }), {
    drawer,
    unless({ state }, { entry = '' }, one) {
      const card = shelf(state, 'cards')[entry];
      if (card) return cannotTake(one, card);
      return shelf(state, 'weapons')[entry] ? fullSheet(one, 'weapons') : null;
    },
    *ways(context, one) {
      if (context.director) return;
      const whose = played.all(context).length > 1 ? ` for ${one.name}` : '';
      for (const group of takenKinds) {
        for (const { id: entry, name } of Object.values(shelf(context.state, group))) {
          yield { with: { entry }, label: `Take ${name}${whose}`, group };
        }
      }
    },
    do(play, { entry }, { state }, one) {
      const weapon = shelf(state, 'weapons')[entry];
      const card = shelf(state, 'cards')[entry];
      const role = shelf(state, 'classes')[entry];
      if (weapon) {
        const { id: _, tier: __, text, slot, burden, more, ...rest } = weapon;
        addWeapon(play, one, { ...rest, ...(text ? { text } : {}) });
      } else if (card) {
        const { id: _, domain, style, recall, text, more, ...rest } = card;
        const head = [domain, style, recall > 0 ? `recall ${recall}` : ''].filter(Boolean);
        const told = [head.join(', '), text].filter(Boolean).join('\n');
        addCard(play, one, { ...rest, text: told });
      } else if (role) {
        change(play, one, {
          class: role.name,
          ...(role.evasion > 0 ? { evasion: role.evasion } : {}),
          ...(role.hp > 0 ? { hp: withSlots(one.hp, role.hp) } : {}),
        });
        const known = new Set(one.features.map(({ name }) => name));
        addFeatures(
          play,
          one,
          role.features.filter(({ name }) => !known.has(name)),
        );
        play.say(`${one.name} is a ${role.name}.`);
      }
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
