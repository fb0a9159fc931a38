import { moves } from '../game';
import { fillingMoves } from './filling';
import { templateMoves } from './templates';

/** Sheets on cards, and what they are filled in by; between sessions as well (ANY-SHT). */
export const sheets = {
  ...moves.area(...fillingMoves, ...templateMoves),
  betweenSessions: true,
  apart: true,
} as const;
