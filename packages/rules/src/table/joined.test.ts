import { describe, expect, it } from 'vitest';
import type { Brings } from './area';
import { seated, type TallyEvent, type TallyState, tally } from './testing/tally';

/** An area that does nothing but bring something. */
const bringing = (brings: Brings<TallyState, TallyEvent>) =>
  seated(tally({ more: { handlers: {}, ...brings } }));

const freed = { type: 'seat.free', seat: 'anya' } as const;
const taken = { type: 'seat.take', seat: 'anya', name: 'Zoe', role: 'protagonist' } as const;

describe('what areas bring', () => {
  it('is asked of each of them: who has left, who takes over, what ends a command', () => {
    const called: string[] = [];
    const table = bringing({
      onFreed: () => called.push('freed'),
      onPassedOn: (_play, seat) => called.push(`passed on: ${seat}`),
      after: (_play, { type }) => called.push(`after ${type}`),
    });
    called.length = 0;
    table.send('server', freed);
    table.send('server', taken);
    expect(called).toEqual(['freed', 'after seat.free', 'passed on: anya', 'after seat.take']);
  });

  it('TABLE-009: keeps a session from ending as long as any of it is under way', () => {
    const table = bringing({ underWay: () => ['Somebody waits.'] });
    expect(table.send('bev', { type: 'session.end' })?.message).toContain('Somebody waits.');
  });

  it('TABLE-017: stays as it is in an undo, where it is personal', () => {
    const note = (table: ReturnType<typeof seated>) => table.state.director.clocks;
    const clock = { type: 'clock.create', name: 'Doom', segments: 4, secret: true } as const;
    for (const [brings, kept] of [
      [{ personal: ['clocks'] }, 1],
      [{}, 0],
    ] as const) {
      const table = bringing(brings);
      table.send('anya', { type: 'count' });
      const before = table.seq;
      table.send('bev', clock);
      table.send('bev', { type: 'table.undo', to: before });
      expect(Object.keys(note(table))).toHaveLength(kept);
    }
  });

  it('is never applied in two places', () => {
    expect(() => bringing({ evolves: { counted() {} } })).toThrow('“counted” is applied by two');
  });
});
