import { content } from '../api/content';
import { Hideout, SeriesWorkspace } from '../creation/series-workspace';
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
import { useTable } from './view';

/** Play itself: the next step, and everything that is on the table now. */
export function Play() {
  const { phase, episode } = useTable().public.value;
  const underWay = episode.mission?.stage === 'under-way';
  return (
    <>
      <NextStep />
      <RollPanel />
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

/** The state of the series: its tracks, its clocks, its hideout. */
export function World() {
  const state = useTable().public.value;
  const lengths = content.value?.lengths;
  return (
    <>
      {state.phase !== 'creation' && lengths ? (
        <Panel title="Light and dark">
          <SeriesTracks lengths={lengths} />
          <EngagementBonus />
        </Panel>
      ) : null}
      <ClocksPanel />
      {state.phase === 'creation' ? null : (
        <>
          <Hideout />
          <SeriesWorkspace />
        </>
      )}
    </>
  );
}

/** Who is there, and how the protagonists fare. */
export function Everyone() {
  return (
    <>
      <CastPanel />
      <PeoplePanel />
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
