import './number-buttons.css';
import type { Field } from '@moonlit/rules';
import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { useSendFilled } from './use-send-filled';

interface NumberButtonsProps {
  offer: OpenOffer;
  /** What is asked: from 1 to its most, which is a few. */
  field: Extract<Field, { kind: 'number' }>;
}

/** An offer carried out at one tap by how much: “+1”, “+2” and so on; all else stays as its form has it. */
export function NumberButtons({ offer, field }: NumberButtonsProps) {
  const send = useSendFilled();
  const { pending, refusal } = formOf(offer.key);
  const all = Array.from({ length: field.max }, (_, at) => at + 1);
  return (
    <fieldset class="number-buttons" data-offer={offer.key}>
      <legend>{offer.label}</legend>
      <div>
        {all.map((much) => (
          <button
            key={much}
            type="button"
            class="btn"
            aria-busy={pending.value}
            onClick={() => void send(offer, { [field.name]: much })}
          >
            +{much}
            <span class="sr-only">: {offer.label}</span>
          </button>
        ))}
      </div>
      <p role="alert">{refusal.value?.message}</p>
    </fieldset>
  );
}
