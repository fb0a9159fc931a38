import { beforeEach, describe, expect, it } from 'vitest';
import { audienceNumber, audienceOf } from './index';
import { isOfferAt, OfferReader } from './offers';

let reader: OfferReader;
beforeEach(() => {
  reader = new OfferReader();
});

const form = [{ name: 'n', kind: 'number' }];
const count = { command: 'count', fields: { is: form, as: 0 } };

describe('offers as they arrive', () => {
  it('are what their numbers stand for, in a whole state and one by one', () => {
    const state = { drawers: ['by-hand'], offers: { count: { is: count, as: 7 }, again: 7 } };
    const read = { command: 'count', fields: form };
    expect(reader.read('', state)).toEqual({
      drawers: ['by-hand'],
      offers: { count: read, again: read },
    });
    expect(reader.read('offers/more', 7)).toEqual(read);
    expect(reader.read('offers', { more: 7 })).toEqual({ more: read });
  });

  it('share a form under a number of its own', () => {
    reader.read('offers/count', { is: count, as: 7 });
    const other = { command: 'other', fields: 0 };
    expect(reader.read('offers/other', other)).toEqual({ command: 'other', fields: form });
    expect(() => reader.read('offers/third', 0)).toThrow(RangeError);
    expect(() => reader.read('offers/third', { command: 'third', fields: 7 })).toThrow(RangeError);
  });

  it('are the newer thing where a number is given again', () => {
    reader.read('offers/one', { is: { command: 'one' }, as: 0 });
    reader.read('offers/two', { is: { command: 'two' }, as: 0 });
    expect(reader.read('offers/again', 0)).toEqual({ command: 'two' });
  });

  it('stay as they are where they say themselves what they are', () => {
    for (const plain of [{ command: 'one' }, { is: 'it' }, { as: 3 }]) {
      expect(reader.read('offers/one', plain)).toEqual(plain);
    }
  });

  it('are read nowhere else than where offers stand', () => {
    const told = { is: { command: 'one' }, as: 0 };
    for (const path of ['offer', 'my/offers/one', 'offers/one/fields', 'offers/', 'drawers/one']) {
      expect([path, reader.read(path, told)]).toEqual([path, told]);
      expect([path, isOfferAt(path)]).toEqual([path, false]);
    }
    for (const value of [null, 'gone', 7, [told], { drawers: [] }]) {
      expect(reader.read('', value)).toEqual(value);
      if (!(typeof value === 'object' && value && !Array.isArray(value))) {
        expect(reader.read('offers', value)).toEqual(value);
      }
    }
    expect(() => reader.read('offers/one', 0)).toThrow(RangeError);
  });
});

it('every audience of a seat has a number, and no other number an audience', () => {
  const audiences = ['public', 'director', 'seat:claire'];
  expect(audiences.map(audienceNumber)).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((number) => audienceOf(number, 'claire'))).toEqual(audiences);
  expect(() => audienceOf(3, 'claire')).toThrow(RangeError);
});
