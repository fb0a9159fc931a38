// Somebody as a file: what leaves a table, and what another table of the same game reads. It knows no game, and needs
// nothing, so that a page reads it as the rules do.

/** What a file says of itself. */
const FORMAT = 'moonlit-character';

/**
 * How long a file may be, in characters: it comes in one message, which holds 32,768, and each quote takes two of
 * them there.
 */
export const FILE_MOST = 28_000;
const MESSAGE_MOST = 32_000;
/** How deep it may go: no sheet of any game needs half of it. */
const DEEPEST = 16;

/** Which file a game reads: its own, up to the form of this release. */
export interface FileKind {
  /** The id of the game. */
  readonly game: string;
  /** Counts the forms that its sheets have had: an older one is read, a newer one is not. */
  readonly form: number;
}

/** What of a sheet is read before it comes: what it is about, and a line for each thing that is said of it. */
export interface TravelTold {
  readonly term: string;
  /** Empty ones are passed over. */
  readonly lines: readonly string[];
}

/** A file that could be read, whatever game it is of. */
export interface ReadFile extends FileKind {
  readonly name: string;
  readonly sheet: Readonly<Record<string, unknown>>;
}

/** Why a file cannot be read, in a sentence, and what to do. */
export interface FileFault {
  readonly fault: string;
  readonly instead: string;
}

/** Writes somebody down. */
export const fileOf = ({ game, form }: FileKind, sheet: object): string =>
  JSON.stringify({ format: FORMAT, game, form, sheet });

/** Whether another table can be sent a file: longer sheets there may be, but one message has no room for them. */
export const isSendable = (text: string): boolean =>
  text.length <= FILE_MOST && JSON.stringify(text).length <= MESSAGE_MOST;

/**
 * Reads a file as far as it says what it is (TABLE-234). It is measured before it is parsed, and of what stands in it
 * nothing is believed: the game reads the sheet field by field.
 */
export function readFile(text: string): ReadFile | FileFault {
  if (!isSendable(text)) {
    return {
      fault: `That file is too long: ${text.length.toLocaleString('en')} characters.`,
      instead: `Somebody’s file has ${FILE_MOST.toLocaleString('en')} at most. Choose the file of one character.`,
    };
  }
  if (isTooDeep(text)) return notOne();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      fault: 'That file cannot be read: it is damaged, or a part of it is missing.',
      instead: 'Take it from where it was first kept, as a whole.',
    };
  }
  const { format, game, form, sheet } = objectOf(value);
  if (format !== FORMAT || typeof game !== 'string') return notOne();
  if (typeof form !== 'number' || !Number.isInteger(form) || form < 1) return notOne();
  if (typeof sheet !== 'object' || sheet === null || Array.isArray(sheet)) return notOne();
  const { name } = objectOf(sheet);
  return { game, form, sheet: objectOf(sheet), name: typeof name === 'string' ? name.trim() : '' };
}

/** Reads a file for a table of one game: that of another one, and that of a later release, are not for it (TABLE-234). */
export function readFileFor(text: string, { game, form }: FileKind): ReadFile | FileFault {
  const read = readFile(text);
  if ('fault' in read) return read;
  if (read.game !== game) {
    return {
      fault: 'That file is of another game.',
      instead: 'Bring it to a table of the game that it comes from.',
    };
  }
  if (read.form > form) {
    return {
      fault: 'That file was written by a newer version of this app.',
      instead: 'Bring it to a server that is up to date, or wait until this one is.',
    };
  }
  return read;
}

const notOne = (): FileFault => ({
  fault: 'That is no file of somebody who has left a table.',
  instead: 'Choose a file that was kept with “Keep a copy”.',
});

/** Whether something in a text lies deeper than any sheet needs. Looked for in the text, before anything is made of it: brackets inside of words do not count. */
export function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return false;
}

/** The fields of an object; none where it is something else. A key such as `__proto__` is one of them and nothing more. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.assign(Object.create(null), ownFields(value));
}

/** Each is defined, not assigned: to assign `__proto__` would set a prototype. */
const ownFields = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'));
