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
  onFreed: layBack,
};

/** Decks are made between sessions as well. */
export const deckMaking = { ...moves.area(...makingDecks), betweenSessions: true } as const;

/** What somebody looks at who has left lies on top again, as it lay. Their hand stays with the seat (TABLE-084). */
function layBack(play: AnyPlay): void {
  const { decks: all = {}, table } = play.state.public;
  for (const { id: deck, looks } of Object.values(all)) {
    for (const seat of Object.keys(looks)) {
      if (table.seats[seat]?.vacant !== true) continue;
      const cards = [...lookedAtBy(play.state, seat, deck)];
      play.emit({ type: 'cardsMoved', deck, cards, to: 'top' });
    }
  }
}
