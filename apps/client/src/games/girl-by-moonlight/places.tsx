import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { ClocksPanel } from '../../shell/clocks/clocks';
import { OfferList } from '../../shell/offers/offer-list';
import { PeoplePanel } from '../../shell/people/people';
import { playsetOf } from './api/content';
import { PlaysetWorld } from './boards/parts';
import { CastPanel } from './cast/cast-panel';
import { CharacterSteps } from './creation/character-steps';
import { Introduction } from './creation/introduction';
import { SeriesWorkspace } from './creation/series-workspace';
import { RulesPanel } from './house-rules/rules-panel';
import { DowntimePanel, FlashbackPanel, SeriesTracks } from './play/activity';
import { Consequences, Eclipses } from './play/consequences';
import { EngagementBonus, FalloutPanel, MissionPanel } from './play/mission';
import { NextStep } from './play/next-step';
import { QuestionsPanel, SetUps } from './play/questions';
import { RollPanel } from './play/roll-panel';
import { OwnSheet } from './sheet/own-sheet';
import { aboutQuestions, ownProtagonist, useOffers, useTable } from './view';

const RoomMap = lazy(() => import('./boards/room-map').then((module) => module.RoomMap));
const EpiloguePanel = lazy(() =>
  import('./story/epilogue-panel').then((module) => module.EpiloguePanel),
);
const DeskPanels = lazy(() => import('./director/desk').then((module) => module.DeskPanels));

/** Play itself: the next step, and everything that is on the table now. */
export function Play() {
  const { phase, episode, roll } = useTable().public.value;
  const underWay = episode.mission?.stage === 'under-way';
  // A roll on the table is what happens now, so nothing stands above it.
  const onTable = <RollPanel key="roll" />;
  const usual = [<NextStep key="step" />, <Introduction key="introduction" />];
  return (
    <>
      {roll ? [onTable, ...usual] : [...usual, onTable]}
      {phase === 'epilogue' ? <EpiloguePanel /> : null}
      <Consequences />
      <Eclipses />
      <FlashbackPanel />
      <QuestionsPanel />
      <SetUps />
      <DowntimePanel />
      <FalloutPanel />
      {underWay ? null : <MissionPanel />}
      <ActPanel />
      {underWay ? <MissionPanel /> : null}
      {phase === 'creation' ? <SeriesWorkspace /> : null}
    </>
  );
}

/** What somebody can do, but for what stands beside open questions. */
function ActPanel() {
  const offers = useOffers('act').filter((offer) => !aboutQuestions(offer));
  if (offers.length === 0) return null;
  return (
    <Panel title="What you can do">
      <OfferList offers={offers} />
    </Panel>
  );
}

/** The state of the series: its tracks, its clocks, its map of rooms. */
export function World() {
  const state = useTable().public.value;
  return (
    <>
      {state.phase === 'creation' ? null : (
        <Panel title="Light and dark">
          <SeriesTracks />
          <EngagementBonus />
        </Panel>
      )}
      <ClocksPanel />
      {playsetOf(state.series.playset)?.map ? <RoomMap /> : null}
      {state.phase === 'creation' ? null : <SeriesWorkspace />}
      <PlaysetWorld />
    </>
  );
}

/** Who is there, and how the protagonists fare. */
export function Everyone() {
  return (
    <>
      <CastPanel />
      <PeoplePanel />
      <RulesPanel />
    </>
  );
}

/** A player's own side: making a protagonist, and the sheet. */
export function Own() {
  const making = ownProtagonist(useTable())?.status === 'creating';
  return (
    <>
      <CharacterSteps />
      {making ? <SheetInTheMaking /> : <OwnSheet />}
    </>
  );
}

/** The sheet as it will be played from, out of the way while it is made. */
function SheetInTheMaking() {
  return (
    <details class="panel drawer">
      <summary>The sheet as you will play it</summary>
      <OwnSheet />
    </details>
  );
}

/** The director's own side: the protagonists in the making, and the desk. */
export function Desk() {
  return (
    <>
      <CharacterSteps />
      <DeskPanels />
    </>
  );
}
