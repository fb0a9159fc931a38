import { hair } from '../../design/faces/silhouettes';
import type { PartKind } from './parts';

/** A head with its neck: that of all faces. */
const head =
  'M38 14C41 17 41.500 20 41 23C41 25.500 43.500 28 45.300 31C45.600 32 44.500 32.600 43 32.800C43 34 44 34.600 43.800 35.600C43.600 36.300 42.800 36.500 42.600 37C42.500 37.500 43.300 38 43 39C42.700 40 41.700 40.200 41.600 41.500C41.500 44.500 40 46.300 37 46.300C35.500 46.300 34.500 46.200 33.800 47.500C33.500 50 34 52 37 55C32 61 22 60 18 54C22 51.500 23 47 21.500 42C16 36 15 24 20 17C24 11 33 10 38 14Z';

/** Heads by their hair. */
export const heads: PartKind = Object.fromEntries(
  Object.entries(hair).map(([name, d]) => [
    name,
    {
      shapes: [
        { d: head, depth: 'head' },
        { d, depth: 'hair' },
      ],
    },
  ]),
);
