import { Panel } from '../../design/panel';
import { TimersPanel } from '../../shell/timers/timers-panel';
import { CardsPanel } from './cards';
import { LooseCounters } from './counters';
import { DecksPanel } from './decks/panel';
import { HeldOnScreen } from './held';
import { TurnPanel } from './turns';
import { useTable } from './view';

/** What lies open before everybody, for a shared screen: whose turn it is, what is counted, the cards. */
export function ScreenBoard() {
  const { counters, heldKinds = {}, timers = {}, turns } = useTable().public.value;
  const loose = Object.values(counters).some(({ card }) => card === null);
  return (
    <>
      {turns.entries.length > 0 ? <TurnPanel /> : null}
      {Object.keys(timers).length > 0 ? <TimersPanel /> : null}
      {loose ? (
        <Panel title="Counters and tracks">
          <LooseCounters of={counters} secret={false} />
        </Panel>
      ) : null}
      {Object.keys(heldKinds).length > 0 ? (
        <Panel title="What people hold">
          <HeldOnScreen />
        </Panel>
      ) : null}
      <DecksPanel />
      <CardsPanel />
    </>
  );
}
