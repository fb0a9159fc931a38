import type { Area, OfferContext } from '../game';
import { pause, resume, safetyOffers } from './safety';
import { freeSeat, openTable, renameSeat, takeSeat } from './seats';
import { endSession, sessionOffers, startSession } from './sessions';
import { undo, undoOffers } from './undo';

/** Who sits at the table, when it plays, pausing for safety, and taking something back. */
export const seating: Area = {
  betweenSessions: true,
  handlers: {
    'table.open': openTable,
    'seat.take': takeSeat,
    'seat.rename': renameSeat,
    'seat.free': freeSeat,
    'session.start': startSession,
    'session.end': endSession,
    'table.undo': undo,
    'safety.pause': pause,
    'safety.resume': resume,
  },
  offers,
};

function offers(c: OfferContext): void {
  safetyOffers(c);
  sessionOffers(c);
  undoOffers(c);
  c.add({
    command: 'seat.rename',
    with: {},
    label: 'Change your name',
    place: 'session',
    order: 90,
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: 'What the table calls you',
        max: 40,
        required: true,
        initial: c.seat.name,
      },
    ],
  });
}
