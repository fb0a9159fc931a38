import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Empty } from '../../../design/panel';
import { count } from '../../../design/words';
import { Term } from '../../../shell/learning/term';
import { OfferList } from '../../../shell/offers/offer-list';
import { Face, heroColour } from '../faces/face';
import type { OpenOffer } from '../view';
import { protagonistName, useTable } from '../view';

/** What binds a protagonist to the others, and what one may spend of it. */
export function Links(props: { one: Protagonist; offersFor(friend: string): OpenOffer[] }) {
  const { one, offersFor } = props;
  const state = useTable().public.value;
  const links = Object.entries(one.links);
  return (
    <section class="sheet-part" aria-label="Links">
      <h3>
        <Term id="link">Links</Term>
      </h3>
      {links.length === 0 ? <Empty>No links yet.</Empty> : null}
      <ul class="links">
        {links.map(([friend, number]) => (
          <li key={friend} data-hero={heroColour(state, friend)}>
            <p class="links-row">
              <span class="who">
                <Face id={friend} />
                {protagonistName(state, friend)}
              </span>
              <span class="links-marks" aria-hidden="true">
                {'✦'.repeat(Math.min(number, 12))}
              </span>
              <b>{count(number, 'link', 'links')}</b>
            </p>
            <OfferList offers={offersFor(friend)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
