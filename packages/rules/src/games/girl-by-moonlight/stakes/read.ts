import type { Band } from '../../../forged-in-the-dark';

/** What may come of something, said before it is done. */
export interface Stakes {
  /** What the die that counts brings. */
  dice?: Partial<Record<Band, string>>;
  /** What comes with it besides, whatever the dice show: a sentence each. */
  notes?: readonly string[];
}

/** Stakes that go by how the table stands: by what is found at this place of its public state. */
export interface StakesBy {
  /** Such as `derived.roll.position`, or of the `activity` that it is about. */
  by: string;
  of: Readonly<Record<string, Stakes>>;
}

/** What may come of a command, in parts that are read together. */
export type StakesOf = readonly (Stakes | StakesBy)[];

/** What a die is called that counts. */
export const dieOf: Readonly<Record<Band, string>> = {
  critical: '6, 6',
  success: '6',
  partial: '4/5',
  bad: '1–3',
};

const bestFirst: readonly Band[] = ['critical', 'success', 'partial', 'bad'];

/** What may come of something as it stands now, as people read it. */
export interface StakesNow {
  /** Best first. */
  dice: { on: string; band: Band; text: string }[];
  notes: string[];
}

/** Reads stakes at a table with this public state; `null` where there is nothing to say yet. */
export function stakesNow(parts: StakesOf | undefined, shared: object): StakesNow | null {
  const all = (parts ?? []).flatMap((part) =>
    'by' in part ? (part.of[wordAt(shared, part.by)] ?? []) : part,
  );
  const notes = all.flatMap((one) => one.notes ?? []);
  const read = bestFirst.flatMap((band) => {
    const text = all.findLast(({ dice }) => dice?.[band])?.dice?.[band];
    return text === undefined ? [] : [{ on: dieOf[band], band, text }];
  });
  return read.length + notes.length === 0 ? null : { dice: read, notes };
}

/** What stands at a place of the state as a word: `some` for what has parts, `none` for nothing. */
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

/** Words with the numbers of a table: `{segmentsPerTier}` is what the house rule of that name says. */
export function withNumbers(text: string, numbers: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, id: string) => numbers[id] ?? blank);
}
