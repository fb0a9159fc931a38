import { readingOf } from '@moonlit/rules/humanity-blessed/reading';
import { bandWords, statWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Die } from '../../../design/die';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import type { Check } from '../view';

type Part = NonNullable<Check['part']>;

/** The dice as they fell, bump by bump, what was added, and how all of it reads: everything in words as well. */
export function Result({ check, part }: { check: Check; part: Part }) {
  const { frame } = check;
  if (!frame) return null;
  const { total, read, band, boons, busts } = readingOf(frame, part);
  // A first die that may be sparked comes to nothing yet: a 1 still bumps.
  const known = part.atRest;
  return (
    <div class="hb-result" data-band={known ? band : 'open'}>
      <p class="result-total">
        <b>{total}</b> <span>{known ? bandWords[band].name : 'so far'}</span>
      </p>
      {read === total || !known ? null : <p class="hint">Read as {read}.</p>}
      <ol class="hb-fell" aria-label="The dice, in the order in which they fell">
        {part.fell.map(({ die, face }, at) => {
          const name = die === 0 ? part.stat : part.spark?.stat;
          const sides = die === 0 ? part.size : (part.spark?.size ?? part.size);
          const turned = part.turned?.includes(at);
          return (
            <li key={at}>
              <span aria-hidden="true">
                <Die face={turned ? 1 : face} sides={sides} kept />
              </span>
              {name ? statWords[name].name : 'Die'} {turned ? `${face}, turned to 1` : face}
              {(turned || face === (part.bumpOn ?? 1)) && at < part.fell.length - 1
                ? ', bumps'
                : ''}
            </li>
          );
        })}
        {(part.haunted ?? []).map(({ face }, at) => (
          <li key={`haunted ${at}`} data-against="true">
            Haunted −{face}
          </li>
        ))}
        {part.added.map(({ source, value }, at) => (
          <li key={`added ${at}`}>
            <Written>{source}</Written> {value < 0 ? `−${-value}` : `+${value}`}
          </li>
        ))}
      </ol>
      {known && boons + busts > 0 ? (
        <p>
          {[
            boons > 0 ? count(boons, 'boon', 'boons') : '',
            busts > 0 ? count(busts, 'bust', 'busts') : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ) : null}
    </div>
  );
}
