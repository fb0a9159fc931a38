import type { Seat } from '../../engine';
import { makingOf } from '../../table';
import type { AnyState } from './state';
import { itemsOn } from './state';

/** Whether somebody has a card for whoever they play that lies open before everybody. */
export const hasOwnCard = (state: AnyState, { id }: Pick<Seat, 'id'>): boolean =>
  itemsOn(state, 'public', 'cards').some(({ kind, owner }) => kind === 'person' && owner === id);

/**
 * Whoever plays may have a card for whom they play: it is the one step of making somebody where there is no
 * rulebook. What they keep in private counts for nothing here: all of this everybody sees.
 */
export const making = makingOf<AnyState, Seat, 'card'>({
  all: ({ public: { table } }) =>
    Object.values(table.seats).filter(({ role, vacant }) => role === 'protagonist' && !vacant),
  idOf: ({ id }) => id,
  by: ({ id }) => id,
  steps: [
    {
      id: 'card',
      title: 'Who you play',
      about: 'A card of your own for whoever you play, for everybody to see. A name is enough.',
      filledBy: [{ command: 'card.create', place: 'making' }],
      lacks: (state, seat) => (hasOwnCard(state, seat) ? [] : ['a card of their own']),
    },
  ],
});
