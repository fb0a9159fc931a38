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
import { JsonPieces, type Outline, type PieceBounds } from './json-pieces';

/** A commit of a file, ready to be stored: its JSON is text. */
export type ReadCommit = Omit<ExportedCommit, 'command' | 'events'> & {
  type: string;
  command: string;
  events: string;
};

/** A table is opened with less than that: a request has 64 KB at most. */
const PART: PieceBounds = { bytes: 100_000, values: 10_000, depth: 32 };
/**
 * One command with its events. The longest hold a whole state, where something was taken back: some 400 KB and
 * 20,000 values at the end of a long campaign.
 */
const COMMIT: PieceBounds = { bytes: 4_000_000, values: 200_000, depth: 64 };
const OUTLINE: Outline = {
  fields: { format: PART, version: PART, table: PART, dice: PART },
  list: { field: 'commits', entry: COMMIT },
};

/** What every object has by itself. A state that is asked for a thing of such a name finds what is none. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Reads an exported table while it arrives: what comes before and after its commits, and these one by
 * one, so that no more than one of them is in memory. Nothing is made of anything else that stands there.
 */
export class ImportFile {
  readonly #parts = new Map<string, unknown>();
  readonly #pieces = new JsonPieces(OUTLINE);
  #count = 0;
  #newest = 0;

  /**
   * Takes the next bytes, and gives the commits that they complete, one by one.
   *
   * @throws {ImportRefused}
   */
  *take(bytes: Uint8Array): Generator<ReadCommit> {
    for (const { field, text } of this.#pieces.take(bytes)) {
      const value = parsed(text);
      if (field === OUTLINE.list.field) yield this.#commit(value);
      else this.#part(field, value);
    }
  }

  /**
   * What stood beside the commits, when all bytes have been taken.
   *
   * @throws {ImportRefused}
   */
  finished(): { table: ExportedTable; dice: ExportedDice } {
    if (!this.#pieces.ended) throw importRefusals.cut();
    if (!this.#parts.has('format') || !this.#parts.has('version')) throw importRefusals.noTable();
    if (this.#count === 0) throw importRefusals.damaged('its history');
    const table = read(exportedTableSchema, this.#parts.get('table'), '“table”');
    if (!isStorable(JSON.stringify(table))) throw importRefusals.damaged('“table”');
    refuseInherited(table, '“table”');
    return { table, dice: read(exportedDiceSchema, this.#parts.get('dice'), '“dice”') };
  }

  #part(key: string, value: unknown): void {
    this.#parts.set(key, value);
    if (key === 'format' && value !== FORMAT) throw importRefusals.noTable();
    if (key !== 'version') return;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
      throw importRefusals.noTable();
    }
    if (value > VERSION) throw importRefusals.newer();
  }

  #commit(value: unknown): ReadCommit {
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
    return { ...rest, type: command.type, ...texts };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw importRefusals.unreadable();
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
