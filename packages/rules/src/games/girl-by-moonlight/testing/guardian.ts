import type { HarmTag, Protagonist } from '../state';
import type { ActionId, Phase } from '../vocabulary';
import { bookTable, finished } from './cast';
import type { TestTable } from './table';

/**
 * The book's table, with Swan the Guardian in Raven's place, played by Claire: Defy, Perceive and
 * Forgive, with a code that allows violence. Whoever gets a transcendent ability has transcended.
 */
export function guardianTable(
  phase: Phase = 'mission',
  changes: Partial<Protagonist> = {},
): TestTable {
  const swan = finished(
    'swan',
    'claire',
    'the-guardian',
    'Swan',
    { defy: 1, perceive: 1, forgive: 1 },
    {
      special: ['honour-bound'],
      settings: { code: 'violence' },
      transcendence: {
        marked: 0,
        active: (changes.transcendent ?? []).length > 0,
        spent: false,
      },
      ...changes,
    },
  );
  return bookTable(phase).given(({ public: shared }) => {
    const { raven: _raven, ...others } = shared.protagonists;
    shared.protagonists = { swan: structuredClone(swan), ...others };
    const { raven: _left, ...downtime } = shared.episode.downtime;
    shared.episode.downtime = { swan: { left: 2, extras: [], connected: [] }, ...downtime };
  });
}

/** Somebody proposes an action, and it is judged risky with standard effect. */
export function proposed(
  table: TestTable,
  seat: string,
  protagonist: string,
  action: ActionId,
  more: { purpose?: 'gather-information' | 'set-up'; group?: string[] } = {},
): TestTable {
  return table
    .send(seat, { type: 'roll.propose', protagonist, goal: 'Hold the line', action, ...more })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}

/** Harm comes for somebody out of the fiction; gives the id of the consequence. */
export function harmFor(table: TestTable, target: string, level: 1 | 2 | 3 = 2): string {
  table.send('bev', {
    type: 'consequence.assign',
    kind: 'harm',
    text: 'Crushed',
    target,
    source: 'fiction',
    level,
    attribute: 'sun',
  });
  return Object.keys(table.state.public.consequences)[0] ?? '';
}

/** A tag of harm that counts. */
export function hurt(id: string, level: HarmTag['level']): HarmTag {
  return { id, level, text: 'Hurt', shrugged: false };
}

/** Every line of the public log, and the notes below it. */
export function told(table: TestTable): string[] {
  return Object.values(table.state.public.log.entries).flatMap(({ text, notes = [] }) => [
    text,
    ...notes,
  ]);
}
