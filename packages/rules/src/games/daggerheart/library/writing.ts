import { textField } from '../../../table';
import { command, needed } from '../../../table/command';
import { folded, form, named, number, usually, words } from '../../../table/form';
import { weapon as sheetWeapon, usualWeapon } from '../characters/growth';
import { most } from '../fight/adversary';
import type { DhContext, DhPlay } from '../game';
import { moves, notGm, refuse } from '../game';
import { caps } from '../vocabulary';
import type { Fresh, LibraryKind } from './entry';
import { EMPTY_IMPORT, IMPORT_MOST, LIBRARY, libraryKinds, openKinds } from './entry';
import { readImport } from './import';
import { fullShelf, put } from './shelves';

const drawer = LIBRARY;
const group = 'writing';
const tier = folded(usually(1, number('Tier', 4, 1)));
const ability = words('A feature');
const text = words('What it does', 2000);
const weapon = form({
  ...sheetWeapon.parts,
  name: named(),
  die: number('Damage die: d…', 20, 2),
  tier,
  text: folded(words('What is special about it', 300)),
});
const card = form({
  name: named(),
  domain: words('Domain'),
  level: usually(1, number('Level', caps.level, 1)),
  text,
  style: folded(words('Spell, ability, …')),
  recall: folded(usually(0, number('Recall cost', 12))),
  hope: folded(usually(0, number('Costs Hope', caps.hope))),
  stress: folded(usually(0, number('Costs Stress', 12))),
});
const role = form({
  name: named(),
  description: words('In words', 2000),
  domains: words('Its domains'),
  evasion: folded(usually(0, number('Evasion to begin with; 0 says nothing', 30))),
  hp: folded(usually(0, number('HP to begin with; 0 says nothing', 12))),
  ability: folded(ability),
  text: folded(text),
});
const environment = form({
  name: named(),
  description: words('What everybody sees there', 2000),
  impulses: words('What it wants', 300),
  ability,
  text,
  fear: usually(0, number('That costs Fear', most.fear)),
  tier,
  style: folded(words('Kind')),
  difficulty: folded(words('Difficulty')),
});

/** Bars everybody but the GM. */
const notLibrarian = (context: DhContext) => notGm(context, 'write in the library');

/** The same, and the GM where there is no room for one more of a kind. */
const noWriting = (kind: LibraryKind) => (context: DhContext) =>
  notLibrarian(context) ?? fullShelf(context.state, kind);

/** What the GM types, or brings. */
export const writing = moves.once('library', (move) => [
  move(command('library.import', { text: needed(IMPORT_MOST) }), {
    drawer,
    unless: notLibrarian,
    ways: () => ({
      label: 'Import from JSON',
      group,
      detail: 'All of it comes in, or nothing. Adversaries and environments only you see.',
      fields: [
        {
          ...textField('text', 'The text of the file', IMPORT_MOST, EMPTY_IMPORT, true),
          hint: `At most ${IMPORT_MOST.toLocaleString('en')} characters at once: bring a larger library in pieces. What has the name of something that is there takes its place.`,
        },
      ],
    }),
    do: (play, { text }) => bringIn(play, text),
  }),
  move(command('library.weapon', weapon.shape), {
    drawer,
    unless: noWriting('weapons'),
    ways: () => ({ label: 'Write a weapon', group, fields: weapon.fields(usualWeapon) }),
    do: (play, { type: _, ...written }) => write(play, 'weapons', written),
  }),
  move(command('library.card', card.shape), {
    drawer,
    unless: noWriting('cards'),
    ways: () => ({ label: 'Write a domain card', group, fields: card.fields() }),
    do: (play, { type: _, ...written }) => write(play, 'cards', written),
  }),
  move(command('library.class', role.shape), {
    drawer,
    unless: noWriting('classes'),
    ways: () => ({ label: 'Write a class', group, fields: role.fields() }),
    do(play, { type: _, ability: name, text, ...written }) {
      const features = name ? [{ name, text, hope: 0, stress: 0 }] : [];
      write(play, 'classes', { ...written, features });
    },
  }),
  move(command('library.environment', environment.shape), {
    drawer,
    unless: noWriting('environments'),
    ways: () => ({ label: 'Write an environment', group, fields: environment.fields() }),
    do(play, { type: _, ability: name, text, fear, ...written }) {
      const features = name ? [{ name, text, fear, stress: 0 }] : [];
      write(play, 'environments', { ...written, features });
    },
  }),
]);

/** All of an import, or none of it and a sentence for each fault (DGH-2002). */
function bringIn(play: DhPlay, text: string): void {
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
  put(play, kind, [entry]);
  play.say(`Into the library: ${entry.name}.`, { to: 'director' });
  if (openKinds.some((open) => open === kind)) tellOpen(play, 1);
}

/** Players learn of what they can take, and of nothing else. */
function tellOpen(play: DhPlay, many: number): void {
  if (many === 0) return;
  const what = many === 1 ? 'one thing' : `${many} things`;
  play.say(`The table’s library has ${what} more to choose from.`);
}
