import { describe, expect, it } from 'vitest';
import { piecesOf } from './library-pieces';

const entry = (name: string) => ({ name, text: '"'.repeat(900) });
const many = Array.from({ length: 60 }, (_, at) => entry(`Card ${at}`));

describe('a file of a library, in pieces', () => {
  it('loses nothing, keeps the order, and each piece fits into a message', () => {
    const pieces = piecesOf(JSON.stringify({ cards: many, weapons: [entry('Spear')] }, null, 2));
    expect(pieces.length).toBeGreaterThan(2);
    for (const text of pieces) {
      const message = { id: 'x'.repeat(36), command: { type: 'library.import', text } };
      expect([text.length <= 28_000, JSON.stringify(message).length < 32_768]).toEqual([
        true,
        true,
      ]);
    }
    const read = pieces.map((piece) => JSON.parse(piece));
    expect(read.flatMap(({ cards = [] }) => cards)).toEqual(many);
    expect(read.flatMap(({ weapons = [] }) => weapons)).toEqual([entry('Spear')]);
  });

  it('splits a list without a name', () => {
    expect(piecesOf(JSON.stringify(many)).flatMap((piece) => JSON.parse(piece))).toEqual(many);
  });

  it('leaves what it cannot read to the rules', () => {
    for (const odd of ['{ "cards": [', '12', '{"monsters":{}}', ''])
      expect(piecesOf(odd)).toEqual([odd]);
  });
});
