import { playsetOf } from '../api/content';
import { Introduction } from '../creation/introduction';
import { SeriesWorkspace } from '../creation/series-workspace';
import { PlaysetWorld } from '../playsets/parts';
import { lazy } from '../ui/lazy';
import { Panel } from '../ui/panel';
import { PlacePanel } from './act';
import { DowntimePanel, FlashbackPanel, SeriesTracks } from './activity';
import { ClocksPanel } from './clocks';
import { Consequences, Eclipses } from './consequences';
import { LogPanel } from './log';
import { EngagementBonus, FalloutPanel, MissionPanel } from './mission';
import { NextStep } from './next-step';
import { CastPanel, PeoplePanel } from './people';
import { QuestionsPanel, SetUps } from './questions';
import { RollPanel } from './roll-panel';
import { RulesPanel } from './rules-panel';
import { alone, useTable } from './view';

const RoomMap = lazy(() => import('../playsets/room-map').then((module) => module.RoomMap));
const EpiloguePanel = lazy(() =>
  import('../story/epilogue-panel').then((module) => module.EpiloguePanel),
);
const InvitePanel = lazy(() => import('../director/invite').then((module) => module.InvitePanel));

/** Play itself: the next step, and everything that is on the table now. */
export function Play() {
  const table = useTable();
  const { phase, episode, roll } = table.public.value;
  const underWay = episode.mission?.stage === 'under-way';
  // A roll on the table is what happens now, so nothing stands above it.
  const onTable = <RollPanel key="roll" />;
  const usual = [<NextStep key="step" />, <Introduction key="introduction" />];
  return (
    <>
      {alone(table) ? <InvitePanel /> : null}
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
      <PlacePanel place="act" title="What you can do" />
      {underWay ? <MissionPanel /> : null}
      {phase === 'creation' ? <SeriesWorkspace /> : null}
    </>
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

/** All that is shared, one below the other. */
export function PhoneColumns() {
  return (
    <>
      <Play />
      <World />
      <Everyone />
      <LogPanel />
    </>
  );
}
