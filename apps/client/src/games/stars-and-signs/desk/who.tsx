import { Part } from '../../../design/part';
import { Written } from '../../../design/written';
import { OfferList } from '../../../shell/offers/offer-list';
import { OwedList } from '../check/owed';
import { Face } from '../face';
import { standingWords } from '../figures';
import { castOf, heroColour, useOffers, useTable } from '../view';

/** Who has acted in this scene and who has not yet, and what the referee owes: to see where to look next. */
export function WhoHasActed() {
  const shared = useTable().public.value;
  const cast = castOf(shared).filter(({ standing }) => standing === 'in');
  const acted = (id: string) => shared.acted.includes(id);
  const order = [...cast].sort((a, b) => Number(acted(a.id)) - Number(acted(b.id)));
  return (
    <Part title="This scene">
      {cast.length === 0 ? <p class="empty">Nobody is in play yet.</p> : null}
      <ul class="ss-acted stack-xs" aria-label="Who has acted">
        {order.map((one) => (
          <li key={one.id} data-hero={heroColour(shared, one.id)} data-acted={acted(one.id)}>
            <Face id={one.id} />
            <Written>{one.name}</Written>
            <small>{acted(one.id) ? 'has acted' : 'not yet'}</small>
            {standingWords(one).length > 0 ? <small>{standingWords(one).join(', ')}</small> : null}
          </li>
        ))}
      </ul>
      <OfferList offers={useOffers('scene')} />
      <OwedList />
    </Part>
  );
}
