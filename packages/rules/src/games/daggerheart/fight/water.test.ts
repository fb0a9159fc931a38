import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { fighting, strike } from '../testing/fighting';

const under = (breathes = false) => {
  const table = seated();
  return table.send('bev', { type: 'water.enter', character: table.of('anya').id, breathes });
};

/** An action roll with Hope, which leaves the spotlight where it is. */
const act = (table: ReturnType<typeof seated>, seat = 'anya') =>
  table.roll(seat, { difficulty: 5 }, 9, 4);

describe('under water', () => {
  it('DGH-1701: attacks have disadvantage, other rolls have not', () => {
    const table = fighting();
    table.send('bev', { type: 'water.enter', character: table.of('anya').id, breathes: true });
    strike(table, 9, 5, 6);
    expect(table.lastLine()?.roll).toMatchObject({
      total: 9 + 5 - 6,
      modifiers: [{ source: 'Under water', value: -1 }],
    });
    expect(act(under(true)).lastLine()?.roll?.groups).toHaveLength(2);
  });

  it('DGH-1702: air lasts for three actions, then each action roll marks a Stress', () => {
    const table = under();
    const after = Array.from({ length: 5 }, () => {
      act(table);
      return [table.air('anya'), table.of('anya').stress.marked];
    });
    expect(after).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  it('DGH-1702: that their air is gone is shown of whoever it is', () => {
    const table = under().with('anya', { water: { breathes: false, left: 1 } });
    const { beat } =
      table
        .send('bev', { type: 'spotlight.free' })
        .send('bev', { type: 'water.tick', character: table.of('anya').id })
        .state.public.log.entries.find(({ beat }) => beat?.kind === 'drowning') ?? {};
    expect(beat?.about).toEqual([table.of('anya').id]);
  });

  it('DGH-1702: it is their own actions that count, and no reaction', () => {
    const table = act(under(), 'carl');
    table.send('bev', {
      type: 'reaction.ask',
      characters: [table.of('anya').id],
      trait: 'agility',
      difficulty: 9,
    });
    const [reaction = ''] = Object.keys(table.state.public.reactions);
    table.send('anya', { type: 'reaction.roll', reaction }, 9, 4);
    expect(table.air('anya')).toBe(3);
  });

  it('DGH-703, 1702: with no Stress left it marks an HP', () => {
    const table = under().with('anya', {
      water: { breathes: false, left: 0 },
      stress: { marked: 6, slots: 6 },
    });
    expect(act(table).of('anya').hp.marked).toBe(1);
  });

  it('DGH-1702: the GM lets air run out as a move', () => {
    const table = under();
    const tick = { type: 'water.tick', character: table.of('anya').id } as const;
    expect(table.try('bev', tick)).toMatchObject({ rule: 'DGH-1106' });
    table.send('bev', { type: 'spotlight.free' }).send('bev', tick);
    expect([table.air('anya'), table.state.public.spotlight.moves]).toEqual([2, 0]);
  });

  it('DGH-1702: whoever breathes there, or comes up, loses nothing', () => {
    expect(act(under(true)).air('anya')).toBe(3);
    const table = under();
    table.send('bev', { type: 'water.leave', character: table.of('anya').id });
    expect(act(table).air('anya')).toBeNull();
  });
});
