import type { Field } from '@moonlit/rules';
import { useState } from 'preact/hooks';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { formOf } from '../../../shell/offers/form-state';
import { OfferControl } from '../../../shell/offers/offer-control';
import { useSendFilled } from '../../../shell/offers/use-send-filled';
import type { OpenOffer } from '../view';

type Steps = Extract<Field, { kind: 'number' }>;

/** The drawer of what the director sets by hand; each offer there settles its `protagonist`. */
const BY_HAND = 'by-hand';

/** Tracks that are set where they stand, and what they are called there. */
const tracks = { stress: 'Stress', transcendenceMarked: 'Transcendence' } as const;

/** A protagonist’s stress, transcendence and harm, set with a tap where they stand (TABLE-019). */
export function CastHand({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const drawer = useDrawer(BY_HAND, open, id);
  const offers = drawer.offers ?? [];
  const tags = offers.filter(({ command, with: settled }) => isHarm(command) && settled.harm);
  const more = offers.find(({ command, with: settled }) => isHarm(command) && !settled.harm);
  if (!drawer.there) return null;
  return (
    <details class="cast-hand" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Adjust<span class="sr-only">: {name}</span>
      </summary>
      {open ? <DrawerNotice drawer={drawer} /> : null}
      {Object.entries(tracks).map(([field, label]) => (
        <Pips key={field} offers={offers} name={field} label={label} />
      ))}
      {tags.map((offer) => (
        <HarmTag key={offer.key} offer={offer} />
      ))}
      {more ? <OfferControl offer={more} summary="Add harm" /> : null}
    </details>
  );
}

const isHarm = (command: string): boolean => command === 'override.harm';

interface PipsProps {
  offers: readonly OpenOffer[];
  name: string;
  label: string;
}

/** A track as so many numbers to tap. */
function Pips({ offers, name, label }: PipsProps) {
  const send = useSendFilled();
  const own = (field: Field): field is Steps => field.name === name && field.kind === 'number';
  for (const offer of offers) {
    const field = offer.fields?.find(own);
    if (!field) continue;
    const { pending, refusal } = formOf(offer.key);
    const steps = Array.from({ length: field.max - field.min + 1 }, (_, at) => field.min + at);
    return (
      <fieldset class="pips">
        <legend class="hint">{label}</legend>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            class="btn btn-small"
            aria-pressed={step === field.initial}
            aria-busy={pending.value}
            onClick={() => send(offer, field, step)}
          >
            <span class="sr-only">{label} </span>
            {step}
          </button>
        ))}
        <p role="alert">{refusal.value?.message}</p>
      </fieldset>
    );
  }
  return null;
}

/** One harm, which a tap takes away; all else about it is in its form. */
function HarmTag({ offer }: { offer: OpenOffer }) {
  const send = useSendFilled();
  const level = offer.fields?.find(({ name }) => name === 'level');
  const what = offer.fields?.find(({ name }) => name === 'text');
  const words = what?.kind === 'text' ? (what.initial ?? '') : '';
  if (!level) return null;
  return (
    <div class="cast-harm">
      <OfferControl offer={offer} summary={words} />
      <button type="button" class="btn btn-small" onClick={() => send(offer, level, 0)}>
        Heal<span class="sr-only"> “{words}”</span>
      </button>
    </div>
  );
}
