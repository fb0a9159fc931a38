import { useEffect, useRef } from 'preact/hooks';
import { isolated } from '../../design/bidi';
import { useLook } from '../../design/use-look';
import { useMedia } from '../../design/use-media';
import { Voice } from '../../design/voice';
import { count } from '../../design/words';
import { CommandButton } from '../command/command-button';
import type { Connection } from '../connection/connection';
import { ConnectionBanner } from '../connection/connection-banner';
import { ReactBar, ReactionsShown } from '../reactions';
import { LogVoice } from '../voice';
import { DeskLayout } from './desk-layout';
import { keepFocus } from './kept-focus';
import { Menu } from './menu';
import { followMoves } from './own-act';
import { PhoneLayout } from './phone-layout';
import { useWaitingCount } from './prompts';
import { PauseButton, PausedBanner } from './safety';
import { useTable } from './view';

/** The table, or the page of its game that is read instead; what happens is heard wherever one is. */
export function TableScreen({ connection }: { connection: Connection }) {
  const { game, public: shared } = useTable();
  const waiting = useWaitingCount();
  const state = shared.value;
  const title = game.title?.(state) || state.table.name;
  useLook(game.look?.(state), game.phase?.(state));
  const GamePage = game.usePage?.() ?? null;
  const moment = game.moment?.(state);
  useEffect(() => {
    const asked = waiting > 0 ? `(${count(waiting, 'question', 'questions')}) ` : '';
    const where = moment ? `${moment} · ` : '';
    document.title = `${asked}${isolated(`${where}${title}`)} · Moonlit Table`;
  }, [title, moment, waiting]);
  useEffect(followMoves, []);
  return (
    <>
      {GamePage ? <GamePage /> : <WholeTable connection={connection} title={title} />}
      <LogVoice />
      <ReactionsShown />
      <Voice />
    </>
  );
}

/** Tabs on a phone, three panes on a desk, under one line that is always in sight. */
function WholeTable({ connection, title }: { connection: Connection; title: string }) {
  const { game, public: shared } = useTable();
  const state = shared.value;
  const wide = useMedia('(min-width: 62.5rem)');
  const app = useRef<HTMLDivElement>(null);
  useEffect(() => (app.current ? keepFocus(app.current) : undefined), []);
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
      </div>
      {wide ? <DeskLayout /> : <PhoneLayout />}
    </div>
  );
}

/** Leads the keyboard past everything else to what waits for the viewer. The address holds no anchor. */
function toPlay(): void {
  document.querySelector<HTMLElement>('.prompts-waiting, #next-step h2')?.focus();
}
