import { describe, expect, it } from 'vitest';
import { eclipseDue } from '../sheet/stress';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

/** Hawk would not miss the fall of her rival Fawn, who is at the limit and has rolled. */
function rolled(...faces: number[]): TestTable {
  return bookTable()
    .givenProtagonist('hawk', { special: ['something-to-prove', 'pathetic'] })
    .given((state) => {
      const { fawn } = state.public.protagonists;
      if (fawn) fawn.stress = 9;
      state.public.eclipses.fawn = eclipseDue('fawn');
    })
    .send('anya', { type: 'eclipse.roll', protagonist: 'fawn', attribute: 'moon' }, ...faces);
}

const rescue = { type: 'eclipse.rescue', protagonist: 'fawn', via: 'push' } as const;

describe('Pathetic!, when the dice let the rival fall', () => {
  it('AMB-89, GBM-PB-OUT-013: the Outsider can be there, and holds her as on a 4/5', () => {
    const table = rolled(3, 2);
    expect(table.protagonist('fawn').eclipse).toBe(false);
    expect(table.state.public.derived.prompts['eclipse:fawn']).toMatchObject({
      to: ['dylan'],
      title: 'Fawn is falling into eclipse',
    });
    table.send('dylan', { ...rescue, by: 'hawk' });
    expect(table.protagonist('fawn')).toMatchObject({ eclipse: false, stress: 9 });
    expect(table.protagonist('hawk').stress).toBe(2);
    expect(table.state.public.eclipses).toEqual({});
  });

  it('AMB-89: nobody else can', () => {
    const table = rolled(3, 2);
    expect(table.offers('claire', 'eclipse.rescue')).toEqual([]);
    expect(table.try('claire', { ...rescue, by: 'raven' })).toMatchObject({ rule: 'GBM-STR-006' });
  });

  it('AMB-89: if the Outsider does not, she falls', () => {
    const table = rolled(3, 2).send('anya', { type: 'eclipse.fall', protagonist: 'fawn' });
    expect(table.protagonist('fawn').eclipse).toBe(true);
  });

  it('GBM-STR-006: without the ability she falls at once, as she does for one who is no rival', () => {
    const others = [
      { special: ['something-to-prove'] },
      { special: ['something-to-prove', 'pathetic'], settings: { rival: 'raven' } },
    ];
    for (const hawk of others) {
      const table = bookTable()
        .givenProtagonist('hawk', hawk)
        .given((state) => {
          state.public.eclipses.fawn = eclipseDue('fawn');
        })
        .send('anya', { type: 'eclipse.roll', protagonist: 'fawn', attribute: 'moon' }, 3, 2);
      expect(table.protagonist('fawn').eclipse).toBe(true);
    }
  });
});
