import { describe, expect, it } from 'vitest';
import type { Board, Piece } from '../../table';
import { boardBounds, boardsOf } from '../../table';
import type { AnyCommandInput } from './areas';
import type { AnyTable } from './testing';
import { boarded, seated } from './testing';

const boardNamed = (table: AnyTable, name: string): Board =>
  boardsOf(table.state).find((board) => board.name === name) ?? fail(name);

function fail(name: string): never {
  throw new Error(`There is no ${name}.`);
}

const pieceNamed = (board: Pick<Board, 'pieces'>, name: string): Piece =>
  Object.values(board.pieces).find((piece) => piece.name === name) ?? fail(name);
const placeNamed = (board: Pick<Board, 'places'>, name: string): string =>
  Object.values(board.places).find((place) => place.name === name)?.id ?? fail(name);

const house = (table: AnyTable) => boardNamed(table, 'The house');
const race = (table: AnyTable) => boardNamed(table, 'The race');
const hidden = (table: AnyTable) => table.state.director.boards?.[house(table).id] ?? fail('part');
const anya = (table: AnyTable) => pieceNamed(house(table), 'Anya');
const refused = (table: AnyTable, as: string, command: AnyCommandInput) =>
  table.try(as, command) ?? fail('refusal');
const lastLine = (table: AnyTable) => Object.values(table.state.public.log.entries).at(-1);

