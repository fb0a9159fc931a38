import type { Area } from '../game';
import { clockOffers, createClock, removeClock, revealClock, tickClock } from './desk-clocks';
import { noteOffers, removeNote, writeNote } from './notes';

/** Clocks, open and secret, and private notes. */
export const desk: Area = {
  betweenSessions: true,
  handlers: {
    'clock.create': createClock,
    'clock.tick': tickClock,
    'clock.reveal': revealClock,
    'clock.remove': removeClock,
    'note.write': writeNote,
    'note.remove': removeNote,
  },
  offers(c) {
    clockOffers(c);
    noteOffers(c);
  },
};
