import type { TravelTold } from '@moonlit/rules/travel';
import { Written } from '../../design/written';

/** A sheet in words: what it is about, and a line for each thing that is said of it. */
export function Told({ told }: { told: readonly TravelTold[] }) {
  const said = told
    .map(({ term, lines }) => ({ term, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
  if (said.length === 0) return <p class="hint">A name, and nothing more.</p>;
  return (
    <dl class="told">
      {said.map(({ term, lines }) => (
        <div key={term}>
          <dt>{term}</dt>
          {lines.map((line, at) => (
            <Written key={at} as="dd">
              {line}
            </Written>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What was left out, where anything was. */
export function LeftOut({ left }: { left: readonly string[] }) {
  if (left.length === 0) return null;
  return (
    <>
      <p>This does not fit here, and stays behind:</p>
      <ul class="told-left">
        {left.map((line) => (
          <Written key={line} as="li">
            {line}
          </Written>
        ))}
      </ul>
    </>
  );
}
