import type { StakesNow, StakesResult } from '../../engine';

/** A result that dice of a game may have, as it is read: “6, 6”, “Hope higher”. */
export type Face<K extends string = string> = Omit<StakesResult, 'id' | 'text'> & { id: K };

/** What may come of something, said before it is done. */
export interface Stakes<K extends string = string> {
  /** What each result brings. */
  dice?: Partial<Record<K, string>>;
  /** What comes with it besides, whatever the dice show: a sentence each. */
  notes?: readonly string[];
}

/** Stakes that go by how the table stands: by what is found at this place of what is read. */
export interface StakesBy<K extends string = string> {
  /** Such as `derived.roll.position`, or `asked.move` of the command that it is about. */
  by: string;
  of: Readonly<Record<string, Stakes<K>>>;
}

/** What may come of a command, in parts that are read together; what a later one says of a result counts. */
export type StakesOf<K extends string = string> = readonly (Stakes<K> | StakesBy<K>)[];

/**
 * Reads stakes as they stand now; `null` where there is nothing to say yet.
 *
 * @param faces the results that dice of this game may have, best first.
 * @param shared where `by` looks: the public state of a table, with what else the parts ask for.
 */
export function stakesNow<K extends string>(
  faces: readonly Face<K>[],
  parts: StakesOf<K> | undefined,
  shared: object,
): StakesNow | null {
  const all = (parts ?? []).flatMap((part) =>
    'by' in part ? (chosen(part, wordAt(shared, part.by)) ?? []) : part,
  );
  const notes = all.flatMap((one) => one.notes ?? []);
  const results = faces.flatMap((face) => {
    const text = all.findLast(({ dice }) => dice?.[face.id])?.dice?.[face.id];
    return text === undefined ? [] : [{ ...face, text }];
  });
  return results.length + notes.length === 0 ? null : { results, notes };
}

/** What is said of a word: of one that has nothing of its own, what is said of `some`, whatever it is. */
const chosen = <K extends string>({ of }: StakesBy<K>, word: string): Stakes<K> | undefined =>
  of[word] ?? (word === 'none' ? undefined : of.some);

/** What stands at a place as a word: `some` for what has parts, `none` for nothing. */
function wordAt(shared: object, place: string): string {
  const found = place.split('.').reduce<unknown>(inside, shared);
  if (found === null || found === undefined) return 'none';
  return typeof found === 'object' ? 'some' : String(found);
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}
