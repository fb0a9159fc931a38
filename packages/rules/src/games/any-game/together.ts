import type { SeatId } from '../../engine';
import { asking, bestMoment, closingReview, isDirected, polls } from '../../table';
import type { AnyPlay } from './game';
import { words } from './game';
import type { AnyState } from './state';

/** Whose turn it is in the turn order: an entry is somebody’s where it bears their name. */
function turnOf({ public: { turns, table } }: AnyState): SeatId | null {
  const acting = turns.entries.find(({ id }) => id === turns.current);
  const seat = Object.values(table.seats).find(({ name }) => name === acting?.name);
  return seat?.id ?? null;
}

/** What anybody asks the table. Where nobody referees, it may be decided otherwise than by a vote. */
const asked = polls<AnyState, AnyPlay>({
  arbiters: (state) => (isDirected(state) ? ['vote'] : ['vote', 'chance', 'turn', 'somebody']),
  turnOf,
});

/** What people at this table decide together, and say of a session when it is over. */
export const together = {
  polls: asked.area,
  asked: asking<AnyState, AnyPlay>(asked.question),
  review: closingReview<AnyState, AnyPlay>(words, {
    steps: [
      bestMoment,
      {
        id: 'next',
        kind: 'words',
        label: 'Next time',
        asks: 'What would you like next time?',
        concerns: () => true,
        said: (name) => `What ${name} would like next time.`,
      },
    ],
  }),
};
