import type { SeatId } from './audience';
import type { RuleSystem } from './system';
import { typedFieldNames, wordsIn } from './typed-words';

/** What stands in the place of removed words, and of a removed name. */
export const REMOVED = '[removed]';
export const SOMEBODY = 'Somebody';

/** A command that was carried out, as it is stored, with what it brought about. */
export interface RecordedStep {
  /** Who sent it; `null` for the server. */
  seat: SeatId | null;
  command: { type: string };
  events: readonly { type: string }[];
}

/** Fields that are never words, whatever stands in them. */
const STRUCTURE: ReadonlySet<string> = new Set([
  'type',
  'id',
  'seat',
  'by',
  'to',
  'stream',
  'role',
]);
/** Fields of the log that may hold people's words and nothing else. */
const WORDS: ReadonlySet<string> = new Set(['what', 'fiction', 'nextTime']);
/** Words shorter than this are only removed where their author wrote them. */
const LEAST_QUOTED = 3;

/**
 * Removes a person's name and words from a table's history. First `collect` each step, then `rewrite`
 * each. Only texts change: numbers, choices, dice and names of things stay, so that a replay comes to
 * the same table with other texts. What the game's own texts say is nobody's words and stays too.
 *
 * A word that could be the name of a thing or a choice is removed only from fields that hold people's
 * words; a sentence wherever it is quoted.
 */
export class Redaction {
  readonly #names = new Set<string>();
  readonly #words = new Set<string>();
  readonly #fields: ReadonlySet<string>;
  readonly #books: ReadonlySet<string>;
  #quotes: Quotes | null = null;
  #namesSaid: Quotes | null = null;

  constructor(
    private readonly system: Pick<RuleSystem, 'commandSchema' | 'texts' | 'pasted'>,
    private readonly seat: SeatId,
  ) {
    this.#fields = typedFieldNames(system.commandSchema);
    this.#books = new Set(textsIn(system.texts.of()));
  }

