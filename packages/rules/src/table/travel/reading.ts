import type { z } from 'zod';
import { cleanText } from '../../engine/texts';
import { wordsIn } from '../../engine/typed-words';
import { objectOf } from './file';

/** The most sentences about what was left out; beyond them only how many there are. */
const LEFT_MOST = 24;

/** What all parts of a sheet that is read share. */
interface Shared {
  readonly left: string[];
  readonly words: string[];
}

/**
 * A sheet that comes from elsewhere, read part by part by the schemas of the game’s own commands: what does not fit is
 * left out and named, nothing is changed (TABLE-233). What nobody asks for is named by `rest`.
 */
export class SheetReading {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #asked = new Set<string>();
  readonly #shared: Shared;
  /** Whose part it is, for sentences: “Weapon 2, ”. */
  readonly #of: string;

  constructor(value: unknown, shared: Shared = { left: [], words: [] }, of = '') {
    this.#fields = objectOf(value);
    this.#shared = shared;
    this.#of = of;
  }

  /** What was left out so far, a sentence each. */
  get left(): string[] {
    const all = this.#shared.left;
    const more = all.length - LEFT_MOST;
    return more > 0 ? [...all.slice(0, LEFT_MOST), `And ${more} more like these.`] : [...all];
  }

  /** The texts that were read and are somebody’s own words (TABLE-236). */
  get words(): readonly string[] {
    return this.#shared.words;
  }

  /**
   * A part as a schema has it; `otherwise` where there is nothing, or nothing that fits.
   *
   * @param label what people call it.
   */
  part<T, U>(key: string, label: string, schema: z.ZodType<T>, otherwise: U): T | U {
    this.#asked.add(key);
    const value = this.#fields[key];
    if (value === undefined || value === null) return otherwise;
    const cleaned = typeof value === 'string' ? cleanText(value) : value;
    const read = schema.safeParse(cleaned);
    if (read.success) {
      this.#shared.words.push(...wordsIn(schema, read.data));
      return read.data;
    }
    this.leave(label, whyNot(read.error.issues[0]));
    return otherwise;
  }

  /** The names of all parts that came, known or not. */
  get keys(): string[] {
    return Object.keys(this.#fields);
  }

  /** A part that has parts of its own. */
  within(key: string, label: string): SheetReading {
    this.#asked.add(key);
    return new SheetReading(this.#fields[key], this.#shared, `${this.#of}${label}, `);
  }

  /** A list, each entry read by itself: one that is nothing, and those that there is no room for, are left out. */
  list<T>(key: string, label: string, most: number, read: (entry: SheetReading) => T | null): T[] {
    this.#asked.add(key);
    const value = this.#fields[key];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.leave(label, 'that is no list');
      return [];
    }
    const found: T[] = [];
    for (const [at, entry] of value.entries()) {
      if (found.length === most) {
        this.leave(label, `there is room for ${most}, and ${value.length - at} more came`);
        break;
      }
      const one = new SheetReading(entry, this.#shared, `${this.#of}${label} ${at + 1}, `);
      const known = read(one);
      if (known === null) this.leave(`${label} ${at + 1}`, 'it is left out');
      else {
        found.push(known);
        one.rest();
      }
    }
    return found;
  }

  /** Leaves something out, and says why. */
  leave(label: string, why: string): void {
    this.#shared.left.push(`${this.#of}${label}: ${why}.`);
  }

  /** Names the parts that nobody has asked for, where a name is no more than that. */
  rest(): void {
    for (const key of Object.keys(this.#fields)) {
      if (this.#asked.has(key)) continue;
      this.leave(NAME.test(key) ? `“${key}”` : 'Something', 'there is no place for it');
    }
  }
}

/** What fields are called, and nothing that somebody has to say. */
const NAME = /^[A-Za-z]\w{0,30}$/;

/** Why a value does not fit, in a few words; it repeats nothing of what stands there. */
function whyNot(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `at most ${issue.maximum} characters fit here`
        : `at most ${issue.maximum} fits here`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'nothing stands there'
        : `at least ${issue.minimum} fits here`;
    case 'invalid_value':
      return 'that is none of what there is to choose from here';
    default:
      return 'that does not fit here';
  }
}
