import { Written } from '../../../design/written';
import { subjects } from '../../../shell/desk/by-hand-lists';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';

/** What is done about nobody in particular, then what is done about each, folded away under their names. */
export function Grouped({ offers }: { offers: readonly OpenOffer[] }) {
  const all = subjects(offers, ({ group = null }) => group);
  const several = all.filter(({ id }) => id !== null).length > 1;
  return (
    <div class="stack">
      {all.map(({ id, topics }) => {
        const list = <OfferList key={id ?? ''} offers={topics.flatMap((topic) => topic.offers)} />;
        return id === null || !several ? (
          list
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
