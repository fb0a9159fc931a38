import type { Audience, Seat } from '../../../engine';
import { latest } from '../../../engine';
import type { Numbers } from '../../../table';
import { seenOn } from '../audiences';
import type { AnyContext } from '../game';
import { refuse } from '../game';
import { keyOf } from '../naming';
import { sheetNumbers } from '../sheets/sheets';
import type { AnyState, Lying, RollAudience } from '../state';
import { compartment } from '../state';

/**
 * The numbers that somebody’s dice may call by name (ANY-ROLL-009): lines of their sheets, counters and tracks on cards
 * of their own, then those by themselves, in the open before in private. “Goblin: attack” is that of any card they see. A roll that
 * others see knows only what they see, too: else it would tell of what lies in private.
 */
export function numbersOf({ state, seat }: AnyContext, to: RollAudience): Numbers {
  // Searching a draft is dear, and nothing of it is written while dice are read.
  const now = latest(state);
  const own = seenOn('self', seat);
  const places: Audience[] = seenOn(to, seat) === own ? ['public', own] : ['public'];
  // Not for longer than this: what is offered has to be seen to look at the counters each time.
  const known = new Map<Audience, Known>();
  const written = new Map<Audience, ReturnType<typeof sheetNumbers>>();
  return {
    of(name) {
      const key = keyOf(name);
      for (const on of places) {
        const here = known.get(on) ?? lyingOn(now, on, seat);
        const sheets = written.get(on) ?? sheetNumbers(now, on, seat.id);
        known.set(on, here);
        written.set(on, sheets);
        const value = sheets(name) ?? here.get(key);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    missing(name) {
      return refuse('malformed', `No number is called “${name}” here.`, {
        instead:
          to === 'self'
            ? 'Make a counter of that name, on a card of yours or by itself.'
            : 'Make a counter of that name for all to see; what lies in private counts where only you see the roll.',
        rule: 'ANY-ROLL-009',
      });
    },
  };
}

/** The numbers of a compartment by their names, as one seat may call them. */
type Known = ReadonlyMap<string, number>;

function lyingOn(state: AnyState, on: Audience, { id }: Pick<Seat, 'id'>): Known {
  const { cards = NOTHING, counters } = compartment(state, on);
  if (!counters) return NONE;
  return gather({ cards, counters }, (card) => on !== 'public' || cards[card]?.owner === id);
}

const NOTHING: NonNullable<Lying['cards']> = {};
const NONE: Known = new Map();

function gather(
  { cards, counters }: Required<Pick<Lying, 'cards' | 'counters'>>,
  isOwn: (card: string) => boolean,
): Known {
  const known = new Map<string, number>();
  const note = (name: string, value: number) => {
    const key = keyOf(name);
    if (!known.has(key)) known.set(key, value);
  };
  const all = Object.values(counters);
  for (const { card, name, value } of all) if (card !== null && isOwn(card)) note(name, value);
  for (const { card, name, value } of all) if (card === null) note(name, value);
  for (const { card, name, value } of all) {
    const of = card === null ? undefined : cards[card];
    if (of) note(`${of.name}: ${name}`, value);
  }
  return known;
}
