import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '.';
import {
  joinedTo,
  linesOfPlaces,
  placeInWords,
  placesFromLines,
  walkAlong,
  whereInRow,
  whereStands,
} from '.';

const track = { first: 1, last: 12 };
const ring = { ...track, wraps: true };

/** A map of these lines; its ids are the names. */
function map(lines: string, pieces: Board['pieces'] = {}): Board {
  let made = 0;
  const { places } = placesFromLines(lines, {}, () => `p${++made}`);
  return { id: 'b', name: 'The house', shape: { kind: 'map' }, places, pieces };
}

const named = (board: Board, name: string): string =>
  Object.values(board.places).find((place) => place.name === name)?.id ?? '';

describe('a row', () => {
  it('TABLE-185: ends where it ends, in both directions', () => {
    expect(walkAlong(track, 10, 5)).toMatchObject({ to: 12, path: [11, 12], reached: true });
    expect(walkAlong(track, 2, -5)).toMatchObject({ to: 1, path: [1], reached: false });
    expect(walkAlong(track, 12, 1)).toMatchObject({ to: 12, path: [], reached: false });
  });

  it('TABLE-186: tells what is passed nearest first, and comes round where it wraps', () => {
    expect(walkAlong(track, 3, 3).path).toEqual([4, 5, 6]);
    expect(walkAlong(track, 3, -2).path).toEqual([2, 1]);
    expect(walkAlong(ring, 11, 3)).toMatchObject({ path: [12, 1, 2], rounds: 1, reached: false });
    expect(walkAlong(ring, 2, -3)).toMatchObject({ path: [1, 12, 11], rounds: -1 });
  });

  it('TABLE-187: stops before what has no room, and at what halts', () => {
    const mayEnd = (space: number) => space < 6;
    expect(walkAlong(track, 3, 4, { mayEnd })).toMatchObject({ to: 5, path: [4, 5] });
    expect(walkAlong(track, 3, 4, { haltsAt: (space) => space === 4 }).to).toBe(4);
    expect(walkAlong(ring, 12, 2, { mayEnd: () => false })).toMatchObject({ to: 12, rounds: 0 });
  });

  it('TABLE-185, TABLE-186: has a way of single steps from where one stood to where one stands', () => {
    const rows = fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
      .map(([first, length, wraps]) => ({ first, last: first + length, wraps }));
    fc.assert(
      fc.property(rows, fc.nat(), fc.integer({ min: -60, max: 60 }), (row, start, by) => {
        const length = row.last - row.first + 1;
        const from = row.first + (start % length);
        const { to, path, rounds } = walkAlong(row, from, by);
        expect(to).toBeGreaterThanOrEqual(row.first);
        expect(to).toBeLessThanOrEqual(row.last);
        expect(path.at(-1) ?? from).toBe(to);
        // Rounds and the place say together how far it was.
        const far = (row.wraps ? rounds * length : 0) + to - from;
        expect(Math.abs(far)).toBe(path.length);
        expect(path.length).toBeLessThanOrEqual(Math.abs(by));
        if (row.wraps) expect(far).toBe(by);
        else expect(rounds).toBe(0);
      }),
    );
  });

  it('TABLE-190: says where something stands among others', () => {
    const mara = { name: 'Mara', at: 9 };
    const bo = { name: 'Bo', at: 4 };
    expect(whereInRow(track, 7, [mara, bo])).toBe('position 7 of 12, two behind Mara');
    expect(whereInRow(track, 7, [bo])).toBe('position 7 of 12, three ahead of Bo');
    expect(whereInRow(track, 9, [mara])).toBe('position 9 of 12, beside Mara');
    expect(whereInRow(track, 7, [])).toBe('position 7 of 12');
    expect(whereInRow({ ...track, endless: true }, 7, [])).toBe('position 7');
    expect(whereInRow(ring, 11, [bo])).toBe('position 11 of 12, five behind Bo');
  });
});

describe('a map', () => {
  const lines = 'Hall — Library, Garden\nCell (2) — Library\nTower';
  const anya = { id: 'a', name: 'Anya', about: null, at: '' };

  it('TABLE-191: is written line by line, and reads as it is written', () => {
    const board = map(lines);
    expect(Object.values(board.places).map(({ name }) => name)).toEqual([
      ...['Hall', 'Library', 'Garden', 'Cell', 'Tower'],
    ]);
    expect(board.places[named(board, 'Cell')]?.room).toBe(2);
    expect(joinedTo(board, named(board, 'Library')).map(({ name }) => name)).toEqual([
      'Hall',
      'Cell',
    ]);
    const again = map(linesOfPlaces(board));
    expect(again.places).toEqual(
      Object.fromEntries(
        Object.values(board.places).map((place) => [
          place.id,
          // A way is told once, by whichever of its ends is named first.
          place.name === 'Cell'
            ? { ...place, joins: [] }
            : place.name === 'Library'
              ? { ...place, joins: [named(board, 'Cell')] }
              : place,
        ]),
      ),
    );
  });

  it('TABLE-191: takes any text, keeps a place by its name, and has a bound', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300, unit: fc.constantFrom(...'ab ,—:()2\n-') }),
        (text) => {
          const board = map(text);
          for (const place of Object.values(board.places)) {
            expect(place.name).not.toBe('');
            expect(place.joins).not.toContain(place.id);
            for (const to of place.joins) expect(board.places[to]).toBeDefined();
          }
        },
      ),
    );
    const board = map(lines);
    const { places } = placesFromLines('library — Attic', board.places, () => 'new');
    expect(Object.keys(places)).toEqual([named(board, 'Library'), 'new']);
    const many = Array.from({ length: 50 }, (_, at) => `Room ${at}`).join('\n');
    expect(placesFromLines(many, {}, () => `x${Math.random()}`).left).toBe(10);
  });

  it('TABLE-190: says where somebody is, beside whom, and where that leads', () => {
    const bare = map(lines);
    const at = named(bare, 'Library');
    const board = map(lines, { a: { ...anya, at }, b: { ...anya, id: 'b', name: 'Bo', at } });
    expect(whereStands(board, { ...anya, at })).toBe(
      'at Library, beside Bo; from here: Hall, Cell',
    );
    expect(placeInWords(board, at)).toBe('Library: Anya and Bo. Leads to Hall and Cell.');
    expect(placeInWords(board, named(board, 'Tower'))).toBe('Tower: nobody. Leads nowhere.');
  });
});
