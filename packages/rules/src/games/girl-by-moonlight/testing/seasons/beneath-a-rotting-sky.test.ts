import { expect, it } from 'vitest';
import { playSeasons, SEASONS_MS } from './seasons';

it(
  'GBM-CYC-004, GBM-ADV-009, Beneath a Rotting Sky: seasons come to their end, whatever people do, and break nothing',
  () => {
    const { seasons, episodes, unplayed, untold } = playSeasons('beneath-a-rotting-sky');
    expect(episodes).toBeGreaterThanOrEqual(seasons);
    expect(unplayed).toEqual([]);
    expect(untold).toEqual([]);
  },
  SEASONS_MS,
);
