import { useEffect, useRef } from 'preact/hooks';
import { anew } from '../../design/anew';
import { isolated } from '../../design/bidi';
import { lazy } from '../../design/lazy';
import { useLook } from '../../design/use-look';
import { useMedia } from '../../design/use-media';
import { Voice } from '../../design/voice';
import { count } from '../../design/words';
import type { Stage } from '../beats/stage';
import { CommandButton } from '../command/command-button';
import type { Connection } from '../connection/connection';
import { ConnectionBanner } from '../connection/connection-banner';
import { followMoves, isOwnMove } from '../focus/own-act';
import { reading } from '../learning/reading';
import { learnSoon } from '../learning/soon';
import { useAsked } from '../places/prompts';
import { useTurn } from '../places/turn';
import { ReactBar, ReactionsShown } from '../reactions';
import { telling } from '../story/telling';
import { unfolded } from '../table/opened';
import type { TableView } from '../table/view';
import { useTable } from '../table/view';
import { LogVoice } from '../voice';
import { DeskLayout } from './desk-layout';
import { Menu } from './menu';
import { PhoneLayout } from './phone-layout';
import { PauseButton, PausedBanner } from './safety';
import { Skips } from './skips';
import { usePageTurn } from './use-page-turn';

const HowToPlay = lazy(() => import('../learning/how-to-play').then((module) => module.HowToPlay));
const StageSmall = lazy(
  () => import('../stage/stage-small').then((module) => module.StageSmall),
  null,
);
const StoryView = lazy(() => import('../story/story-view').then((module) => module.StoryView));
const TakeBack = lazy(() => import('./take-back').then((module) => module.TakeBack), null);

/** The table, or the page of its game that is read instead; what happens is heard wherever one is. */
export function TableScreen({ connection }: { connection: Connection }) {
  const table = useTable();
  const { game, public: shared } = table;
  const questions = useAsked();
  const [waiting, asked] = [questions.length, questions.at(-1) ?? ''];
  const turn = useTurn();
  const state = shared.value;
  const title = game.title?.(state) || state.table.name;
  useLook(game.look?.(state), game.phase?.(state));
  const own = game.usePage?.() ?? null;
  const GamePage = reading.value ? HowToPlay : telling.value && game.story ? StoryView : own;
  usePageTurn(GamePage !== null, () => {
    reading.value = false;
    telling.value = false;
    game.leavePage?.();
  });
  const moment = game.moment?.(state);
  useEffect(() => {
    const first =
      waiting > 0
        ? `(${count(waiting, 'question', 'questions')}) `
        : turn?.mine
          ? `(${turn.words}) `
          : '';
    const where = moment ? `${moment} · ` : '';
    document.title = `${first}${isolated(`${where}${title}`)} · Moonlit Table`;
  }, [title, moment, waiting, turn?.mine, turn?.words]);
  useEffect(() => {
    void anew(() => import('../notices/calling')).then(({ call }) =>
      call({ waiting, asked, turn, table: title }),
    );
  }, [waiting, asked, turn?.mine, turn?.words]);
  useEffect(followMoves, []);
  useEffect(() => (game.learning ? learnSoon(game.id) : undefined), [game]);
  useEffect(() => followLater(table), [table]);
  return (
    <>
      {GamePage ? (
        <>
          <GamePage />
          <div class="over-page no-print">
            <PausedBanner />
            <PauseButton />
          </div>
        </>
      ) : (
        <WholeTable connection={connection} title={title} />
      )}
      <LogVoice />
      <ReactionsShown />
      <Voice />
    </>
  );
}

/** Remembers on this device up to where its seat has followed, for when it comes back. */
function followLater(table: TableView): () => void {
  let end = () => {};
  let over = false;
  if (table.token !== null) {
    void anew(() => import('../since/follow')).then(({ followSeen }) => {
      if (!over) end = followSeen(table);
    });
  }
  return () => {
    over = true;
    end();
  };
}

/** Tabs on a phone, three panes on a desk, under one line that is always in sight. */
function WholeTable({ connection, title }: { connection: Connection; title: string }) {
  const { game, public: shared, stage } = useTable();
  const state = shared.value;
  const wide = useMedia('(min-width: 62.5rem)');
  const app = useRef<HTMLDivElement>(null);
  useEffect(() => (app.current ? followKeyboard(app.current, stage) : undefined), [stage, wide]);
  const { Header, Mark, Notice, Tools } = game;
  return (
    <div class={wide ? 'app app-desk' : 'app'} ref={app}>
      <Skips />
      <header class="top no-print">
        {Mark ? <Mark /> : null}
        <div class="top-name">
          <h1>{title}</h1>
          <p class="kicker">{game.moment?.(state) ?? game.name}</p>
          <StageSmall />
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
      {wide && Notice ? <Notice /> : null}
      {wide ? <DeskLayout /> : <PhoneLayout />}
    </div>
  );
}

/** Sees to it that the keyboard is always somewhere, and in sight; what does that is fetched after the first paint. */
function followKeyboard(root: HTMLElement, stage: Stage): () => void {
  let end: (() => void) | null = null;
  let over = false;
  const putAway = (on: Element, came: boolean) => {
    if (!on.closest('.prompts') && (came || !isOwnMove())) unfolded.value = false;
    // Dice that one throws oneself may lie over what they were thrown with.
    if (stage.open.peek() && !on.closest('.stage') && (came || !stage.own)) stage.giveWay();
  };
  void anew(() => import('../focus/keyboard')).then((keyboard) => {
    if (!over) end = keyboard.followKeyboard(root, putAway);
  });
  return () => {
    over = true;
    end?.();
  };
}
