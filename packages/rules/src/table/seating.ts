import type { TableArea } from './area';
import type { TableCommand } from './commands';
import type { PauseEvent, WithPause } from './pause';
import { pause } from './pause';
import { returns } from './returns';
import type { SceneEvent, WithScene } from './scene';
import { scene } from './scene';
import type { SeatOptions } from './seats';
import { seats } from './seats';
import type { SessionOptions } from './sessions';
import { sessions } from './sessions';
import type { UndoOptions } from './undo';
import { undo } from './undo';

/**
 * What no table is without: who sits at it, when it plays, where its story is, pausing for safety, and
 * taking something back.
 */
export function seating<S extends WithPause & WithScene, E extends { type: string }>(
  options: SessionOptions<S, E> & SeatOptions<S, E> & UndoOptions<S>,
): TableArea<S, TableCommand, E | PauseEvent | SceneEvent> {
  const parts = {
    pause: pause(options.words),
    scene: scene(),
    sessions: sessions(options),
    undo: undo(options),
    seats: seats(options),
    returns: returns(options.words),
  };
  return {
    betweenSessions: true,
    handlers: {
      ...parts.seats.handlers,
      ...parts.returns.handlers,
      ...parts.sessions.handlers,
      ...parts.undo.handlers,
      ...parts.pause.handlers,
      ...parts.scene.handlers,
    },
    offers(context) {
      parts.pause.offers(context);
      parts.scene.offers(context);
      parts.sessions.offers(context);
      parts.undo.offers(context);
      parts.seats.offers(context);
      parts.returns.offers(context);
    },
  };
}
