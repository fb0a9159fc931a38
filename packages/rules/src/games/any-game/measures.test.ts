import { expect, it } from 'vitest';
import { decksOf } from './decks/state';
import { itemsOn } from './state';
import { large } from './testing/large';

it('12 sheets and their kind take at most 5 kB of a player’s first state, beside 300 cards in piles and 40 on a board', () => {
  const { state } = large();
  expect(itemsOn(state, 'public', 'sheets')).toHaveLength(12);
  expect(decksOf(state).reduce((sum, { cards }) => sum + cards.length, 0)).toBe(300);
  const { sheets, templates } = state.public;
  const offers = Object.values(state.seats.carl?.offers ?? {}).filter(
    ({ place }) => place === 'sheets',
  );
  expect(offers.length).toBe(2);
  expect(JSON.stringify([sheets, templates, offers]).length).toBeLessThan(5000);
});