  /** Learns what the person was called, and what they wrote, from one step. */
  collect({ seat, command, events }: RecordedStep): void {
    for (const event of events) {
      const name = this.#nameIn(event);
      if (name !== undefined) this.#names.add(name);
    }
    // What was said without a name is not looked for elsewhere: what is missing would tell whose it was.
    if (seat !== this.seat || isAboutSeats(command) || isUnsigned(command)) return;
    for (const word of this.#wordsOf(command)) this.#words.add(word);
  }

  /** A step without the person's name and words. Gives the same objects where nothing is to be removed. */
  rewrite<T extends RecordedStep>(step: T): T {
    const own = step.seat === this.seat;
    if (isUnsigned(step.command)) return own ? wordless(step) : step;
    this.#quotes ??= new Quotes([...this.#words].filter((word) => word.length >= LEAST_QUOTED));
    this.#namesSaid ??= new Quotes(this.#names);
    const [quotes, names] = [this.#quotes, this.#namesSaid];
    const here = new Quotes(own && !isAboutSeats(step.command) ? this.#wordsOf(step.command) : []);
    const unnamed = (text: string) => names.replaced(text, SOMEBODY);
    const unquoted = (text: string) => quotes.replaced(here.replaced(text, REMOVED), REMOVED);
    const command =
      own && step.command.type === 'seat.rename'
        ? withoutName(step.command)
        : (this.#nameless(step.command) ?? this.#mapped(step.command, own ? unquoted : null));
    const events = mapSame(step.events, (event) => {
      const nameless = this.#nameless(event);
      if (nameless) return nameless;
      if (isAboutSeats(event)) return event;
      const line = NAMING.has(event.type);
      return this.#mapped(event, (text) =>
        line || own ? unnamed(unquoted(text)) : unquoted(text),
      );
    });
    return command === step.command && events === step.events ? step : { ...step, command, events };
  }

  /** Whether a text of the table may have become another one by what was removed. */
  explains(before: string, after: string): boolean {
    if (before === after) return true;
    return after.includes(REMOVED) || after.includes(SOMEBODY) || before.trim() === '';
  }

  #wordsOf(command: { type: string }): string[] {
    const all = [...wordsIn(this.system.commandSchema, command), ...this.#pastedIn(command)];
    return all.filter((word) => !this.#books.has(word));
  }

  /** The texts of a document in a command, where they stand in fields that hold people's words. */
  #pastedIn(command: { type: string }): string[] {
    const found: string[] = [];
    mapTexts(this.system.pasted?.(command) ?? null, '', (text, key) => {
      if (this.#fields.has(key) && text.trim() !== '') found.push(text.trim());
      return text;
    });
    return found;
  }

  /** What the person is called in an event or a command about their own seat. */
  #nameIn(about: { type: string }): string | undefined {
    const found = seatAndName(about);
    return found?.seat === this.seat ? found.name : undefined;
  }

  /** The same about the person's own seat, without the name; `null` for anything else. */
  #nameless<T extends { type: string }>(about: T): T | null {
    return this.#nameIn(about) === undefined ? null : withoutName(about);
  }

  #mapped<T>(value: T, prose: ((text: string) => string) | null): T {
    return mapTexts(value, '', (text, key) => {
      if (STRUCTURE.has(key)) return text;
      if (
        this.#words.has(text.trim()) &&
        (this.#fields.has(key) || WORDS.has(key) || isPlainlyWords(text))
      ) {
        return REMOVED;
      }
      return prose && /\s/.test(text) ? prose(text) : text;
    });
  }
}

/** By which people say something that nobody is to know as theirs (TABLE-082). */
const UNSIGNED = 'limits.answer';
const isUnsigned = ({ type }: { type: string }): boolean => type === UNSIGNED;

/**
 * A step as others may have it: without what somebody has said of lines and veils. What of that everybody
 * has been shown stands in an event of its own, without a name.
 */
export function unsigned<T extends RecordedStep>(step: T): T {
  if (!isUnsigned(step.command)) return step;
  return {
    ...step,
    command: { type: UNSIGNED },
    events: step.events.map((event) =>
      event.type === 'limitsAnswered' ? { ...event, limits: null } : event,
    ),
  };
}

/** The same with other texts in it, and nothing else changed. */
function wordless<T extends RecordedStep>(step: T): T {
  const gone = (text: string, key: string) =>
    STRUCTURE.has(key) || key === 'kind' || text === '' ? text : REMOVED;
  return {
    ...step,
    command: mapTexts(step.command, '', gone),
    events: step.events.map((event) =>
      event.type === 'limitsAnswered' ? mapTexts(event, '', gone) : event,
    ),
  };
}

/** Events whose texts are made of everybody's names: lines of the log, and states that hold such texts. */
const NAMING: ReadonlySet<string> = new Set(['logged', 'diceRolled', 'rewound']);

const withoutName = <T>(about: T): T =>
  mapTexts(about, '', (text, key) => (key === 'name' ? SOMEBODY : text));

const SEAT_COMMANDS: ReadonlySet<string> = new Set([
  'table.open',
  'seat.take',
  'seat.rename',
  'seatTaken',
  'seatRenamed',
]);
const isAboutSeats = ({ type }: { type: string }): boolean => SEAT_COMMANDS.has(type);

/** Which seat is called what by an event, or by a command of the server. */
function seatAndName(about: object): { seat: string; name: string } | null {
  const parts = new Map<string, unknown>(Object.entries(about));
  const type = parts.get('type');
  if (type === 'seatTaken') {
    const seat = parts.get('seat');
    if (typeof seat !== 'object' || seat === null) return null;
    const of = new Map<string, unknown>(Object.entries(seat));
    return pair(of.get('id'), of.get('name'));
  }
  if (type === 'table.open') return pair(parts.get('by'), parts.get('name'));
  if (type === 'seatRenamed' || type === 'seat.take')
    return pair(parts.get('seat'), parts.get('name'));
  return null;
}

const pair = (seat: unknown, name: unknown): { seat: string; name: string } | null =>
  typeof seat === 'string' && typeof name === 'string' ? { seat, name } : null;

/** Nothing in a game is called like this: its names of things and choices begin with small letters. */
const isPlainlyWords = (text: string): boolean => /\s|^\p{Lu}|[^\p{ASCII}]/u.test(text);

/** A run of letters and digits. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Texts that are looked for inside others, as whole words, all in one pass. */
class Quotes {
  /** By their first word, the longest first: each with where in it that word begins. */
  readonly #byFirstWord = new Map<string, { text: string; offset: number }[]>();

  constructor(texts: Iterable<string>) {
    for (const text of [...texts].sort((a, b) => b.length - a.length)) {
      const [first] = text.matchAll(WORD);
      if (!first) continue;
      const others = this.#byFirstWord.get(first[0]) ?? [];
      others.push({ text, offset: first.index });
      this.#byFirstWord.set(first[0], others);
    }
  }

  /** The text with something else in the place of each of them. */
  replaced(text: string, by: string): string {
    if (this.#byFirstWord.size === 0) return text;
    let result = '';
    let done = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const found = this.#byFirstWord.get(word)?.find(({ text: quoted, offset }) => {
        const start = index - offset;
        return (
          start >= done && text.startsWith(quoted, start) && endsWord(text, start + quoted.length)
        );
      });
      if (!found) continue;
      const start = index - found.offset;
      result += text.slice(done, start) + by;
      done = start + found.text.length;
    }
    return done === 0 ? text : result + text.slice(done);
  }
}

/** Whether no word goes on across this place. */
const endsWord = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) ||
  !/^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));

/** A copy with every text put through `change`, with the name of the field that it stands in. */
function mapTexts<T>(value: T, key: string, change: (text: string, key: string) => string): T {
  return mapped(value, key, change) as T;
}

function mapped(
  value: unknown,
  key: string,
  change: (text: string, key: string) => string,
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return mapSame(value, (part) => mapped(part, key, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = mapSame(entries, (entry) => {
    const part = mapped(entry[1], entry[0], change);
    return part === entry[1] ? entry : ([entry[0], part] as [string, unknown]);
  });
  return changed === entries ? value : Object.fromEntries(changed);
}

/** Like `map`, but gives the list itself where every entry stays the same. */
function mapSame<T>(list: readonly T[], change: (entry: T) => T): readonly T[] {
  let same = true;
  const next = list.map((entry) => {
    const changed = change(entry);
    same &&= changed === entry;
    return changed;
  });
  return same ? list : next;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Where two states differ in more than texts that a redaction explains; `null` where they do not. It is
 * how one sees that a rewritten history still comes to the same table.
 */
export function firstDifference(
  before: unknown,
  after: unknown,
  redaction: Redaction,
  path: readonly string[] = [],
): string | null {
  if (typeof before === 'string' && typeof after === 'string') {
    return redaction.explains(before, after) ? null : path.join('.');
  }
  if (
    typeof before !== 'object' ||
    before === null ||
    typeof after !== 'object' ||
    after === null
  ) {
    return Object.is(before, after) ? null : path.join('.');
  }
  const keys = Object.keys(before);
  if (keys.join('\n') !== Object.keys(after).join('\n')) return path.join('.');
  const others = new Map<string, unknown>(Object.entries(after));
  for (const [key, part] of Object.entries(before)) {
    const found = firstDifference(part, others.get(key), redaction, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
