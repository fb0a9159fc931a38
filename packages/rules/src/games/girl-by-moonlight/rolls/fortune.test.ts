import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { bookTable } from '../testing';

const fortune = { type: 'fortune.roll', question: 'Does Crux side with them?' } as const;

/** A table with segments on both tracks, five to a tier. */
const tracked = (adversary: number, investigation: number) =>
  bookTable().given(({ public: { series } }) =>
    Object.assign(series, { adversary, investigation }),
  );

const lastRoll = (table: ReturnType<typeof bookTable>) =>
  linesOf(table.state.public.log).at(-1)?.roll;

describe('Fortune rolls', () => {
  it('GBM-DICE-014: the director leaves something to chance', () => {
    const table = bookTable().send('bev', { ...fortune, dice: 2 }, 5, 2);
    expect(table.lastLine).toContain('Does Crux side with them?');
    expect(lastRoll(table)?.modifiers).toEqual([{ source: 'Fortune', value: 2, unit: 'dice' }]);
    expect(bookTable().try('claire', { ...fortune, dice: 2 })).toMatchObject({
      code: 'not-allowed',
    });
  });

  it('GBM-DICE-015: the adversary tier can be its pool, and the log says so', () => {
    const table = tracked(5, 0).send('bev', { ...fortune, from: 'adversary' }, 2, 5);
    expect(lastRoll(table)).toMatchObject({
      modifiers: [{ source: 'Adversary tier II', value: 2 }],
      groups: [{ faces: [2, 5], kept: [1] }],
      total: 5,
    });
  });

  it('GBM-DICE-004, 015: so can the investigation tier, with two dice and the lower at tier 0', () => {
    const found = tracked(0, 10).send('bev', { ...fortune, from: 'investigation' }, 1, 6);
    expect(lastRoll(found)).toMatchObject({ groups: [{ label: 'keep the highest' }], total: 6 });
    const dark = tracked(0, 2).send('bev', { ...fortune, from: 'investigation' }, 1, 6);
    expect(lastRoll(dark)).toMatchObject({ groups: [{ label: 'keep the lowest' }], total: 1 });
  });

  it('GBM-DICE-015: both tiers stand ready beside a number of dice', () => {
    const [offer] = tracked(5, 1).offers('bev', 'fortune.roll');
    const from = offer?.fields?.find(({ name }) => name === 'from');
    expect(from?.kind === 'choice' && from.options.map(({ label }) => label)).toEqual([
      'As many as fit, below',
      'Adversary tier II (2d)',
      'Investigation tier 0 (two dice, the lower)',
    ]);
  });

  it('in secret it touches the desk only', () => {
    const table = bookTable();
    const before = structuredClone(table.state.public);
    table.send('bev', { ...fortune, dice: 2, secret: true }, 5, 2);
    expect(table.state.public).toEqual(before);
    expect(table.state.director.log.next).toBeGreaterThan(0);
  });
});
