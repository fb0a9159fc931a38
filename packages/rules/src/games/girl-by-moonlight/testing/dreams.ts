import type { Phase } from '../vocabulary';
import { bookTable } from './cast';
import { TestTable } from './table';

/** Suspects of a test's table, by id; Bev, Claire, Anya and Dylan have named two each. */
export const suspects = ['vale', 'moss', 'reed', 'lark', 'finch', 'thorn', 'ivy', 'sable'] as const;

/**
 * A table of *In a Maze of Dreams* with Raven, Fawn and Hawk, their Avatars and eight suspects whose
 * part is unknown. In a mission they are in the dream of Vale.
 */
export function dreamTable(phase: Phase = 'mission'): TestTable {
  const table = bookTable(phase, 'risky', new TestTable('in-a-maze-of-dreams'));
  return table.given((state) => {
    const { public: shared } = state;
    const seats = ['bev', 'claire', 'anya', 'dylan'];
    shared.dreams = {
      suspects: Object.fromEntries(
        suspects.map((id, index) => [
          id,
          { id, name: titled(id), detail: `The ${id} of somebody`, by: seats[index % 4] ?? 'bev' },
        ]),
      ),
      named: Object.fromEntries(seats.map((seat) => [seat, 2])),
      avatars: {
        raven: avatar('Hecate', 'brave', ['scandal', 'truth']),
        fawn: avatar('Echo', 'playful', ['escape', 'adoration']),
        hawk: avatar('Icarus', 'bright', ['apotheosis', 'agency']),
      },
      map: {},
      revealing: [],
      change: null,
    };
    if (shared.episode.mission) {
      Object.assign(shared.episode.mission, {
        type: 'explore-a-suspects-dream',
        tier: 1,
        about: 'vale',
        goal: 'See what Vale dreams of',
      });
    }
  });
}

/** Writes on the map who is known to fill a role; confronted where it is said. */
export function known(table: TestTable, roles: Record<string, string>, confronted = false): void {
  table.given(({ public: { dreams } }) => {
    if (!dreams) throw new Error('This table has no Conspiracy map.');
    for (const [role, suspect] of Object.entries(roles)) dreams.map[role] = { suspect, confronted };
  });
}

const titled = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

function avatar(name: string, virtue: string, desires: [string, string]) {
  return { name, description: '', virtue, desires };
}
