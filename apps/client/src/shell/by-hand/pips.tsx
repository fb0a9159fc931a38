import type { Field } from '@moonlit/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useArrows } from '../../design/arrows';
import { formOf } from '../offers/form-state';
import { useSendFilled } from '../offers/use-send-filled';
import type { Draft } from '../offers/values';
import type { OpenOffer } from '../state';

export type Steps = Extract<Field, { kind: 'number' }>;

/** What sets a number by hand, and what else of it is settled already. */
export interface NumberByHand {
  offer: OpenOffer;
  field: Steps;
  others?: Draft;
  /** The most that it can be set to here, where that is less than the field takes. */
  most?: number;
}

/** The offer that sets a number of this name. */
export function numberByHand(offers: readonly OpenOffer[], name: string): NumberByHand | undefined {
  for (const offer of offers) {
    const field = offer.fields?.find(
      (one): one is Steps => one.kind === 'number' && one.name === name,
    );
    if (field) return { offer, field };
  }
  return undefined;
}

interface PipsProps {
  label: string;
  /** Where it stands now. */
  value: number;
  by: NumberByHand;
  /** It stands alone in what has just been opened: the keyboard goes there. */
  lead?: boolean;
  /** Called when it is set, or when it is left as it is. */
  done?(): void;
}

/** A number as so many to tap; the keyboard goes among them with its arrows. */
export function Pips({ label, value, by: { offer, field, others, most }, lead, done }: PipsProps) {
  const send = useSendFilled();
  const group = useRef<HTMLFieldSetElement>(null);
  const [tapped, tap] = useState<number | null>(null);
  const { pending, refusal } = formOf(offer.key);
  const last = Math.min(field.max, most ?? field.max);
  const steps = Array.from({ length: last - field.min + 1 }, (_, at) => field.min + at);
  const arrows = useArrows(steps.map(String), String(value));
  useEffect(() => {
    if (!lead) return;
    const now = group.current?.querySelector<HTMLElement>('[tabindex="0"]');
    now?.focus({ preventScroll: true });
  }, [lead]);
  const set = async (step: number) => {
    tap(step);
    if (step === value || (await send(offer, { ...others, [field.name]: step }))) done?.();
  };
  return (
    <fieldset class="pips" ref={group} {...arrows.map}>
      <legend class="sr-only">{label}</legend>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          class="btn btn-small"
          data-place={step}
          tabIndex={arrows.tabIndex(String(step))}
          aria-pressed={step === value}
          aria-busy={pending.value && step === tapped}
          onClick={() => void set(step)}
        >
          <span class="sr-only">{label}: set to </span>
          {step}
        </button>
      ))}
      <p role="alert">{refusal.value?.message}</p>
    </fieldset>
  );
}
