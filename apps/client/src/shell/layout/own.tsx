import { lazy } from '../../design/lazy';
import { Empty, Panel } from '../../design/panel';
import { LogPanel } from '../log/log';
import { NotesList } from '../notes/notes';
import { OfferList } from '../offers/offer-list';
import { isAboutNotes } from '../table/commands';
import { useOffers, useTable } from '../table/view';

const SeatsPanel = lazy(() => import('../people/seats').then((module) => module.SeatsPanel));
const DirectorDesk = lazy(() =>
  import('../desk/director-desk').then((module) => module.DirectorDesk),
);

const PortraitsPanel = lazy(
  () => import('../pictures/portraits-panel').then((module) => module.PortraitsPanel),
  null,
);

/** One's own side of the table: the director's desk, or whatever the game gives to a player. */
export function Own() {
  const { game, viewer } = useTable();
  const { Own: Games = UsualOwn, Desk = DirectorDesk, Face } = game;
  const portraits = Face ? <PortraitsPanel /> : null;
  if (viewer.role !== 'director') {
    return (
      <>
        <Games />
        {portraits}
      </>
    );
  }
  return (
    <>
      <Desk />
      {portraits}
      <SeatsPanel />
      <LogPanel audience="director" title="Desk log" />
    </>
  );
}

function UsualOwn() {
  const table = useTable();
  const all = useOffers('sheet');
  const writing = all.filter(isAboutNotes);
  const offers = all.filter((offer) => !isAboutNotes(offer));
  const notes = table.seat.value?.notes ?? {};
  const nothing = offers.length + writing.length + Object.keys(notes).length === 0;
  return (
    <Panel title="Yours">
      {nothing ? <Empty>Nothing yet.</Empty> : null}
      <OfferList offers={offers} />
      <NotesList notes={notes} offers={writing} title="Private notes" />
    </Panel>
  );
}
