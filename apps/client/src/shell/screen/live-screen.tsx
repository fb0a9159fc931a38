import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Connection } from '../connection/connection';
import type { Transport } from '../connection/transport';
import { wakeWithPage } from '../connection/wake';
import type { GameClient, GameRegistry } from '../game';
import { drawersOf, liveView } from '../pages/live-view';
import { Page } from '../pages/page';
import { reloadOnce } from '../pages/reload-once';
import { GameLostPage, UnknownGamePage } from '../pages/unknown-game';
import { useGame } from '../pages/use-game';
import { Waiting } from '../pages/waiting';
import { aroundScreen } from '../stage/around';
import type { SharedState } from '../state';
import { previewOf } from '../table/preview';
import { TableContext } from '../table/view';
import { ScreenView } from './screen-view';

interface LiveScreenProps {
  table: string;
  transport(): Transport;
  registry: GameRegistry;
}

/**
 * Connects, and draws the table for a shared screen. Only the seat of somebody who watches is let on to
 * one: whatever else a seat may see is nothing for a room, or a stream.
 */
export function LiveScreen({ table, transport, registry }: LiveScreenProps) {
  const [connection] = useState(() => new Connection(transport()));
  const welcome = connection.welcome.value;
  const shared = connection.view('public').value as SharedState | null;
  const { game } = useGame(welcome?.system ?? null, registry);
  const watches = welcome === null || welcome.seat.role === 'spectator';
  useEffect(() => {
    connection.open();
    const ends = [
      wakeWithPage(connection),
      effect(() => {
        if (connection.outdated.value) reloadOnce();
      }),
      () => connection.close(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    if (!watches) connection.close();
  }, [watches]);
  if (!watches)
    return <NoScreen why="This link is somebody’s own seat, and not for a shared screen." />;
  if (connection.status.value === 'ended') return <NoScreen why={connection.ended.value} />;
  if (game === 'unknown') return <UnknownGamePage />;
  if (game === 'lost') return <GameLostPage />;
  if (game === null || welcome === null || shared === null) {
    return <Waiting connection={connection} />;
  }
  return <GameScreen game={game} connection={connection} table={table} shared={shared} />;
}

function NoScreen({ why }: { why: string | null }) {
  return (
    <Page title="Nothing to show here">
      <p role="alert">{why}</p>
      <p>
        Open the menu of your table and choose <b>On a shared screen</b>: it has a link that works.
      </p>
    </Page>
  );
}

interface GameScreenProps {
  game: GameClient;
  connection: Connection;
  table: string;
  shared: SharedState;
}

function GameScreen({ game, connection, table, shared }: GameScreenProps) {
  useEffect(
    () =>
      effect(() => game.fetchTexts?.(null, connection.view('public').value as SharedState | null)),
    [connection, game],
  );
  const view = useMemo(() => {
    const viewer = { seat: '', name: '', role: 'spectator' } as const;
    const drawers = drawersOf(connection);
    // Of its own seat nothing is shown: neither what it may do, nor anything that is written to it.
    return previewOf(
      liveView({ connection, drawers, game, id: table, token: '', viewer }, shared, aroundScreen),
    );
  }, []);
  useEffect(() => view.stage.follow(), [view]);
  return (
    <TableContext.Provider value={view}>
      <ScreenView />
    </TableContext.Provider>
  );
}
