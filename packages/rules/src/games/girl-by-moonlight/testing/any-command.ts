import { z } from 'zod';
import type { OfferValue } from '../../../engine';
import { commandSchema } from '../command-schema';
import type { GbmCommandInput, GbmState } from '../types';
import type { Pick } from './random-play';

// Commands that nobody offered: well formed, and mostly senseless. Their words and ids are taken from
// the state at hand, so that they come close to what could be meant.

type Schema = z.core.JSONSchema.BaseSchema;

const schemas = new Map<string, Schema>(
  branchesOf(z.toJSONSchema(commandSchema, { io: 'input', unrepresentable: 'any' })).map((one) => [
    String(schemaOf(one.properties?.type).const),
    one,
  ]),
);

/** Every type of command. */
export const commandTypes: readonly string[] = [...schemas.keys()];

/** A well-formed command of a type; `null` when chance has made none. */
export function anyCommand(
  type: string,
  pick: Pick,
  words: readonly string[],
): GbmCommandInput | null {
  const schema = schemas.get(type);
  if (!schema) throw new Error(`There is no command ${type}.`);
  for (let tries = 0; tries < 8; tries += 1) {
    const parsed = commandSchema.safeParse(anyValue(schema, pick, words));
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** A command with one of its words, numbers or switches changed; `null` when it is none any more. */
export function garbled(
  command: GbmCommandInput,
  pick: Pick,
  words: readonly string[],
): GbmCommandInput | null {
  const parts = Object.entries(command).filter(([name]) => name !== 'type');
  const part = parts[pick(Math.max(1, parts.length))];
  if (!part) return null;
  const [name, value] = part;
  const parsed = commandSchema.safeParse({ ...command, [name]: another(value, pick, words) });
  return parsed.success ? parsed.data : null;
}

/** Every id and every short word that stands in a state, and some that stand nowhere. */
export function wordsOf(state: GbmState): string[] {
  const found = new Set(['nobody', 'a few words', 'nothing12-3']);
  const look = (value: unknown): void => {
    if (typeof value === 'string' && value.length <= 40) found.add(value);
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) found.add(key);
    for (const inner of Object.values(value)) look(inner);
  };
  const { derived: _derived, log: _log, ...shared } = state.public;
  const { log: _desk, ...desk } = state.director;
  look(shared);
  look(desk);
  return [...found];
}

function anyValue(schema: Schema, pick: Pick, words: readonly string[]): OfferValue {
  const branches = branchesOf(schema);
  const branch = branches[pick(branches.length)];
  if (branch) return anyValue(branch, pick, words);
  if (isPlain(schema.const)) return schema.const;
  if (schema.enum) return oneOf(schema.enum.filter(isPlain), pick) ?? null;
  switch (schema.type) {
    case 'string':
      return anyWord(pick, fitting(schema, words)).slice(0, schema.maxLength ?? 64);
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? -3, -20);
      const most = Math.min(schema.maximum ?? 12, least + 40);
      return least + pick(most - least + 1);
    }
    case 'boolean':
      return pick(2) === 1;
    case 'array': {
      const length = (schema.minItems ?? 0) + pick(3);
      const items = schemaOf(Array.isArray(schema.items) ? schema.items[0] : schema.items);
      return Array.from({ length }, () => anyValue(items, pick, words));
    }
    case 'object': {
      const needed = new Set(schema.required ?? []);
      const made = Object.entries(schema.properties ?? {})
        .filter(([name]) => needed.has(name) || pick(2) === 0)
        .map(([name, inner]) => [name, anyValue(schemaOf(inner), pick, words)] as const);
      return Object.fromEntries(made);
    }
    default:
      return schema.type === 'null' ? null : anyWord(pick, words);
  }
}

/** The words that a field could hold, where not any will do. */
function fitting({ pattern }: Schema, words: readonly string[]): readonly string[] {
  if (pattern === undefined) return words;
  const form = new RegExp(pattern);
  return [...words, HASH].filter((word) => form.test(word));
}

/** What looks like the hash of a secret. */
const HASH = '0f'.repeat(32);

function another(value: unknown, pick: Pick, words: readonly string[]): OfferValue {
  if (typeof value === 'number') return value + 1 + pick(12);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return [...value.filter(isPlain), anyWord(pick, words)];
  return anyWord(pick, words);
}

function anyWord(pick: Pick, words: readonly string[]): string {
  return oneOf(words, pick) ?? 'nobody';
}

function oneOf<T>(list: readonly T[], pick: Pick): T | undefined {
  return list[pick(Math.max(1, list.length))];
}

function branchesOf(schema: Schema): Schema[] {
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(schemaOf);
}

function schemaOf(schema: z.core.JSONSchema._JSONSchema | undefined): Schema {
  return typeof schema === 'object' ? schema : {};
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
