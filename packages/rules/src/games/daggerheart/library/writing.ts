import { textField } from '../../../table';
import { command, needed } from '../../../table/command';
import { folded, form, named, number, usually, words } from '../../../table/form';
import { weapon as sheetWeapon, usualWeapon } from '../characters/forms';
import { most } from '../fight/adversary';
import type { DhContext, DhPlay } from '../game';
import { moves, notGm, refuse } from '../game';
import { caps } from '../vocabulary';
import type { Fresh } from './entry';
import { EMPTY_IMPORT, IMPORT_MOST, WRITING } from './entry';
import type { Brought } from './import';
import { countOf, readImport } from './import';
import type { LibraryKind } from './kinds';
import { counted, libraryKinds, openKinds } from './kinds';
import { fullShelf, put, shelf } from './shelves';

const drawer = WRITING;
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
/** What kinds of domain cards there are; a table may have more. */
const cardKinds = ['Ability', 'Spell', 'Grimoire'] as const;

/** A kind of card as the cards themselves spell it, however it was typed; one of the table’s own stays as it is. */
const spelled = (typed: string): string =>
  cardKinds.find((kind) =>
    [kind, `${kind}s`, kind.replace(/y$/, 'ies')].some(
      (one) => one.toLowerCase() === typed.toLowerCase(),
    ),
  ) ?? typed;

const kind = words('What kind of card');
const cardKind = {
  ...kind,
  field: (name: string, now: unknown) => ({
    ...kind.field(name, now),
    suggestions: [...cardKinds],
  }),
};

const card = form({
  name: named(),
  domain: words('Domain'),
  level: usually(1, number('Level', caps.level, 1)),
  text,
  style: folded(cardKind),
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
      detail:
        'What can be read comes in, and what cannot is named. Adversaries and environments only you see.',
      fields: [
        {
          ...textField('text', 'The text of the file', IMPORT_MOST, EMPTY_IMPORT, true),
          hint: `At most ${IMPORT_MOST.toLocaleString('en')} characters at once; a longer file goes in pieces by itself. What has the name of something that is there takes its place.`,
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
    do: (play, { type: _, style, ...written }) =>
      write(play, 'cards', { ...written, style: spelled(style) }),
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

/** What can be read of an import, and a sentence for each thing that cannot; of one in pieces the last tells (DGH-2002). */
function bringIn(play: DhPlay, text: string): void {
  const { brought, faults, notes, kept, left, piece } = readImport(text);
  if (countOf(brought) === 0 && faults.length > 0) {
    refuse('malformed', few(faults).join('\n'), {
      instead: 'Nothing came in. Mend this, and import it once more.',
      rule: 'DGH-2002',
    });
  }
  for (const kind of libraryKinds) put(play, kind, brought[kind]);
  const said = [
    ...few(faults),
    ...few(notes),
    ...(kept.length > 0 ? [`Kept as text: ${few(kept).join(', ')}.`] : []),
    ...(left.length > 0 ? [`There is no place for ${few(left).join(', ')}: left out.`] : []),
  ];
  if (piece?.tells) tellAllOpen(play);
  if (!piece) tellOpen(play, countOpen(brought));
  if (piece && piece.at < piece.of && said.length === 0) return;
  const came = Object.fromEntries(libraryKinds.map((kind) => [kind, brought[kind].length]));
  const what = counted(came) || 'nothing';
  const which = piece ? ` Piece ${piece.at} of ${piece.of}.` : '';
  play.say(`Into the library: ${what}.${which}`, { to: 'director', notes: said });
}

/** The most faults, or names, that are told at once. */
const FEW = 12;
const few = (all: readonly string[]): string[] =>
  all.length > FEW ? [...all.slice(0, FEW), `And ${all.length - FEW} more like these.`] : [...all];

const countOpen = (brought: Brought): number =>
  openKinds.reduce((sum, kind) => sum + brought[kind].length, 0);

/** Something that the GM has typed. */
function write<K extends LibraryKind>(play: DhPlay, kind: K, entry: Fresh<K>): void {
  put(play, kind, [entry]);
  play.say(`Into the library: ${entry.name}.`, { to: 'director' });
  if (openKinds.some((open) => open === kind)) tellOpen(play, 1);
}

/** Players learn how much more there is in the open, and of nothing else. */
function tellOpen(play: DhPlay, many: number): void {
  if (many === 0) return;
  const what = many === 1 ? 'one thing' : `${many} things`;
  play.say(`The table’s library has ${what} more to choose from.`);
}

/** After an import in pieces, what there is now is told once. */
function tellAllOpen(play: DhPlay): void {
  const all = Object.fromEntries(
    openKinds.map((kind) => [kind, Object.keys(shelf(play.state, kind)).length]),
  );
  play.say(`In the table’s library there are now ${counted(all) || 'no entries'}.`);
}
