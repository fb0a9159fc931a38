import { describe, expect, it } from 'vitest';
import { GameTable, seatEverybody } from '../../testing';
import { anyGame } from '.';

describe('TABLE-051: taking back one’s own last step', () => {
  it('is also for players whom nobody directs', () => {
    const setup = anyGame.setupSchema.parse({ runBy: 'nobody' });
    const table = seatEverybody(new GameTable(anyGame, { name: 'A table', setup }));
    table.send('anya', { type: 'remark', text: 'I open the door.' });
    table.send('anya', { type: 'table.take-back', to: table.seq });
    expect(table.lastLine()?.text).toBe('Anya takes that back: Anya: I open the door.');
    expect(table.state.public.log.entries.at(-2)?.undone).toBe(true);
  });

  it('leaves what lies where one cannot look: what was handed over in secret, others have seen', () => {
    const setup = anyGame.setupSchema.parse({});
    const table = seatEverybody(new GameTable(anyGame, { name: 'A table', setup }));
    table.send('anya', { type: 'card.create', name: 'A letter', to: 'private' });
    const [card = ''] = Object.keys(table.state.seats.anya?.cards ?? {});
    table.send('anya', { type: 'card.move', card, to: 'carl', open: false });
    const held = () => Object.values(table.state.seats.carl?.cards ?? {}).map(({ name }) => name);
    expect(held()).toEqual(['A letter']);
    expect(table.try('anya', { type: 'table.take-back', to: table.seq })).toMatchObject({
      code: 'undo-unavailable',
      message: 'That cannot be taken back by oneself.',
    });
    expect(held()).toEqual(['A letter']);
  });

  it('is open for fifteen seconds, and for one step of one’s own', () => {
    const setup = anyGame.setupSchema.parse({});
    const late = (after: number, by = 'anya') => {
      const table = seatEverybody(new GameTable(anyGame, { name: 'A table', setup }));
      table.send('anya', { type: 'remark', text: 'I open the door.' });
      // A second has passed with the command itself.
      table.wait(after - 1_000);
      return table.try(by, { type: 'table.take-back', to: table.seq })?.code ?? null;
    };
    expect([15_000, 15_001].map((after) => late(after))).toEqual([null, 'undo-unavailable']);
    expect(late(2_000, 'carl')).toBe('undo-unavailable');
  });
});
