import type { Brought, StoryWeights } from '../../table';
import { chapters } from '../../table';
import { words } from './game';
import type { AnyState } from './state';

/** How much each kind of moment matters when a session is told again. */
const weights: StoryWeights = {
  kinds: { 'clock-filled': 60, 'card-shown': 45, 'card-laid': 20 },
  beside: new Set(['chapter-named', 'looking-back', 'next-time']),
};

/** What belongs in the story as it is read afterwards, besides whatever people have written of. */
export const storyKinds: readonly string[] = [
  ...Object.keys(weights.kinds),
  'card-given',
  'remark',
];

/** Sessions as chapters; what they bring to people are the cards that were handed to them (TABLE-200). */
export const sessions = chapters<AnyState>({
  words,
  weights,
  brought(before, now): Brought {
    if (before.cards === now.cards) return {};
    const brought: Record<string, Record<string, number>> = {};
    for (const { id, owner } of Object.values(now.cards)) {
      const then = before.cards[id];
      if (!then || owner === null || then.owner === owner) continue;
      brought[owner] = { ...brought[owner], [id]: 1 };
    }
    return brought;
  },
  // What has gone on to somebody else meanwhile is theirs.
  gained: ({ public: { cards } }, of, gains) =>
    Object.values(cards)
      .filter(({ id, owner }) => owner === of && gains[id])
      .map(({ name }) => `“${name}”`),
});
