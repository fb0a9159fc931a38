import type { Reading, ReadingBand } from '@moonlit/rules/any-game';
import { Written } from '../../../design/written';

/** What dice may bring that are read by these ranges, folded away; nothing where there are none. */
export function FoldedReadings({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  return (
    <details class="any-more">
      <summary class="btn btn-small">What the dice bring</summary>
      <Readings readings={readings} />
    </details>
  );
}

/** Ranges of totals with their words, a line each. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  if (readings.length === 0) return null;
  return (
    <ul class="any-readings" aria-label="Readings">
      {readings.map(({ id, name, bands, otherwise }) => (
        <li key={id}>
          <b>
            <Written>{name}</Written>
          </b>
          {bands.map((band) => (
            <span key={band.word} class={`reading-${band.tone}`}>
              {rangeWords(band)} <Written>{band.word}</Written>
            </span>
          ))}
          {otherwise ? (
            <span class={`reading-${otherwise.tone}`}>
              else <Written>{otherwise.word}</Written>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The totals of a range as they are read: “6 or less”, “7 to 9”, “10 or more”. */
function rangeWords({ from, to }: ReadingBand): string {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from} or more`;
  return from === to ? String(from) : `${from} to ${to}`;
}
