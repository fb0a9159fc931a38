import { MOST_TOLD } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { LastVersionReader } from '../../../test/last-version-reader';
import { LastVersionWriter } from './last-version';

const offer = (label: string, form?: string): Offer => ({
  ...{ command: 'count', with: {}, label, place: 'desk' },
  ...(form
    ? { fields: [{ name: form, kind: 'number', label: form, min: 0, max: 9, initial: 0 }] }
    : {}),
});

it('an offer is told once, then by its number, whatever object says the same', () => {
  const writer = new LastVersionWriter();
  expect(writer.at('offers/a', offer('A'))).toEqual({ is: offer('A'), as: 0 });
  expect(writer.at('offers/a', offer('A'))).toBe(0);
  expect(writer.at('offers/b', offer('B'))).toEqual({ is: offer('B'), as: 1 });
});

it('a form has a number of its own', () => {
  const writer = new LastVersionWriter();
  const { fields, ...rest } = offer('A', 'n');
  expect(writer.at('offers/a', offer('A', 'n'))).toEqual({
    is: { ...rest, fields: { is: fields, as: 0 } },
    as: 0,
  });
  expect(writer.at('offers/b', offer('B', 'n'))).toMatchObject({ is: { fields: 0 }, as: 1 });
});

it('a whole state has its offers told, and nothing else is touched', () => {
  const writer = new LastVersionWriter();
  const state = { drawers: ['desk'], offers: { a: offer('A'), gone: null } };
  expect(writer.inState(state)).toEqual({
    drawers: ['desk'],
    offers: { a: { is: offer('A'), as: 0 }, gone: null },
  });
  for (const other of [null, 7, {}, { offers: null }, { offers: 7 }]) {
    expect(writer.inState(other)).toBe(other);
  }
  for (const path of ['offers', 'drawers/a', 'offers/a/label']) {
    const given = offer('A');
    expect(writer.at(path, given)).toBe(given);
  }
  for (const value of [null, 'A', { label: 'A' }]) expect(writer.at('offers/a', value)).toBe(value);
});

it('the other end reads them, however many there are, and the oldest is told anew', () => {
  const [writer, reader] = [new LastVersionWriter(), new LastVersionReader()];
  const all = Array.from({ length: MOST_TOLD + 1 }, (_, at) => offer(`${at}`, `f${at}`));
  const send = (given: Offer) => {
    const told = writer.at('offers/a', given);
    expect(reader.read('offers/a', told)).toEqual(given);
    return typeof told === 'number';
  };
  expect(all.map(send)).not.toContain(true);
  // The first has made room for the last; the second is known still.
  expect([1, MOST_TOLD, 0].map((at) => send(all[at] ?? offer('')))).toEqual([true, true, false]);
  expect(send(all[1] ?? offer(''))).toBe(false);
});
