import { cardsFromLines } from '../decks/lines';
import { readBands } from '../rolls/bands';
import { readLines } from '../sheets/lines';
import { readTable } from '../tables/lines';
import type { Kit } from './kit';

/** Every text of a kit of ours as it lies on the table: these are nobody’s words (TABLE-110). */
export const laidOf = ({ templates, readings, decks, tables }: Kit): object => [
  templates.map(({ lines }) => readLines(lines)),
  readings.map(({ lines, best = 'high' }) => readBands(lines, best)),
  decks.map(({ lines }) => cardsFromLines(lines)),
  tables.map(({ lines }) => readTable(lines)),
];
