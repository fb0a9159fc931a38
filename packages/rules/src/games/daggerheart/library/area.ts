import { change, ownCharacter } from '../characters/find';
import { addCard, addFeatures, addWeapon } from '../characters/growth';
import { bring } from '../fight/foes';
import type { CommandOf, DhArea, DhPlay } from '../game';
import { gm, missingEntry, refuse } from '../game';
import type { Fresh, LibraryAdversary, LibraryKind } from './entry';
import { libraryKinds } from './entry';
import { closeEnvironment, revealEnvironment, useEnvironment } from './environments';
import { readImport } from './import';
import { hasLibrary, LIBRARY, libraryOffers } from './offers';
import { shelf } from './shelf';
import { put } from './shelves';

/**
 * A table's library: adversaries, environments, weapons, cards and classes that it has written or brought. What the
 * game is made of is nobody's here but the table's own (DGH-2001).
 */
export const library: DhArea = {
  betweenSessions: true,
  handlers: {
    'library.import': bringIn,
    'library.weapon': (play, { type: _, ...weapon }) => write(play, 'weapons', weapon),
    'library.card': (play, { type: _, ...card }) => write(play, 'cards', card),
    'library.class': (play, { type: _, ability, text, ...role }) =>
      write(play, 'classes', {
        ...role,
        features: ability ? [{ name: ability, text, hope: 0, stress: 0 }] : [],
      }),
    'library.environment': (play, { type: _, ability, text, fear, ...environment }) =>
      write(play, 'environments', {
        ...environment,
        features: ability ? [{ name: ability, text, fear, stress: 0 }] : [],
      }),
    'library.remove': remove,
    'library.place': place,
    'library.take': take,
    'environment.reveal': revealEnvironment,
    'environment.close': closeEnvironment,
    'environment.use': useEnvironment,
  },
  drawers: {
    [LIBRARY]: {
      holds: hasLibrary,
      offers: libraryOffers,
    },
  },
};

const LIBRARIAN = 'write in the library';

/** All of an import, or none of it and a sentence for each fault (DGH-2002). */
function bringIn(play: DhPlay, { text }: CommandOf<'library.import'>): void {
  gm(play, LIBRARIAN);
  const read = readImport(text);
  if ('faults' in read) {
    refuse('malformed', read.faults.join('\n'), {
      instead: 'Nothing came in. Mend this, and import it once more.',
      rule: 'DGH-2002',
    });
  }
  const { brought, left } = read;
  const counts = libraryKinds.flatMap((kind) => {
    put(play, kind, brought[kind]);
    const many = brought[kind].length;
    return many > 0 ? [`${many} ${kind}`] : [];
  });
  play.say(`Into the library: ${counts.join(', ') || 'nothing'}.`, {
    to: 'director',
    notes: left.length > 0 ? [`There is no place for ${left.join(', ')}: left out.`] : [],
  });
  tellOpen(play, brought.weapons.length + brought.cards.length + brought.classes.length);
}

/** Something that the GM has typed. */
function write<K extends LibraryKind>(play: DhPlay, kind: K, entry: Fresh<K>): void {
  gm(play, LIBRARIAN);
  put(play, kind, [entry]);
  play.say(`Into the library: ${entry.name}.`, { to: 'director' });
  if (kind in play.state.public.library) tellOpen(play, 1);
}

/** Players learn of what they can take, and of nothing else. */
function tellOpen(play: DhPlay, many: number): void {
  if (many === 0) return;
  const what = many === 1 ? 'one thing' : `${many} things`;
  play.say(`The table’s library has ${what} more to choose from.`);
}

function remove(play: DhPlay, { entry: id }: CommandOf<'library.remove'>): void {
  gm(play, LIBRARIAN);
  for (const kind of libraryKinds) {
    const found = shelf(play.state, kind)[id];
    if (!found) continue;
    play.emit({ type: 'libraryRemoved', kind, id });
    play.say(`Out of the library: ${found.name}.`, { to: 'director' });
    return;
  }
  missingEntry();
}

/** Puts adversaries of an entry on the desk, where nobody sees them yet (DGH-2005). */
function place(play: DhPlay, { entry: id, copies }: CommandOf<'library.place'>): void {
  gm(play, 'put adversaries on the desk');
  const {
    tier: _,
    description,
    features,
    ...block
  }: LibraryAdversary = shelf(play.state, 'adversaries')[id] ?? missingEntry();
  const own = () => features.map((feature) => ({ id: play.id('feature'), ...feature }));
  bring(play, block, { copies, shown: false, features: own });
  if (description) play.say(description, { to: 'director' });
}

/** Takes a weapon, a card or a class out of the library onto a sheet (DGH-2005). */
function take(play: DhPlay, { character: id, entry }: CommandOf<'library.take'>): void {
  const one = ownCharacter(play, id);
  const { weapons, cards, classes } = play.state.public.library;
  const weapon = weapons[entry];
  const card = cards[entry];
  const role = classes[entry];
  if (weapon) {
    const { id: _, tier: __, text, ...rest } = weapon;
    addWeapon(play, one, { ...rest, ...(text ? { text } : {}) });
  } else if (card) {
    const { id: _, domain, style, recall, text, ...rest } = card;
    const head = [domain, style, ...(recall > 0 ? [`recall ${recall}`] : [])].filter(Boolean);
    const told = [head.join(', '), text].filter(Boolean).join('\n');
    addCard(play, one, { ...rest, text: told });
  } else if (role) {
    change(play, one, {
      class: role.name,
      ...(role.evasion > 0 ? { evasion: role.evasion } : {}),
      ...(role.hp > 0 ? { hp: { slots: role.hp, marked: Math.min(role.hp, one.hp.marked) } } : {}),
    });
    addFeatures(play, one, role.features);
    play.say(`${one.name} is a ${role.name}.`);
  } else missingEntry();
}
