import { expect, it } from 'vitest';
import { z } from 'zod';
import { validate } from './validation';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  age: z.int().min(0).max(9).optional(),
  kind: z.enum(['a', 'b']).optional(),
  pet: z.object({ kind: z.enum(['cat', 'dog']) }).optional(),
  picks: z.array(z.string()).max(2).optional(),
  nick: z.string().min(2, 'A nickname has two letters at least.').optional(),
});

it.each([
  [{}, '“name” is missing.'],
  [{ name: 5 }, '“name” must be a text.'],
  [{ name: '' }, '“name” is empty.'],
  [{ name: 'abcdef' }, '“name” is too long: at most 5 characters.'],
  [{ name: 'a', age: 12 }, '“age” is too much: at most 9.'],
  [{ name: 'a', age: 1.5 }, '“age” must be a whole number.'],
  [{ name: 'a', kind: 'c' }, '“kind” is none of the possible values.'],
  [{ name: 'a', pet: {} }, '“pet.kind” is missing.'],
  [{ name: 'a', picks: ['x', 3] }, '“picks.1” must be a text.'],
  [{ name: 'a', picks: ['x', 'y', 'z'] }, '“picks” is too much: at most 2 entries.'],
  [{ name: 'a', more: 1 }, '“more” does not belong here.'],
  [{ name: 'a', ['x'.repeat(99)]: 1 }, `“${'x'.repeat(40)}…” does not belong here.`],
  [{ name: 'a', nick: 'b' }, 'A nickname has two letters at least.'],
  ['what', 'The message must be a set of fields.'],
])('says in plain words what is wrong with %j', (value, message) => {
  expect(validate(schema, value)).toMatchObject({ ok: false, message });
});

it('gives what fits', () => {
  expect(validate(schema, { name: 'a' })).toEqual({ ok: true, value: { name: 'a' } });
});

it('takes what would turn other people’s words out of every text, however deep it stands', () => {
  const value = { name: 'A\u202eb', picks: ['x\u2066', '\u202ey'], kind: 'a' };
  const cleaned = { name: 'Ab', picks: ['x', 'y'], kind: 'a' };
  expect(validate(schema, value)).toEqual({ ok: true, value: cleaned });
  expect(value.name).toBe('A\u202eb');
  expect(validate(schema, value, { asSent: true })).toEqual({ ok: true, value });
  expect(validate(schema, { name: 'A\u202e', kind: 'a\u202e' })).toMatchObject({ ok: false });
  expect(validate(schema, { name: '\u202e\u200b' })).toMatchObject({ message: '“name” is empty.' });
  const loose = z.looseObject({});
  const prototype = JSON.parse('{"__proto__":{"\u202ea":"\u202eb"}}');
  const read = validate(loose, prototype);
  expect(JSON.stringify(read)).toBe('{"ok":true,"value":{}}');
});

it('says that it cannot read what is nested without end', () => {
  const nested = JSON.parse(`{"name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
  expect(validate(z.looseObject({}), nested)).toEqual({
    ok: true,
    value: { name: expect.anything() },
  });
  expect(validate(schema, nested)).toMatchObject({ ok: false, message: '“name” must be a text.' });
});
