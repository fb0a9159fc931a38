import type { Field } from '@moonlit/rules';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { formOf, sendOffer } from './form-state';
import type { FieldValue } from './values';

/** Sends an offer at one tap, with one of its fields filled in and the others as they stand. */
export function useSendFilled() {
  const table = useTable();
  return (offer: OpenOffer, field: Field, value: FieldValue): void => {
    const { draft } = formOf(offer.key);
    draft.value = { ...draft.value, [field.name]: value };
    void sendOffer(table, offer);
  };
}
