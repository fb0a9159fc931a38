import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { formOf, sendOffer } from './form-state';
import type { Draft } from './values';

/** Sends an offer at one tap, with some of its fields filled in and the others as they stand. */
export function useSendFilled() {
  const table = useTable();
  return (offer: OpenOffer, filled: Draft): Promise<boolean> => {
    const { draft } = formOf(offer.key);
    draft.value = { ...draft.value, ...filled };
    return sendOffer(table, offer);
  };
}
