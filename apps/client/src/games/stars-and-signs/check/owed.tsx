import { Written } from '../../../design/written';
import { OfferList } from '../../../shell/offers/offer-list';
import { about, nameOf, useOffers, useTable } from '../view';

/** What can be owed, as one reads it. */
export const owedWords = { complication: 'A Complication', anchor: 'How the tie broke' } as const;

/** What the referee owes the table, until it is told or waived: everybody sees that it is still to come. */
export function OwedList() {
  const shared = useTable().public.value;
  const offers = [...useOffers('owed'), ...useOffers('check')];
  const all = Object.values(shared.owed);
  if (all.length === 0) return null;
  return (
    <ul class="ss-owed" aria-label="Still owed">
      {all.map(({ id, kind, of, from }) => (
        <li key={id}>
          <p>
            <b>{owedWords[kind]}</b> is owed to{' '}
            <Written>{nameOf(shared, of) ?? 'the table'}</Written>
            {from ? (
              <small>
                <Written>{from}</Written>
              </small>
            ) : null}
          </p>
          <OfferList offers={about(offers, 'owed', id)} />
        </li>
      ))}
    </ul>
  );
}
