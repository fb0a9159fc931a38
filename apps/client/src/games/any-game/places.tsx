import { Panel } from '../../design/panel';
import { Part } from '../../design/part';
import { useMedia } from '../../design/use-media';
import { ClocksPanel } from '../../shell/clocks/clocks';
import { DirectorDesk } from '../../shell/desk/director-desk';
import { HouseRules } from '../../shell/desk/house-rules';
import { LimitsFirst } from '../../shell/limits';
import { NotesList } from '../../shell/notes/notes';
import { NextStep } from '../../shell/places/next-step';
import { Scene } from '../../shell/places/scene';
import { BeginTonight } from '../../shell/starts/begin';
import { Opening } from '../../shell/starts/opening';
import { ReadyPeople } from '../../shell/starts/people';
import { CardsPanel, OwnCards } from './cards';
import { LooseCounters } from './counters';
import { DiceTray } from './dice-tray';
import { PrivateRolls } from './rolls';
import { TurnPanel } from './turns';
import { useOffers, useOwnPlace, useTable } from './view';

/** As in the shell: from here on everything stands side by side. */
const WIDE = '(min-width: 62.5rem)';

/** Dice, turns and the cards; on a phone the cards come after what is counted. */
export function Play() {
  const wide = useMedia(WIDE);
  return (
    <>
      <BeginTonight />
      <Scene />
      <Opening />
      <NextStep />
      <LimitsFirst />
      <DiceTray />
      <TurnPanel />
      {wide ? <CardsPanel /> : null}
    </>
  );
}

export function World() {
  const wide = useMedia(WIDE);
  return (
    <>
      <ClocksPanel />
      <CountersPanel />
      {wide ? null : <CardsPanel />}
    </>
  );
}

/** What the table counts. */
function CountersPanel() {
  return (
    <Panel id="counters" title="Counters and tracks">
      <LooseCounters of={useTable().public.value.counters} secret={false} />
    </Panel>
  );
}

/** What one person alone sees, and the cards that are theirs. */
function Private() {
  const { counters = {} } = useOwnPlace();
  return (
    <>
      <PrivateRolls />
      <OwnCards />
      <Part title="Private counters">
        <LooseCounters of={counters} secret />
      </Part>
    </>
  );
}

/** One's own side, for whoever plays: somebody to take first, where somebody is ready. */
export function Own() {
  const { cards } = useTable().public.value;
  return (
    <ReadyPeople takenAs={(id) => cards[id]}>
      <OwnSide />
    </ReadyPeople>
  );
}

function OwnSide() {
  const { notes } = useOwnPlace();
  return (
    <Panel title="Your side" kicker="What is private is for you alone">
      <Private />
      <NotesList notes={notes} offers={useOffers('sheet')} />
      <HouseRules />
    </Panel>
  );
}

/** The desk of whoever referees. */
export function Desk() {
  return (
    <DirectorDesk
      top={<Private />}
      offers={[]}
      writing={useOffers('director')}
      drawers={<HouseRules />}
    />
  );
}
