import { Written } from '../../../design/written';
import { OfferList } from '../../../shell/offers/offer-list';
import { about, nameOf, useOffers, useTable } from '../view';

/** Boons and busts that the table owes the story: they stay until they are worded, passed or banked (HUM-1810). */
export function OwedList() {
  const shared = useTable().public.value;
  const offers = useOffers('owed');
  const all = Object.values(shared.owed);
  if (all.length === 0) return null;
  return (
    <ul class="hb-owed" aria-label="Owed to the story">
      {all.map(({ id, kind, of, from, exceptional }) => (
        <li key={id} data-kind={kind}>
          <p>
            <b>{kind === 'boon' ? (exceptional ? 'An exceptional boon' : 'A boon') : 'A bust'}</b>{' '}
            for <Written>{nameOf(shared, of) ?? 'somebody'}</Written>
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
