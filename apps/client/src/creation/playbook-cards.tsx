import { playbookOf } from '../api/content';
import { OfferControl } from '../offers/offer-control';
import type { OpenOffer } from '../table/view';

/** Playbooks to choose from, each with what it is like to play. */
export function PlaybookCards({ offers }: { offers: readonly OpenOffer[] }) {
  return (
    <ul class="playbooks">
      {offers.map((offer) => {
        const playbook = playbookOf(String(offer.with.playbook));
        return (
          <li key={offer.key} class="card playbook">
            {playbook ? (
              <>
                <p class="card-title">{playbook.name}</p>
                <p class="lead">{playbook.tagline}</p>
                <p>{playbook.summary}</p>
                <p class="hint">{playbook.playIf}</p>
              </>
            ) : null}
            <OfferControl offer={playbook ? withoutDetail(offer) : offer} />
          </li>
        );
      })}
    </ul>
  );
}

/** The card says it all already. */
function withoutDetail({ detail: _, ...offer }: OpenOffer): OpenOffer {
  return offer;
}
