import { describe, expect, it } from 'vitest';
import { FILE_MOST, fileOf, isSendable, objectOf, readFile, readFileFor } from './file';

const kind = { game: 'my-game', form: 2 };
const padded = (length: number): string => {
  const empty = fileOf(kind, { name: '' }).length;
  return fileOf(kind, { name: 'x'.repeat(length - empty) });
};

describe('TABLE-234: a file of somebody', () => {
  it('is read as it was written', () => {
    const read = readFile(fileOf(kind, { name: ' Wren ', might: 2 }));
    expect(read).toMatchObject({ game: 'my-game', form: 2, name: 'Wren', sheet: { might: 2 } });
  });

  it('has an end, and so has the message that it comes in', () => {
    expect(readFile(padded(FILE_MOST))).toMatchObject({ game: 'my-game' });
    expect(readFile(padded(FILE_MOST + 1))).toMatchObject({
      fault: expect.stringMatching(/28,001/),
    });
    expect(isSendable('"'.repeat(15_999))).toBe(true);
    expect(isSendable('"'.repeat(16_000))).toBe(false);
  });

  it('is as deep as sheets are, brackets in words not counted', () => {
    const deep = (by: number) => {
      let value: unknown = 1;
      for (let at = 0; at < by; at += 1) value = [value];
      return fileOf(kind, { name: 'Wren', value, words: '[[[[[[[[[[[[[[[[[[ \\" [[[' });
    };
    expect(readFile(deep(14))).toMatchObject({ name: 'Wren' });
    expect(readFile(deep(15))).toHaveProperty('fault');
  });

  it('is for tables of its game, and for releases that know its form', () => {
    const text = fileOf(kind, { name: 'Wren' });
    expect(readFileFor(text, kind)).toMatchObject({ name: 'Wren' });
    expect(readFileFor(text, { ...kind, form: 3 })).toMatchObject({ form: 2 });
    expect(readFileFor(text, { ...kind, form: 1 })).toMatchObject({
      fault: expect.stringMatching(/newer version/),
    });
    expect(readFileFor(text, { ...kind, game: 'other' })).toMatchObject({
      fault: expect.stringMatching(/another game/),
    });
  });

  it.each([
    '7',
    '"x"',
    '[]',
    '{}',
    '{"format":"moonlit-character","game":1,"form":1,"sheet":{}}',
    '{"format":"moonlit-character","game":"g","form":1.5,"sheet":{}}',
    '{"format":"moonlit-character","game":"g","form":1,"sheet":[]}',
    '{"format":"moonlit-character","game":"g","form":1,"sheet":null}',
  ])('is none: %s', (text) => {
    expect(readFile(text)).toMatchObject({ fault: expect.stringMatching(/no file/) });
  });

  it('has fields of its own alone', () => {
    const fields = objectOf(JSON.parse('{"__proto__":{"wings":2},"name":"Wren"}'));
    expect(Object.keys(fields)).toEqual(['name']);
    expect([fields.wings, fields.toString]).toEqual([undefined, undefined]);
  });
});
