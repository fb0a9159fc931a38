import { describe, expect, it } from 'vitest';
import { TAKE_BACK_MS } from '../../../table';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const propose = {
  type: 'roll.propose',
  protagonist: 'raven',
  goal: 'Through the gate',
  action: 'defy',
} as const;
const clock = { type: 'clock.create', name: 'Flood', segments: 4 } as const;
const secretly = { ...clock, name: 'Betrayal', secret: true } as const;

const takeBack = (to: number) => ({ type: 'table.take-back', to }) as const;
/** A mission at which Claire has just said what she wants to do. */
const proposed = () => bookTable('mission').send('claire', propose);
const said = (table: TestTable, of: 'public' | 'director' = 'public') =>
  table.state[of].log.entries.map(({ text }) => text);

describe('TABLE-051: taking back one’s own last step', () => {
  it('undoes it, and the log says so', () => {
    const table = proposed();
    const to = table.seq;
    table.send('claire', takeBack(to));
    expect(table.state.public.roll).toBeNull();
    expect(table.lastLine).toMatch(/^Claire takes that back: .*Raven/);
    const line = table.state.public.log.entries.find(({ seq }) => seq === to);
    expect(line?.undone).toBe(true);
  });

  it('is for some seconds', () => {
    const table = proposed();
    table.now += TAKE_BACK_MS + 1;
    expect(table.try('claire', takeBack(table.seq))).toMatchObject({
      code: 'undo-unavailable',
      message: 'It is too late to take that back yourself.',
    });
    table.now -= 1;
    expect(table.try('claire', takeBack(table.seq))).toBeNull();
  });

  it('is for whoever took the step, be they a player or the director, and nobody else', () => {
    const table = proposed();
    for (const other of ['anya', 'bev']) {
      expect(table.try(other, takeBack(table.seq))?.message).toContain('no step of yours');
    }
    expect(table.try('claire', takeBack(table.seq + 5))?.message).toContain('no step of yours');
    table.send('bev', clock).send('bev', takeBack(table.seq));
    expect(table.state.public.clocks).toEqual({});
  });

  it('ends when somebody goes on from there', () => {
    const table = proposed();
    const to = table.seq;
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(table.try('claire', takeBack(to))?.message).toBe('The table has gone on from there.');
    expect(table.state.public.roll).not.toBeNull();
  });

  it('happens once, and is not taken back itself', () => {
    const table = proposed();
    const to = table.seq;
    table.send('claire', takeBack(to));
    expect(table.try('claire', takeBack(to))).toMatchObject({ rule: 'TABLE-008' });
    expect(table.try('claire', takeBack(table.seq))?.message).toContain('not brought back');
  });

  it('takes no dice back', () => {
    const table = bookTable('mission');
    table.send(
      'bev',
      { type: 'fortune.roll', question: 'Does it rain?', dice: 1, secret: true },
      4,
    );
    expect(table.try('bev', takeBack(table.seq))?.message).toBe(
      'Dice that were rolled stay rolled.',
    );
  });

  it('hides nothing that the table has heard', () => {
    const table = bookTable().send('bev', secretly);
    const id = Object.keys(table.state.director.clocks)[0] ?? '';
    table.send('bev', { type: 'clock.reveal', clock: id });
    expect(table.try('bev', takeBack(table.seq))?.code).toBe('undo-hides-revealed');
  });

  it('tells nobody who asked for a pause, and takes nobody’s pause away', () => {
    const table = bookTable().send('anya', { type: 'safety.pause' });
    expect(table.try('anya', takeBack(table.seq))?.code).toBe('undo-unavailable');
    table.send('bev', { type: 'safety.resume' });
    expect(table.try('bev', takeBack(table.seq))?.code).toBe('undo-unavailable');
    table.send('claire', { type: 'seat.rename', name: 'Clara' });
    expect(table.try('claire', takeBack(table.seq))?.message).toContain('Seats');
  });
});

describe('TABLE-051: what is secret', () => {
  it('of one’s own is told to the desk only', () => {
    const table = bookTable().send('bev', secretly);
    table.send('bev', takeBack(table.seq));
    expect(table.state.director.clocks).toEqual({});
    expect(said(table, 'director').at(-1)).toMatch(/^Bev takes that back: .*Betrayal/);
    expect([...table.patches.keys()].filter((one) => one !== 'seat:bev')).toEqual(['director']);
  });

  it('stands when others did it meanwhile, and they who take a step back do not learn of it', () => {
    const table = proposed();
    const to = table.seq;
    table.send('bev', secretly).send('anya', { type: 'note.write', title: 'Mother', text: '' });
    table.send('claire', takeBack(to));
    expect(table.state.public.roll).toBeNull();
    expect(Object.values(table.state.director.clocks)).toMatchObject([{ name: 'Betrayal' }]);
    expect(table.state.director.log.entries.some(({ undone }) => undone)).toBe(false);
    expect(Object.values(table.state.seats.anya?.notes ?? {})).toMatchObject([{ title: 'Mother' }]);
    expect([...table.patches.keys()]).not.toContain('director');
  });

  it('of one’s own seat is told to nobody', () => {
    const table = bookTable().send('claire', { type: 'note.write', title: 'Mother', text: '' });
    const before = said(table).length;
    table.send('claire', takeBack(table.seq));
    expect(table.state.seats.claire?.notes ?? {}).toEqual({});
    expect(said(table)).toHaveLength(before);
    expect([...table.patches.keys()]).toEqual(['seat:claire']);
  });
});
