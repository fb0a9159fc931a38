import { z } from 'zod';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, needed, sentence, text, word } from '../../../table/command';
import { damageOptions, rangeOptions, traitOptions } from '../characters/forms';
import { most } from '../fight/adversary';
import type { DhContext, DhPlay } from '../game';
import { moves, notGm, refuse } from '../game';
import { caps, damageTypes, ranges, traits } from '../vocabulary';
import type { Fresh, LibraryKind } from './entry';
import { EMPTY_IMPORT, IMPORT_MOST, LIBRARY, libraryKinds, openKinds } from './entry';
import { readImport } from './import';
import { fullShelf, put } from './shelves';

const drawer = LIBRARY;
const group = 'writing';
const whole = (limit: number, least = 0) => z.int().min(least).max(limit);
const tier = whole(4, 1).default(1);
const name = textField('name', 'Name', 60, '', true);
const tierField = numberField('tier', 'Tier', 4, 1, 1);
const does = textField('text', 'What it does', 2000, '');
const ability = textField('ability', 'A feature', 80, '');

/** Bars everybody but the GM. */
export const notLibrarian = (context: DhContext) => notGm(context, 'write in the library');

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
  move(
    command('library.weapon', {
      name: needed(60),
      tier,
      trait: z.enum(traits),
      range: z.enum(ranges).default('melee'),
      die: whole(20, 2),
      bonus: whole(30).default(0),
      damage: z.enum(damageTypes).default('physical'),
      text: sentence.default(''),
    }),
    {
      drawer,
      unless: noWriting('weapons'),
      ways: () => ({
        label: 'Write a weapon',
        group,
        fields: [
          name,
          choiceField('trait', 'Trait', traitOptions, 'agility'),
          choiceField('range', 'Range', rangeOptions, 'melee'),
          numberField('die', 'Damage die: d…', 20, 8, 2),
          numberField('bonus', 'Damage bonus', 30, 0),
          choiceField('damage', 'Damage', damageOptions, 'physical'),
          ...foldedAway([tierField, textField('text', 'What is special about it', 300, '')]),
        ],
      }),
      do: (play, { type: _, ...weapon }) => write(play, 'weapons', weapon),
    },
  ),
  move(
    command('library.card', {
      name: needed(60),
      domain: word.default(''),
      style: word.default(''),
      level: whole(caps.level, 1).default(1),
      recall: whole(12).default(0),
      text: text.default(''),
      hope: whole(caps.hope).default(0),
      stress: whole(12).default(0),
    }),
    {
      drawer,
      unless: noWriting('cards'),
      ways: () => ({
        label: 'Write a domain card',
        group,
        fields: [
          name,
          textField('domain', 'Domain', 80, ''),
          numberField('level', 'Level', caps.level, 1, 1),
          does,
          ...foldedAway([
            textField('style', 'Spell, ability, …', 80, ''),
            numberField('recall', 'Recall cost', 12, 0),
            numberField('hope', 'Costs Hope', caps.hope, 0),
            numberField('stress', 'Costs Stress', 12, 0),
          ]),
        ],
      }),
      do: (play, { type: _, ...card }) => write(play, 'cards', card),
    },
  ),
  move(
    command('library.class', {
      name: needed(60),
      domains: word.default(''),
      description: text.default(''),
      evasion: whole(30).default(0),
      hp: whole(12).default(0),
      ability: word.default(''),
      text: text.default(''),
    }),
    {
      drawer,
      unless: noWriting('classes'),
      ways: () => ({
        label: 'Write a class',
        group,
        fields: [
          name,
          textField('description', 'In words', 2000, ''),
          textField('domains', 'Its domains', 80, ''),
          ...foldedAway([
            numberField('evasion', 'Evasion to begin with; 0 says nothing', 30, 0),
            numberField('hp', 'HP to begin with; 0 says nothing', 12, 0),
            ability,
            does,
          ]),
        ],
      }),
      do(play, { type: _, ability: name, text, ...role }) {
        const features = name ? [{ name, text, hope: 0, stress: 0 }] : [];
        write(play, 'classes', { ...role, features });
      },
    },
  ),
  move(
    command('library.environment', {
      name: needed(60),
      tier,
      style: word.default(''),
      description: text.default(''),
      impulses: sentence.default(''),
      difficulty: word.default(''),
      ability: word.default(''),
      text: text.default(''),
      fear: whole(most.fear).default(0),
    }),
    {
      drawer,
      unless: noWriting('environments'),
      ways: () => ({
        label: 'Write an environment',
        group,
        fields: [
          name,
          textField('description', 'What everybody sees there', 2000, ''),
          textField('impulses', 'What it wants', 300, ''),
          ability,
          does,
          numberField('fear', 'That costs Fear', most.fear, 0),
          ...foldedAway([
            tierField,
            textField('style', 'Kind', 80, ''),
            textField('difficulty', 'Difficulty', 80, ''),
          ]),
        ],
      }),
      do(play, { type: _, ability: name, text, fear, ...environment }) {
        const features = name ? [{ name, text, fear, stress: 0 }] : [];
        write(play, 'environments', { ...environment, features });
      },
    },
  ),
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
