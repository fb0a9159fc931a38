import { useEffect, useState } from 'preact/hooks';
import { isolated } from '../../design/bidi';
import type { IconName } from '../../design/icon';
import { Icon } from '../../design/icon';
import { Moon } from '../../design/moon';
import { useLook } from '../../design/use-look';
import { useMedia } from '../../design/use-media';
import type { Connection } from '../connection/connection';
import { ConnectionBanner } from '../connection/connection-banner';
import type { GameClient, TabId } from '../game';
import { LogAnnouncer, LogPanel } from '../log/log';
import { StagePanel } from '../stage/stage-panel';
import { Menu } from './menu';
import { Own } from './own';
import { Everyone, Play, World } from './places';
import { Prompts, useWaitingCount } from './prompts';
import { PauseButton, PausedBanner } from './safety';
import { useTable } from './view';

/** The whole table: tabs on a phone, three columns on a desk. */
export function TableScreen({ connection }: { connection: Connection }) {
  const { game, public: shared } = useTable();
  const wide = useMedia('(min-width: 62.5rem)');
  const waiting = useWaitingCount();
  const state = shared.value;
  const title = game.title?.(state) || state.table.name;
  useLook(game.look?.(state), game.phase?.(state));
  const GamePage = game.usePage?.() ?? null;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${isolated(title)} · Moonlit Table`;
  }, [title, waiting]);
  if (GamePage) return <GamePage />;
  const { Header } = game;
  return (
    <div class="app">
      <button type="button" class="btn skip no-print" onClick={toPlay}>
        Skip to play
      </button>
      <header class="top no-print">
        <div class="top-name">
          <p class="kicker">{game.moment?.(state) ?? game.name}</p>
          <h1>{title}</h1>
        </div>
        <div class="top-tools">
          <PauseButton />
          <Menu />
        </div>
        <div class="ornament top-ornament" />
        {Header ? <Header /> : null}
      </header>
      <ConnectionBanner connection={connection} />
      <PausedBanner />
      <LogAnnouncer />
      {wide ? null : <StagePanel />}
      {wide ? <DeskLayout /> : <PhoneLayout />}
    </div>
  );
}

/** Leads the keyboard past everything else to what waits for the viewer. The address holds no anchor. */
function toPlay(): void {
  document.querySelector<HTMLElement>('.prompts-toggle, #next-step h2')?.focus();
}

/** Three columns: everybody and the world, play, and one's own side. */
function DeskLayout() {
  return (
    <main class="columns">
      <div class="column">
        <Everyone />
        <World />
      </div>
      <div class="column column-play">
        <StagePanel desk />
        <Prompts />
        <Play />
        <LogPanel />
      </div>
      <div class="column">
        <Own />
      </div>
    </main>
  );
}

interface Tab {
  id: TabId;
  name: string;
  icon: IconName;
}

const usualTabs: Record<TabId, Omit<Tab, 'id'>> = {
  table: { name: 'Table', icon: 'table' },
  own: { name: 'Yours', icon: 'sheet' },
  desk: { name: 'Desk', icon: 'desk' },
  everyone: { name: 'Everyone', icon: 'people' },
  log: { name: 'Log', icon: 'log' },
};

const tabOf = (id: TabId, { tabs }: GameClient): Tab => ({ id, ...usualTabs[id], ...tabs?.[id] });

/** What is one's own: the director's desk, a player's side, or nothing of those who watch. */
const ownTabs = { director: ['desk'], protagonist: ['own'], spectator: [] } as const;

const noTask = () => null;

/** One part at a time, with tabs within reach of a thumb and questions above them. */
function PhoneLayout() {
  const { game, viewer } = useTable();
  const { useOwnTask = noTask } = game;
  const task = useOwnTask();
  const own = ownTabs[viewer.role];
  const [tab, setTab] = useState<TabId>('table');
  const tabs = (['table', ...own, 'everyone', 'log'] as const).map((id) => tabOf(id, game));
  const show = (id: TabId) => {
    setTab(id);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <main class="page">
        {tab === 'table' ? (
          <>
            {task !== null && viewer.role === 'protagonist' ? (
              <button type="button" class="btn making-hint" onClick={() => show('own')}>
                <Moon at={0.1} size={18} />
                {task}
              </button>
            ) : null}
            <Play />
            <World />
          </>
        ) : null}
        {own.some((id) => id === tab) ? <Own /> : null}
        {tab === 'everyone' ? <Everyone /> : null}
        {tab === 'log' ? <LogPanel /> : null}
      </main>
      <div class="bottom no-print">
        <Prompts />
        <nav class="tabs" aria-label="Parts of the table">
          {tabs.map(({ id, name, icon }) => (
            <button
              key={id}
              type="button"
              class="tab"
              aria-current={tab === id ? 'page' : undefined}
              onClick={() => show(id)}
            >
              <Icon name={icon} />
              {name}
              {task !== null && own.some((one) => one === id) ? (
                <span class="tab-mark">
                  <span class="sr-only">, something to do here</span>
                </span>
              ) : null}
            </button>
          ))}
        </nav>
      </div>
    </>
  );
}
