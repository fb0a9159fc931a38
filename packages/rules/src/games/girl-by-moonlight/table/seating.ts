import {
  forgetNotes,
  linesAndVeils as linesAndVeilsOf,
  notes,
  seating as seatingOf,
  showWhenAllHaveAnswered,
} from '../../../table';
import type { GbmEvent } from '../events';
import { onTheTable } from '../phases/unfinished';
import type { GbmState } from '../state';
import { sessionCard } from '../story/cards';
import { words } from '../words';
import { beforeClosing, endOffer, onClosing } from './sessions';

/** Who sits at the table, when it plays, pausing for safety, and taking something back. */
export const seating = seatingOf<GbmState, GbmEvent>({
  words,
  onPassedOn: forgetNotes,
  onFreed: showWhenAllHaveAnswered,
  underWay: onTheTable,
  rule: 'GBM-CYC-005',
  beforeClosing,
  opening: sessionCard,
  onClosing,
  endOffer,
  personal: ['remarks'],
});

/** Private notes, the director’s and everybody’s. */
export const privateNotes = notes();

/** Lines and veils, without names. */
export const linesAndVeils = linesAndVeilsOf(words);
