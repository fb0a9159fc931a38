import type { Reading, ReadingBand, SavedRoll } from '@moonlit/rules/any-game';
import { Written } from '../../../design/written';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { doing, useOffers, useOwnPlace, useTable } from '../view';

/** Where dice are saved under a name, and the ranges are written that totals are read by. */
export function SavedDice({ offers }: { offers: readonly OpenOffer[] }) {
  const saving = [...doing(offers, 'roll.save'), ...useOffers('rolls')];
  const { readings = {} } = useTable().public.value;
  const waiting = useWaiting(doing(offers, 'roll'));
  if (saving.length === 0) return null;
  return (
    <>
      {waiting.map(({ id, name, expression }) => (
        <p key={id} class="hint">
          <Written>{`${name} (${expression})`}</Written> waits for its number: make a counter of
          that name.
        </p>
      ))}
      <details class="drawer">
        <summary>Save dice for later</summary>
        <Readings readings={Object.values(readings)} />
        <OfferList offers={saving} />
        <FoldedDrawer name="rolls" title="Change what is saved">
          {(inside) => <OfferList offers={inside} />}
        </FoldedDrawer>
      </details>
    </>
  );
}

/** Saved dice that the viewer cannot roll now: they call a number that nobody has written down. */
function useWaiting(rolls: readonly OpenOffer[]): SavedRoll[] {
  const open = new Set(rolls.map(({ variant }) => variant));
  const all = [
    ...Object.values(useTable().public.value.saved),
    ...Object.values(useOwnPlace().saved ?? {}),
  ];
  return rolls.length === 0 ? [] : all.filter(({ id }) => !open.has(id));
}

function Readings({ readings }: { readings: readonly Reading[] }) {
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
