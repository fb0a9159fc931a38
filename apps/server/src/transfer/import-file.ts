import { JSONParser } from '@streamparser/json';
import type { z } from 'zod';
import { isStorable } from '../access/storable';
import { validate } from '../access/validation';
import type { ExportedCommit, ExportedDice, ExportedTable } from './format';
import {
  exportedCommitSchema,
  exportedDiceSchema,
  exportedTableSchema,
  FORMAT,
  VERSION,
} from './format';
import { importRefusals } from './import-refusal';

/** A commit of a file, ready to be stored: its JSON is text. */
export type ReadCommit = Omit<ExportedCommit, 'command' | 'events'> & {
  type: string;
  command: string;
  events: string;
};

/** What every object has by itself. A state that is asked for a thing of such a name finds what is none. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Reads an exported table while it arrives: what comes before and after its commits, and these one by
 * one, so that no more of them are in memory than one chunk holds.
 */
export class ImportFile {
  readonly #parts = new Map<string, unknown>();
  readonly #parser = new JSONParser({
    paths: ['$.format', '$.version', '$.table', '$.dice', '$.commits.*'],
    keepStack: false,
  });
  #commits: ReadCommit[] = [];
  #count = 0;
  #newest = 0;
  #failure: Error | null = null;

  constructor() {
    this.#parser.onValue = ({ value, key, stack }) => {
      if (this.#failure) return;
      try {
        if (stack.length === 1 && typeof key === 'string') this.#part(key, value);
        else this.#commit(value);
      } catch (error) {
        // Whatever is thrown in here the parser would take for a fault of the JSON.
        this.#failure = error instanceof RangeError ? importRefusals.tooMuch() : asError(error);
      }
    };
    this.#parser.onError = () => {
      this.#failure ??= importRefusals.unreadable();
    };
  }

  /**
   * Takes the next bytes, and gives the commits that they complete.
   *
   * @throws {ImportRefused}
   */
  take(bytes: Uint8Array): ReadCommit[] {
    try {
      this.#parser.write(bytes);
    } catch (error) {
      this.#failure ??= asError(error);
    }
    if (this.#failure) throw this.#failure;
    const commits = this.#commits;
    this.#commits = [];
    return commits;
  }

  /**
   * What stood beside the commits, when all bytes have been taken.
   *
   * @throws {ImportRefused}
   */
  finished(): { table: ExportedTable; dice: ExportedDice } {
    if (!this.#parser.isEnded) throw importRefusals.cut();
    if (!this.#parts.has('format') || !this.#parts.has('version')) throw importRefusals.noTable();
    if (this.#count === 0) throw importRefusals.damaged('its history');
    const table = read(exportedTableSchema, this.#parts.get('table'), '“table”');
    if (!isStorable(JSON.stringify(table))) throw importRefusals.damaged('“table”');
    refuseInherited(table, '“table”');
    return { table, dice: read(exportedDiceSchema, this.#parts.get('dice'), '“dice”') };
  }

  #part(key: string, value: unknown): void {
    if (this.#parts.has(key)) throw importRefusals.damaged(`“${key}”`);
    this.#parts.set(key, value);
    if (key === 'format' && value !== FORMAT) throw importRefusals.noTable();
    if (key !== 'version') return;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
      throw importRefusals.noTable();
    }
    if (value > VERSION) throw importRefusals.newer();
  }

  #commit(value: unknown): void {
    this.#count += 1;
    const where = `command ${this.#count} of its history`;
    const { command, events, ...rest } = read(exportedCommitSchema, value, where);
    if (rest.previous !== this.#newest || rest.seq <= this.#newest) {
      throw importRefusals.damaged(`the order at ${where}`);
    }
    this.#newest = rest.seq;
    refuseInherited(command, where);
    refuseInherited(events, where);
    const texts = { command: JSON.stringify(command), events: JSON.stringify(events) };
    if (!isStorable(texts.command) || !isStorable(texts.events))
      throw importRefusals.damaged(where);
    this.#commits.push({ ...rest, type: command.type, ...texts });
  }
}

/** Reads a part as it stands in the file: what was played with other texts would be another history. */
function read<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const parsed = validate(schema, value, { asSent: true });
  if (parsed.ok) return parsed.value;
  throw importRefusals.damaged(where);
}

/** Refuses what is called as something that every object has by itself, such as `__proto__`. */
function refuseInherited(value: unknown, where: string): void {
  if (typeof value === 'string') {
    if (INHERITED.has(value)) throw importRefusals.damaged(where);
  } else if (Array.isArray(value)) {
    for (const part of value) refuseInherited(part, where);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (INHERITED.has(key)) throw importRefusals.damaged(where);
      refuseInherited(part, where);
    }
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : importRefusals.unreadable();
