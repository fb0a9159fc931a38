import { cardsFromLines } from '../decks/lines';
import { linesOfCards } from '../decks/writing';
import { readBands } from '../rolls/bands';
import { bandLines } from '../rolls/writing';
import { readLines } from '../sheets/lines';
import { templateLines } from '../sheets/writing';
import { readTable } from '../tables/lines';
import { tableLines } from '../tables/writing';
import type { Kit } from './kit';

/** Every text of a kit of ours as it lies on the table, and as it stands in forms: these are nobody’s words (TABLE-110). */
export function laidOf(kit: Kit): object {
  const templates = kit.templates.map(({ lines }) =>
    readLines(lines).map((line) => ({ ...line, id: '' })),
  );
  const readings = kit.readings.map(({ lines, best = 'high' }) => readBands(lines, best));
  const tables = kit.tables.map(({ lines }) => readTable(lines));
  const decks = kit.decks.flatMap(({ lines }) => {
    const cards = cardsFromLines(lines);
    return 'code' in cards ? [] : [cards];
  });
  return [
    kit,
    [templates, readings, tables, decks],
    templates.map((fields) => templateLines({ fields })),
    readings.map(bandLines),
    tables.map(tableLines),
    decks.map(linesOfCards),
  ];
}
