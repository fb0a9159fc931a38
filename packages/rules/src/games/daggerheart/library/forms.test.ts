import { describe, expect, it } from 'vitest';
import { inFoundry } from '../testing/content/foundry';
import { content } from '../testing/content/making';
import type { Model } from '../testing/content/model';
import { FULL } from '../testing/content/model';
import { inNested } from '../testing/content/nested';
import type { Files } from '../testing/content/written';
import { inExchange, inFirst, inForge, inPack, inSecond, title } from '../testing/content/written';
import type { Brought, Reading } from './import';
import { readFiles } from './import';
import type { LibraryKind } from './kinds';
import { libraryKinds } from './kinds';
import { inLists } from './own-form';
import { piecesOf } from './pieces';

const model = content();

/** What a form says otherwise than it is meant. */
type Said = (expected: Model) => Partial<Record<LibraryKind, unknown[]>>;

const desk: readonly LibraryKind[] = ['adversaries', 'environments'];
const withMore = (name: string, text: string) => (one: object) => ({
  ...one,
  more: [{ name, text }],
});
const near = withMore('Potential adversaries', 'Any that are near');
const rolled = (one: object, at: number) => ({ ...one, line: `Roll: ${at + 1}` });
const srd: Said = ({ environments, communities, items, consumables, weapons }) => ({
  weapons: weapons.map((one) => ({ ...one, slot: title(one.slot ?? '') })),
  environments: environments.map(near),
  communities: communities.map(withMore('Note', 'They are often kind.')),
  items: items.map(rolled),
  consumables: consumables.map(rolled),
});

interface Form {
  write(model: Model): Files;
  called: string;
  /** The kinds that it has; all where it says nothing. */
  kinds?: readonly LibraryKind[];
  says?: Said;
  left: readonly string[];
  kept?: readonly string[];
}

const AROUND = ['_id', 'img', 'sort', '_stats.coreVersion', '_stats.systemId'];
const forms: Readonly<Record<string, Form>> = {
  'the lists that most copy, 1.0': {
    write: inFirst,
    called: 'a list of the community',
    says: srd,
    left: [],
    kept: ['potential_adversaries', 'note'],
  },
  'the lists that most copy, 2.0': {
    write: inSecond,
    called: 'a list of the community',
    says: srd,
    left: [],
    kept: ['potential_adversaries', 'note'],
  },
  'a pack of homebrew': {
    write: inPack,
    called: 'a pack of homebrew (.dhpack)',
    kinds: desk,
    left: ['$schema', 'id', 'source'],
  },
  Daggerforge: {
    write: inForge,
    called: 'a list of Daggerforge',
    kinds: desk,
    says: ({ environments }) => ({ environments: environments.map(near) }),
    left: ['id', 'source'],
    kept: ['potentialAdversaries'],
  },
  'daggerheart-data': {
    write: inNested,
    called: 'a list of daggerheart-data',
    kinds: [
      ...desk,
      ...(['weapons', 'armours', 'ancestries', 'communities', 'transformations'] as const),
      ...(['items', 'consumables', 'domains'] as const),
    ],
    says: ({ environments, weapons }) => ({
      environments: environments.map((one) => ({ ...one, style: one.style.toUpperCase() })),
      weapons: weapons.map((one) => ({
        ...one,
        burden: one.burden?.replace('-', '_').toUpperCase(),
      })),
    }),
    left: ['id'],
  },
  Foundry: {
    write: inFoundry,
    called: 'documents of Foundry',
    kinds: libraryKinds.filter((kind) => kind !== 'domains'),
    says: () => ({}),
    left: [
      ...[...AROUND, 'ownership.default', 'system.hordeHp', 'items[].ownership.default'],
      ...[...AROUND, 'type'].map((name) => `items[].${name}`),
      ...['hitPoints', 'stress'].flatMap((track) => [
        `system.resources.${track}.isReversed`,
        `system.resources.${track}.value`,
      ]),
      ...['damage.includeBase', 'damage.parts[].applyTo', 'name', 'roll.type'].map(
        (name) => `system.attack.${name}`,
      ),
    ],
  },
  'daggerheart.tools': {
    write: inExchange,
    called: 'an exchange of daggerheart.tools',
    kinds: ['adversaries'],
    left: [],
  },
};

/** Everything that is a number, with its place. */
function numbersIn(value: unknown, place = ''): [string, number][] {
  if (typeof value === 'number') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => numbersIn(inside, `${place}.${key}`));
}

describe.each(Object.entries(forms))(
  '%s',
  (_, { write, called, kinds = libraryKinds, says, left, kept = [] }) => {
    const read: Reading = readFiles(write(model));
    const expected = { ...model, ...says?.(model) };

    it('DGH-2006: is recognised by itself, and comes in whole', () => {
      expect(read.faults).toEqual([]);
      expect(read.notes).toEqual([]);
      expect(read.forms).toEqual([called]);
      for (const kind of libraryKinds) {
        const many = kinds.includes(kind) ? FULL[kind] : 0;
        expect([kind, read.brought[kind].length]).toEqual([kind, many]);
      }
    });

    it.each(kinds)('DGH-2006: every number and word of its %s is what it was', (kind) => {
      expect(new Map(numbersIn(read.brought[kind]))).toEqual(new Map(numbersIn(expected[kind])));
      expect(read.brought[kind]).toEqual(expected[kind]);
    });

    it('DGH-2006: every field is used, kept as text, or named', () => {
      expect(read.kept.sort()).toEqual([...kept].sort());
      expect(read.left.sort()).toEqual([...left].sort());
    });
  },
);

describe('a library of the full size', () => {
  const { brought } = readFiles(inFirst(model));
  const lists = inLists(brought);
  const pieces = piecesOf(lists);

  it('DGH-2008: goes in pieces that each fit into a message, and none is lost', () => {
    for (const { text } of pieces) {
      const command = { type: 'library.import', text };
      const message = { id: 'x'.repeat(36), command };
      expect([text.length <= 28_000, JSON.stringify(message).length < 32_768]).toEqual([
        true,
        true,
      ]);
    }
    const again = pieces.map(({ text }) => readFiles([{ name: '', text }]));
    for (const { faults, notes, left, kept } of again) {
      expect([faults, notes, left, kept]).toEqual([[], [], [], []]);
    }
    const joined = (kind: LibraryKind) => again.flatMap<unknown>(({ brought: some }) => some[kind]);
    for (const kind of libraryKinds) expect(joined(kind)).toEqual(brought[kind]);
    const many = Object.values<unknown[]>(brought satisfies Brought).flat().length;
    expect(pieces.reduce((sum, { entries }) => sum + entries, 0)).toBe(many);
  });
});
