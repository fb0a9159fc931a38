import { Fold } from '../../../design/fold';
import { Part } from '../../../design/part';
import { Written } from '../../../design/written';
import { DirectorDesk } from '../../../shell/desk/director-desk';
import { HouseRules } from '../../../shell/house-rules/rules-panel';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import { Face } from '../face';
import { lockWords, statsOf } from '../figures';
import { castOf, heroColour, nameOf, useOffers, useTable } from '../view';
import { ArbiterDrawers } from './drawers';
import { Grouped } from './grouped';

/** The GM’s desk: how everybody stands, whom a haunting is with, and what moves by hand. */
export function Desk() {
  const { public: shared } = useTable();
  return (
    <DirectorDesk
      offers={[]}
      top={<HowTheyStand />}
      about={({ with: { character } }) => (typeof character === 'string' ? character : null)}
      nameOf={(id) => nameOf(shared.value, id) ?? id}
      middle={
        <>
          <ArbiterDrawers />
          <Fold title="Other rolls">
            <OfferList offers={useOffers('rolls')} />
          </Fold>
          <OfferList offers={useOffers('session')} />
        </>
      }
      drawers={
        <>
          <FoldedDrawer name="sheet-forms" title="Anybody’s sheet">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <HouseRules />
        </>
      }
    />
  );
}

/** Each in a line: which Stats are locked. */
function HowTheyStand() {
  const { director, public: shared } = useTable();
  const cast = castOf(shared.value);
  const haunted = director.value?.haunting ?? {};
  return (
    <Part title="This scene">
      {cast.length === 0 ? <p class="empty">Nobody is in play yet.</p> : null}
      <ul class="hb-who" aria-label="How they stand">
        {cast.map((one) => {
          const locked = statsOf(shared.value, one).filter(({ lock }) => lock !== undefined);
          return (
            <li key={one.id} data-hero={heroColour(shared.value, one.id)}>
              <Face id={one.id} />
              <Written>{one.name}</Written>
              <small>
                {locked.length === 0
                  ? 'all free'
                  : locked.map((figure) => `${figure.name} ${lockWords(figure)}`).join(', ')}
              </small>
              {haunted[one.id] ? <small>haunted now</small> : null}
            </li>
          );
        })}
      </ul>
      <OfferList offers={useOffers('scene')} />
    </Part>
  );
}
