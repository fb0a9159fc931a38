import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import type { Room } from './standing';
import { extentOf, standingOf, waysOf } from './standing';

const rooms = publicContent().playsets['at-the-brink-of-the-abyss']?.rooms ?? [];
const byName = (name: string) => rooms.find((room) => room.name === name) ?? fail(name);

function fail(name: string): never {
  throw new Error(`The hideout has no ${name}.`);
}

describe('the map of rooms', () => {
  const { series } = bookTable('downtime').given(({ public: { series } }) => {
    series.rooms = ['hideout', 'lounge'];
  }).state.public;

  it('GBM-ABY-HID-004: tells open rooms, those joined to one, and the locked rest', () => {
    expect(standingOf(byName('Lounge'), series)).toBe('open');
    expect(standingOf(byName('Library'), series)).toBe('next');
    expect(standingOf(byName('Practice room'), series)).toBe('next');
    expect(standingOf(byName('Vault'), series)).toBe('locked');
  });

  it('draws each connection once, and the walked ones apart', () => {
    const ways = waysOf(rooms, series);
    expect(new Set(ways.map(({ id }) => id)).size).toBe(ways.length);
    expect(ways.filter(({ open }) => open).map(({ id }) => id)).toEqual(['hideout–lounge']);
    expect(ways).toHaveLength(12);
  });

  it('reaches to rooms left of the first column', () => {
    const hideout = byName('Hideout');
    const away: Room = { ...hideout, id: 'runabout', at: { x: -1, y: 2 } };
    expect(extentOf([hideout, away])).toEqual({ left: -1, columns: 3, rows: 3 });
  });
});
