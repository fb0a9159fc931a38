import { describe, expect, it } from 'vitest';
import { ImportRefused } from './import-refusal';
import { JsonPieces, type Outline } from './json-pieces';

const bounds = { bytes: 40, values: 8, depth: 3 };
const outline: Outline = {
  fields: { name: bounds, about: bounds },
  list: { field: 'entries', entry: bounds },
};

/** Takes a text in pieces of so many bytes; gives what came of it. */
function read(text: string, size = text.length): { pieces: [string, unknown][]; ended: boolean } {
  const reader = new JsonPieces(outline);
  const bytes = Buffer.from(text);
  const pieces: [string, unknown][] = [];
  for (let at = 0; at < bytes.length; at += size) {
    for (const { field, text: piece } of reader.take(bytes.subarray(at, at + size))) {
      pieces.push([field, JSON.parse(piece)]);
    }
  }
  return { pieces, ended: reader.ended };
}

/** How many bytes of a text are taken before it is refused, and with what. */
function refusal(text: string): [bytes: number, code: string] | null {
  const reader = new JsonPieces(outline);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1) {
    try {
      Array.from(reader.take(bytes.subarray(at, at + 1)));
    } catch (error) {
      if (error instanceof ImportRefused) return [at + 1, error.code];
      throw error;
    }
  }
  return null;
}

describe('an object', () => {
  const whole = `
    { "name" : "“Mo\\"on]\\\\", "more": {"entries": [[1], "]}\\""], "x": []}, "entries": [ {"a": [1, {"b": "]"}]} ,
      2, "three,", null , [] ], "about":-1.5e3 , "last": "🌙"  }
  `;
  const expected = [
    ['name', '“Mo"on]\\'],
    ['entries', { a: [1, { b: ']' }] }],
    ['entries', 2],
    ['entries', 'three,'],
    ['entries', null],
    ['entries', []],
    ['about', -1500],
  ];

  it.each([1, 2, 3, 7, 1_000])('comes in pieces, however it arrives: %i bytes at once', (size) => {
    expect(read(whole, size)).toEqual({ pieces: expected, ended: true });
  });

  it('that has not come as a whole is not at its end', () => {
    expect(read('{"name": "x", "entries": [1')).toEqual({ pieces: [['name', 'x']], ended: false });
    expect(read('{}')).toEqual({ pieces: [], ended: true });
    expect(read('{"entries":[]}')).toEqual({ pieces: [], ended: true });
  });

  it('of which nothing is held that nobody reads may be as large, deep and full there as it likes', () => {
    const passedOver = ['['.repeat(500) + ']'.repeat(500), `[${'{},'.repeat(500)}0]`, '"x"', '1'];
    for (const value of passedOver) {
      expect(read(`{"other":${value},"name":1}`).pieces).toEqual([['name', 1]]);
    }
  });
});

describe('what is above its bounds is refused at the first byte too many', () => {
  it.each([
    ['a long text', '{"name":"', 'x'.repeat(100), 40],
    ['a long number', '{"entries":[1,', '1'.repeat(100), 41],
    ['spaces before a value', '{"name":', ' '.repeat(100), 41],
    ['many values', '{"entries":[', `[${'1,'.repeat(100)}`, 17],
    ['many objects', '{"about":', '[{},{},{},{},{},{}', 13],
    ['a deep value', '{"entries":[', '['.repeat(100), 4],
  ])('%s', (_what, before, value, bytes) => {
    expect(refusal(before + value)).toEqual([before.length + bytes, 'too-large']);
  });
});

it.each([
  'Dear diary',
  '[1]',
  '{"name" 1}',
  '{"name":}',
  '{"name":1 2}',
  '{"name":1]',
  '{"entries":{}}',
  '{"entries":[1 2]}',
  '{"entries":[1}',
  '{name:1}',
  '{}x',
  '{"name":1,"name":2}',
  '{"entries":[],"entries":[]}',
  '{"na\\u006de":1}',
  `{"${'x'.repeat(65)}`,
])('refuses what is no such object: %s', (text) => {
  expect(refusal(text)?.[1]).toBe('malformed');
});

it('refuses what is no text', () => {
  const reader = new JsonPieces(outline);
  const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
  expect(() => [...reader.take(bytes)]).toThrow(ImportRefused);
});
