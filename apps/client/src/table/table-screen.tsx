import { useEffect, useState } from 'preact/hooks';
import type { Connection } from '../connection/connection';
import { CharacterSteps } from '../creation/character-steps';
import { OwnSheet } from '../sheet/own-sheet';
import { printing } from '../sheet/printing';
import { telling } from '../story/telling';
import { useLook } from '../theme/use-look';
import type { IconName } from '../ui/icon';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { Moon } from '../ui/moon';
import { useMedia } from '../ui/use-media';
import { Everyone, Play, World } from './columns';
import { ConnectionBanner } from './connection-banner';
import { LogAnnouncer, LogPanel } from './log';
import { Menu } from './menu';
import { PhaseStepper, whichEpisode } from './phases';
import { Prompts, useWaitingCount } from './prompts';
import { PauseButton, PausedBanner } from './safety';
import { ownProtagonist, useOffers, useTable } from './view';

const PrintView = lazy(() => import('../sheet/print-view').then((module) => module.PrintView));
const StoryView = lazy(() => import('../story/story-view').then((module) => module.StoryView));
const Desk = lazy(() => import('../director/desk').then((module) => module.Desk));

type Tab = 'table' | 'own' | 'everyone' | 'log';

/** The whole table: tabs on a phone, three columns on a desk. */
export function TableScreen({ connection }: { connection: Connection }) {
  const table = useTable();
  const wide = useMedia('(min-width: 62.5rem)');
  const waiting = useWaitingCount();
  const state = table.public.value;
  const title = state.series.name || state.table.name;
  useLook(state.series.playset);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Moonlit Table`;
  }, [title, waiting]);
  if (printing.value) return <PrintView />;
  if (telling.value) return <StoryView />;
  return (
    <div class="app">
      <button type="button" class="btn skip no-print" onClick={toPlay}>
        Skip to play
      </button>
      <header class="top no-print">
        <div class="top-name">
          <p class="kicker">{whichEpisode(state)}</p>
          <h1>{title}</h1>
        </div>
        <div class="top-tools">
          <PauseButton />
          <Menu />
        </div>
        <div class="ornament top-ornament" />
        <PhaseStepper />
      </header>
      <ConnectionBanner connection={connection} />
      <PausedBanner />
      <LogAnnouncer />
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
  const director = useTable().viewer.role === 'director';
  return (
    <main class="columns">
      <div class="column">
        <Everyone />
        <World />
      </div>
      <div class="column column-play">
        <Prompts />
        <Play />
        <LogPanel />
      </div>
      <div class="column">
        <Own director={director} />
      </div>
    </main>
  );
}

/** One part at a time, with tabs within reach of a thumb and questions above them. */
function PhoneLayout() {
  const { role } = useTable().viewer;
  const director = role === 'director';
  const making = useOffers('creation').length > 0;
  const [tab, setTab] = useState<Tab>('table');
  const own: { id: Tab; name: string; icon: IconName } = director
    ? { id: 'own', name: 'Desk', icon: 'desk' }
    : { id: 'own', name: 'My sheet', icon: 'sheet' };
  const tabs: { id: Tab; name: string; icon: IconName }[] = [
    { id: 'table', name: 'Table', icon: 'table' },
    ...(role === 'spectator' ? [] : [own]),
    { id: 'everyone', name: 'Everyone', icon: 'people' },
    { id: 'log', name: 'Log', icon: 'log' },
  ];
  const show = (id: Tab) => {
    setTab(id);
    scrollTo({ top: 0 });
  };
  return (
    <>
      <main class="page">
        {tab === 'table' ? (
          <>
            {making && !director ? (
              <button type="button" class="btn making-hint" onClick={() => show('own')}>
                <Moon at={0.1} size={18} />
                Make your protagonist
              </button>
            ) : null}
            <Play />
            <World />
          </>
        ) : null}
        {tab === 'own' ? <Own director={director} /> : null}
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
              {id === 'own' && making ? (
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

function Own({ director }: { director: boolean }) {
  const table = useTable();
  const making = ownProtagonist(table)?.status === 'creating';
  return (
    <>
      <CharacterSteps />
      {director ? <Desk /> : making ? <SheetInTheMaking /> : <OwnSheet />}
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
