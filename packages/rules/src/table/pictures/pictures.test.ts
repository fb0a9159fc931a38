import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../../games/any-game/testing';
import { seated } from '../../games/any-game/testing';
import { PICTURES_MAX } from './area';

const ANYAS = 'a-picture-of-anyas-own';

/** Anya has a picture of her own, and a card that nobody else sees. */
function withPicture(): AnyTable {
  return seated()
    .send('server', { type: 'picture.keep', seat: 'anya', picture: ANYAS })
    .send('anya', { type: 'card.create', name: 'Ida', to: 'private' });
}

const values = (table: AnyTable, seat: string, card: string) => {
  const offer = table.offers(seat, 'card.picture').find(({ with: about }) => about?.card === card);
  const [field] = offer?.fields ?? [];
  return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
};

describe('pictures', () => {
  it('TABLE-257, ANY-CARD-009: what somebody has brought they put on a card, and nobody else is sent it before they see the card', () => {
    const table = withPicture();
    const card = table.only('cards', 'seat:anya').id;
    expect(values(table, 'anya', card)).toEqual(
      expect.arrayContaining(['none', 'emblem:moon', ANYAS]),
    );
    table.send('anya', { type: 'card.picture', card, picture: ANYAS });
    expect(table.told).toEqual(['seat:anya']);
    const others = () => {
      const { seats, ...rest } = table.state;
      return JSON.stringify([rest.public, rest.director, seats.carl, seats.bev]);
    };
    expect(others()).not.toContain(ANYAS);
    table.send('anya', { type: 'card.move', card, to: 'anya', open: true });
    expect(table.only('cards').picture).toBe(ANYAS);
    expect(others()).toContain(ANYAS);
  });

  it('ANY-CARD-009: an emblem is chosen by whoever may change a card, and taken off again', () => {
    const table = seated().send('carl', { type: 'card.create', name: 'Wolf' });
    const card = table.only('cards').id;
    table.send('bev', { type: 'card.picture', card, picture: 'emblem:skull' });
    expect(table.only('cards').picture).toBe('emblem:skull');
    for (const picture of ['emblem:kraken', ANYAS, 'emblem:constructor']) {
      expect(table.try('bev', { type: 'card.picture', card, picture })?.rule).toBe('TABLE-112');
    }
    table.send('carl', { type: 'card.picture', card, picture: 'none' });
    expect('picture' in table.only('cards')).toBe(false);
  });

  it('TABLE-257: the server alone says that it has one, and of nobody who watches', () => {
    const table = seated();
    const keep = (seat: string) => ({ type: 'picture.keep', seat, picture: ANYAS }) as const;
    expect(table.try('anya', keep('anya'))?.rule).toBe('TABLE-257');
    expect(table.try('server', keep('sam'))?.rule).toBe('TABLE-001');
    expect(table.try('server', keep('nobody'))?.rule).toBe('TABLE-005');
    table.send('server', keep('anya'));
    expect(table.told).toEqual(['seat:anya']);
  });

  it('TABLE-258: somebody has twelve to choose from, and puts away what is too much', () => {
    const table = seated();
    const keep = (at: number) =>
      table.try('server', { type: 'picture.keep', seat: 'anya', picture: `${ANYAS}-${at}` });
    for (let at = 0; at < PICTURES_MAX; at += 1) expect(keep(at)).toBeNull();
    expect(keep(PICTURES_MAX)?.rule).toBe('TABLE-258');
    expect(table.try('carl', { type: 'picture.drop', picture: `${ANYAS}-0` })?.rule).toBe(
      'TABLE-005',
    );
    table.send('anya', { type: 'picture.drop', picture: `${ANYAS}-0` });
    expect(keep(PICTURES_MAX)).toBeNull();
  });

  it('TABLE-259: who takes over a seat finds nothing that was brought before', () => {
    const table = withPicture();
    table.send('server', { type: 'seat.free', seat: 'anya' });
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Dora', role: 'protagonist' });
    expect(table.state.seats.anya?.pictures).toBeUndefined();
  });
});
