import type { SavedRoll } from '@moonlit/rules/any-game';
import { Written } from '../../../design/written';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { doing, useOffers, useOwnPlace, useTable } from '../view';
import { Readings } from './folded-readings';

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
