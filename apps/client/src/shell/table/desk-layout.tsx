import { LogPanel } from '../log/log';
import { StagePanel } from '../stage/stage-panel';
import { Own } from './own';
import { Board, Everyone, Play, World } from './places';
import { Prompts } from './prompts';
import { useHeldPane } from './use-held';
import { useTable } from './view';

/** Three panes that scroll by themselves: everybody and the world, play, and one's own side. */
export function DeskLayout() {
  const { viewer } = useTable();
  const [people, play, own] = [useHeldPane(), useHeldPane(), useHeldPane()];
  return (
    <main class="columns">
      <div class="column" ref={people}>
        <Everyone />
        <World />
      </div>
      <div class="column column-play" ref={play}>
        <StagePanel desk />
        <Play />
        <Board />
        <LogPanel />
      </div>
      <div class="column-own">
        {viewer.role === 'spectator' ? null : <Prompts ready />}
        <div class="column" ref={own}>
          <Own />
        </div>
      </div>
    </main>
  );
}
