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
});
