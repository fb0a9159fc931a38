import type { Board } from '@moonlit/rules/boards';
import { describe, expect, it } from 'vitest';
import { layOut, waysOn } from './layout';

const place = (id: string, joins: string[]) => ({ id, name: id, joins, room: null });
const board = (...places: ReturnType<typeof place>[]): Board => ({
  ...{ id: 'b', name: 'The house', shape: { kind: 'map' }, pieces: {} },
  places: Object.fromEntries(places.map((one) => [one.id, one])),
});

describe('a map that is laid out by itself', () => {
  const house = board(
    place('hall', ['a', 'b', 'c', 'd']),
    ...['a', 'b', 'c', 'd'].map((id) => place(id, [])),
    place('cellar', ['d', 'hall']),
    place('island', []),
  );

  it('gives each place a spot of its own, within its columns and rows', () => {
    const { spots, columns, rows } = layOut(house);
    const all = [...spots.values()];
    expect(spots.size).toBe(7);
    expect(new Set(all.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(columns - 1);
      expect(y).toBeLessThan(rows);
    }
    expect(spots.get('hall')).toEqual({ x: 1, y: 0 });
  });

  it('draws each way once', () => {
    expect(waysOn(house).map(({ id }) => id)).toEqual([
      ...['a–hall', 'b–hall', 'c–hall', 'd–hall', 'cellar–hall', 'cellar–d'],
    ]);
  });
});
