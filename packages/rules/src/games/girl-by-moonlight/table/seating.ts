import type { SeatingOptions } from '../../../table';
import { linesAndVeils as linesAndVeilsOf, notes, secretRolls } from '../../../table';
import type { GbmEvent } from '../events';
import type { GbmPlay } from '../game';
import type { GbmState } from '../state';
import { sessionCard } from '../story/cards';
import { words } from '../words';
import { beforeClosing, endOffer, onClosing } from './sessions';

/** What this game says of seats and sessions. */
export const seating: SeatingOptions<GbmState, GbmEvent> = {
  rule: 'GBM-CYC-005',
  beforeClosing,
  opening: sessionCard,
  onClosing,
  endOffer,
};

/** Private notes, the director’s and everybody’s. */
export const privateNotes = notes();

/** What the director has rolled in secret, to be shown. */
export const rollsOfDesk = secretRolls<GbmState, GbmPlay>('secret-rolls');

/** Lines and veils, without names. */
export const linesAndVeils = linesAndVeilsOf(words);
