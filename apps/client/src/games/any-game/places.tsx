import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { Part } from '../../design/part';
import { useMedia } from '../../design/use-media';
import { BoardsPanel } from '../../shell/boards/boards-panel';
import { ClocksPanel } from '../../shell/clocks/clocks';
import { DirectorDesk } from '../../shell/desk/director-desk';
import { PrivateRolls } from '../../shell/desk/private-rolls';
import { HouseRules, RulesPanel } from '../../shell/house-rules/rules-panel';
import { LimitsFirst } from '../../shell/limits';
import { openSteps, useMade } from '../../shell/making/made';
import { isPutOff, setPutOff } from '../../shell/making/progress';
import { NotesList } from '../../shell/notes/notes';
import { OfferForm } from '../../shell/offers/offer-control';
import { PeoplePanel } from '../../shell/people/people';
import { AfterSession } from '../../shell/places/after-session';
import { NextStep } from '../../shell/places/next-step';
import { Scene } from '../../shell/places/scene';
import { BeginTonight } from '../../shell/starts/begin';
import { Opening } from '../../shell/starts/opening';
import { ReadyPeople } from '../../shell/starts/people';
import { readyId } from '../../shell/starts/ready';
import { CardsPanel, OwnCards } from './cards';
import { LooseCounters } from './counters';
import { DecksPanel, NoDecks } from './decks/panel';
import { DiceTray } from './dice-tray';
import { Held, OwnTracks } from './held';
import { TablesPanel } from './tables/tables-panel';
import { TurnPanel } from './turns';
import { useOffers, useOwnPlace, useTable } from './view';

const TemplatesPanel = lazy(
  () => import('./sheets/templates-panel').then((module) => module.TemplatesPanel),
  null,
);

const TimersPanel = lazy(
  () => import('../../shell/timers/timers-panel').then((module) => module.TimersPanel),
  null,
);
const TimerBadge = lazy(
  () => import('../../shell/timers/timers-panel').then((module) => module.TimerBadge),
  null,
);
const KitsPanel = lazy(() => import('./kits/kits-panel').then((module) => module.KitsPanel), null);
const Questions = lazy(() => import('./kits/questions').then((module) => module.Questions), null);

/** As in the shell: from here on everything stands side by side. */
const WIDE = '(min-width: 62.5rem)';

/** Dice, turns and the cards; on a phone the cards come after what is counted. */
export function Play() {
  const wide = useMedia(WIDE);
  return (
    <>
      <BeginTonight />
      <Scene />
      <NextStep />
      <Opening />
      <Questions />
      <AfterSession />
      <LimitsFirst />
      {wide ? null : <OwnTracks />}
      <DiceTray />
      <DecksPanel />
      <TablesPanel />
      <TurnPanel />
      <TimersPanel />
      {wide ? <CardsPanel /> : null}
    </>
  );
}

/** In the header: how much is left of a countdown, on every tab. */
export function Tools() {
  return useTable().public.value.timers ? <TimerBadge /> : null;
}

export function World() {
  const wide = useMedia(WIDE);
  return (
    <>
      <ClocksPanel />
      <CountersPanel />
      {wide ? null : <CardsPanel />}
      <TemplatesPanel />
      <NoDecks />
      <Held />
      <Boards />
    </>
  );
}

/** Who is there, and how this table plays. */
export function Everyone() {
  return (
    <>
      <PeoplePanel />
      <RulesPanel />
      <KitsPanel />
    </>
  );
}

/** Boards, to whoever referees with what is hidden on them. */
export function Boards() {
  const { public: shared, director } = useTable();
  return <BoardsPanel boards={shared.value.boards} hidden={director.value?.boards} />;
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
      <OwnCards />
      <Part title="Private counters">
        <LooseCounters of={counters} secret />
      </Part>
    </>
  );
}

/** Who has no card for whoever they play is led to one; it may wait, and need never be (TABLE-090). */
function WhoYouPlay() {
  const { viewer } = useTable();
  const [step] = openSteps(useMade(viewer.seat));
  const [offer] = useOffers('making');
  if (!step || !offer || isPutOff(viewer.seat)) return null;
  return (
    <Part title={step.title}>
      <p>{step.about}</p>
      <OfferForm offer={offer} submit="Make the card" />
      <button type="button" class="btn" onClick={() => setPutOff(viewer.seat, true)}>
        Not now
      </button>
    </Part>
  );
}

/** One's own side, for whoever plays: somebody to take first, where somebody is ready. */
export function Own() {
  const { cards } = useTable().public.value;
  return (
    <ReadyPeople takenAs={(id) => cards[readyId(id)]}>
      <OwnSide />
    </ReadyPeople>
  );
}

function OwnSide() {
  const { notes } = useOwnPlace();
  return (
    <Panel title="Your side" kicker="What is private is for you alone">
      <WhoYouPlay />
      <PrivateRolls />
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
