import type { ComponentChildren } from 'preact';
import { typedFor } from '../offers/form-state';
import { OfferControl, OfferForm } from '../offers/offer-control';
import type { OpenOffer } from '../state';
import type { ShownStep } from './made';
import { keptWords } from './progress';

interface BodyProps {
  step: ShownStep;
  /** What can be done in this step. */
  offers: readonly OpenOffer[];
  /** Leads on, once it is done. */
  next(): void;
  /** Keeping one thing of it does not lead on: there are several. */
  several?: boolean;
  /** Its offers say more than the step does. */
  detailed?: boolean;
  /** Stands between what the step is about and what there is to do. */
  children?: ComponentChildren;
}

/** One step of making somebody: what it is about, and the forms that fill it in. */
export function StepBody(props: BodyProps) {
  const { step, offers, next, several, detailed, children } = props;
  return (
    <div class="stack">
      <p>{step.about}</p>
      {children}
      {offers.map((offer) =>
        several || offers.length > 1 ? (
          <Part
            key={offer.key}
            offer={detailed ? offer : undetailed(offer)}
            whole={step.state === 'done'}
          />
        ) : (
          <StepForm
            key={offer.key}
            offer={detailed ? offer : undetailed(offer)}
            submit="Keep and go on"
            sent={next}
          />
        ),
      )}
    </div>
  );
}

/** The step says it all already. */
function undetailed({ detail: _, ...offer }: OpenOffer): OpenOffer {
  return offer;
}

interface PartProps {
  offer: OpenOffer;
}

/**
 * One of several things in a step: open until it is on the sheet, then folded with what it says. Where nothing is left
 * of the step, one more of a kind is a tap away.
 */
function Part({ offer, whole }: PartProps & { whole: boolean }) {
  const kept = keptWords(offer);
  if (!offer.fields?.length) return <OfferControl offer={offer} />;
  if ((kept !== null || whole) && !typedFor(offer.key)) {
    if (kept === null) return <OfferControl offer={offer} />;
    const summary = kept.startsWith(offer.label) ? kept : `${offer.label}: ${kept}`;
    return <OfferControl offer={undetailed(offer)} summary={summary} />;
  }
  return (
    <section class="card" aria-label={offer.label}>
      <p class="card-title">{offer.label}</p>
      <StepForm offer={offer} submit="Keep" />
    </section>
  );
}

function StepForm({ offer, submit, sent }: PartProps & { submit: string; sent?: () => void }) {
  const settled = sent !== undefined && keptWords(offer) !== null && !typedFor(offer.key);
  return (
    <OfferForm
      offer={offer}
      submit={settled ? 'Go on' : submit}
      settled={settled}
      {...(sent ? { sent } : {})}
    />
  );
}
