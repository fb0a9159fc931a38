import { CastPanel } from '../../src/games/girl-by-moonlight/cast/cast-panel';
import { SeriesPage } from '../../src/games/girl-by-moonlight/creation/series-page';
import {
  Activities,
  FlashbackPanel,
  MoreActions,
  SeriesTracks,
} from '../../src/games/girl-by-moonlight/play/activity';
import { Consequences, Eclipses } from '../../src/games/girl-by-moonlight/play/consequences';
import { Intentions } from '../../src/games/girl-by-moonlight/play/intentions';
import { FalloutPanel, MissionPanel } from '../../src/games/girl-by-moonlight/play/mission';
import { PhaseMoon, PhaseStepper } from '../../src/games/girl-by-moonlight/play/phases';
import { QuickActions } from '../../src/games/girl-by-moonlight/play/quick-actions';
import { RollPanel } from '../../src/games/girl-by-moonlight/play/roll-panel';
import { OwnSheet } from '../../src/games/girl-by-moonlight/sheet/own-sheet';
import { EpiloguePanel } from '../../src/games/girl-by-moonlight/story/epilogue-panel';
import { Show } from './show';
import type { TableMaker } from './tables';
import { scene } from './tables';

/** A roll from its goal to its dice, by who looks at it. */
const rolls: Readonly<Record<string, TableMaker>> = {
  'proposed, to whoever judges': scene('proposed', 'bev'),
  'judged, to whoever rolls': scene('framed', 'dylan'),
  'judged, to a friend': scene('framed', 'claire'),
  'with all that people can put into it': scene('crowded', 'dylan'),
  'rolled with dice in the hand': scene('typed', 'claire'),
};

const phases = ['obligation', 'downtime', 'mission', 'fallout', 'epilogue'];

/** What *Girl by Moonlight* is played with, from a phase to the next. */
export function Play() {
  return (
    <>
      {Object.entries(rolls).map(([what, table]) => (
        <Show key={what} title={`A roll: ${what}`} table={table}>
          <RollPanel />
        </Show>
      ))}
      {phases.map((phase) => (
        <Show key={phase} title={`The phase: ${phase}`} wide table={scene(phase, 'claire')}>
          <div class="design-row">
            <PhaseMoon />
            <PhaseStepper />
          </div>
        </Show>
      ))}
      <Show title="What one can do" table={scene('mission', 'claire')}>
        <QuickActions />
        <MoreActions />
      </Show>
      <Show title="What waits for a roll" table={scene('framed', 'claire')}>
        <Intentions />
        <FlashbackPanel />
      </Show>
      <Show title="A consequence, to whom it happens" table={scene('consequence', 'dylan')}>
        <Consequences />
      </Show>
      <Show title="At the brink of an eclipse" table={scene('brink', 'dylan')}>
        <Eclipses />
      </Show>
      <Show title="Activities of downtime" table={scene('busy', 'claire')}>
        <Activities />
      </Show>
      <Show title="A mission in preparation" table={scene('engagement', 'bev')}>
        <MissionPanel />
      </Show>
      <Show title="Fallout" table={scene('fallout', 'bev')}>
        <FalloutPanel />
      </Show>
      <Show title="Light and dark" table={scene('mission')}>
        <SeriesTracks />
      </Show>
      <Show title="Who is there, and how they fare" table={scene('mission')}>
        <CastPanel />
      </Show>
      <Show title="A sheet" table={scene('mission')}>
        <OwnSheet />
      </Show>
      <Show title="The series, to look up" table={scene('answered')}>
        <SeriesPage gone={() => {}} />
      </Show>
      <Show title="Epilogues" table={scene('epilogue')}>
        <EpiloguePanel />
      </Show>
    </>
  );
}
