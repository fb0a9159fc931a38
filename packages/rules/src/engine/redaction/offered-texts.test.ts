import { expect, it } from 'vitest';
import type { Offer } from '../prompts';
import { offeredTexts } from './offered-texts';

const offer: Offer = {
  ...{ command: 'say', label: 'Say', place: 'act' },
  with: { text: ' Settled, so ', n: 3 },
  fields: [
    { name: 'text', kind: 'text', label: '', max: 9, required: false, initial: 'Begun' },
    { name: 'text', kind: 'text', label: '', max: 9, required: false },
    {
      ...{ name: 'of', kind: 'choice', label: '', required: true, initial: 'b' },
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    {
      name: 'many',
      kind: 'choices',
      label: '',
      min: 0,
      max: 2,
      options: [{ value: 'c', label: 'C' }],
    },
    { name: 'count', kind: 'number', label: '', min: 0, max: 2, initial: 1 },
  ],
};

it('a form brings what is settled, what stands in a field, and what can be chosen there, whole and in parts', () => {
  expect(offeredTexts(offer, 'text')).toEqual(['Settled, so', 'Settled', 'so', 'Begun', 'Begun']);
  expect(offeredTexts(offer, 'of')).toEqual(['b', 'b', 'a', 'a', 'b', 'b']);
  expect(offeredTexts(offer, 'many')).toEqual(['c', 'c']);
  for (const none of ['n', 'count', 'other', 'constructor']) {
    expect(offeredTexts(offer, none)).toEqual([]);
  }
  const { fields: _none, ...without } = offer;
  expect(offeredTexts(without, 'text')).toHaveLength(3);
});
