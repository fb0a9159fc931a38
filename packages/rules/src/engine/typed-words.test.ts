import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  knowsCommand,
  mapTyped,
  typedFieldNames,
  typedIn,
  typedWords,
  wordsIn,
} from './typed-words';

const words = typedWords(z.string());
/** What is found in a field `of`, as `name: text`. */
const found = (of: z.ZodType, value: unknown): string[] =>
  typedIn(z.object({ type: z.literal('say'), of }), { type: 'say', of: value }).map(
    ({ name, text }) => `${name}: ${text}`,
  );

describe('what somebody has typed in a command', () => {
  it('is what stands in a field of their own words, and in no other', () => {
    const schema = z.object({
      type: z.literal('say'),
      text: words,
      to: z.string(),
      kind: z.enum(['soft', 'loud']),
      times: z.number(),
    });
    const command = { type: 'say', text: ' Rain ', to: 'Bev', kind: 'soft', times: 2 };
    expect(typedIn(schema, command)).toEqual([{ name: 'text', text: ' Rain ' }]);
    expect(wordsIn(schema, command)).toEqual(['Rain']);
    for (const blank of ['', '  ', undefined, 7]) {
      expect(typedIn(schema, { ...command, text: blank })).toEqual([]);
    }
  });

  it('is found also where a schema is made of one that is marked', () => {
    for (const schema of [
      words.trim().max(9),
      words.optional(),
      words.nullable(),
      words.default('Sun'),
      words.prefault('Sun'),
      words.catch('Sun'),
      words.readonly(),
      z.nonoptional(words.optional()),
      words.transform((text) => text.length),
      words.pipe(z.string()),
    ]) {
      expect(found(schema, 'Rain')).toEqual(['of: Rain']);
    }
    expect(found(z.nullable(z.object({ text: words })), null)).toEqual([]);
    expect(found(z.object({ text: words }).optional(), undefined)).toEqual([]);
  });

  it('is found in lists and records, and called as the field that holds them', () => {
    expect(found(z.array(words), ['Rain', ' ', 'Snow'])).toEqual(['of: Rain', 'of: Snow']);
    expect(found(z.array(z.object({ text: words })), [{ text: 'Rain' }])).toEqual(['text: Rain']);
    expect(found(z.record(z.string(), words), { a: 'Rain', b: 'Snow' })).toEqual([
      'a: Rain',
      'b: Snow',
    ]);
    for (const none of ['Rain', null, undefined, 7]) {
      expect(found(z.array(words), none)).toEqual([]);
    }
    for (const none of [null, undefined, 7]) {
      expect(found(z.record(z.string(), words), none)).toEqual([]);
    }
  });

  it('is found in a list where a text is kept as what was read of it', () => {
    const list = words.transform((text) => text.split(','));
    expect(found(list, 'Rain,Snow')).toEqual(['of: Rain,Snow']);
    expect(found(list, ['Rain', 'Snow'])).toEqual(['of: Rain', 'of: Snow']);
  });

  it('is what the option means that a value is of, by its type', () => {
    const schema = z.union([
      z.object({ type: z.literal('say'), text: words }),
      z.object({ type: z.literal(['name', 'call']), text: z.string(), more: words }),
      z.object({ type: z.string(), free: words }),
    ]);
    const of = (type: string) =>
      typedIn(schema, { type, text: 'Rain', more: 'Snow', free: 'Sun' }).map(({ name }) => name);
    expect(of('say')).toEqual(['text', 'free']);
    expect(of('name')).toEqual(['more', 'free']);
    expect(of('call')).toEqual(['more', 'free']);
    expect(of('other')).toEqual(['free']);
  });

  it('is found in any option that has no type to tell by, once', () => {
    const schema = z.union([z.number(), words, z.object({ text: words }), words.max(90)]);
    expect(found(schema, 'Rain')).toEqual(['of: Rain']);
    expect(found(schema, { text: 'Rain' })).toEqual(['text: Rain']);
    expect(found(z.union([words, z.record(z.string(), words)]), 'Rain')).toEqual(['of: Rain']);
    expect(found(schema, 3)).toEqual([]);
  });

  it('is not what every object has', () => {
    expect(found(z.object({ constructor: words }), {})).toEqual([]);
    expect(typedIn(words, 'Rain')).toEqual([{ name: '', text: 'Rain' }]);
  });

  it('is changed where it stands, and nothing else', () => {
    const schema = z.object({
      type: z.literal('say'),
      to: z.string(),
      text: words,
      more: z.array(z.object({ n: z.number(), text: words })),
      map: z.record(z.string(), words),
    });
    const command = {
      type: 'say' as const,
      to: 'Rain',
      text: 'Rain',
      more: [
        { n: 1, text: 'Rain' },
        { n: 2, text: 'Snow' },
      ],
      map: { '0': 'Rain', a: 'Sun' },
    };
    const before = structuredClone(command);
    const changed = mapTyped(schema, command, ({ name, text }) =>
      text === 'Rain' ? `${name}!` : text,
    );
    expect(changed).toEqual({
      type: 'say',
      to: 'Rain',
      text: 'text!',
      more: [
        { n: 1, text: 'text!' },
        { n: 2, text: 'Snow' },
      ],
      map: { '0': '0!', a: 'Sun' },
    });
    expect(command).toEqual(before);
    expect(mapTyped(schema, command, ({ text }) => text)).toBe(command);
  });
});

describe('a game’s commands', () => {
  const say = z.object({ type: z.literal('say'), text: words, title: words });
  const call = z.object({
    type: z.literal('call'),
    text: z.array(z.object({ title: z.string(), notes: z.array(words) })),
    by: z.record(z.string(), z.object({ why: words })),
  });

  it('are known by their type, whatever their fields', () => {
    const schema = z.union([say, call]);
    expect(knowsCommand(schema, { type: 'say' })).toBe(true);
    expect(knowsCommand(schema, { type: 'call' })).toBe(true);
    expect(knowsCommand(schema, { type: 'hum' })).toBe(false);
    expect(knowsCommand(z.custom(), { type: 'hum' })).toBe(true);
  });

  it('have fields that hold people’s own words wherever they occur, and others that do not', () => {
    const names = typedFieldNames(z.union([say, call]));
    expect([...names].sort()).toEqual(['notes', 'text', 'why']);
    expect([...typedFieldNames(say)].sort()).toEqual(['text', 'title']);
  });
});
