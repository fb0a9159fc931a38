import { expect, it } from 'vitest';
import { playSeasons, SEASONS_MS } from './seasons';

it(
  'GBM-CYC-004, GBM-ADV-009, At the Brink of the Abyss, 2 of 2: seasons come to their end, whatever people do, and break nothing',
  () => {
    const { seasons, episodes, unplayed, untold, later } = playSeasons(
      'at-the-brink-of-the-abyss',
      {
        part: 1,
        of: 2,
      },
    );
    expect(episodes).toBeGreaterThanOrEqual(seasons);
    // Some sit down with a name alone, and fill in the rest as they play.
    expect(later).toBeGreaterThan(0);
    expect(unplayed).toEqual([]);
    expect(untold).toEqual([]);
  },
  SEASONS_MS,
);
