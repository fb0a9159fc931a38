import { describe, expect, it } from 'vitest';
import { midArc } from './mid-arc';

const kB = (value: unknown): number => Buffer.byteLength(JSON.stringify(value)) / 1000;

describe('a table in the middle of an arc', () => {
  it('offers in play what play puts in front of people: what few look at lies in drawers', () => {
    const table = midArc();
    const offersOf = (seat: string) => kB(table.state.seats[seat]?.offers);
    const { id: protagonist } = table.of('anya');
    table.send('anya', {
      type: 'check.propose',
      protagonist,
      aim: 'Over the weir',
      skill: 'agility',
    });
    table.onCheck('bev', { type: 'check.frame', action: 'transport' });
    expect(offersOf('anya')).toBeLessThan(14);
    expect(offersOf('carl')).toBeLessThan(11);
    expect(offersOf('bev')).toBeLessThan(25);
  });
});
