import { Fold } from '../../../design/fold';
import { DirectorDesk } from '../../../shell/desk/director-desk';
import { HouseRules } from '../../../shell/house-rules/rules-panel';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { Grouped } from '../../../shell/offers/grouped';
import { OfferList } from '../../../shell/offers/offer-list';
import { CounterList } from '../counters';
import { CallMilestone } from '../milestone';
import { nameOf, useOffers, useTable } from '../view';
import { CompelsAtOnce } from './compels';
import { ReadyCards } from './ready';
import { Kept, Temptations } from './secrets';
import { WhoHasActed } from './who';

/** The referee’s desk: who has not acted, what is owed, secret Tests, Temptations, what nobody else knows. */
export function Desk() {
  const { director, public: shared } = useTable();
  const answers = useOffers('answers');
  const counters = Object.values(director.value?.counters ?? {});
  return (
    <DirectorDesk
      offers={[]}
      top={<WhoHasActed />}
      about={({ with: { protagonist, counter } }) =>
        typeof protagonist === 'string' ? protagonist : typeof counter === 'string' ? counter : null
      }
      nameOf={(id) => nameOf(shared.value, id) ?? id}
      middle={
        <>
          {answers.length > 0 ? (
            <Fold title="Answer for somebody" note="who is away">
              <Grouped offers={answers} />
            </Fold>
          ) : null}
          <FoldedDrawer name="check-for-them" title="Act for whoever has the Check">
            {(offers) => <OfferList offers={offers} />}
          </FoldedDrawer>
          <FoldedDrawer name="tests" title="Tests, in the open and in secret">
            {(offers) => <OfferList offers={offers} />}
          </FoldedDrawer>
          <FoldedDrawer name="counters" title="Counters: begin, show, put away">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <Fold title="Other rolls">
            <OfferList offers={useOffers('rolls')} />
          </Fold>
          <CompelsAtOnce />
          <Fold title="Trouble, by protagonist">
            <Grouped offers={useOffers('trouble')} />
          </Fold>
          {counters.length > 0 ? (
            <Fold title="Hidden Counters" note={counters.map(({ name }) => name).join(', ')} open>
              <CounterList of={counters} />
            </Fold>
          ) : null}
          <ReadyCards />
          <CallMilestone />
          <Temptations />
          <Kept />
          <Fold title="Traits">
            <Grouped offers={useOffers('traits').filter(({ with: { trait } }) => !trait)} />
          </Fold>
          <FoldedDrawer name="trait-forms" title="Change Traits in play">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <Fold title="Magic, for somebody">
            <Grouped offers={useOffers('magic')} />
          </Fold>
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
