import type { Area } from '../game';
import { clockCareOffers, clockOffers } from './clock-offers';
import { joinClocks, tickRace } from './clock-races';
import { hideClock, revealClock } from './clock-veils';
import { changeClock, createClock, removeClock, tickClock } from './desk-clocks';
import { noteOffers, removeNote, writeNote } from './notes';

/** Clocks, open and secret: starting and moving them; and private notes. */
export const desk: Area = {
  betweenSessions: true,
  handlers: {
    'clock.create': createClock,
    'clock.tick': tickClock,
    'note.write': writeNote,
    'note.remove': removeNote,
  },
  offers(c) {
    clockOffers(c);
    noteOffers(c);
  },
};

/** What is done with clocks besides moving them: they change, race, wait for each other, hide. */
export const clockCare: Area = {
  betweenSessions: true,
  handlers: {
    'clock.change': changeClock,
    'clock.join': joinClocks,
    'clock.tick-race': tickRace,
    'clock.hide': hideClock,
    'clock.reveal': revealClock,
    'clock.remove': removeClock,
  },
  offers: clockCareOffers,
};
