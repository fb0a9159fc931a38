import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { bookTable } from '../../testing';

const clock = { type: 'clock.create', name: 'Flood', segments: 4 } as const;
const rename = (name: string) => ({ type: 'seat.rename', name }) as const;
const line = (table: TestTable, seq: number) =>
  Object.values(table.state.public.log.entries).find((entry) => entry.seq === seq);

describe('Undo', () => {
  it('takes back a mistaken tick, and says who did so and why', () => {
    const table = bookTable().send('bev', clock);
    const id = Object.keys(table.state.public.clocks)[0] ?? '';
    table.send('bev', { type: 'clock.tick', clock: id, by: 2 });
    const mistake = table.seq;
    table.send('bev', { type: 'table.undo', to: mistake, reason: 'Wrong clock' });
    expect(table.state.public.clocks[id]?.marked).toBe(0);
    expect(line(table, mistake)?.undone).toBe(true);
    const said = line(table, table.seq);
    expect(said?.text).toContain('Bev takes back: “Flood”: +2');
    expect(said).toMatchObject({ by: 'bev', reason: 'Wrong clock' });
    expect(said?.undone).toBeUndefined();
  });

  it('takes back everything since, and lists it as taken back', () => {
    const table = bookTable().send('bev', clock);
    const first = table.seq;
    table.send('bev', { ...clock, name: 'Fire' });
    table.send('bev', { type: 'table.undo', to: first });
    expect(table.state.public.clocks).toEqual({});
    expect(line(table, first + 1)?.undone).toBe(true);
    expect(table.lastLine).toContain('and all that came after it');
  });

  it('dice never go back: the next roll takes the next number', () => {
    const table = bookTable('mission').send('bev', clock);
    const before = table.seq;
    table.send('bev', { type: 'fortune.roll', question: 'Does it rain?', dice: 1 }, 4);
    expect(table.state.public.table.dice.rolls).toBe(1);
    table.send('bev', { type: 'table.undo', to: before });
    expect(table.state.public.table.dice.rolls).toBe(1);
  });

  it('a pause, private notes and names at the table stay as they are', () => {
    const table = bookTable().send('bev', clock);
    const before = table.seq;
    table
      .send('claire', { type: 'note.write', title: 'Mother', text: 'Knows' })
      .send('claire', rename('Clara'))
      .send('anya', { type: 'safety.pause' })
      .send('bev', { type: 'table.undo', to: before });
    expect(Object.values(table.state.seats.claire?.notes ?? {})).toMatchObject([{ text: 'Knows' }]);
    expect(table.state.public.table.seats.claire?.name).toBe('Clara');
    expect(table.state.public.paused).toBe(true);
  });

  it('belongs to the director', () => {
    const table = bookTable().send('bev', clock);
    expect(table.try('claire', { type: 'table.undo', to: table.seq })?.code).toBe('not-allowed');
    expect(table.offers('claire', 'table.undo')).toEqual([]);
  });

  it('does not reach into the future, before the session, or beyond what is kept', () => {
    const table = bookTable().send('bev', clock);
    for (const to of [table.seq + 1, table.seq + 9, 1]) {
      expect(table.try('bev', { type: 'table.undo', to })?.code).toBe('undo-unavailable');
    }
    table.given((state) => {
      state.public.table.session.openedBy = table.seq;
    });
    expect(table.try('bev', { type: 'table.undo', to: table.seq })?.code).toBe('undo-unavailable');
  });

  it('does not reach back over the end of a session, whose seeds are told', () => {
    const table = bookTable('fallout').send('bev', clock);
    const before = table.seq;
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.end' });
    expect(table.try('bev', { type: 'table.undo', to: before })?.code).toBe('undo-unavailable');
  });

  it('what was taken back cannot be taken back again, nor brought back by undoing the undo', () => {
    const table = bookTable().send('bev', clock);
    const to = table.seq;
    table.send('bev', { ...clock, name: 'Fire' }).send('bev', { type: 'table.undo', to: to + 1 });
    for (const again of [to + 1, to + 2]) {
      const refusal = table.try('bev', { type: 'table.undo', to: again });
      expect(refusal?.code).toBe('undo-unavailable');
    }
    expect(table.try('bev', { type: 'table.undo', to })).toBeNull();
  });

  it('refuses to hide what the table has learned, unless the director means it', () => {
    const table = bookTable().send('bev', { ...clock, secret: true });
    const id = Object.keys(table.state.director.clocks)[0] ?? '';
    table.send('bev', { type: 'clock.reveal', clock: id });
    const to = table.seq;
    const refusal = table.try('bev', { type: 'table.undo', to });
    expect(refusal?.code).toBe('undo-hides-revealed');
    expect(refusal?.message).toContain('“Flood”');
    expect(refusal?.instead).toBeDefined();
    table.send('bev', { type: 'table.undo', to, evenIfRevealed: true });
    expect(table.state.public.clocks).toEqual({});
    expect(table.state.director.clocks[id]?.name).toBe('Flood');
  });

  it('of something secret stays on the desk: players get nothing', () => {
    const table = bookTable().send('bev', { ...clock, secret: true });
    table.send('bev', { type: 'table.undo', to: table.seq, reason: 'Too soon' });
    expect(table.state.director.clocks).toEqual({});
    expect([...table.patches.keys()].sort()).toEqual(['director', 'seat:bev']);
  });

  it('of something secret and something open names only what is open', () => {
    const table = bookTable().send('bev', { ...clock, name: 'Betrayal', secret: true });
    const to = table.seq;
    table.send('bev', clock).send('bev', { type: 'table.undo', to });
    expect(table.lastLine).toContain('Flood');
    expect(JSON.stringify(table.state.public)).not.toContain('Betrayal');
  });

  it('is offered for each of the newest steps', () => {
    const table = bookTable();
    for (let n = 1; n <= 10; n += 1) table.send('bev', { ...clock, name: `Clock ${n}` });
    const offers = table.offers('bev', 'table.undo');
    expect(offers).toHaveLength(8);
    expect(offers[0]?.label).toContain('Clock 3');
    table.send('bev', { type: 'table.undo', to: Number(offers[0]?.with.to) });
    expect(Object.keys(table.state.public.clocks)).toHaveLength(2);
  });

  it('asks whether to hide it where the table has learned something since', () => {
    const table = bookTable().send('bev', { ...clock, secret: true });
    const id = Object.keys(table.state.director.clocks)[0] ?? '';
    table.send('bev', { type: 'clock.reveal', clock: id }).send('bev', clock);
    const asks = table
      .offers('bev', 'table.undo')
      .map(({ fields }) => fields?.some(({ name }) => name === 'evenIfRevealed'))
      .slice(-3);
    expect(asks).toEqual([true, true, false]);
  });

  it('offers neither what was taken back nor the undo itself', () => {
    const given = () => {
      const table = bookTable()
        .send('bev', clock)
        .send('bev', { ...clock, name: 'Fire' });
      return table.send('bev', { type: 'table.undo', to: table.seq });
    };
    const offers = given().offers('bev', 'table.undo');
    expect(offers.at(-1)?.label).toContain('“Flood”');
    for (const offer of offers) {
      expect(given().try('bev', { type: 'table.undo', to: Number(offer.with.to) })).toBeNull();
    }
  });
});
