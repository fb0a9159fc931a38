import { Fold } from '../../design/fold';
import { Roll } from '../../design/roll';
import { count, when } from '../../design/words';
import { Written } from '../../design/written';
import { OfferControl } from '../offers/offer-control';
import { personName, useOffers, useTable } from '../table/view';

/** What was rolled for the viewer’s eyes alone, newest first; each can be shown to everybody (TABLE-171). */
export function PrivateRolls() {
  const table = useTable();
  const offers = useOffers('secret-rolls');
  const { viewer, director, seat, game } = table;
  const own = viewer.role === 'director' ? director.value : seat.value;
  const rolls = own?.rolls ?? [];
  if (rolls.length === 0) return null;
  const { LogRoll = Roll } = game;
  return (
    <Fold title="Private rolls" note={count(rolls.length, 'roll', 'rolls')}>
      <ol class="plain-list stack" aria-label="Private rolls, newest first">
        {[...rolls].reverse().map(({ id, at, by, record }) => (
          <li key={id} class="card secret-roll">
            <p class="kicker">
              <Written>{by === viewer.seat ? 'You' : personName(table.public.value, by)}</Written>{' '}
              <time dateTime={new Date(at).toISOString()}>{when(at, table.serverNow())}</time>
            </p>
            <Written as="p">{record.title}</Written>
            <LogRoll roll={record} />
            {offers
              .filter(({ with: { roll } }) => roll === id)
              .map((offer) => (
                <OfferControl key={offer.key} offer={offer} />
              ))}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
