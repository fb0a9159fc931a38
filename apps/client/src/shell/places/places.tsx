import { lazy } from '../../design/lazy';
import { LimitsPanel } from '../limits';
import { LogPanel } from '../log/log';
import { Acts } from '../offers/acts';
import { useInviteOut } from '../people/invite-out';
import { managesSeats, useOffers, useTable } from '../table/view';
import { NextStep } from './next-step';

const InvitePanel = lazy(() => import('../people/invite').then((module) => module.InvitePanel));
const SinceHere = lazy(
  () => import('../since/since-here').then((module) => module.SinceHere),
  null,
);
// What most games bring a form of their own of.
const ClocksPanel = lazy(
  () => import('../clocks/clocks').then((module) => module.ClocksPanel),
  null,
);
const PeoplePanel = lazy(
  () => import('../people/people').then((module) => module.PeoplePanel),
  null,
);
const SeatsPanel = lazy(() => import('../people/seats').then((module) => module.SeatsPanel));

/** Play itself: the next step, and everything that is on the table now. */
export function Play() {
  const table = useTable();
  const { Play: Games = UsualPlay } = table.game;
  return (
    <>
      {useInviteOut() ? <InvitePanel /> : null}
      {table.token === null ? null : <SinceHere />}
      <Games />
    </>
  );
}

/** What is played upon; `null` where the game has nothing of that kind. */
export function Board() {
  const { Board: Games } = useTable().game;
  return Games ? <Games /> : null;
}

/** How the world stands, whoever is there. */
export function World() {
  const { World: Games = ClocksPanel } = useTable().game;
  return <Games />;
}

/** Who is there, and what they would rather not meet; at a table without a director with the way in, too. */
export function Everyone() {
  const table = useTable();
  const { Everyone: Games = PeoplePanel } = table.game;
  return (
    <>
      <Games />
      <LimitsPanel />
      {table.viewer.role !== 'director' && managesSeats(table) ? <SeatsPanel /> : null}
    </>
  );
}

/** All that is shared, one below the other, as a player reads it on a phone. */
export function SharedPlaces() {
  return (
    <>
      <Play />
      <World />
      <Board />
      <Everyone />
      <LogPanel />
    </>
  );
}

function UsualPlay() {
  return (
    <>
      <NextStep />
      <Acts offers={useOffers('act')} />
    </>
  );
}
