import { describe, expect, it } from 'vitest';
import type { Offer } from '../engine';
import type { TallyArea } from './testing/tally';
import { composedOf, seated, tally, tallyAreas } from './testing/tally';

const offering = (...offers: Offer[]): TallyArea => ({
  handlers: {},
  offers({ add }) {
    for (const offer of offers) add(offer);
  },
});
const again = { command: 'count', with: { by: 2 }, label: 'Count', place: 'act' } as const;

describe('areas, joined', () => {
  it('offer what each of them offers, and ask what each of them asks', () => {
    const table = seated(tally({ more: offering(again) }));
    expect(Object.keys(table.state.seats.anya?.offers ?? {})).toEqual([
      'count',
      'safety.pause',
      'seat.rename',
      'note.write',
      'count:2',
    ]);
    for (let n = 0; n < 3; n += 1) table.send('anya', { type: 'count' });
    expect(table.state.public.prompts).toMatchObject({ enough: { title: 'Enough?' } });
  });

  it('never decide one command in two places', () => {
    expect(() => tally({ more: { handlers: { count() {} } } })).toThrow('“count”');
  });

  it('TABLE-006: refuse a command that none of them decides', () => {
    const { counting: _counting, ...rest } = tallyAreas;
    const deaf = { ...tally(), decide: composedOf(rest).decide };
    expect(seated(deaf).send('anya', { type: 'count' })?.rule).toBe('TABLE-006');
  });
});

describe('offers', () => {
  it('of the same key are a fault, in one area', () => {
    expect(() => seated(tally({ twice: offering(again, again) }))).toThrow(
      'Two offers have the same key: count:2',
    );
  });

  it('of the same key are a fault, in two areas', () => {
    const same = offering({ ...again, with: {} });
    expect(() => seated(tally({ same }))).toThrow('Two parts have the same key: count');
  });

  it('are told apart by a variant', () => {
    const other = offering({ ...again, with: {}, variant: 'loudly' });
    expect(Object.keys(seated(tally({ other })).state.seats.anya?.offers ?? {})).toContain(
      'count:loudly',
    );
  });

  it('that settle an object are a fault: nothing would tell them apart', () => {
    for (const value of [{ a: 1 }, [{ a: 1 }], [['a'], 'b']]) {
      const area = offering({ ...again, with: { value } });
      expect(() => seated(tally({ area }))).toThrow('settles an object');
    }
  });
});
