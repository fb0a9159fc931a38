import type { TableArea } from './area';
import type { TableCommand } from './commands';
import type { PauseEvent, WithPause } from './pause';
import { pause } from './pause';
import { seats } from './seats';
import type { SessionOptions } from './sessions';
import { sessions } from './sessions';
import type { UndoOptions } from './undo';
import { undo } from './undo';

/**
 * What no table is without: who sits at it, when it plays, pausing for safety, and taking something
 * back.
 */
export function seating<S extends WithPause, E extends { type: string }>(
  options: SessionOptions<S, E> & UndoOptions<S>,
): TableArea<S, TableCommand, E | PauseEvent> {
  const parts = {
    pause: pause(options.words),
    sessions: sessions(options),
    undo: undo(options),
    seats: seats(options.words),
  };
  return {
    betweenSessions: true,
    handlers: {
      ...parts.seats.handlers,
      ...parts.sessions.handlers,
      ...parts.undo.handlers,
      ...parts.pause.handlers,
    },
    offers(context) {
      parts.pause.offers(context);
      parts.sessions.offers(context);
      parts.undo.offers(context);
      parts.seats.offers(context);
    },
  };
}
