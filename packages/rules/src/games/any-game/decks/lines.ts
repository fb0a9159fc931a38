import type { Refusal } from '../../../engine';
import { barred } from '../game';
import { deckBounds } from './deck';

/** A card that stands there several times: “3x Goblin”, “2 × The moon”. */
const SEVERAL = /^(\d{1,4})\s*[x×]\s+(.+)$/iu;
/** Cards with numbers from one to another: “1–20”. */
const NUMBERS = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/;
/** What stands before a line of a list, and is no part of it. */
const BULLET = /^[•*–-]\s+/u;

/** What was written, line by line: so many cards of each. Empty lines are none. */
function read(lines: string): { face: string; times: number }[] {
  return lines.split('\n').flatMap((line) => {
    const bare = line.trim().replace(BULLET, '');
    const [, first, last] = NUMBERS.exec(bare) ?? [];
    if (first !== undefined && Number(last) > Number(first)) {
      return numbersBetween(Number(first), Number(last)).map((face) => ({ face, times: 1 }));
    }
    const [, times, named] = SEVERAL.exec(bare) ?? [];
    const face = (named ?? bare).trim();
    return face === '' ? [] : { face, times: times === undefined ? 1 : Number(times) };
  });
}

const numbersBetween = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`);

/**
 * Reads a deck line by line (ANY-DECK-002): each line is a card, “3x Goblin” is three of them, “1–20”
 * are twenty with numbers.
 *
 * @returns the cards in the order in which they are written, or why they are no deck.
 */
export function cardsFromLines(lines: string): string[] | Refusal {
  const written = read(lines);
  const many = written.reduce((sum, { times }) => sum + times, 0);
  if (many < 1) {
    return barred('malformed', 'There is no card in that.', {
      instead: 'Write one card a line, such as “The moon”, or “3x Goblin” for three of them.',
      rule: 'ANY-DECK-002',
    });
  }
  if (many > deckBounds.cards) {
    return barred(
      'limit-reached',
      `Those are ${many} cards, and a deck has room for ${deckBounds.cards}.`,
      { instead: 'Leave some out, or make two decks of it.', rule: 'ANY-DECK-003' },
    );
  }
  const long = written.find(({ face }) => face.length > deckBounds.face);
  if (long) {
    return barred(
      'limit-reached',
      `“${long.face.slice(0, 40)}…” has ${long.face.length} letters, and a card has room for ${deckBounds.face}.`,
      {
        instead: 'Write less on it, and keep the rest in a note or on an index card.',
        rule: 'ANY-DECK-003',
      },
    );
  }
  return written.flatMap(({ face, times }) => Array<string>(times).fill(face));
}
