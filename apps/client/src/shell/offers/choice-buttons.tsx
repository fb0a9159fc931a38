import type { Field } from '@moonlit/rules';
import { Written } from '../../design/written';
import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { useSendFilled } from './use-send-filled';

interface ChoiceButtonsProps {
  offer: OpenOffer;
  /** The choice whose options become buttons. */
  field: Extract<Field, { kind: 'choice' }>;
  /** What each of them does, before the option: “Attack”. */
  verb: string;
}

/** An offer carried out at one tap by its most important choice; all else stays as its form has it. */
export function ChoiceButtons({ offer, field, verb }: ChoiceButtonsProps) {
  const send = useSendFilled();
  const form = formOf(offer.key);
  return (
    <fieldset class="offer-buttons" aria-label={offer.label}>
      {field.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          class="btn"
          aria-busy={form.pending.value}
          onClick={() => void send(offer, { [field.name]: value })}
        >
          <span>
            {verb} <Written>{label}</Written>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
