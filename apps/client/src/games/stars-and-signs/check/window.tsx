import { formOf } from '../../../shell/offers/form-state';
import { OfferList } from '../../../shell/offers/offer-list';
import { useSendFilled } from '../../../shell/offers/use-send-filled';
import type { OpenOffer } from '../../../shell/state';
import { doing } from '../view';

/** What whoever acts may still add while the dice lie there: Effort a point at a tap, Advantage, or let it stand. */
export function Window({ offers }: { offers: readonly OpenOffer[] }) {
  const [effort] = doing(offers, 'check.effort').filter(({ variant }) => variant === undefined);
  return (
    <>
      {effort ? <EffortDots offer={effort} /> : null}
      <OfferList offers={offers.filter((offer) => offer !== effort)} />
    </>
  );
}

/** So many points of Effort as can be added, each a star to tap. */
function EffortDots({ offer }: { offer: OpenOffer }) {
  const send = useSendFilled();
  const form = formOf(offer.key);
  const field = offer.fields?.find(({ name }) => name === 'points');
  if (field?.kind !== 'number') return <OfferList offers={[offer]} />;
  const steps = Array.from({ length: field.max }, (_, at) => at + 1);
  return (
    <fieldset class="ss-add" data-offer={offer.key}>
      <legend>{offer.label}</legend>
      <div class="ss-add-steps">
        {steps.map((points) => (
          <button
            key={points}
            type="button"
            class="btn"
            aria-busy={form.pending.value}
            onClick={() => void send(offer, { points })}
          >
            +{points}
            <span class="sr-only">: {offer.label}</span>
          </button>
        ))}
      </div>
      <p role="alert">{form.refusal.value?.message}</p>
    </fieldset>
  );
}
