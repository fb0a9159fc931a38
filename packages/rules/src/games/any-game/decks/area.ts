import type { SeatId } from '../../../engine';
import { takenSince } from '../../../table/passed-on';
import type { AnyPlay } from '../game';
import { moves } from '../game';
import { drawing } from './drawing';
import { handling } from './handling';
import { makingDecks } from './making';
import { shuffling } from './shuffling';
import { evolveDecks, lookedAtBy } from './state';

/** Decks of playing cards: what is drawn, held, played and put back (ANY-DECK). */
export const decks = {
  ...moves.area(drawing, handling, shuffling),
  evolves: evolveDecks,
  // What was dealt goes back with what everybody sees of it.
  seatFields: ['hands', 'looks'],
  onFreed(play: AnyPlay) {
    const { seats } = play.state.public.table;
    for (const { id, vacant } of Object.values(seats)) if (vacant) layBack(play, id);
  },
  // What an undo brings back of it belonged to whoever sat there before.
  after(play: AnyPlay, command: { type: string }) {
    for (const seat of takenSince(play, command)) layBack(play, seat);
  },
};

/** Decks are made between sessions as well. */
export const deckMaking = { ...moves.area(...makingDecks), betweenSessions: true } as const;

/** What somebody looks at who has left lies on top again, as it lay. Their hand stays with the seat (TABLE-084). */
function layBack(play: AnyPlay, seat: SeatId): void {
  for (const deck of Object.keys(play.state.public.decks ?? {})) {
    const cards = [...lookedAtBy(play.state, seat, deck)];
    if (cards.length > 0) play.emit({ type: 'cardsMoved', deck, cards, to: 'top' });
  }
}
