import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { useMedia } from '../../design/use-media';
import { ClocksPanel } from '../../shell/clocks/clocks';
import { Hold } from '../../shell/focus/hold';
import { RulesPanel } from '../../shell/house-rules/rules-panel';
import { LimitsFirst } from '../../shell/limits';
import { Acts } from '../../shell/offers/acts';
import { PeoplePanel } from '../../shell/people/people';
import { AfterSession } from '../../shell/places/after-session';
import { OnTable } from '../../shell/places/on-table';
import { Scene } from '../../shell/places/scene';
import { playsetOf } from './api/content';
import { PlaysetPart } from './boards/parts';
import { CastPanel } from './cast/cast-panel';
import { CharacterSteps } from './creation/character-steps';
import { Poster } from './creation/conversation/poster';
import { Introduction } from './creation/introduction';
import { SeriesChanges, SeriesWorkspace, useAsking } from './creation/series-workspace';
import { Activities, FlashbackPanel, MoreActions, SeriesTracks } from './play/activity';
import { Consequences, Eclipses } from './play/consequences';
import { Intentions } from './play/intentions';
import { EngagementBonus, FalloutPanel, MissionPanel } from './play/mission';
import { NextStep } from './play/next-step';
import { onTable } from './play/on-table';
import { QuestionsPanel, SetUps } from './play/questions';
import { QuickActions } from './play/quick-actions';
import { RollPanel } from './play/roll-panel';
import { OwnSheet } from './sheet/own-sheet';
import { aboutQuestions, ownProtagonist, useOffers, useTable } from './view';

const RoomMap = lazy(() => import('./boards/room-map').then((module) => module.RoomMap));
const EpiloguePanel = lazy(() =>
  import('./story/epilogue-panel').then((module) => module.EpiloguePanel),
);
const BeginTonight = lazy(
  () => import('./tonight/begin').then((module) => module.BeginTonight),
  null,
);
const StillToChoose = lazy(
  () => import('./creation/still-open').then((module) => module.StillToChoose),
  null,
);
const Heroes = lazy(() => import('./tonight/heroes').then((module) => module.Heroes));
const Opening = lazy(() => import('./tonight/opening').then((module) => module.Opening), null);
const ChairsPanel = lazy(
  () => import('../../shell/people/chairs').then((module) => module.ChairsPanel),
  null,
);
const MissingList = lazy(
  () => import('./director/missing-list').then((module) => module.MissingList),
  null,
);
const DeskPanels = lazy(() => import('./director/desk').then((module) => module.DeskPanels));

/** Play itself: what happens now, what one can do, and what lies on the table. */
export function Play() {
  const table = useTable();
  const { phase, series, episode, xpReview, table: about } = table.public.value;
  const directs = useDirects();
  const tonight = series.tonight === true;
  const goes = directs || ownProtagonist(table) !== null;
  // What is read aloud stands above the dice that follow it; who has nobody to play chooses first.
  const first = tonight && goes && episode.mission?.stage === 'preparing';
  if (phase === 'creation') return <Making />;
  const evening = xpReview === null && about.session.open;
  return (
    <>
      <Scene />
      {first ? <Opening /> : null}
      {first ? <LimitsFirst before /> : null}
      <NextStep />
      <AfterSession over={!evening} />
      {/* What others have said is shown when the last one has answered, however late. */}
      {!first && evening ? <LimitsFirst before={false} /> : null}
      {tonight && !first ? <Opening /> : null}
      <WhatOneCanDo />
      <Together />
      {phase === 'epilogue' ? <EpiloguePanel /> : null}
      <MissionPanel />
      {directs ? <FalloutPanel /> : null}
    </>
  );
}

/**
 * Before the first episode. As long as one goes through the questions of the series, they come first and
 * fill the screen; only one's own taps turn that round.
 */
function Making() {
  const asking = useAsking();
  const atOnce = useOffers('tonight').length > 0;
  const usual = [<NextStep key="next" />, <WhatOneCanDo key="can" />];
  return (
    <>
      {atOnce ? <BeginTonight /> : null}
      <LimitsFirst before />
      <Introduction />
      {asking ? null : usual}
      <SeriesWorkspace key="series" />
      {asking ? usual : null}
    </>
  );
}

/** What somebody can do, but for what stands beside open questions or the roll on the table. */
function WhatOneCanDo() {
  const { phase, roll } = useTable().public.value;
  const act = useOffers('act').filter((offer) => !aboutQuestions(offer));
  const ofRoll = useOffers('roll');
  const ofDowntime = useOffers('downtime');
  if (phase === 'creation' && act.length === 0) return null;
  const usual = [...act, ...(roll ? [] : ofRoll)];
  // Who has downtime actions to spend finds them first, and a roll of their own accord after them.
  const offers = phase === 'downtime' ? [...ofDowntime, ...usual] : [...usual, ...ofDowntime];
  return (
    <Acts offers={offers}>
      {/* Where another phase begins, all is another: the room of what was there goes with it. */}
      <Hold key={phase}>
        <QuickActions />
      </Hold>
      <MoreActions />
    </Acts>
  );
}

/** What people do together now, from its beginning to its end. */
function Together() {
  const { what, id } = onTable(useTable().public.value);
  return (
    <OnTable what={what} id={id}>
      <RollPanel />
      <Intentions />
      <Introduction />
      <Consequences />
      <Eclipses />
      <FlashbackPanel />
      <QuestionsPanel />
      <SetUps />
      <Activities />
    </OnTable>
  );
}

/** Whether fallout is the viewer's to go through. For others it begins below all else, and moves nothing. */
const useDirects = (): boolean => useTable().viewer.role === 'director';

/** The state of the series: its tracks, its clocks. */
export function World() {
  const state = useTable().public.value;
  const directs = useDirects();
  return (
    <>
      {state.phase === 'creation' ? null : (
        <Panel title="Light and dark">
          <SeriesTracks />
          <EngagementBonus />
        </Panel>
      )}
      <ClocksPanel />
      {state.phase === 'creation' ? null : <SeriesChanges />}
      {directs ? null : <FalloutPanel />}
    </>
  );
}

/** What the playset is played upon: its map of rooms, and what it has of its own. */
export function Board() {
  const state = useTable().public.value;
  return (
    <>
      {playsetOf(state.series.playset)?.map ? <RoomMap /> : null}
      <PlaysetPart part="World" />
    </>
  );
}

/** Who is there, and how the protagonists fare. */
export function Everyone() {
  const { phase } = useTable().public.value;
  const beside = useMedia('(min-width: 62.5rem)');
  return (
    <>
      {phase === 'creation' && beside ? <Poster /> : null}
      <CastPanel />
      <PeoplePanel />
      {phase === 'interlude' ? <ChairsPanel /> : null}
      <RulesPanel />
    </>
  );
}

/** A player's own side: making a protagonist, and the sheet. */
export function Own() {
  const one = ownProtagonist(useTable());
  const making = one?.status === 'creating';
  const heroes = useOffers('tonight').length > 0;
  if (heroes) return <Heroes />;
  return (
    <>
      <CharacterSteps />
      {one && !making ? <StillToChoose one={one} /> : null}
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
      <MissingList />
      <CharacterSteps />
      <DeskPanels />
    </>
  );
}
