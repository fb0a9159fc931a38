import { importRefusals } from './import-refusal';

/** How much of one piece is held at a time: beyond this it is refused before anything is made of it. */
export interface PieceBounds {
  bytes: number;
  /** Values in it, those inside of others included: each costs memory, however short it is. */
  values: number;
  /** How deep lists and objects may lie in each other. */
  depth: number;
}

/** What is read of an object, whose other fields are passed over. */
export interface Outline {
  /** Fields that are pieces as a whole. */
  fields: Readonly<Record<string, PieceBounds>>;
  /** The field with a list, each entry of which is a piece. */
  list: { field: string; entry: PieceBounds };
}

/** A value that has arrived as a whole; its text is not known to be JSON. */
export interface Piece {
  field: string;
  text: string;
}

/** What comes next; in `value` and `entry` something that may be a piece. */
type Place =
  | 'start'
  | 'first key'
  | 'key'
  | 'in key'
  | 'colon'
  | 'value'
  | 'list'
  | 'first entry'
  | 'entry'
  | 'after entry'
  | 'after value'
  | 'end';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** No key that is looked for is longer, in bytes. */
const LONGEST_KEY = 64;

/**
 * Cuts the JSON of an object into the pieces that are read of it, while it arrives. It looks at brackets and
 * quotes alone, holds one piece at a time, and nothing of what is passed over. Whatever is above its bounds is refused
 * at the first byte too many, before anything is built of it.
 */
export class JsonPieces {
  #place: Place = 'start';
  #field = '';
  /** Fields that were looked for and have come. */
  readonly #seen = new Set<string>();
  /** What has come of the piece, or of the key, that is being read. */
  #parts: Uint8Array[] = [];
  #length = 0;
  #values = 0;
  #depth = 0;
  #began = false;
  #inText = false;
  #escaped = false;
  #count = 0;

  constructor(private readonly outline: Outline) {}

  /** Whether the object has come as a whole. */
  get ended(): boolean {
    return this.#place === 'end';
  }

  /**
   * Takes the next bytes, and gives the pieces that they complete, one by one.
   *
   * @throws {ImportRefused} when it is no object, or a piece is above its bounds.
   */
  *take(bytes: Uint8Array): Generator<Piece> {
    let at = 0;
    while (at < bytes.length) {
      if (this.#place === 'value' || this.#place === 'entry') {
        const end = this.#scan(bytes, at);
        this.#keep(bytes, at, end.at);
        at = end.at;
        if (end.complete) {
          const piece = this.#complete();
          if (piece) yield piece;
        }
      } else if (this.#place === 'in key') {
        at = this.#key(bytes, at);
      } else {
        const byte = bytes[at] ?? 0;
        at += isSpace(byte) || this.#step(byte) ? 1 : 0;
      }
    }
  }

  /** Goes on at a byte of the outline; `false` when it belongs to what begins here. */
  #step(byte: number): boolean {
    switch (this.#place) {
      case 'start':
        return this.#expect(byte, OPEN_OBJECT, 'first key');
      case 'first key':
      case 'key':
        if (byte === CLOSE_OBJECT && this.#place === 'first key') return this.#go('end');
        return this.#expect(byte, QUOTE, 'in key');
      case 'colon':
        return this.#expect(byte, COLON, this.#isList ? 'list' : 'value');
      case 'list':
        return this.#expect(byte, OPEN_LIST, 'first entry');
      case 'first entry':
        if (byte === CLOSE_LIST) return this.#go('after value');
        this.#go('entry');
        return false;
      case 'after entry':
        if (byte === COMMA) return this.#go('entry');
        return this.#expect(byte, CLOSE_LIST, 'after value');
      case 'after value':
        if (byte === COMMA) return this.#go('key');
        return this.#expect(byte, CLOSE_OBJECT, 'end');
      default:
        throw importRefusals.unreadable();
    }
  }

