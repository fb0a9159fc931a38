import type { Protagonist } from '../state';
import type { Phase } from '../vocabulary';
import { bookTable, finished } from './cast';
import type { TestTable } from './table';

/**
 * The book's table, with Wren the Unlikely Hero in Raven's place, played by Claire: Confess, Forgive
 * and Express, and only mortal.
 */
export function heroTable(phase: Phase = 'mission', changes: Partial<Protagonist> = {}): TestTable {
  const wren = finished(
    'wren',
    'claire',
    'the-unlikely-hero',
    'Wren',
    { confess: 1, forgive: 1, express: 1 },
    { special: ['only-mortal'], ...changes },
  );
  return bookTable(phase).given(({ public: shared }) => {
    const { raven: _raven, ...others } = shared.protagonists;
    shared.protagonists = { wren: structuredClone(wren), ...others };
    const { raven: _left, ...downtime } = shared.episode.downtime;
    shared.episode.downtime = { wren: { left: 2, extras: [], connected: [] }, ...downtime };
  });
}

/** Wren has embraced Hero's destiny, and Beacon with it. */
export function destined(changes: Partial<Protagonist> = {}, phase: Phase = 'mission'): TestTable {
  return heroTable(phase, {
    special: ['heros-destiny'],
    transcendent: ['beacon'],
    ...changes,
  });
}
