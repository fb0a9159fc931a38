import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Advice } from '../table/advice';
import type { OpenOffer } from '../table/view';
import { useTable } from '../table/view';
import { OfferField } from './fields';
import { OthersWords } from './others-words';
import type { Work } from './work';
import { fillIn, sendOffer, workOn } from './work';

interface ControlProps {
  offer: OpenOffer;
  /** Shows the fields at once, without a tap to open them. */
  open?: boolean;
  /** What stands on the button or closed form instead of the label, where that is said beside it. */
  summary?: string;
}

/** One thing to do: a button when nothing is left to choose, a form behind a button otherwise. */
export function OfferControl({ offer, open, summary }: ControlProps) {
  if (!offer.fields || offer.fields.length === 0)
    return <OfferButton offer={offer} summary={summary} />;
  return open ? <OfferForm offer={offer} /> : <OfferDetails offer={offer} summary={summary} />;
}

function OfferButton({ offer, summary }: { offer: OpenOffer; summary: string | undefined }) {
  const table = useTable();
  const work = workOn(offer.key);
  const detail = useId();
  return (
    <div class={offer.primary ? 'offer offer-primary' : 'offer'}>
      <button
        type="button"
        class={offer.primary ? 'btn btn-primary' : 'btn'}
        aria-busy={work.pending.value}
        aria-describedby={offer.detail ? detail : undefined}
        aria-label={summary ? offer.label : undefined}
        onClick={() => void sendOffer(table, offer)}
      >
        <OfferLabel offer={summary ? { ...offer, label: summary } : offer} work={work} />
      </button>
      {offer.detail ? (
        <p class="hint" id={detail}>
          {offer.detail}
        </p>
      ) : null}
      <Refused work={work} />
    </div>
  );
}

function OfferDetails({ offer, summary }: { offer: OpenOffer; summary: string | undefined }) {
  const work = workOn(offer.key);
  return (
    <details
      class={offer.primary ? 'offer offer-form offer-primary' : 'offer offer-form'}
      open={work.open.value}
      onToggle={(event) => {
        work.open.value = event.currentTarget.open;
      }}
    >
      <summary class={offer.primary ? 'btn btn-primary' : 'btn'}>
        <span class="offer-label">
          {summary ?? offer.label}
          {summary ? <span class="sr-only">: {offer.label}</span> : null}
        </span>
        {offer.cost ? <span class="cost">{offer.cost}</span> : null}
      </summary>
      {work.open.value ? <OfferForm offer={offer} /> : null}
    </details>
  );
}

interface FormProps {
  offer: OpenOffer;
  /** What stands on the button instead of the offer's label. */
  submit?: string;
  /** Called when it has been carried out. */
  sent?: () => void;
  /** Nothing has been changed and nothing lacks: the button leads on, and sends nothing. */
  settled?: boolean;
  /** Drawn instead of the fields, and changes the draft by itself. */
  children?: ComponentChildren;
}

/** The fields of an offer with its button, which says what the form is for. */
export function OfferForm({ offer, submit, sent, settled, children }: FormProps) {
  const table = useTable();
  const work = workOn(offer.key);
  return (
    <form
      class="form"
      noValidate
      aria-label={offer.label}
      onSubmit={(event) => {
        event.preventDefault();
        if (settled) {
          sent?.();
          return;
        }
        void sendOffer(table, offer).then((done) => {
          if (done) sent?.();
        });
      }}
    >
      {offer.detail ? <p class="hint">{offer.detail}</p> : null}
      {offer.advice ? <Advice topics={offer.advice} /> : null}
      {children ??
        offer.fields?.map((field) => (
          <div key={field.name} class="field-shared">
            <OfferField
              field={field}
              draft={work.draft.value}
              change={(value) => fillIn(work, field, value)}
            />
            <OthersWords offer={offer} field={field} work={work} />
          </div>
        ))}
      <button type="submit" class="btn btn-primary" aria-busy={work.pending.value}>
        <OfferLabel offer={submit ? { ...offer, label: submit } : offer} work={work} />
      </button>
      <Refused work={work} />
    </form>
  );
}

function OfferLabel({ offer, work }: { offer: OpenOffer; work: Work }) {
  const table = useTable();
  if (work.pending.value) {
    return <span>{table.online.value ? 'Sending…' : 'Waiting for the connection…'}</span>;
  }
  return (
    <>
      <span class="offer-label">{offer.label}</span>
      {offer.cost ? <span class="cost">{offer.cost}</span> : null}
    </>
  );
}

/** Why it was not carried out, what is open instead, and by which rule. Always there, so that it is read out when it fills. */
function Refused({ work }: { work: Work }) {
  const refusal = work.refusal.value;
  return (
    <div role="alert">
      {refusal ? (
        <div class="refusal">
          <p>{refusal.message}</p>
          {refusal.instead ? <p>{refusal.instead}</p> : null}
          {refusal.rule ? <p class="rule-id">Rule {refusal.rule}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
