import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../../design/bidi';
import { lazy } from '../../design/lazy';
import { useLook } from '../../design/use-look';
import { useMedia } from '../../design/use-media';
import { CommandButton } from '../command/command-button';
import type { Connection } from '../connection/connection';
import { ConnectionBanner } from '../connection/connection-banner';
import { LogAnnouncer } from '../log/log';
import { ReactBar, ReactionsShown } from '../reactions';
import { DeskLayout } from './desk-layout';
import { keepFocus } from './kept-focus';
import { Menu } from './menu';
import { followMoves } from './own-act';
import { PhoneLayout } from './phone-layout';
import { useWaitingCount } from './prompts';
import { PauseButton, PausedBanner } from './safety';
import { useTable } from './view';

const TakeBack = lazy(() => import('./take-back').then((module) => module.TakeBack), null);

/** The whole table: tabs on a phone, three panes on a desk, under one line that is always in sight. */
export function TableScreen({ connection }: { connection: Connection }) {
  const { game, public: shared } = useTable();
  const wide = useMedia('(min-width: 62.5rem)');
  const waiting = useWaitingCount();
  const app = useRef<HTMLDivElement>(null);
  const state = shared.value;
  const title = game.title?.(state) || state.table.name;
  useLook(game.look?.(state), game.phase?.(state));
  const GamePage = game.usePage?.() ?? null;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${isolated(title)} · Moonlit Table`;
  }, [title, waiting]);
  useEffect(followMoves, []);
  useEffect(() => (app.current ? keepFocus(app.current) : undefined), [GamePage === null]);
  if (GamePage) return <GamePage />;
  const { Header, Mark, Tools } = game;
  return (
    <div class={wide ? 'app app-desk' : 'app'} ref={app}>
      <button type="button" class="btn skip no-print" onClick={toPlay}>
        Skip to play
      </button>
      <header class="top no-print">
        {Mark ? <Mark /> : null}
        <div class="top-name">
          <h1>{title}</h1>
          <p class="kicker">{game.moment?.(state) ?? game.name}</p>
        </div>
        {Header && wide ? <Header /> : null}
        <div class="top-tools">
          {wide ? <ReactBar /> : null}
          {wide ? <CommandButton /> : null}
          {Tools ? <Tools /> : null}
          <PauseButton />
          <Menu />
        </div>
      </header>
      <div class="notices">
        <ConnectionBanner connection={connection} />
        <PausedBanner />
        <TakeBack />
      </div>
      <LogAnnouncer />
      <ReactionsShown />
      {wide ? <DeskLayout /> : <PhoneLayout />}
    </div>
  );
}

/** Leads the keyboard past everything else to what waits for the viewer. The address holds no anchor. */
function toPlay(): void {
  document.querySelector<HTMLElement>('.prompts-waiting, #next-step h2')?.focus();
}
