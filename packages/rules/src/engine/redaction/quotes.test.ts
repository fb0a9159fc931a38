import { expect, it } from 'vitest';
import { Quotes } from './quotes';

/** What is found of these in a text, as it stands there. */
const found = (text: string, ...quoted: string[]): string[] => {
  const quotes = new Quotes();
  for (const one of quoted) quotes.add(one);
  return quotes.placesIn(text).map(({ from, until }) => text.slice(from, until));
};

it('TABLE-046: words are found wherever they stand as whole words, and the longest of them', () => {
  expect(found('So the bell rings, the bell!', 'the bell')).toEqual(['the bell', 'the bell']);
  for (const order of [
    ['the', 'the bell', 'the bell rings'],
    ['the bell rings', 'the bell', 'the'],
    ['the bell', 'the', 'the bell rings'],
  ]) {
    expect(found('The bell rings, the bell, the end.', ...order)).toEqual([
      'The bell rings',
      'the bell',
      'the',
    ]);
  }
  expect(found('The bells. Thebell. xthe bell', 'the bell')).toEqual([]);
  expect(found('go onwards', 'go on')).toEqual([]);
  expect(found('go on𝒳', 'go on')).toEqual([]);
  expect(found('go on!wards', 'go on!')).toEqual(['go on!']);
  expect(found('', 'the bell')).toEqual([]);
  expect(found('The bell')).toEqual([]);
});

it('it does not matter whether they begin with a capital, and matters everywhere else', () => {
  expect(found('The bell. the bell.', 'The bell')).toEqual(['The bell', 'the bell']);
  expect(found('The bell. the bell.', 'the bell')).toEqual(['The bell', 'the bell']);
  expect(found('the Bell. THE bell.', 'the bell')).toEqual([]);
  expect(found('Irmak', 'ırmak')).toEqual([]);
});

it('what stands before the first word of them belongs to them', () => {
  expect(found('She: “Rain” falls. Rain.', '“Rain” falls')).toEqual(['“Rain” falls']);
  expect(found('Rain” falls', '“Rain” falls')).toEqual([]);
  expect(found('☾', '☾', '!')).toEqual([]);
});

it('what belongs to one is not found in another again', () => {
  expect(found('Rain (snow)', 'Rain (', '(snow)')).toEqual(['Rain (']);
  expect(found('Rain,snow', 'Rain', ',snow')).toEqual(['Rain', ',snow']);
});
