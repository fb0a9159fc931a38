import './deck.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';

interface DeckProps {
  /** How many cards there are. */
  count: number;
  /** What a card is of, in a word. */
  of: string;
  /** The cards, each an item of the list. */
  children: ComponentChildren;
}

/** Cards side by side, to leaf through with a thumb or with two buttons. */
export function Deck({ count, of, children }: DeckProps) {
  const deck = useRef<HTMLUListElement>(null);
  const { at, leaf } = useLeafing(deck, count);
  return (
    <div class="deck">
      <ul class="deck-cards" ref={deck}>
        {children}
      </ul>
      <div class="step-nav">
        <button type="button" class="btn" aria-disabled={at === 0} onClick={() => leaf(-1)}>
          <Icon name="back" />
          <span class="sr-only">Previous {of}</span>
        </button>
        <span aria-hidden="true">
          {at + 1} of {count}
        </span>
        <button type="button" class="btn" aria-disabled={at === count - 1} onClick={() => leaf(1)}>
          <span class="sr-only">Next {of}</span>
          <Icon name="forth" />
        </button>
      </div>
    </div>
  );
}

interface DeckCardProps {
  /** One of the colours in `css/heroes.css`. */
  colour: string;
  /** A drawing, or a sign; it is decoration. */
  art: ComponentChildren;
  /** Somebody else has it. */
  taken?: boolean;
  children: ComponentChildren;
}

/** A card of a deck: a picture on top, and what there is to read and to do below it. */
export function DeckCard({ colour, art, taken = false, children }: DeckCardProps) {
  return (
    <li class={taken ? 'deck-card deck-taken' : 'deck-card'} data-hero={colour}>
      <div class="deck-art" aria-hidden="true">
        {art}
      </div>
      {children}
    </li>
  );
}

/** Which card of a deck lies in front, and how to turn to another. */
function useLeafing(deck: RefObject<HTMLUListElement | null>, count: number) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const list = deck.current;
    if (!list) return;
    const look = () => {
      const most = list.scrollWidth - list.clientWidth;
      // Reading leftwards, the way scrolled counts downwards from nothing.
      const gone = Math.abs(list.scrollLeft);
      setAt(most > 0 ? Math.round((gone / most) * (count - 1)) : 0);
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [deck, count]);
  const leaf = (by: number) => {
    deck.current?.children[at + by]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  return { at, leaf };
}
