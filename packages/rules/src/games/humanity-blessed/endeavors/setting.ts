import { arbitersMoves } from '../arbiter';
import type { Endeavor } from './endeavor';

// What all share that sets an Endeavor by hand (HUM-101, TABLE-019).

/** The drawer of it. */
export const BY_HAND = 'endeavor-by-hand';

/** The highest position at which the table puts something. */
export const HIGHEST = 199;

export const managers = arbitersMoves('set an Endeavor by hand');

export const tracksOf = ({ tracks }: Endeavor) =>
  Object.values(tracks).map(({ id: value, name: label }) => ({ value, label }));
