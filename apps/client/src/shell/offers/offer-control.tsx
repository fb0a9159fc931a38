import type { Field } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { OfferStakes } from '../learning/stakes';
import { Words } from '../learning/words';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { OfferField } from './fields';
import type { FormState, Told } from './form-state';
import { fillIn, formOf, heldIn, othersWords, sendOffer } from './form-state';
import type { FieldValue } from './values';

const GameAdvice = lazy(
  () => import('../learning/advice').then((module) => module.GameAdvice),
  null,
);

const OthersWords = lazy(() => import('./others-words').then((module) => module.OthersWords), null);

interface ControlProps {
  offer: OpenOffer;
  /** Shows the fields at once, without a tap to open them. */
  open?: boolean;
  /** What stands on the button or closed form instead of the label, where that is said beside it. */
  summary?: string;
  /** What the summary is about, for whoever does not see what stands beside it; else the label. */
  about?: string;
  /** Where it is one of several that share a stop of the keyboard. */
  stop?: Stop | undefined;
}

/** A place among others that arrows go between: see `useArrows`. */
export interface Stop {
  'data-place': string;
  tabIndex: number;
}

/** One thing to do: a button when nothing is left to choose, a form behind a button otherwise. */
export function OfferControl({ offer, open, summary, about = offer.label, stop }: ControlProps) {
  const shown = { offer, summary, about, stop };
  if (!offer.fields || offer.fields.length === 0) return <OfferButton {...shown} />;
  return open ? <OfferForm offer={offer} /> : <OfferDetails {...shown} />;
}

interface ShownProps {
  offer: OpenOffer;
  summary: string | undefined;
  about: string;
  stop: Stop | undefined;
}

/** A summary with what it is about. It holds the words on the button: they are what one says to press it. */
const spoken = (summary: string, about: string): string =>
  about.includes(summary) ? about : `${summary}: ${about}`;

function OfferButton({ offer, summary, about, stop }: ShownProps) {
  const table = useTable();
  const form = formOf(offer.key);
  const detail = useId();
  return (
    <div class={offer.primary ? 'offer offer-primary' : 'offer'} data-offer={offer.key}>
      <button
        type="button"
        class={offer.primary ? 'btn btn-primary' : 'btn'}
        aria-busy={form.pending.value}
        aria-pressed={offer.on}
        aria-describedby={offer.detail ? detail : undefined}
        aria-label={summary ? spoken(summary, about) : undefined}
        {...stop}
        onClick={() => void sendOffer(table, offer)}
      >
        <OfferLabel offer={summary ? { ...offer, label: summary } : offer} form={form} />
      </button>
      {offer.detail ? (
        <p class="hint" id={detail}>
          <Words>{offer.detail}</Words>
        </p>
      ) : null}
      <OfferStakes offer={offer} />
      <Refused form={form} />
    </div>
  );
}

function OfferDetails({ offer, summary, about, stop }: ShownProps) {
  const form = formOf(offer.key);
  const drawn = form.open.value;
  return (
    <details
      class={offer.primary ? 'offer offer-form offer-primary' : 'offer offer-form'}
      data-offer={offer.key}
      open={drawn}
      onToggle={({ currentTarget: { open } }) => {
        // Told late: what was drawn open may be done with by now.
        if (open !== drawn) form.open.value = open;
      }}
    >
      <summary class={offer.primary ? 'btn btn-primary' : 'btn'} {...stop}>
        <span class="offer-label">
          {summary ?? offer.label}
          {summary ? <span class="sr-only">: {about}</span> : null}
        </span>
        {offer.cost ? <span class="cost">{offer.cost}</span> : null}
      </summary>
      {drawn ? <OfferForm offer={offer} label={summary && spoken(summary, about)} /> : null}
    </details>
  );
}

interface FormProps {
  offer: OpenOffer;
  /** What the form is called; else as the offer is. */
  label?: string | undefined;
  /** What stands on the button instead of the offer's label. */
  submit?: string;
  /** Called when it has been carried out. */
  sent?: () => void;
  /** Nothing has been changed and nothing lacks: the button leads on, and sends nothing. */
  settled?: boolean;
  /** The field that it is sent by, and the buttons in the place of the one below (`ChoiceButtons`). */
  by?: { field: Field; buttons: ComponentChildren } | undefined;
  /** Stands beneath a field, such as other ways to fill it in. */
  beneath?: (field: Field, form: FormState) => ComponentChildren;
  /** Drawn instead of the fields, and changes the draft by itself. */
  children?: ComponentChildren;
  /** Stands below its button: what may be read or changed first, and need not. */
  below?: ComponentChildren;
}

