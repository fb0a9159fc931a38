import type { Phase } from '../vocabulary';
import { bookTable, finished } from './cast';
import type { TestTable } from './table';

/**
 * The book's table where Claire plays Quinn, a Stranger, in Raven's stead; with these abilities
 * beside Stranger to kindness. With transcendent ones Quinn has transcended.
 */
export function strangerTable(
  phase: Phase = 'mission',
  special: string[] = [],
  transcendent: string[] = [],
): TestTable {
  const quinn = finished(
    'quinn',
    'claire',
    'the-stranger',
    'Quinn',
    { analyze: 1, conceal: 1, empathize: 1 },
    {
      special: ['stranger-to-kindness', ...special],
      transcendent,
      transcendence: { marked: 0, active: transcendent.length > 0, spent: false },
    },
  );
  return bookTable(phase).given(({ public: shared }) => {
    delete shared.protagonists.raven;
    shared.protagonists.quinn = quinn;
    shared.episode.downtime.quinn = { left: 2, extras: [], connected: [] };
  });
}

/** A goal that a seat's protagonist goes for, judged risky with standard effect; no dice yet. */
export function proposed(
  table: TestTable,
  [seat, protagonist]: readonly [string, string],
  action: 'analyze' | 'defy' | 'empathize' | 'express',
  purpose: 'overcome' | 'gather-information' = 'overcome',
): TestTable {
  return table
    .send(seat, { type: 'roll.propose', protagonist, goal: 'Get past the gate', action, purpose })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}
