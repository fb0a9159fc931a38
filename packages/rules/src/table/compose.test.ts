import { describe, expect, it } from 'vitest';
import type { Offer } from '../engine';
import { Memo } from '../engine';
import { everyOffer } from '../testing/every-offer';
import { aroundParts, inParts } from './offering';
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
      'note.write',
      'count:2',
      'safety.pause',
      'scene.set',
      'seat.rename',
    ]);
    for (let n = 0; n < 3; n += 1) table.send('anya', { type: 'count' });
    expect(table.state.public.prompts).toMatchObject({ enough: { title: 'Enough?' } });
  });

  it('never decide one command in two places', () => {
    expect(() => tally({ more: { handlers: { count() {} } } })).toThrow('“count”');
  });

  it('decide every command that people may send', () => {
    const { counting: _counting, ...rest } = tallyAreas;
    expect(() => composedOf(rest)).toThrow('“count” is decided by no area');
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

describe('Parts of an area that are computed apart', () => {
  it('are computed again only where what they have read is different', () => {
    const made = { counting: 0, still: 0 };
    const apart: TallyArea = {
      handlers: {},
      apart: true,
      offers: inParts(
        ({ state, add }) => {
          made.counting += 1;
          add({ ...again, label: `From ${state.public.count}` });
        },
        ({ add }) => {
          made.still += 1;
          add({ ...again, with: { by: 3 } });
        },
      ),
    };
    const table = seated(tally({ apart }));
    const before = { ...made };
    table.send('anya', { type: 'count' });
    expect(made.counting).toBeGreaterThan(before.counting);
    expect(made.still).toBe(before.still);
    const labels = table.offers('anya', 'count').map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['From 1', 'Count']));
  });

  it('are offered with something around each of them', () => {
    const both = inParts(
      offering(again).offers ?? (() => undefined),
      offering({ ...again, with: { by: 3 } }).offers ?? (() => undefined),
    );
    const area: TallyArea = {
      handlers: {},
      apart: true,
      offers: aroundParts(both, (part, context) => {
        if (context.state.public.count > 0) part(context);
      }),
    };
    const table = seated(tally({ area }));
    expect(Object.keys(table.state.seats.anya?.offers ?? {})).not.toContain('count:2');
    table.send('anya', { type: 'count' });
    const keys = Object.keys(table.state.seats.anya?.offers ?? {});
    expect(keys).toEqual(expect.arrayContaining(['count:2', 'count:3']));
  });
});

describe('A drawer', () => {
  /** Counting up to here lies in a drawer of whoever plays, beside whatever another area has there. */
  const upTo = (by: number, betweenSessions: boolean): TallyArea => ({
    betweenSessions,
    handlers: {},
    drawers: {
      far: {
        holds: ({ director }) => !director,
        offers: ({ state, add }) =>
          add({ ...again, with: { by, from: state.public.count }, label: 'Count on' }),
      },
    },
  });
  const system = () => tally({ near: upTo(2, true), further: upTo(3, false) });
  const keys = (table: ReturnType<typeof seated>, seat: string, name: string) =>
    Object.keys(table.state.seats[seat] ? game.drawer(table.state, seat, name) : {});
  const game = system();

  it('is named to whom it holds something for, and stays out of the state', () => {
    const table = seated(game);
    expect(table.state.seats.anya?.drawers).toEqual(['far']);
    expect(table.state.seats.bev?.drawers).toEqual(['house-rules']);
    expect(JSON.stringify(table.state)).not.toContain('Count on');
    expect(keys(table, 'anya', 'far')).toEqual(['count:2:0', 'count:3:0']);
  });

  it('is empty for everybody else, and by any other name', () => {
    const table = seated(game);
    expect(table.state.seats.sam?.drawers).toEqual([]);
    for (const seat of ['bev', 'sam']) expect(keys(table, seat, 'far')).toEqual([]);
    expect(game.drawer(table.state, 'nobody', 'far')).toEqual({});
    for (const name of ['house-rules', 'constructor', '']) {
      expect(keys(table, 'anya', name)).toEqual([]);
    }
  });

  it('holds between sessions what is open then', () => {
    const table = seated(game);
    table.send('bev', { type: 'session.end' });
    expect(table.state.public.table.session.open).toBe(false);
    expect(table.state.seats.anya?.drawers).toEqual(['far']);
    expect(keys(table, 'anya', 'far')).toEqual(['count:2:0']);
  });

  it('tells nobody anything when only what lies in it changes', () => {
    const table = seated(game);
    const memo = new Memo();
    const before = game.drawer(table.state, 'anya', 'far', memo);
    table.send('bev', { type: 'note.write', title: 'Nothing to count', text: '' });
    expect(game.drawer(table.state, 'anya', 'far', memo)).toBe(before);
    table.send('bev', { type: 'count' });
    expect([...table.patches.keys()]).not.toContain('seat:anya');
    expect(Object.keys(game.drawer(table.state, 'anya', 'far', memo))).toContain('count:2:1');
  });

  it('comes back when the table goes back', () => {
    const table = seated(game);
    table.send('bev', { type: 'count' });
    table.send('bev', { type: 'table.undo', to: table.seq, reason: 'Once too often' });
    expect(table.state.public.count).toBe(0);
    expect(table.state.seats.anya?.drawers).toEqual(['far']);
    expect(keys(table, 'anya', 'far')).toContain('count:2:0');
  });

  it('may not hold what stands in the state, too', () => {
    const twice = {
      ...upTo(2, true),
      offers: offering({ ...again, with: { by: 2, from: 0 } }).offers,
    };
    const table = seated(tally({ twice: twice as TallyArea }));
    expect(() => everyOffer(tally({ twice: twice as TallyArea }), table.state, 'anya')).toThrow(
      'twice',
    );
  });
});
