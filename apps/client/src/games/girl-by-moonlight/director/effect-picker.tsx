import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../view';

interface Props {
  /** One offer an effect, each under its heading. */
  offers: readonly OpenOffer[];
  /** How many effects there are; one more, and the next is chosen anew. */
  count: number;
}

/** Choosing an effect from many, and filling in just what it asks. */
export function EffectPicker({ offers, count }: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [key, setKey] = useState('');
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && key !== '') {
      setKey('');
      select.current?.focus();
    }
    before.current = count;
  }, [count, key]);
  const groups = [...new Set(offers.map(({ group }) => group ?? ''))];
  const chosen = offers.find((offer) => offer.key === key);
  return (
    <div class="stack">
      <div class="field">
        <label for={id}>What else does it do?</label>
        <select
          ref={select}
          id={id}
          class="input"
          value={key}
          onChange={(event) => setKey(event.currentTarget.value)}
        >
          <option value="">Choose an effect…</option>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {offers
                .filter((offer) => (offer.group ?? '') === group)
                .map((offer) => (
                  <option key={offer.key} value={offer.key}>
                    {offer.label}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      {chosen ? <OfferControl key={chosen.key} offer={chosen} open /> : null}
    </div>
  );
}
