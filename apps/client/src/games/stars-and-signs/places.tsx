import { Panel } from '../../design/panel';
import { useMedia } from '../../design/use-media';
import { Written } from '../../design/written';
import { RulesPanel } from '../../shell/house-rules/rules-panel';
import { LimitsFirst } from '../../shell/limits';
import { PeoplePanel } from '../../shell/people/people';
import { AfterSession } from '../../shell/places/after-session';
import { NextStep } from '../../shell/places/next-step';
import { Scene } from '../../shell/places/scene';
import { BeginTonight } from '../../shell/starts/begin';
import { Opening } from '../../shell/starts/opening';
import { ReadyPeople } from '../../shell/starts/people';
import { readyId } from '../../shell/starts/ready';
import { ActPanel } from './check/act';
import { CheckOnScreen, CheckOnTable } from './check/on-table';
import { CountersPanel } from './counters';
import { MilestonePanel } from './milestone';
import { CastRow } from './people';
import { OwnSheets } from './sheet/sheet';
import { TraitsInPlay } from './traits';
import { nameOf, useTable } from './view';

/** What happens now: the Check on the table, and what one can do. */
export function Play() {
  return (
    <>
      <BeginTonight />
      <Scene />
      <NextStep />
      <AfterSession />
      <LimitsFirst />
      <FlashbackPanel />
      <MilestonePanel />
      <CheckOnTable />
      <ActPanel />
      <Opening />
      {useBeside() ? null : <CastRow />}
    </>
  );
}

/** A scene of the past that is played now. */
function FlashbackPanel() {
  const shared = useTable().public.value;
  const { flashback } = shared;
  if (!flashback) return null;
  return (
    <Panel title="A Flashback" kicker={nameOf(shared, flashback.protagonist)}>
      <p>
        <b>
          <Written>{nameOf(shared, flashback.anchor) ?? ''}</Written>
        </b>
      </p>
      {flashback.topic ? (
        <Written as="p" class="stage-fiction">
          {flashback.topic}
        </Written>
      ) : null}
      {flashback.scene ? <Written as="p">{flashback.scene}</Written> : null}
    </Panel>
  );
}

/** A player’s own side: somebody to take, as long as they have nobody; else their sheet. */
export function Own() {
  const { protagonists } = useTable().public.value;
  return (
    <ReadyPeople takenAs={(id) => protagonists[readyId(id)]}>
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

/** What is counted, and what lies in play. */
export function World() {
  return (
    <>
      <CountersPanel />
      <TraitsInPlay />
    </>
  );
}

/** For a shared screen: a Check stays in sight as long as it lies there; else everybody, what is counted and what lies in play. */
export function ScreenBoard() {
  const { check } = useTable().public.value;
  if (check) return <CheckOnScreen check={check} />;
  return (
    <>
      <FlashbackPanel />
      <MilestonePanel />
      <CastRow />
      <CountersPanel />
      <TraitsInPlay />
    </>
  );
}
