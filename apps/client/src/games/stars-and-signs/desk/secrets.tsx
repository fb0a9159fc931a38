import { Fold } from '../../../design/fold';
import { count } from '../../../design/words';
import { Written } from '../../../design/written';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { about, castOf, doing, nameOf, useOffers, useTable } from '../view';

/** Temptations and Corruption Fallouts that the referee has, by protagonist. */
export function Temptations() {
  const { director, public: shared } = useTable();
  const offers = useOffers('desk');
  const { temptations = {}, fallouts = {} } = director.value ?? {};
  const some = castOf(shared.value).filter(
    ({ id }) => temptations[id] || fallouts[id] || about(offers, 'protagonist', id).length > 0,
  );
  const all = Object.values(temptations).reduce((sum, one) => sum + one, 0);
  return (
    <Fold
      title="Temptations and Fallout"
      note={count(all, 'Temptation', 'Temptations')}
      open={all > 0}
    >
      <ul class="ss-owed">
        {some.map(({ id, name }) => {
          const fallout = fallouts[id];
          return (
            <li key={id}>
              <p>
                <b>
                  <Written>{name}</Written>
                </b>
                : {count(temptations[id] ?? 0, 'Temptation', 'Temptations')}
                {fallout ? (
                  <small>
                    {fallout.severity} Fallout. <Written>{fallout.plan}</Written>
                  </small>
                ) : null}
              </p>
              <OfferList offers={about(offers, 'protagonist', id)} />
            </li>
          );
        })}
      </ul>
      <FoldedDrawer name="desk-cards" title="Count them by hand">
        {(counts) => <OfferList offers={doing(counts, 'temptation.count')} />}
      </FoldedDrawer>
    </Fold>
  );
}

/** What only the referee and one player know: Aspects that are kept, and a Scale that is not told. */
export function Kept() {
  const { director, public: shared } = useTable();
  const kept = Object.entries(director.value?.kept ?? {});
  if (kept.length === 0) return null;
  return (
    <Fold title="Aspects kept to their players" note={`${kept.length}`}>
      <dl class="answers">
        {kept.map(([id, text]) => {
          const trait = shared.value.traits[id];
          return (
            <div key={id}>
              <dt>
                <Written>{nameOf(shared.value, trait?.of ?? '') ?? 'Somebody'}</Written>,{' '}
                {trait?.aspect}
              </dt>
              <dd>
                <Written>{text}</Written>
              </dd>
            </div>
          );
        })}
      </dl>
    </Fold>
  );
}
