import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

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
    expect([...table.patches.keys()].filter((one) => one !== 'seat:bev')).toEqual(['director']);
  });

  it('of something secret and something open names only what is open', () => {
    const table = bookTable().send('bev', { ...clock, name: 'Betrayal', secret: true });
    const to = table.seq;
    table.send('bev', clock).send('bev', { type: 'table.undo', to });
    expect(table.lastLine).toContain('Flood');
    expect(JSON.stringify(table.state.public)).not.toContain('Betrayal');
  });

  it('is one offer for all steps, which a new line of the log does not change', () => {
    const table = bookTable().send('bev', clock);
    const [offer] = table.offers('bev', 'table.undo');
    expect(offer?.fields?.[0]).toMatchObject({ name: 'to', kind: 'step' });
    table.send('bev', { ...clock, name: 'Fire', secret: true });
    expect(table.offers('bev', 'table.undo')).toEqual([offer]);
    expect(table.offers('claire', 'table.undo')).toEqual([]);
  });
});
