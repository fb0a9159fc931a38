import { describe, expect, it } from 'vitest';
import { seated } from './testing/tally';

describe('private notes', () => {
  it('are seen by whoever wrote them, and by nobody else', () => {
    const table = seated();
    table.send('anya', { type: 'note.write', title: 'Mother', text: 'Knows' });
    expect([...table.patches.keys()]).toEqual(['seat:anya']);
    table.send('bev', { type: 'note.write', text: 'The butler' });
    expect([...table.patches.keys()].toSorted()).toEqual(['director', 'seat:bev']);
  });

  it('TABLE-005: another’s note is as good as none', () => {
    const table = seated();
    table.send('anya', { type: 'note.write', text: 'Knows' });
    const [note = ''] = Object.keys(table.state.seats.anya?.notes ?? {});
    expect(table.send('bev', { type: 'note.remove', note })?.rule).toBe('TABLE-005');
    expect(table.send('anya', { type: 'note.write', note, text: 'Knows all' })).toBeNull();
    expect(table.state.seats.anya?.notes?.[note]?.text).toBe('Knows all');
    expect(table.send('anya', { type: 'note.remove', note })).toBeNull();
    expect(table.state.seats.anya?.notes).toEqual({});
  });

  it('TABLE-012: there is room for thirty', () => {
    const table = seated();
    for (let n = 0; n < 30; n += 1) table.send('anya', { type: 'note.write', text: `${n}` });
    expect(table.send('anya', { type: 'note.write', text: 'More' })?.rule).toBe('TABLE-012');
    expect(table.offers('anya', 'note.write')).toHaveLength(30);
    const labels = table.offers('anya', 'note.write').map(({ label }) => label);
    expect(new Set(labels)).toEqual(new Set(['Edit “note”']));
  });

  it('are offered by their titles, on the desk or in one’s own sheet', () => {
    const table = seated();
    table.send('anya', { type: 'note.write', title: 'Mother', text: 'Knows' });
    table.send('bev', { type: 'note.write', title: 'Butler', text: 'Lies' });
    const offered = (seat: string) =>
      ['note.write', 'note.remove'].flatMap((type) =>
        table.offers(seat, type).map(({ label, place }) => [label, place]),
      );
    expect(offered('anya')).toEqual([
      ['New private note', 'sheet'],
      ['Edit “Mother”', 'sheet'],
      ['Remove “Mother”', 'sheet'],
    ]);
    expect(offered('bev')).toEqual([
      ['New private note', 'director'],
      ['Edit “Butler”', 'director'],
      ['Remove “Butler”', 'director'],
    ]);
  });
});
