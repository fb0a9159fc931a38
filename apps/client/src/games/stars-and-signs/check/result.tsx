import { actionScale } from '@moonlit/rules/stars-and-signs/scale';
import type { Check, Protagonist } from '../view';
import { useTable } from '../view';
import type { Part } from './total';
import { bandNames, FAR, MARKS, partsOf, reading, totalOf } from './total';

interface ResultProps {
  check: Check;
  one: Protagonist | undefined;
}

/** What lies there, part by part on a line with its three marks: it grows before all eyes. */
export function Result({ check, one }: ResultProps) {
  const shared = useTable().public.value;
  const { fallen, settling } = check;
  if (!fallen) return null;
  const parts = partsOf(check, fallen);
  const total = totalOf(check, fallen);
  const { band, name, why } = settling
    ? { band: settling.band, name: bandNames[settling.band], why: null }
    : reading(total, one, actionScale({ public: shared }, check) < check.challenge.scale);
  return (
    <div class="ss-result" data-band={band}>
      <p class="ss-total result-total">
        <b key={total}>{total}</b> <span>{name}</span>
      </p>
      <div class="ss-line" aria-hidden="true">
        {parts.map((part) => (
          <i
            key={`${part.id}:${part.value}`}
            data-part={part.id}
            style={{ '--share': share(part) }}
          />
        ))}
        {Object.entries(MARKS).map(([mark, at]) => (
          <s key={mark} style={{ '--at': at / FAR }} data-reached={total >= at}>
            {at}
          </s>
        ))}
      </div>
      <p class="ss-parts">
        {parts.map(({ id, name: source, value }) => (
          <span key={id} data-part={id}>
            {source} <b>{value}</b>
          </span>
        ))}
      </p>
      {why ? <p class="hint">{why}</p> : null}
    </div>
  );
}

const share = ({ value }: Part): number => Math.max(0, value) / FAR;
