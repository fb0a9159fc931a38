import { Written } from '../../../design/written';
import { subjects } from '../../../shell/desk/by-hand-lists';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';

/**
 * What is done about nobody in particular, then what is done about each: folded away under their names, or below its name
 * where there is one alone.
 */
export function Grouped({ offers }: { offers: readonly OpenOffer[] }) {
  const all = subjects(offers, ({ group = null }) => group);
  const several = all.filter(({ id }) => id !== null).length > 1;
  return (
    <div class="stack">
      {all.map(({ id, topics }) => {
        const list = <OfferList key={id ?? ''} offers={topics.flatMap((topic) => topic.offers)} />;
        if (id === null) return list;
        return !several ? (
          <section key={id} class="stack">
            <h3>
              <Written>{id}</Written>
            </h3>
            {list}
          </section>
        ) : (
          <details key={id} class="drawer">
            <summary>
              <Written>{id}</Written>
            </summary>
            {list}
          </details>
        );
      })}
    </div>
  );
}
