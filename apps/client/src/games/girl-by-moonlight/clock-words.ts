import type { GbmClock } from '@moonlit/rules/girl-by-moonlight';
import type { TableClock } from '../../shell/state';

/** A clock of this game: it may race others, wait for one, and have another end. */
type Shown = TableClock & Partial<Pick<GbmClock, 'race' | 'after' | 'emptied'>>;

const kinds: Readonly<Record<string, string>> = {
  threat: 'Threat',
  progress: 'Progress',
  project: 'Project',
  room: 'Hideout',
  'tug-of-war': 'Tug-of-war',
} satisfies Record<GbmClock['kind'], string>;

/** What a clock counts, how it stands to others, and its other end. */
export function clockWords(
  { id, kind, race, after, emptied }: Shown,
  all: readonly Shown[],
): { kind: string; notes: string[] } {
  const rivals = all.filter((other) => other.id !== id && race && other.race === race);
  const first = all.find((other) => other.id === after);
  return {
    kind: kinds[kind ?? ''] ?? '',
    notes: [
      ...(emptied ? [`When it is empty: ${emptied}`] : []),
      ...(rivals.length > 0
        ? [`Races ${rivals.map(({ name }) => `“${name}”`).join(' and ')}`]
        : []),
      ...(first && first.marked < first.segments ? [`Begins when “${first.name}” is full`] : []),
    ],
  };
}
