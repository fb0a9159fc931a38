import { describe, expect, it } from 'vitest';
import type { BeatChange } from './beat';
import { joined } from './changes';

const change = (from: number, to: number, more: Partial<BeatChange> = {}): BeatChange => ({
  of: 'raven',
  what: 'Stress',
  from,
  to,
  ...more,
});

describe('changes of two beats that are told as one', () => {
  it('go from where the first began to where the second ended, for the reasons of both', () => {
    expect(joined([change(1, 2, { why: 'push' })], [change(2, 4, { why: 'promise' })])).toEqual([
      change(1, 4, { why: 'push, promise' }),
    ]);
    expect(joined([change(1, 2)], [change(2, 4)])).toEqual([change(1, 4)]);
  });

  it('are none where the second takes the first back, and stay where it is about something else', () => {
    expect(joined([change(1, 2)], [change(2, 1)])).toEqual([]);
    const others = [change(2, 1, { of: 'hawk' }), change(2, 1, { what: 'Harm' }), change(3, 1)];
    for (const other of others) {
      expect(joined([change(1, 2)], [other])).toEqual([change(1, 2), other]);
    }
  });
});
