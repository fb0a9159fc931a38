import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { useSendFilled } from './use-send-filled';

interface FilledProps {
  offer: OpenOffer;
  /** What goes into its fields; the others stay as its form has them. */
  filled: Readonly<Record<string, string>>;
  label: string;
}

/** An offer carried out at one tap, with words that were prepared. */
export function Filled({ offer, filled, label }: FilledProps) {
  const send = useSendFilled();
  const { pending, refusal } = formOf(offer.key);
  return (
    <div class="offer">
      <button
        type="button"
        class="btn"
        aria-busy={pending.value}
        onClick={() => void send(offer, filled)}
      >
        {label}
      </button>
      <p role="alert">{refusal.value?.message}</p>
    </div>
  );
}
