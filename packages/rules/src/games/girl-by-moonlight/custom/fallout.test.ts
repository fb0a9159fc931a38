import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, told } from '../testing';

const write = {
  type: 'custom.write-fallout',
  tier: 1,
  band: 'partial',
  text: 'The moon does not rise.',
} as const;

/** Fallout has come to its roll, which is a 4/5. */
function rolled(table: TestTable): TestTable {
  return table
    .given(({ public: shared }) => {
      if (shared.episode.mission) shared.episode.mission.stage = 'over';
      shared.series.investigation = 5;
    })
    .send('bev', { type: 'phase.next' })
    .send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false })
    .send('bev', { type: 'fallout.clear' })
    .send('bev', { type: 'fallout.roll' }, 4);
}
const entryField = (table: TestTable) =>
  table.offers('bev', 'fallout.tell')[0]?.fields?.find(({ name }) => name === 'entry');

describe('Fallout of the table’s own', () => {
  it('is the director’s secret until it is told', () => {
    const table = bookTable().send('bev', write);
    expect([...table.patches.keys()].sort()).toEqual(['director']);
    expect(table.try('anya', write)?.code).toBe('not-allowed');
    expect(JSON.stringify(table.state.public)).not.toContain('moon does not rise');
  });

  it('GBM-FAL-007: stands beside the playset’s entry, for its tier and result only', () => {
    const table = rolled(
      bookTable()
        .send('bev', write)
        .send('bev', { ...write, band: 'bad', text: 'Another' }),
    );
    const field = entryField(table);
    expect(field).toMatchObject({ initial: 'book', options: [{}, { label: write.text }] });
    const [own = ''] = Object.keys(table.state.director.custom?.fallout ?? {});
    table.send('bev', { type: 'fallout.tell', entry: own, text: 'Nobody knows why.' });
    expect(table.state.public.episode.fallout?.told?.entry).toBe(write.text);
    expect(told(table)).toContain('Fallout: The moon does not rise.');
  });

  it('can be suggested before the playset’s', () => {
    const table = rolled(bookTable().send('bev', { ...write, instead: true }));
    expect(entryField(table)).toMatchObject({
      options: [{ label: write.text }, { value: 'book' }],
    });
    table.send('bev', { type: 'fallout.tell' });
    expect(table.state.public.episode.fallout?.told?.entry).toBe(write.text);
  });

  it('asks nothing where there is only the playset’s entry', () => {
    const table = rolled(bookTable());
    expect(entryField(table)).toBeUndefined();
    expect(table.try('bev', { type: 'fallout.tell', entry: 'fallout1-1' })).toMatchObject({
      code: 'not-found',
      rule: 'GBM-FAL-007',
    });
  });

  it('is changed and removed', () => {
    const table = bookTable().send('bev', write);
    const [fallout = ''] = Object.keys(table.state.director.custom?.fallout ?? {});
    table.send('bev', { ...write, fallout, tier: 3 });
    expect(table.state.director.custom?.fallout[fallout]?.tier).toBe(3);
    table.send('bev', { type: 'custom.remove-fallout', fallout });
    expect(table.state.director.custom?.fallout).toEqual({});
    expect(table.try('bev', { type: 'custom.remove-fallout', fallout })?.code).toBe('not-found');
  });
});