/** The fields of an offer with its button, which says what the form is for. */
export function OfferForm({
  offer,
  label = offer.label,
  submit,
  sent,
  settled,
  by,
  beneath,
  children,
  below,
}: FormProps) {
  const table = useTable();
  const form = formOf(offer.key);
  const { Advice = GameAdvice } = table.game;
  const { fields = [] } = offer;
  const filled = fields.filter((field) => field !== by?.field);
  const folded = filled.filter((field) => field.folded);
  const isWrong = ({ name }: Field) => form.refusal.value?.field === name;
  const draw = (field: Field) => (
    <FormField key={field.name} offer={offer} field={field} form={form}>
      {beneath?.(field, form)}
    </FormField>
  );
  return (
    <form
      class="form"
      noValidate
      aria-label={label}
      data-offer={offer.key}
      onSubmit={(event) => {
        event.preventDefault();
        if (settled) {
          sent?.();
          return;
        }
        void sendOffer(table, offer).then((done) => {
          if (!done) return;
          if (offer.topic) table.tellWriting(null);
          sent?.();
        });
      }}
    >
      {offer.detail ? (
        <p class="hint">
          <Words>{offer.detail}</Words>
        </p>
      ) : null}
      {offer.advice ? <Advice topics={offer.advice} /> : null}
      {children ?? filled.filter(({ folded }) => !folded).map(draw)}
      {!children && folded.length > 0 ? (
        <details class="form-more" open={folded.some(isWrong) || undefined}>
          <summary>More</summary>
          <div class="form">{folded.map(draw)}</div>
        </details>
      ) : null}
      <OfferStakes
        offer={offer}
        filled={Object.fromEntries(fields.map((field) => [field.name, heldIn(form, field)]))}
      />
      {by?.buttons ?? (
        <button type="submit" class="btn btn-primary" aria-busy={form.pending.value}>
          <OfferLabel offer={submit ? { ...offer, label: submit } : offer} form={form} />
        </button>
      )}
      <Refused form={form} inFields={children === undefined && !(by && isWrong(by.field))} />
      {below}
    </form>
  );
}

interface FieldProps {
  offer: OpenOffer;
  field: Field;
  form: FormState;
  children: ComponentChildren;
}

/** A field with what was wrong in it. Whoever is told of it stands there already, to put it right. */
function FormField({ offer, field, form, children }: FieldProps) {
  const refusal = form.refusal.value;
  const wrong = refusal?.field === field.name ? refusal : null;
  const table = useTable();
  const { OptionFace } = table.game;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(wrong);
  useEffect(() => {
    const news = wrong !== null && wrong !== known.current;
    known.current = wrong;
    if (news) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [wrong]);
  const Games = table.game.fieldOf?.(offer, field);
  const shared = {
    field,
    change(value: FieldValue) {
      fillIn(form, field, value);
      if (offer.topic) table.tellWriting(offer.topic);
    },
    wrong: wrong ? id : undefined,
  };
  return (
    <div class="field-shared" data-field={field.name} ref={place}>
      {Games ? (
        <Games offer={offer} value={heldIn(form, field)} {...shared} />
      ) : (
        <OfferField
          draft={form.draft.value}
          draw={
            OptionFace &&
            ((value) => <OptionFace field={field.name} value={value} about={offer.with} />)
          }
          {...shared}
        />
      )}
      <div role="alert">{wrong ? <Refusal refusal={wrong} id={id} /> : null}</div>
      <div role="status">
        {othersWords(form, field) === null ? null : (
          <OthersWords offer={offer} field={field} form={form} />
        )}
      </div>
      {children}
    </div>
  );
}

function OfferLabel({ offer, form }: { offer: OpenOffer; form: FormState }) {
  const table = useTable();
  if (form.pending.value) {
    return <span>{table.online.value ? 'Sending…' : 'Waiting for the connection…'}</span>;
  }
  return (
    <>
      <span class="offer-label">{offer.label}</span>
      {offer.cost ? <span class="cost">{offer.cost}</span> : null}
    </>
  );
}

/** Says why it was not carried out. Always there, so that it is read out when it fills. */
function Refused({ form, inFields }: { form: FormState; inFields?: boolean }) {
  const refusal = form.refusal.value;
  // What is about a field stands there, and is read out there.
  const shown = inFields && refusal?.field ? null : refusal;
  return <div role="alert">{shown ? <Refusal refusal={shown} /> : null}</div>;
}

/** Why it was not carried out, and what is open instead. */
function Refusal({ refusal, id }: { refusal: Told; id?: string }) {
  const { message, instead } = refusal;
  return (
    <div class="refusal" id={id}>
      <p>{message}</p>
      {instead ? <p>{instead}</p> : null}
    </div>
  );
}
