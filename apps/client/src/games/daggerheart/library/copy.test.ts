import { daggerheart } from '@moonlit/rules/daggerheart';
import { libraryFile, shelvesOf } from '@moonlit/rules/daggerheart/library';
import { seated } from '@moonlit/rules/daggerheart/testing';
import { expect, it } from 'vitest';

const written = {
  adversaries: [
    {
      ...{
        name: 'Mire Hound',
        tier: 2,
        type: 'Skulk',
        description: 'Wet fur.',
        thresholds: '9/16',
      },
      ...{ motives_and_tactics: 'Circle, wait', difficulty: 13, hp: 6, stress: 3, atk: '+2' },
      ...{ attack: 'Teeth', range: 'Very Close', damage: '2d6+3 phy', experience: 'Smell +3' },
      feats: [{ name: 'Drag under', text: 'Somebody goes down.', fear: 1 }],
    },
    {
      name: 'Gnat',
      type: 'Minion',
      difficulty: 8,
      thresholds: 'None',
      hp: 1,
      damage: '1 mag',
      atk: '-1',
    },
    {
      name: 'Seer',
      difficulty: 12,
      thresholds: '4/None',
      hp: 3,
      damage: '1d8 direct mag',
      magical: 'immunity',
      more: [{ name: 'Lore', text: 'It sees.' }],
    },
  ],
  environments: [
    {
      name: 'The Sinking Hall',
      type: 'Traversal',
      description: 'A stair.',
      impulses: 'Fill',
      difficulty: '12',
    },
  ],
  weapons: [
    {
      name: 'Reed Spear',
      trait: 'Finesse',
      range: 'Close',
      damage: 'd8+2 phy',
      text: 'It floats.',
    },
  ],
  cards: [{ name: 'Lantern Oath', domain: 'Light', type: 'Spell', level: 1, recall: 1, hope: 1 }],
  classes: [
    { name: 'Ferrier', domains: 'Light, Rope', evasion: 11, hp: 7, feats: [{ name: 'Steady' }] },
  ],
};
const library = (table: ReturnType<typeof seated>) => table.state.beside.library;
const withoutIds = (value: object): unknown =>
  Object.values(value).map((shelf) =>
    Object.values(shelf).map((one) =>
      JSON.parse(JSON.stringify(one, (key, part: unknown) => (key === 'id' ? undefined : part))),
    ),
  );
const bringing = (text: string) => ({ type: 'library.import', text }) as const;

it('TABLE-239: a library that is taken along is read at another table as it was', () => {
  const old = seated().send('bev', bringing(JSON.stringify(written)));
  const text = libraryFile(shelvesOf(library(old)));
  expect(Object.values(library(old)).flatMap((shelf) => Object.keys(shelf))).toHaveLength(7);
  const here = seated().send('bev', bringing(text));
  expect(withoutIds(library(here))).toEqual(withoutIds(library(old)));
  expect(here.lastLine('director')?.notes).toBeUndefined();
  expect(text).not.toMatch(/"id"|entry\d/);
});

it('TABLE-239: an empty library is an empty file, which is read, too', () => {
  const text = libraryFile(shelvesOf(library(seated())));
  expect(text).toBe('{}');
  expect(daggerheart.commandSchema.safeParse(bringing(text)).success).toBe(true);
});
