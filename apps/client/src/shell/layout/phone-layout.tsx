import { useEffect } from 'preact/hooks';
import type { IconName } from '../../design/icon';
import { Icon } from '../../design/icon';
import { InTurn } from '../../design/in-turn';
import { Written } from '../../design/written';
import { useHeldPage } from '../focus/use-held';
import type { GameClient, TabId } from '../game';
import { LogPanel } from '../log/log';
import { Board, Everyone, Play, World } from '../places/places';
import { Prompts } from '../places/prompts';
import { useTurn } from '../places/turn';
import { ReactBar } from '../reactions';
import { StagePanel } from '../stage/stage-panel';
import { openTab, turnToTab } from '../table/opened';
import { useOwnTask } from '../table/own-task';
import { useTable } from '../table/view';
import { Own } from './own';

interface Tab {
  id: TabId;
  name: string;
  icon: IconName;
}

const usualTabs: Record<TabId, Omit<Tab, 'id'>> = {
  table: { name: 'Table', icon: 'table' },
  board: { name: 'Board', icon: 'board' },
  own: { name: 'Yours', icon: 'sheet' },
  desk: { name: 'Desk', icon: 'desk' },
  everyone: { name: 'Everyone', icon: 'people' },
  log: { name: 'Log', icon: 'log' },
};

const tabOf = (id: TabId, { tabs }: GameClient): Tab => ({ id, ...usualTabs[id], ...tabs?.[id] });

/** What is one's own: the director's desk, a player's side, or nothing of those who watch. */
const ownTabs = { director: ['desk'], protagonist: ['own'], spectator: [] } as const;

/** One part at a time, with tabs within reach of a thumb, and how one fares above them. */
export function PhoneLayout() {
  const { game, viewer, stage } = useTable();
  const { Notice, Strip = OwnName } = game;
  const task = useOwnTask();
  const turn = useTurn();
  const own = ownTabs[viewer.role];
  const board = game.Board ? (['board'] as const) : [];
  const tab = openTab.value;
  const tabs = (['table', ...board, ...own, 'everyone', 'log'] as const).map((id) =>
    tabOf(id, game),
  );
  useHeldPage();
  useEffect(
    () => () => {
      openTab.value = 'table';
    },
    // What was one’s own is another part in another role.
    [viewer.role],
  );
  return (
    <>
      <StagePanel />
      <main class="page">
        {tab === 'table' ? (
          <>
            <ReactBar away={stage.open.value} />
            <InTurn>
              <Play />
            </InTurn>
            <InTurn>
              <World />
            </InTurn>
          </>
        ) : null}
        {tab === 'board' ? <Board /> : null}
        {own.some((id) => id === tab) ? <Own /> : null}
        {tab === 'everyone' ? <Everyone /> : null}
        {tab === 'log' ? <LogPanel /> : null}
      </main>
      <div class="bottom no-print">
        {viewer.role === 'spectator' ? null : (
          <section class="strip" aria-label="How you stand">
            <InTurn>
              <Strip />
              <Prompts ready={false} />
            </InTurn>
          </section>
        )}
        {Notice ? <Notice /> : null}
        <nav class="tabs" aria-label="Parts of the table">
          {tabs.map(({ id, name, icon }) => (
            <button
              key={id}
              type="button"
              class="tab"
              data-tab={id}
              aria-current={tab === id ? 'page' : undefined}
              onClick={() => turnToTab(id)}
            >
              <Icon name={icon} />
              {name}
              {id === 'table' && tab !== id && turn?.mine ? <TabMark words={turn.words} /> : null}
              {task?.where === 'own' && own.some((one) => one === id) ? (
                <TabMark words="something to do here" />
              ) : null}
            </button>
          ))}
        </nav>
      </div>
    </>
  );
}

/** Something waits behind a tab. */
const TabMark = ({ words }: { words: string }) => (
  <span class="tab-mark">
    <span class="sr-only">, {words}</span>
  </span>
);

function OwnName() {
  return (
    <p class="strip-name">
      <Written>{useTable().viewer.name}</Written>
    </p>
  );
}
