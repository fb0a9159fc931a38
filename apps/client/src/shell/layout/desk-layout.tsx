import { InTurn } from '../../design/in-turn';
import { useHeldPane } from '../focus/use-held';
import { LogPanel } from '../log/log';
import { Board, Everyone, Play, World } from '../places/places';
import { Prompts } from '../places/prompts';
import { StagePanel } from '../stage/stage-panel';
import { useTable } from '../table/view';
import { Own } from './own';

/** Three panes that scroll by themselves: everybody and the world, play, and one's own side. */
export function DeskLayout() {
  const { viewer } = useTable();
  const [people, play, own] = [useHeldPane(), useHeldPane(), useHeldPane()];
  return (
    <main class="columns">
      <section class="column" ref={people} aria-label="Everybody and the world">
        <InTurn>
          <Everyone />
        </InTurn>
        <InTurn>
          <World />
        </InTurn>
      </section>
      <section class="column column-play" ref={play} aria-label="Play">
        <StagePanel desk />
        <InTurn>
          <Play />
        </InTurn>
        <InTurn>
          <Board />
        </InTurn>
        <InTurn>
          <LogPanel />
        </InTurn>
      </section>
      <div class="column-own">
        {viewer.role === 'spectator' ? null : <Prompts ready />}
        <section
          class="column"
          ref={own}
          aria-label={viewer.role === 'director' ? 'The desk' : 'Your side'}
        >
          <InTurn>
            <Own />
          </InTurn>
        </section>
      </div>
    </main>
  );
}