describe('boards', () => {
  it('ANY-BRD-001, TABLE-185: a piece goes to a place that is joined, and the table is told from where', () => {
    const table = boarded();
    const to = placeNamed(house(table), 'Library');
    table.send('anya', { type: 'piece.move', piece: anya(table).id, to });
    expect(anya(table).at).toBe(to);
    const line = lastLine(table);
    expect(line?.text).toBe('Anya goes from Hall to Library.');
    expect(line?.beat?.changes).toMatchObject([{ what: 'Anya', from: 'Hall', to: 'Library' }]);
    const cell = placeNamed(house(table), 'Cell');
    const tower = { type: 'piece.move', piece: anya(table).id, to: 'nowhere' } as const;
    expect(refused(table, 'anya', tower).rule).toBe('TABLE-112');
    table.send('anya', { type: 'piece.move', piece: anya(table).id, to: cell });
    const garden = placeNamed(house(table), 'Garden');
    const far = { type: 'piece.move', piece: anya(table).id, to: garden } as const;
    expect(refused(table, 'anya', far).rule).toBe('TABLE-112');
  });

  it('ANY-BRD-002, TABLE-186: on a row one steps space by space, past whoever stands there', () => {
    const table = boarded();
    const wolf = pieceNamed(race(table), 'The wolf');
    table.send('anya', { type: 'piece.step', piece: wolf.id, way: 1, steps: 6 });
    expect(pieceNamed(race(table), 'The wolf').at).toBe('8');
    expect(lastLine(table)?.notes).toEqual([
      'Past Carl.',
      'The wolf: position 8 of 12, three ahead of Carl.',
    ]);
    const beyond = { type: 'piece.step', piece: wolf.id, way: 1, steps: 5 } as const;
    expect(refused(table, 'anya', beyond).rule).toBe('TABLE-112');
  });

  it('ANY-BRD-003, TABLE-187: a place takes no more than it has room for', () => {
    const table = boarded();
    const board = house(table).id;
    const cell = placeNamed(house(table), 'Cell');
    table.send('anya', { type: 'piece.add', board, name: 'A cat', at: cell });
    const more = { type: 'piece.add', board, name: 'A dog', at: cell } as const;
    expect(refused(table, 'carl', more).rule).toBe('TABLE-112');
    const to = placeNamed(house(table), 'Library');
    table.send('anya', { type: 'piece.move', piece: anya(table).id, to });
    const enter = { type: 'piece.move', piece: anya(table).id, to: cell } as const;
    expect(refused(table, 'anya', enter).rule).toBe('TABLE-112');
  });

  it('ANY-BRD-004, TABLE-188: what is hidden is on the desk alone, and comes to light under a new id', () => {
    const table = boarded();
    expect(table.told).toEqual(['director', 'seat:bev']);
    const seen = JSON.stringify([table.state.public, table.state.seats.anya]);
    expect(seen).not.toMatch(/Crypt|ghost/);
    const crypt = placeNamed(hidden(table), 'Crypt');
    const ghost = pieceNamed(hidden(table), 'The ghost');
    expect(refused(table, 'anya', { type: 'place.reveal', place: crypt }).rule).toBe('TABLE-188');
    expect(refused(table, 'anya', { type: 'piece.move', piece: ghost.id, to: crypt }).code).toBe(
      'not-found',
    );
    table.send('bev', { type: 'piece.move', piece: ghost.id, to: crypt });
    expect(table.told).toEqual(['director', 'seat:bev']);
    const early = { type: 'piece.reveal', piece: ghost.id } as const;
    expect(refused(table, 'bev', early).rule).toBe('TABLE-188');
    table.send('bev', { type: 'place.reveal', place: crypt });
    const shown = placeNamed(house(table), 'Crypt');
    expect(shown).not.toBe(crypt);
    expect(hidden(table).places).toEqual({});
    expect(pieceNamed(hidden(table), 'The ghost').at).toBe(shown);
    table.send('bev', { type: 'piece.reveal', piece: ghost.id });
    expect(pieceNamed(house(table), 'The ghost')).toMatchObject({ at: shown });
    expect(pieceNamed(house(table), 'The ghost').id).not.toBe(ghost.id);
  });

  it('TABLE-005, 188: a piece that is none, or that has lain open all along, is not there to be brought to light', () => {
    const table = boarded();
    for (const piece of [anya(table).id, '__proto__', 'constructor', 'piece0-0']) {
      expect(refused(table, 'bev', { type: 'piece.reveal', piece }).code).toBe('not-found');
    }
    for (const piece of ['__proto__', 'constructor', 'piece0-0']) {
      const move = { type: 'piece.move', piece, to: 'anywhere' } as const;
      expect(refused(table, 'bev', move).code).toBe('not-found');
    }
  });

  it('TABLE-018, 188: what has come to light is not taken back as if nobody had seen it', () => {
    const table = boarded();
    const crypt = placeNamed(hidden(table), 'Crypt');
    const ghost = pieceNamed(hidden(table), 'The ghost').id;
    for (const command of [
      { type: 'place.reveal', place: crypt },
      { type: 'piece.reveal', piece: ghost },
    ] as const) {
      table.send('bev', command);
      expect(refused(table, 'bev', { type: 'table.undo', to: table.seq }).rule).toBe('TABLE-018');
    }
  });

  it('TABLE-188: a hidden place that is removed is told to the desk alone, and what stood there goes with it', () => {
    const table = boarded();
    const crypt = placeNamed(hidden(table), 'Crypt');
    const ghost = pieceNamed(hidden(table), 'The ghost').id;
    table.send('bev', { type: 'piece.move', piece: ghost, to: crypt });
    table.send('bev', { type: 'place.remove', place: crypt });
    expect(table.told).toEqual(['director', 'seat:bev']);
    expect(hidden(table)).toEqual({ places: {}, pieces: {} });
  });

  it('TABLE-012, 188: what is hidden takes no room from what is open', () => {
    const table = boarded();
    const row = { board: race(table).id, space: 1 };
    for (let at = 0; at < boardBounds.pieces; at += 1) {
      table.send('bev', { type: 'piece.add-hidden', ...row, name: `Rat ${at}` });
    }
    const one = { type: 'piece.add-hidden', ...row, name: 'One more' } as const;
    expect(refused(table, 'bev', one).rule).toBe('TABLE-012');
    table.send('carl', { type: 'piece.add', ...row, name: 'A cat' });
    expect(pieceNamed(race(table), 'A cat').at).toBe('1');
  });

  it.each([
    { type: 'board.remove' },
    { type: 'board.lengthen', name: 'The race', spaces: 4 },
  ] as const)(
    'TABLE-051, 188: whether one takes $type back does not tell what is hidden there',
    (change) => {
      const [hiding, bare] = [boarded(), boarded()];
      const board = race(hiding).id;
      hiding.send('bev', { type: 'piece.add-hidden', board, name: 'A rat', space: 9 });
      const [one, other] = [hiding, bare].map((table) => {
        table.send('carl', { ...change, board: race(table).id });
        return table.try('carl', { type: 'table.take-back', to: table.seq });
      });
      expect(one?.rule).toBe('TABLE-051');
      expect(one).toEqual(other);
    },
  );

  it('TABLE-188: a way between two hidden places stays hidden until both have come to light', () => {
    const table = boarded();
    const [board, crypt] = [house(table).id, placeNamed(hidden(table), 'Crypt')];
    table.send('bev', { type: 'place.add-hidden', board, name: 'Well', joins: [crypt] });
    const well = placeNamed(hidden(table), 'Well');
    table.send('bev', { type: 'place.reveal', place: well });
    const shown = house(table).places[placeNamed(house(table), 'Well')];
    expect(shown?.joins).toEqual([]);
    table.send('bev', { type: 'place.reveal', place: crypt });
    const open = house(table).places[placeNamed(house(table), 'Crypt')];
    expect(new Set(open?.joins)).toEqual(new Set([placeNamed(house(table), 'Library'), shown?.id]));
  });

  it('ANY-BRD-005, TABLE-189: whoever it stands for moves it, or whoever runs the table; a free seat’s is anybody’s', () => {
    const table = boarded();
    const to = placeNamed(house(table), 'Library');
    const move = { type: 'piece.move', piece: anya(table).id, to } as const;
    expect(refused(table, 'carl', move).rule).toBe('TABLE-189');
    table.send('bev', move);
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(anya(table).at).toBe(to);
    table.send('carl', { ...move, to: placeNamed(house(table), 'Hall') });
  });

  it('ANY-BRD-006, TABLE-189: a card’s piece is called as it is, and goes with it', () => {
    const table = boarded();
    table.send('anya', { type: 'card.create', name: 'A cart', kind: 'thing', to: 'self' });
    const card = table.only('cards');
    const board = race(table).id;
    table.send('carl', { type: 'piece.enlist', board, about: card.id, space: 3 });
    table.send('anya', { type: 'card.change', card: card.id, name: 'A coach', kind: 'thing' });
    const coach = pieceNamed(race(table), 'A coach');
    const step = { type: 'piece.step', piece: coach.id, way: 1, steps: 1 } as const;
    expect(refused(table, 'carl', step).rule).toBe('TABLE-189');
    table.send('anya', step);
    table.send('anya', { type: 'card.move', card: card.id, to: 'anya', open: false });
    expect(Object.values(race(table).pieces).map(({ name }) => name)).not.toContain('A coach');
  });

  it('ANY-BRD-007, TABLE-191: a map that is written anew keeps who stands on a place by its name', () => {
    const table = boarded();
    const ghost = pieceNamed(hidden(table), 'The ghost').id;
    const board = house(table).id;
    table.send('carl', { type: 'board.change', board, name: 'The house', lines: 'Hall — Attic' });
    expect(anya(table).at).toBe(placeNamed(house(table), 'Hall'));
    // Of what stood hidden where nothing is any more the desk alone hears.
    expect(hidden(table).pieces[ghost]).toBeUndefined();
    const desk = Object.values(table.state.director.log.entries).at(-1);
    expect(desk?.text).toMatch(/The ghost stood on a place that is gone/);
    expect(JSON.stringify(table.state.public)).not.toMatch(/ghost/);
  });

  it('TABLE-185: what stood beyond a new end stands on the last space', () => {
    const table = boarded();
    const board = race(table).id;
    table.send('bev', { type: 'board.lengthen', board, name: 'The race', spaces: 4 });
    expect(pieceNamed(race(table), 'Carl').at).toBe('4');
    table.send('bev', { type: 'board.remove', board });
    expect(boardsOf(table.state)).toHaveLength(1);
  });

  it('ANY-BRD-008: has room for so many boards, and at a table without a referee hides nothing', () => {
    const table = seated({ runBy: 'nobody' });
    for (let at = 0; at < boardBounds.boards; at += 1) {
      table.send('anya', { type: 'board.row', name: `Row ${at}`, spaces: 3 });
    }
    const more = { type: 'board.create', name: 'One more', lines: 'Hall' } as const;
    expect(refused(table, 'anya', more).rule).toBe('TABLE-012');
    const offered = Object.values(table.state.seats).flatMap(({ offers }) => Object.values(offers));
    expect(offered.some(({ command }) => command.includes('hidden'))).toBe(false);
    expect(offered.some(({ command }) => command === 'piece.add')).toBe(true);
  });

  it('TABLE-012, 188: there is room for so many hidden places, and no more', () => {
    const table = boarded();
    const board = house(table).id;
    const well = { type: 'place.add-hidden', board, name: 'Well' } as const;
    const free = boardBounds.places - Object.keys(hidden(table).places).length;
    for (let at = 0; at < free; at += 1) table.send('bev', well);
    expect(refused(table, 'bev', well).rule).toBe('TABLE-012');
  });
});
