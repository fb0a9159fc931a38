import type { Intention } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { OfferControl } from '../../../shell/offers/offer-control';
import { actionName } from '../api/content';
import { Face, heroColour } from '../faces/face';
import { protagonistName, useOffers, useTable } from '../view';

/** What people want to do next, each with their face, and what may be done about it. */
export function Intentions() {
  const state = useTable().public.value;
  const offers = useOffers('waiting');
  const all = Object.values(state.intentions);
  if (all.length === 0) return null;
  return (
    <section class="intentions" aria-label="What comes next">
      <p class="kicker">What comes next</p>
      <ul class="intentions-list">
        {all.map((one) => (
          <li
            key={one.protagonist}
            class="intention"
            data-hero={heroColour(state, one.protagonist)}
          >
            <Face id={one.protagonist} size="s" />
            <p class="intention-words">
              <b>{protagonistName(state, one.protagonist)}</b>: {actionName(one.action)}
              {purposes[one.purpose]}
              {one.past ? ', in the past' : ''}
              {one.group.length > 0 || one.leads ? ', as a group' : ''}
              {one.goal ? (
                <span class="intention-goal">
                  <Written>{one.goal}</Written>
                </span>
              ) : null}
            </p>
            <div class="intention-do">
              {offers
                .filter((offer) => offer.with.protagonist === one.protagonist)
                .map((offer) => (
                  <OfferControl key={offer.key} offer={offer} />
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const purposes: Record<Intention['purpose'], string> = {
  overcome: '',
  'set-up': ', to set up an ally',
  'gather-information': ', to gather information',
};
