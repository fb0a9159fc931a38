import type { HumanityBrings } from '../game';
import { moves } from '../game';
import { companions } from './companion';
import { inCheck } from './in-check';
import { using } from './using';

/** Specializations: where they fit, what of them is counted, and what recharges them (HUM-1601…1619). */
export const specializing = {
  ...moves.area(inCheck, using, ...companions),
  betweenSessions: true,
  apart: true,
} satisfies HumanityBrings;