  #go(place: Place): true {
    this.#place = place;
    return true;
  }

  #expect(byte: number, expected: number, next: Place): true {
    if (byte !== expected) throw importRefusals.unreadable();
    return this.#go(next);
  }

  /** Reads on in a key; gives where the bytes go on after what belongs to it. */
  #key(bytes: Uint8Array, from: number): number {
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote;
    this.#parts.push(bytes.subarray(from, end));
    this.#length += end - from;
    if (this.#length > LONGEST_KEY) throw importRefusals.noTable();
    if (quote === -1) return end;
    this.#field = this.#text();
    // Where a quote is escaped, the key goes on behind it; no key of a table is written so.
    if (this.#field.includes('\\')) throw importRefusals.noTable();
    if (this.#seen.has(this.#field)) throw importRefusals.damaged(`“${this.#field}”`);
    if (this.#isList || this.#bounds()) this.#seen.add(this.#field);
    this.#go('colon');
    return quote + 1;
  }

  get #isList(): boolean {
    return this.#field === this.outline.list.field;
  }

  /** Looks for the end of the value that these bytes go on with. */
  #scan(bytes: Uint8Array, from: number): { at: number; complete: boolean } {
    for (let at = from; at < bytes.length; at += 1) {
      if (this.#inText) {
        at = this.#endOfText(bytes, at);
        if (this.#inText) break;
        if (this.#depth === 0) return { at: at + 1, complete: true };
        continue;
      }
      const byte = bytes[at] ?? 0;
      // What closes around a value that is no text, list or object, or comes after it, ends it.
      const outside = this.#depth === 0 && (isClosing(byte) || byte === COMMA || isSpace(byte));
      if (outside && this.#began) return { at, complete: true };
      if (outside && !isSpace(byte)) throw importRefusals.unreadable();
      if (isSpace(byte)) continue;
      this.#began = true;
      if (byte === QUOTE) this.#inText = true;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#open();
      else if (byte === COMMA) this.#one();
      else if (isClosing(byte)) {
        this.#depth -= 1;
        if (this.#depth === 0) return { at: at + 1, complete: true };
      }
    }
    return { at: bytes.length, complete: false };
  }

  /** Where the quote is that ends a text, if it has come. */
  #endOfText(bytes: Uint8Array, from: number): number {
    let escaped = this.#escaped;
    let at = from;
    while (at < bytes.length) {
      if (escaped) escaped = false;
      else if (bytes[at] === BACKSLASH) escaped = true;
      else if (bytes[at] === QUOTE) {
        this.#inText = false;
        break;
      }
      at += 1;
    }
    this.#escaped = escaped;
    return at;
  }

  #open(): void {
    this.#depth += 1;
    this.#one();
    const { depth } = this.#bounds() ?? {};
    if (depth !== undefined && this.#depth > depth) throw this.#tooMuch();
  }

  #one(): void {
    this.#values += 1;
    const { values } = this.#bounds() ?? {};
    if (values !== undefined && this.#values > values) throw this.#tooMuch();
  }

  /** Keeps these bytes for the piece that they are part of. */
  #keep(bytes: Uint8Array, from: number, to: number): void {
    const bounds = this.#bounds();
    if (!bounds || to === from) return;
    this.#length += to - from;
    if (this.#length > bounds.bytes) throw this.#tooMuch();
    this.#parts.push(bytes.subarray(from, to));
  }

  /** A value has ended: what it is, unless it is passed over. */
  #complete(): Piece | null {
    const wanted = this.#bounds() !== null;
    const text = this.#text();
    const isEntry = this.#place === 'entry';
    this.#count += isEntry ? 1 : 0;
    this.#go(isEntry ? 'after entry' : 'after value');
    this.#began = false;
    this.#values = 0;
    return wanted ? { field: this.#field, text } : null;
  }

  /** What has been kept, as text. */
  #text(): string {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    try {
      return utf8.decode(bytes);
    } catch {
      throw importRefusals.unreadable();
    }
  }

  /** The bounds of what is being read; `null` where it is passed over. */
  #bounds(): PieceBounds | null {
    if (this.#place === 'entry') return this.outline.list.entry;
    const { fields } = this.outline;
    return Object.hasOwn(fields, this.#field) ? (fields[this.#field] ?? null) : null;
  }

  #tooMuch(): Error {
    const entry = `command ${this.#count + 1} of its history`;
    return importRefusals.tooLargeAt(this.#place === 'entry' ? entry : `“${this.#field}”`);
  }
}

const isClosing = (byte: number): boolean => byte === CLOSE_LIST || byte === CLOSE_OBJECT;

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
