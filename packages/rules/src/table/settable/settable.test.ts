import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Field, Offer, RuleSystem } from '../../engine';
import { linesOf, missing, refuse } from '../../engine';
import { GameTable, seatEverybody } from '../../testing/game-table';
import { filled } from '../../testing/moves';
import { id } from '../command';
import type { TallyEvent, TallyState } from '../testing/tally';
import { tally } from '../testing/tally';
import { ask, settables, theTable, valuesOf, within } from '.';

const { row, many, area } = settables<TallyState, TallyEvent>((play) => {
  play.director('set values by hand');
});
const onTable = valuesOf<TallyState, TallyEvent, null>();

type Counter = TallyState['public']['clocks'][string];

/** How far the count goes, with a bound of the moment. */
const count = row({
  type: 'set.count',
  topic: 'Now',
  of: theTable,
  parts: { count: z.int().min(0).max(99), aside: z.string().optional() },
  label: 'Set the count',
  order: 3,
  form: (_table, { public: { count: now, houseRules } }) => ({
    count: ask.number('The count', { now, max: houseRules?.most ?? 20, beyond: {} }),
    aside: ask.maybe(ask.words('Aside', { max: 80 }), false),
  }),
  set(play, _table, { count: to, aside = '' }) {
    const { count: before } = play.state.public;
    play.emit({ type: 'counted', count: to });
    return [`The count ${before} → ${to}.${aside}`];
  },
});

const clocks = {
  parts: { clock: id },
  each: ({ public: { clocks: all } }: TallyState): readonly Counter[] => Object.values(all),
  settled: (clock: Counter) => ({ clock: clock.id }),
  otherwise: () => missing('That clock is gone.', 'Choose one that is there.'),
};

/** One that stops at its bound, for each clock, and which way. */
const marks = row({
  type: 'set.marks',
  of: within(clocks, {
    parts: { up: z.boolean() },
    each: () => [true, false],
    settled: (up) => ({ up }),
    otherwise: () => missing('There is no such way.', 'Up or down.'),
  }),
  topic: ([clock]) => clock.name,
  parts: { by: z.int().min(1).max(99) },
  label: ([clock, up]) => `${clock.name}: ${up ? 'mark' : 'clear'}`,
  detail: ([, up]) => (up ? null : 'It is not told.'),
  listed: ([clock, up]) => (up ? clock.marked < clock.segments : clock.marked > 0),
  form: ([{ marked, segments }, up]) => ({
    by: ask.number('Segments', {
      now: 1,
      min: 1,
      max: up ? segments - marked : marked,
      beyond: 'stops',
    }),
  }),
  set(play, [clock, up], { by }) {
    const marked = clock.marked + (up ? by : -by);
    play.emit({ type: 'clockMarked', secret: false, id: clock.id, marked });
    return [`${clock.name} ${marked} of ${clock.segments}.`];
  },
});

/** One that is chosen, by what stands for it. */
const chosen = row({
  type: 'set.removed',
  topic: 'Now',
  of: theTable,
  parts: { clock: id },
  label: 'Take a clock away',
  form: (_table, state) => ({
    clock: ask.oneOf('Which', {
      all: clocks.each(state),
      option: ({ id: value, name: label }) => ({ value, label }),
      not: {
        is: ({ marked }) => marked > 0,
        refuse: ({ name }) =>
          refuse('wrong-moment', `${name} is running.`, {
            instead: 'Clear it.',
            rule: 'TABLE-019',
          }),
      },
      otherwise: clocks.otherwise,
    }),
  }),
  set(play, _table, { clock: { id: which, name } }) {
    play.emit({ type: 'clockRemoved', secret: false, id: which });
    return [`${name} is gone.`];
  },
});

/** Two that are set by themselves. */
const several = many({
  type: 'set.several',
  topic: 'Now',
  of: theTable,
  parts: { count: z.int().min(0).max(99).optional(), paused: z.boolean().optional() },
  label: (_table, value) => `The table: ${value}`,
  values: {
    count: onTable.number({
      label: 'Count',
      bounds: (_table, { public: { count: now } }) => ({ now, max: 20, beyond: 'stops' }),
      set(play, _table, to, before) {
        play.emit({ type: 'counted', count: to });
        return [`The count ${before} → ${to}.`];
      },
    }),
    paused: onTable.toggled({
      on: 'is paused',
      off: 'goes on',
      now: (_table, state) => state.public.paused,
      listed: (_table, state) => state.public.count > 0,
      set(play, _table, paused) {
        play.emit({ type: 'pausedSet', paused });
        return [`The table ${paused ? 'pauses' : 'goes on'}.`];
      },
    }),
  },
});

