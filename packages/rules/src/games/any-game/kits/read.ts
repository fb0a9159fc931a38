import { z } from 'zod';
import { cleanText } from '../../../engine/texts';
import { wordsIn } from '../../../engine/typed-words';
import { needed, typedUpTo } from '../../../table/command';
import { backs, deckBounds } from '../decks/deck';
import { refuse } from '../game';
import { room } from '../items';
import { bests } from '../rolls/bands';
import { looks } from '../setup';
import { asks } from '../state';
import type { Kit } from './kit';
import { readKitFile } from './kit';

/** Longer than any kit. */
const LONG = 30_000;
export const QUESTIONS = 2000;
const written = { name: needed(80), lines: typedUpTo(LONG) };
const list = <T extends z.ZodType>(of: T, most: number) => z.array(of).max(most).default([]);

/** A kit as it is written; parts that nobody knows are passed over. */
const kitSchema = z.object({
  name: typedUpTo(120).default(''),
  look: z.enum(looks).optional(),
  questions: typedUpTo(QUESTIONS).default(''),
  templates: list(z.object({ ...written, name: needed(60) }), room.templates),
  readings: list(
    z.object({ ...written, name: needed(60), best: z.enum(bests).default('high') }),
    room.readings,
  ),
  decks: list(
    z.object({ ...written, name: needed(deckBounds.name), back: z.enum(backs).default('blue') }),
    deckBounds.decks,
  ),
  tables: list(z.object(written), room.tables),
  rolls: list(
    z.object({
      ...{ name: needed(80), expression: typedUpTo(2000) },
      ask: z.enum(asks).exclude(['nothing']).optional(),
      reading: typedUpTo(80).optional(),
    }),
    room.saved,
  ),
});

/** A kit that could be read: still with whatever people have written in it. */
export type ReadKit = z.infer<typeof kitSchema>;

const parts: Readonly<Record<string, string>> = {
  templates: 'sheets',
  readings: 'readings',
  decks: 'decks',
  tables: 'tables',
  rolls: 'rolls',
  questions: 'questions',
  look: 'look',
  name: 'name',
};

/** @throws Refused where a text is no kit, or a part of it is none, with the part. */
export function readKit(text: string): ReadKit {
  const file = readKitFile(text);
  if ('fault' in file) {
    return refuse('malformed', file.fault, { instead: file.instead, rule: 'ANY-KIT-003' });
  }
  const read = kitSchema.safeParse(cleaned(file.kit));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const [part = '', at] = issue?.path ?? [];
  const what = parts[String(part)] ?? 'parts';
  const which = typeof at === 'number' ? `, number ${at + 1}` : '';
  return refuse('malformed', `The ${what} of that kit cannot be read${which}.`, {
    instead: `${allowed} Take the kit from where it was first kept.`,
    rule: 'ANY-KIT-003',
  });
}

const allowed = `A kit has up to ${room.templates} sheets, ${room.readings} readings, ${deckBounds.decks} decks, ${room.tables} tables and ${room.saved} rolls.`;

/** All texts in something, fit to stand among other people’s words. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]));
}

/** What somebody has brought as a kit, each text and each line in it their own words: see `RuleSystem.pasted`. */
export function pastedKit(sent: { type: string; text?: unknown }): object | null {
  if (sent.type !== 'kit.bring' || typeof sent.text !== 'string') return null;
  const file = readKitFile(sent.text);
  if ('fault' in file) return null;
  const read = kitSchema.safeParse(cleaned(file.kit));
  if (!read.success) return null;
  const words = wordsIn(kitSchema, read.data);
  const lines = words.flatMap((text) => text.split('\n').map((line) => line.trim()));
  return { text: [...new Set([...words, ...lines])].filter(Boolean) };
}

/** A kit of ours as one that was read: what it leaves out is as usual. */
export const asRead = (kit: Kit): ReadKit => kitSchema.parse(kit);
