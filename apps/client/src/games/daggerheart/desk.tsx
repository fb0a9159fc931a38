import { Fold } from '../../design/fold';
import { Part } from '../../design/part';
import { DirectorDesk } from '../../shell/desk/director-desk';
import { HouseRules } from '../../shell/house-rules/rules-panel';
import { FoldedDrawer } from '../../shell/offers/drawer';
import { Grouped } from '../../shell/offers/grouped';
import { OfferControl, OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { CountdownList } from './countdowns';
import { FoeCard } from './foe-card';
import { DeskLibrary } from './library/library';
import type { Foe } from './view';
import { about, doing, useOffers, useTable } from './view';

/** The GM's desk: adversaries with their numbers, what is rolled for, rests, and what nobody else knows. */
export function Desk() {
  const answers = useOffers('answers');
  const [budget] = useOffers('budget');
  const countdowns = Object.values(useTable().director.value?.countdowns ?? {});
  return (
    <DirectorDesk
      offers={[]}
      top={<Foes />}
      middle={
        <>
          {answers.length > 0 ? (
            <Fold title="Answer for somebody" note="who is away">
              <Grouped offers={answers} />
            </Fold>
          ) : null}
          <Fold title="Rolls, rests and chance" open>
            <OfferList
              offers={[
                ...useOffers('rolls'),
                ...useOffers('rest'),
                ...useOffers('fate'),
                ...useOffers('rewards'),
              ]}
            />
          </Fold>
          {budget ? (
            <Fold title="Budget of the fight" note={budget.detail}>
              <OfferForm offer={budget} submit="Keep it" />
            </Fold>
          ) : null}
          {countdowns.length > 0 ? (
            <Fold title="Hidden countdowns" open>
              <CountdownList of={countdowns} />
            </Fold>
          ) : null}
        </>
      }
      drawers={
        <>
          <DeskLibrary />
          <FoldedDrawer name="adversaries" title="Stat blocks, harm and conditions">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <FoldedDrawer name="sheet-forms" title="Anybody’s sheet">
            {(offers) => <Grouped offers={offers} />}
          </FoldedDrawer>
          <HouseRules />
        </>
      }
    />
  );
}

function Foes() {
  const { director } = useTable();
  const offers = useOffers('adversaries');
  const all = Object.values(director.value?.adversaries ?? {});
  // Whoever the table sees is at hand; what still waits comes after them, and those who are done with fold away.
  const standing = [
    ...all.filter(({ shown, defeated }) => shown && !defeated),
    ...all.filter(({ shown, defeated }) => !shown && !defeated),
  ];
  const done = all.filter(({ defeated }) => defeated);
  const others = offers.filter(({ with: { adversary } }) => adversary === undefined);
  const [reveal] = doing(others, 'adversaries.reveal');
  return (
    <Part title="Adversaries">
      {reveal ? <OfferControl offer={reveal} /> : null}
      <FoeCards of={standing} offers={offers} />
      {others
        .filter((offer) => offer !== reveal)
        .map((offer) => (
          <OfferControl key={offer.key} offer={offer} />
        ))}
      {done.length > 0 ? (
        <Fold title={`Defeated: ${done.length}`} note={done.map(({ name }) => name).join(', ')}>
          <FoeCards of={done} offers={offers} />
        </Fold>
      ) : null}
    </Part>
  );
}

function FoeCards({ of: foes, offers }: { of: readonly Foe[]; offers: readonly OpenOffer[] }) {
  if (foes.length === 0) return null;
  return (
    <ul class="dh-foes">
      {foes.map((foe) => (
        <li key={foe.id}>
          <FoeCard foe={foe} offers={about(offers, 'adversary', foe.id)} />
        </li>
      ))}
    </ul>
  );
}
