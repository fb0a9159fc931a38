import type { TableArea } from './area';
import { tableCommands } from './commands';
import type { Joined } from './joined';
import { inParts } from './offering';
import type { PauseEvent, WithPause } from './pause';
import { evolvePause, pause } from './pause';
import type { TablePlay } from './play';
import type { ReturnCommand } from './returns';
import { returns } from './returns';
import type { SceneEvent, WithScene } from './scene';
import { evolveScene, scene } from './scene';
import type { SeatCommand, SeatOptions } from './seats';
import { seats } from './seats';
import type { SessionCommand, SessionOptions } from './sessions';
import { sessions } from './sessions';
import type { TakeBackCommand } from './take-back';
import type { UndoCommand, UndoOptions } from './undo';
import { undo } from './undo';

/** What a table needs to be sat at. */
export type WithSeating = WithPause & WithScene;
export type SeatingEvent = PauseEvent | SceneEvent;

/** What a game says of seats, sessions and undo. What its areas bring is joined to it. */
export type SeatingOptions<S extends WithSeating, E extends { type: string }> = Omit<
  SessionOptions<S, E>,
  'words' | 'underWay'
>;

/** What is not written as moves: much of it comes from the server alone, and is offered to nobody. */
type Decided = SeatCommand | ReturnCommand | SessionCommand | UndoCommand | TakeBackCommand;

/**
 * What no table is without: who sits at it, when it plays, where its story is, pausing for safety, and
 * taking something back.
 */
export function seating<S extends WithSeating, E extends { type: string }>(
  options: SeatingOptions<S, E> & Pick<SessionOptions<S, E>, 'words'>,
  brought: Joined<S, E>,
): TableArea<S, Decided, SeatingEvent, TablePlay<S, E | SeatingEvent>> {
  const { cards, ...joined } = brought;
  const all: SessionOptions<S, E> & SeatOptions<S, E> & UndoOptions<S> = {
    ...cards,
    ...options,
    ...joined,
  };
  const parts = {
    pause: pause(all.words),
    scene,
    sessions: sessions<S, E>(all),
    undo: undo<S>(all),
    seats: seats<S, E>(all),
    returns: returns(all.words),
  };
  return {
    betweenSessions: true,
    commands: tableCommands,
    evolves: { pausedSet: evolvePause, sceneSet: evolveScene },
    handlers: {
      ...parts.seats.handlers,
      ...parts.returns.handlers,
      ...parts.sessions.handlers,
      ...parts.undo.handlers,
      ...parts.pause.handlers,
      ...parts.scene.handlers,
    },
    offers: inParts(...Object.values(parts).map(({ offers }) => offers)),
    // What is under way matters to the end of a session alone.
    apart: true,
  };
}
