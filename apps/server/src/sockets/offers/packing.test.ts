import { MOST_TOLD, OfferReader } from '@moonlit/protocol';
import type { Field, Offer } from '@moonlit/rules';
import { offerKey } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { PackingWriter } from './packing';

const number = (max: number): Field => ({
  ...{ name: 'n', kind: 'number', label: 'How many', min: 0, initial: 0 },
  max,
});
const give = (to: string, max = 9): Offer => ({
  ...{ command: 'give', with: { to }, label: `Give ${to}`, place: 'desk' },
  fields: [number(max)],
});
const lengthOf = (told: unknown): number => JSON.stringify(told).length;
const state = (...offers: Offer[]) => ({
  offers: Object.fromEntries(offers.map((offer) => [offerKey(offer), offer])),
});

describe('offers as they are told', () => {
  it('an offer is told once, then by its number, whatever object says the same', () => {
    const writer = new PackingWriter();
    expect(writer.at('offers/a', give('ida'))).toEqual([
      [
        ...['command,with,label,place,fields', 'give', ['to', null], null, 'desk'],
        [['name,kind,label,min,initial,max', 'n', 'number', 'How many', null, null, null]],
      ],
      ...['ida', 'Give ida', 0, 0, 9],
    ]);
    expect(writer.at('offers/a', give('ida'))).toBe(0);
  });

  it('the form of many is told once, and of each what differs', () => {
    const writer = new PackingWriter();
    writer.at('offers/a', give('ida'));
    expect(writer.at('offers/b', give('cole', 4))).toEqual([0, 'cole', 'Give cole', 0, 0, 4]);
  });

  it('a whole state has its offers told without their keys, and nothing else is touched', () => {
    const writer = new PackingWriter();
    expect(writer.inState({ drawers: ['desk'], ...state(give('ida'), give('cole')) })).toEqual({
      drawers: ['desk'],
      offers: [expect.any(Array), [0, 'cole', 'Give cole', 0, 0, 9]],
    });
    for (const other of [null, 7, {}, { offers: null }, { offers: 7 }, { offers: { a: null } }]) {
      expect(writer.inState(other)).toBe(other);
    }
    for (const path of ['offers', 'drawers/a', 'offers/a/label']) {
      const given = give('ida');
      expect(writer.at(path, given)).toBe(given);
    }
    for (const value of [null, 'A', { label: 'A' }]) {
      expect(writer.at('offers/a', value)).toBe(value);
    }
  });

  it('the other end reads them, however many there are, and the oldest is told anew', () => {
    const [writer, reader] = [new PackingWriter(), new OfferReader()];
    const all = Array.from(
      { length: MOST_TOLD + 1 },
      (_, at): Offer => ({
        ...give(`${at}`),
        fields: [
          {
            name: `f${at}`,
            kind: 'text',
            label: 'T',
            max: 9,
            required: false,
            suggestions: [`${at}`],
          },
        ],
      }),
    );
    const send = (given: Offer) => {
      const told = writer.at('offers/a', given);
      expect(reader.read('offers/a', JSON.parse(JSON.stringify(told)))).toEqual(given);
      return typeof told === 'number';
    };
    expect(all.map(send)).not.toContain(true);
    // The first has made room for the last; the second is known still.
    expect([1, MOST_TOLD, 0].map((at) => send(all[at] ?? give('')))).toEqual([true, true, false]);
    expect(send(all[1] ?? give(''))).toBe(false);
  });
});

describe('how long an offer is', () => {
  /** What is told of a secret beside something in the open whose name somebody has chosen. */
  const beside = (open: string, secret: Offer): number => {
    const writer = new PackingWriter();
    writer.at('offers/open', give(open));
    return lengthOf(writer.at('offers/secret', secret));
  };

  it('tells nothing of the words that it has in common with another', () => {
    const secret = { ...give('x'), with: { to: 'x' }, label: 'Give the duke' };
    for (const like of ['the duke', 'the dukes', 'somebody']) {
      expect(beside(like, secret)).toBe(beside('nobody', secret));
    }
    // Nor of the numbers, nor of the words that somebody has written in a field.
    expect(beside('ida', give('cole', 9))).toBe(beside('ida', give('cole', 8)));
    const written = (initial: string): Offer => ({
      ...{ command: 'write', with: { note: initial }, label: 'Write', place: 'sheet' },
      fields: [{ name: 'text', kind: 'text', label: 'Text', max: 90, required: true, initial }],
    });
    const second = (first: string): number => {
      const writer = new PackingWriter();
      writer.at('offers/first', { ...written(first), with: { note: 1 } });
      return lengthOf(
        writer.at('offers/second', { ...written('the duke did it'), with: { note: 2 } }),
      );
    };
    expect(second('the duke did it')).toBe(second('somebody else'));
  });
});
