import type { Protagonist } from '../state';
import type { Phase } from '../vocabulary';
import { bookTable, finished } from './cast';
import type { TestTable } from './table';

/**
 * The book's table, with Lark the Time Traveller in Raven's place, played by Claire: Confess, Analyze
 * and Perceive, come back to change the fate of Fawn. Whoever gets a transcendent ability has
 * transcended.
 */
export function travellerTable(
  phase: Phase = 'mission',
  changes: Partial<Protagonist> = {},
): TestTable {
  const active = (changes.transcendent ?? []).length > 0;
  const lark = finished(
    'lark',
    'claire',
    'the-time-traveller',
    'Lark',
    { confess: 1, analyze: 1, perceive: 1 },
    {
      special: ['fated'],
      settings: { fated: 'fawn', fate: 'The abyss takes her in the rain' },
      transcendence: { marked: 0, active, spent: false },
      ...changes,
    },
  );
  return bookTable(phase).given(({ public: shared }) => {
    const { raven: _raven, ...others } = shared.protagonists;
    shared.protagonists = { lark: structuredClone(lark), ...others };
    const { raven: _left, ...downtime } = shared.episode.downtime;
    shared.episode.downtime = { lark: { left: 2, extras: [], connected: [] }, ...downtime };
  });
}
