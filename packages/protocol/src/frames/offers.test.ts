import { beforeEach, describe, expect, it } from 'vitest';
import { audienceNumber, audienceOf } from './index';
import { isOfferAt, LIST, MOST_TOLD, OfferReader, VALUE } from './offers';

let reader: OfferReader;
beforeEach(() => {
  reader = new OfferReader();
});

/** The form of an offer with a number and a choice to fill in. */
const form = [
  'command,with,label,fields',
  'give',
  ['to', VALUE],
  VALUE,
  [
    ['name,kind,max', 'n', 'number', VALUE],
    ['name,kind,required,options', 'how', 'choice', true, LIST],
  ],
];
const read = (to: string, max: number) => ({
  ...{ command: 'give', with: { to }, label: `To ${to}` },
  fields: [
    { name: 'n', kind: 'number', max },
    {
      ...{ name: 'how', kind: 'choice', required: true },
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B', detail: 'At once' },
      ],
    },
  ],
});
const options = [
  ['a', 'A'],
  ['b', 'B', 'At once'],
];

describe('offers as they arrive', () => {
  it('are what their numbers stand for, in a whole state and one by one, each under its own key', () => {
    const told = [[form, 'ida', 'To ida', 3, options], [0, 'cole', 'To cole', 4, 0], 0];
    const state = { drawers: ['by-hand'], offers: told };
    expect(reader.read('', state)).toEqual({
      drawers: ['by-hand'],
      offers: { 'give:ida': read('ida', 3), 'give:cole': read('cole', 4) },
    });
    expect(reader.read('offers/more', 1)).toEqual(read('cole', 4));
  });

  it('have the names of their fields from before, in another form as well', () => {
    reader.read('offers/give', [form, 'ida', 'To ida', 3, options]);
    // The second shape is that of what is settled, the third that of a number.
    const other = ['command,fields', 'count', [[2, 'm', 'number', VALUE]]];
    expect(reader.read('offers/count', [other, 9])).toEqual({
      command: 'count',
      fields: [{ name: 'm', kind: 'number', max: 9 }],
    });
  });

  it('settle nothing, ask for nothing, or suggest what they have suggested before', () => {
    const bare = ['command,with,fields', 'wait', VALUE, []];
    expect(reader.read('offers/wait', [bare, {}])).toEqual({
      ...{ command: 'wait', with: {}, fields: [] },
    });
    const text = ['command,fields', 'call', [['name,suggestions', 'name', LIST]]];
    const called = { command: 'call', fields: [{ name: 'name', suggestions: ['Mol', 'Ryde'] }] };
    expect(reader.read('offers/call', [text, ['Mol', 'Ryde']])).toEqual(called);
    expect(reader.read('offers/call', [1, 0])).toEqual(called);
  });

  it('are the newer thing where a number is given again', () => {
    const one = ['command,label', 'one', VALUE];
    for (let at = 0; at <= MOST_TOLD; at += 1) {
      reader.read('offers/one', [at === 0 ? one : 0, at]);
    }
    expect(reader.read('offers/one', 0)).toEqual({ command: 'one', label: MOST_TOLD });
    expect(reader.read('offers/one', 1)).toEqual({ command: 'one', label: 1 });
  });

  it('are refused where a number was never given', () => {
    const unknown = [0, [0, 'x'], [[0, 'x']], [['command,fields', 'x', LIST], 0]];
    for (const told of unknown) {
      expect(() => new OfferReader().read('offers/one', told)).toThrow(RangeError);
    }
  });

  it('stay as they are where they say themselves what they are', () => {
    for (const plain of [{ command: 'one' }, null, 'gone']) {
      expect(reader.read('offers/one', plain)).toEqual(plain);
    }
    expect(reader.read('', { offers: { one: { command: 'one' } } })).toEqual({
      offers: { one: { command: 'one' } },
    });
  });

  it('are read nowhere else than where offers stand', () => {
    const told = [['command', 'one']];
    for (const path of ['offer', 'my/offers/one', 'offers/one/fields', 'offers/', 'drawers/one']) {
      expect([path, reader.read(path, told)]).toEqual([path, told]);
      expect([path, isOfferAt(path)]).toEqual([path, false]);
    }
    for (const value of [null, 'gone', 7, { drawers: [] }]) {
      expect(reader.read('', value)).toEqual(value);
      expect(reader.read('offers', value)).toEqual(value);
    }
  });
});

it('every audience of a seat has a number, and no other number an audience', () => {
  const audiences = ['public', 'director', 'seat:claire'];
  expect(audiences.map(audienceNumber)).toEqual([0, 1, 2]);
  expect([0, 1, 2].map((number) => audienceOf(number, 'claire'))).toEqual(audiences);
  expect(() => audienceOf(3, 'claire')).toThrow(RangeError);
});
