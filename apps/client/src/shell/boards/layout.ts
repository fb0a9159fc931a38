import type { Board } from '@moonlit/rules/boards';
import { joinedTo, placesOf } from '@moonlit/rules/boards';

/** Where a place is drawn, in steps of a grid. */
export interface Spot {
  x: number;
  y: number;
}

/** Places beside each other at most: their names stay readable on a phone. */
const COLUMNS = 3;

/** A map laid out: a row for each step away from its first place, and below those what is joined to nothing before. */
export function layOut(board: Board): { spots: Map<string, Spot>; columns: number; rows: number } {
  const spots = new Map<string, Spot>();
  let rows = 0;
  for (const start of placesOf(board)) {
    if (spots.has(start.id)) continue;
    let layer = [start.id];
    const seen = new Set(layer);
    while (layer.length > 0) {
      layer.forEach((id, at) => {
        // The middle of a row that is not full stays the middle of the map.
        const line = Math.floor(at / COLUMNS);
        const inLine = Math.min(COLUMNS, layer.length - line * COLUMNS);
        const x = (at % COLUMNS) + (COLUMNS - inLine) / 2;
        spots.set(id, { x, y: rows + line });
      });
      rows += Math.ceil(layer.length / COLUMNS);
      const next = layer.flatMap((id) => joinedTo(board, id).map((place) => place.id));
      layer = [...new Set(next)].filter((id) => !seen.has(id));
      for (const id of layer) seen.add(id);
    }
  }
  return { spots, columns: COLUMNS, rows };
}

/** Each way once, whichever of its ends says that they are joined. */
export function waysOn(board: Board): { id: string; from: string; to: string }[] {
  const ways = new Map<string, { id: string; from: string; to: string }>();
  for (const { id: from } of placesOf(board)) {
    for (const { id: to } of joinedTo(board, from)) {
      const id = [from, to].sort().join('–');
      if (!ways.has(id)) ways.set(id, { id, from, to });
    }
  }
  return [...ways.values()];
}