const byHand = area([count, marks, chosen, several], { betweenSessions: true });
const commandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('table.open'), by: id, name: z.string() }),
  ...byHand.commands,
  z.strictObject({
    type: z.literal('seat.take'),
    seat: id,
    name: z.string(),
    role: z.enum(['protagonist', 'director', 'spectator']),
  }),
]);

const game: RuleSystem<TallyState, { type: string }, TallyEvent> = tally({ byHand });

function seated() {
  const table = seatEverybody(
    new GameTable({ ...game, commandSchema }, { name: 'A table', setup: {} }),
  );
  const hands = () => table.offers('bev').filter(({ command }) => command.startsWith('set.'));
  return {
    table,
    hands,
    labels: () => hands().map(({ label }) => label),
    given(change: (state: TallyState) => void) {
      table.given(change);
      return this;
    },
    said: () => linesOf(table.state.public.log).at(-1),
  };
}

const fieldOf = ({ fields = [] }: Offer, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

const clock = (marked: number): Counter => ({ id: 'c', name: 'Storm', segments: 4, marked });

describe('What is set by hand, as rows', () => {
  it('TABLE-019: of a row come the offer with the bounds of the moment, what it does, and its line', () => {
    const { table, hands, said } = seated().given(({ public: state }) => {
      state.count = 4;
      state.houseRules = { most: 7, again: 'nobody' };
    });
    const [offer] = hands();
    expect(offer).toMatchObject({
      command: 'set.count',
      place: 'director',
      group: 'Now',
      order: 3,
      label: 'Set the count',
      fields: [
        { name: 'count', kind: 'number', min: 0, max: 7, initial: 4 },
        { name: 'reason', required: false },
      ],
    });
    table.send('bev', { type: 'set.count', count: 7, reason: 'A slip' });
    expect(table.state.public.count).toBe(7);
    expect(said()).toMatchObject({ text: 'Set by hand: The count 4 → 7.', reason: 'A slip' });
  });

  it('TABLE-019: beyond a bound it says how far it goes, and what to do', () => {
    const { table } = seated().given(({ public: state }) => {
      state.houseRules = { most: 7, again: 'nobody' };
    });
    expect(table.try('bev', { type: 'set.count', count: 8 })).toEqual({
      code: 'limit-reached',
      message: 'The count goes from 0 to 7.',
      instead: 'Set it to less.',
      rule: 'TABLE-019',
    });
  });

  it('TABLE-002: is whoever may, before anything is said of what there is', () => {
    const { table, hands } = seated();
    for (const command of [
      { type: 'set.count', count: 99 },
      { type: 'set.marks', clock: 'none', up: true, by: 1 },
      { type: 'set.several', paused: true },
    ]) {
      expect(table.try('anya', command)).toMatchObject({ code: 'not-allowed', rule: 'TABLE-002' });
    }
    expect(table.offers('anya').filter(({ command }) => command.startsWith('set.'))).toEqual([]);
    expect(hands()).not.toEqual([]);
  });

  it('is offered for each of what there is, and settles which; what is not there is refused in its words', () => {
    const { table, hands } = seated().given(({ public: state }) => {
      state.clocks.c = clock(1);
    });
    const offers = hands().filter(({ command }) => command === 'set.marks');
    expect(offers).toMatchObject([
      { with: { clock: 'c', up: true }, group: 'Storm', label: 'Storm: mark' },
      { with: { clock: 'c', up: false }, detail: 'It is not told.' },
    ]);
    expect(offers[0]).not.toHaveProperty('detail');
    // What is beyond stops there.
    table.send('bev', { type: 'set.marks', clock: 'c', up: true, by: 9 });
    expect(table.state.public.clocks.c?.marked).toBe(4);
    expect(table.try('bev', { type: 'set.marks', clock: 'd', up: true, by: 1 })).toMatchObject({
      code: 'not-found',
      message: 'That clock is gone.',
    });
  });

  it('is not listed where there is nothing to choose, nor what cannot be now; both are refused', () => {
    const { table, labels, given, hands } = seated();
    expect(labels()).not.toContain('Take a clock away');
    given(({ public: state }) => {
      state.clocks = { c: clock(0), d: { ...clock(2), id: 'd', name: 'Flood' } };
    });
    const [offer] = hands().filter(({ command }) => command === 'set.removed');
    expect(offer && fieldOf(offer, 'clock')).toMatchObject({
      options: [{ value: 'c', label: 'Storm' }],
    });
    const taken = (which: string) => table.try('bev', { type: 'set.removed', clock: which });
    expect(taken('d')?.message).toBe('Flood is running.');
    expect(taken('e')?.message).toBe('That clock is gone.');
    expect(taken('c')).toBeNull();
    expect(Object.keys(table.state.public.clocks)).toEqual(['d']);
  });

  it('one of several may be none: left out, or with nothing chosen', () => {
    const { read, field } = ask.oneOrNone<string>('Which', {
      all: ['storm', 'flood'],
      option: (value) => ({ value, label: value }),
      now: 'flood',
      otherwise: clocks.otherwise,
    });
    expect(field('clock')).toMatchObject({ required: false, initial: 'flood' });
    expect([undefined, '', 'storm'].map(read)).toEqual([undefined, undefined, 'storm']);
    expect(() => read('drought')).toThrow('That clock is gone.');
  });

  it('sets several values one by one, each with a button of its own; the same again changes nothing', () => {
    const { table, hands, given, said } = seated();
    const ways = () =>
      hands()
        .filter(({ command }) => command === 'set.several')
        .map(({ label, with: of, variant }) => ({ label, of, variant }));
    expect(ways()).toEqual([{ label: 'The table: count', of: {}, variant: 'count' }]);
    given(({ public: state }) => {
      state.count = 2;
    });
    expect(ways()[1]).toEqual({
      label: 'The table: is paused',
      of: { paused: true },
      variant: 'paused',
    });
    table.send('bev', { type: 'set.several', count: 30, paused: true });
    expect(table.state.public).toMatchObject({ count: 20, paused: true });
    expect(said()).toMatchObject({
      text: 'Set by hand:',
      notes: ['The count 2 → 20.', 'The table pauses.', 'No reason was given.'],
    });
    expect(ways()[1]?.of).toEqual({ paused: false });
    table.send('bev', { type: 'set.several', count: 20, paused: true });
    expect(said()?.text).toBe('Set by hand: nothing changes.');
  });

  it('TABLE-019: lists all of a group that is about one before the next, and what is new last', () => {
    const listed = (together: Parameters<typeof area>[1] = {}) => {
      const offers: Offer[] = [];
      const { table } = seated().given(({ public: state }) => {
        state.clocks = { c: clock(1), d: { ...clock(1), id: 'd', name: 'Flood' } };
      });
      const { state } = table;
      const [seat] = Object.values(state.public.table.seats);
      if (!seat) throw new Error('Nobody sits there.');
      const add = (offer: Offer) => void offers.push(offer);
      area([count, marks], together).drawers['by-hand'].offers({
        state,
        seat,
        director: true,
        manages: true,
        add,
      });
      return offers.map(({ label }) => label);
    };
    const [storm, flood] = [
      ['Storm: mark', 'Storm: clear'],
      ['Flood: mark', 'Flood: clear'],
    ];
    expect(listed()).toEqual(['Set the count', ...storm, ...flood]);
    expect(listed({ together: [[count, marks, marks]] })).toEqual([
      ...storm,
      ...storm,
      ...flood,
      ...flood,
      'Set the count',
    ]);
  });

  it('takes what a form leaves out, where its command may have it', () => {
    const { table, hands, said } = seated();
    expect(hands()[0]?.fields?.map(({ name }) => name)).toEqual(['count', 'reason']);
    table.send('bev', { type: 'set.count', count: 1, aside: ' So be it.' });
    expect(said()?.text).toBe('Set by hand: The count 0 → 1. So be it.');
  });

  it('offers nothing that it refuses', () => {
    const full = () =>
      seated().given(({ public: state }) => {
        state.count = 5;
        state.clocks = { c: clock(0), d: { ...clock(2), id: 'd', name: 'Flood' } };
      });
    const { length } = full().hands();
    expect(length).toBeGreaterThan(5);
    for (let at = 0; at < length; at += 1) {
      for (const pick of [() => 0, (limit: number) => limit - 1]) {
        const { table, hands } = full();
        expect(
          hands()
            .slice(at, at + 1)
            .map((offer) => table.try('bev', filled(offer, pick, []))),
        ).toEqual([null]);
      }
    }
  });
});
