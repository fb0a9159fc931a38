import type { ComponentChildren } from 'preact';
import { Written } from '../../design/written';
import { OfferControl } from '../offers/offer-control';
import { figureOf } from '../table/figures';
import { useOffers, useTable } from '../table/view';

/** What somebody wants to do next, in the words of its game. */
export interface Intended {
  /** Whose it is, by the id that the game calls them by. */
  id: string;
  does: ComponentChildren;
  /** What they said of it; empty where that was said aloud. */
  said: string;
}

interface IntentionsProps {
  /** The part of a command that says whose it is. */
  part: string;
  all: readonly Intended[];
}

/** What people want to do next (TABLE-058), each with their face, and what may be done about it. */
export function Intentions({ part, all }: IntentionsProps) {
  const table = useTable();
  const offers = useOffers('waiting');
  const { Face } = table.game;
  if (all.length === 0) return null;
  return (
    <section class="intentions" aria-label="What comes next">
      <p class="kicker">What comes next</p>
      <ul class="intentions-list">
        {all.map(({ id, does, said }) => {
          const { name = 'Somebody', hero } = figureOf(table, id) ?? {};
          return (
            <li key={id} class="intention" data-hero={hero}>
              {Face ? <Face id={id} size="s" /> : null}
              <p class="intention-words">
                <b>{name}</b>: {does}
                {said ? (
                  <span class="intention-goal">
                    <Written>{said}</Written>
                  </span>
                ) : null}
              </p>
              <div class="intention-do">
                {offers
                  .filter((offer) => offer.with[part] === id)
                  .map((offer) => (
                    <OfferControl key={offer.key} offer={offer} />
                  ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
