import { diceOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import { inOrder, shuffled } from '@moonlit/rules/any-game/decks';
import { describe, expect, it } from 'vitest';
import type { OpenOffer } from '../../../shell/state';
import { shuffleFits } from './proof';
import { withChosen } from './selection';

const seed = 'ab'.repeat(32);
const proof = {
  seed,
  hash: hashOfSeed(seed),
  shuffled: shuffled(inOrder([4, 2, 7, 0, 9]), diceOf(seed, 0)),
};

it('ANY-DECK-014: a shuffle is right where its seed fits the fingerprint and lays the cards so', () => {
  expect(inOrder(proof.shuffled)).toEqual([0, 2, 4, 7, 9]);
  expect(shuffleFits(proof)).toBe(true);
  expect(shuffleFits({ ...proof, shuffled: [...proof.shuffled].reverse() })).toBe(false);
  expect(shuffleFits({ ...proof, shuffled: proof.shuffled.slice(1) })).toBe(false);
  expect(shuffleFits({ ...proof, hash: hashOfSeed('cd'.repeat(32)) })).toBe(false);
  expect(shuffleFits({ ...proof, seed: '' })).toBe(false);
});

describe('what can be done with cards that are chosen', () => {
  const options = ['1', '2', '3'].map((value) => ({ value, label: `Card ${value}` }));
  const cards = (some: string[]) => ({
    name: 'cards',
    kind: 'choices' as const,
    label: 'Which cards',
    options: options.filter(({ value }) => some.includes(value)),
    min: 1,
    max: some.length,
  });
  const offer = (command: string, fields: OpenOffer['fields'] = []): OpenOffer => ({
    ...{ key: command, command, with: { deck: 'd' }, label: command, place: 'decks' },
    ...(fields.length > 0 ? { fields } : {}),
  });
  const to = { name: 'to', kind: 'choice' as const, label: 'To whom', required: true };
  const carl = { ...to, options: [{ value: 'carl', label: 'Carl' }] };
  const offers = [
    offer('deck.play', [cards(['1', '2'])]),
    offer('deck.discard', [cards(['1', '2', '3'])]),
    offer('deck.give', [cards(['1', '2']), carl]),
    offer('deck.shuffle'),
  ];

  it('is each offer that takes all of them, in the order in which they were chosen', () => {
    const said = withChosen(offers, ['2', '1']).map(({ label, with: all, fields }) => [
      label,
      all,
      fields,
    ]);
    const chosen = { deck: 'd', cards: ['2', '1'] };
    expect(said).toEqual([
      ['Play', chosen, []],
      ['Discard', chosen, []],
      ['Give to Carl', { ...chosen, to: 'carl' }, []],
    ]);
    expect(withChosen(offers, ['1', '3']).map(({ label }) => label)).toEqual(['Discard']);
    expect(withChosen(offers, [])).toEqual([]);
  });
});
