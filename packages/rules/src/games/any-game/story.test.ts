import { describe, expect, it } from 'vitest';
import { linesOf } from '../../engine';
import type { AnyTable } from './testing';
import { seated } from './testing';

const beats = (table: AnyTable) =>
  linesOf(table.state.public.log)
    .flatMap(({ beat }) => beat ?? [])
    .filter(({ kind }) => kind !== 'joined');
const card = (to: 'table' | 'private') =>
  ({ type: 'card.create', name: 'The lantern', kind: 'thing', to }) as const;

describe('a session', () => {
  it('TABLE-049: brings somebody the cards that were handed to them, as long as they have them', () => {
    const table = seated().send('bev', card('table'));
    const { id } = table.only('cards');
    const end = (to: string) =>
      beats(
        table
          .send('bev', { type: 'card.move', card: id, to, open: true })
          .send('bev', { type: 'session.end' }),
      ).at(-1)?.chapter?.gains;
    expect(end('anya')).toEqual([{ of: 'anya', what: ['“The lantern”'] }]);
    table.send('bev', { type: 'session.start' });
    table.send('bev', { type: 'card.move', card: id, to: 'carl', open: true });
    expect(end('table')).toBeUndefined();
  });

  it('TABLE-017, 049: brings nobody what an undo has only given back to them', () => {
    const table = seated().send('bev', card('table'));
    const { id } = table.only('cards');
    const give = (to: string) => ({ type: 'card.move', card: id, to, open: true }) as const;
    table.send('bev', give('carl')).send('bev', { type: 'session.end' });
    table.send('bev', { type: 'session.start' }).send('bev', give('anya'));
    table.send('bev', { type: 'table.undo', to: table.seq }).send('bev', { type: 'session.end' });
    expect(beats(table).at(-1)?.chapter).toEqual({ part: 'ends', name: 'Session 2' });
  });
});

describe('what everybody should see', () => {
  it('TABLE-202: is a card that is laid, shown and given, and a counter that moves; never what is private', () => {
    const table = seated().send('anya', card('private'));
    expect(beats(table)).toEqual([]);
    const { id } = table.only('cards', 'seat:anya');
    table.send('anya', { type: 'card.move', card: id, to: 'anya', open: true });
    const shown = table.only('cards').id;
    expect(beats(table).at(-1)).toMatchObject({ kind: 'card-shown', about: [shown, 'anya'] });
    table.send('anya', { type: 'card.move', card: shown, to: 'carl', open: true });
    table.send('bev', { type: 'counter.create', name: 'Torches', value: 2, max: 6 });
    table.send('bev', { type: 'card.create', name: 'The inn' });
    expect(beats(table).map(({ kind }) => kind)).toEqual([
      ...['card-shown', 'card-given', 'counter', 'card-laid'],
    ]);
  });
});
