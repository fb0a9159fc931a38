import { Panel } from '../../design/panel';
import { useMedia } from '../../design/use-media';
import { RulesPanel } from '../../shell/house-rules/rules-panel';
import { LimitsFirst } from '../../shell/limits';
import { OfferList } from '../../shell/offers/offer-list';
import { PeoplePanel } from '../../shell/people/people';
import { AfterSession } from '../../shell/places/after-session';
import { NextStep } from '../../shell/places/next-step';
import { Scene } from '../../shell/places/scene';
import { BeginTonight } from '../../shell/starts/begin';
import { Opening } from '../../shell/starts/opening';
import { ReadyPeople } from '../../shell/starts/people';
import { readyId } from '../../shell/starts/ready';
import { BlessingsBoard } from './blessings';
import { ActPanel } from './check/act';
import { CheckOnTable } from './check/on-table';
import { ArbiterDrawers } from './desk/drawers';
import { EndeavorPanel } from './endeavor/endeavor';
import { Tracks } from './endeavor/tracks';
import { GoalsPanel } from './goals';
import { CastRow } from './people';
import { RumorsPanel } from './rumors';
import { OwnSheets } from './sheet/sheet';
import { useOffers, useTable } from './view';

/** What happens now: the Check on the table, the Endeavor that is on, and what one can do. */
export function Play() {
  return (
    <>
      <BeginTonight />
      <Scene />
      <NextStep />
      <AfterSession />
      <LimitsFirst />
      <CheckOnTable />
      <EndeavorPanel />
      <ActPanel />
      <RestsPanel />
      <WithoutGm />
      <Opening />
      {useBeside() ? null : <CastRow />}
    </>
  );
}

/** What others do while somebody rests, where one is asked (HUM-808). */
function RestsPanel() {
  const offers = useOffers('rest');
  return offers.length === 0 ? null : (
    <Panel title="Rests">
      <OfferList offers={offers} />
    </Panel>
  );
}

/** At a table that nobody directs those who play do what a GM does elsewhere (HUM-101). */
function WithoutGm() {
  const { viewer, public: shared } = useTable();
  const offers = useOffers('session');
  if (viewer.role !== 'protagonist' || shared.value.arbiter.kind === 'gm') return null;
  return (
    <Panel title="What a GM would do">
      <ArbiterDrawers />
      <OfferList offers={offers} />
    </Panel>
  );
}

/** A player’s own side: somebody to take, as long as they have nobody; else their sheet. */
export function Own() {
  const { characters } = useTable().public.value;
  return (
    <ReadyPeople takenAs={(id) => characters[readyId(id)]}>
      <OwnSheets />
    </ReadyPeople>
  );
}

/** Who is there; on a wide screen they stand beside play, and not below it. */
export function Everyone() {
  return (
    <>
      {useBeside() ? <CastRow /> : null}
      <PeoplePanel />
      <RulesPanel />
    </>
  );
}

/** Whether there is room for a pane beside play. */
const useBeside = (): boolean => useMedia('(min-width: 62.5rem)');

/** What is worked towards, and what is said. */
export const World = () => (
  <>
    <GoalsPanel />
    <RumorsPanel />
  </>
);

/** Everybody, where they stand and what they have, for a shared screen. */
export function ScreenBoard() {
  const { endeavor } = useTable().public.value;
  return (
    <>
      {endeavor ? <Tracks endeavor={endeavor} /> : null}
      <CastRow />
      <BlessingsBoard />
    </>
  );
}
