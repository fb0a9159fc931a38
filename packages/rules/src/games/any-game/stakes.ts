import type { StakesNow, StakesResult } from '../../engine';
import { explainDice } from '../../table/dice/explain';
import { readByAnybody } from './anybody';
import { enoughAt, enoughWords, isReadOn } from './enough';
import { rangeWords } from './ranges';
import type { RandomTable, Reading } from './state';

/** A die with a side for each answer decides a question (TABLE-163). */
const BY_CHANCE: StakesNow = {
  results: [],
  notes: ['One die with a side for each answer: what it shows is decided.'],
};

/** Dice that somebody holds from then on (TABLE-210). */
const TO_HOLD: StakesNow = {
  results: [],
  notes: ['Each die keeps what it shows, for as long as it is held.'],
};

/** Who acts before whom (TABLE-254). */
const FOR_TURNS: StakesNow = {
  results: [],
  notes: ['A die for each in the turn order: the highest acts first.'],
};

/** What everybody sees of a table that says what dice may bring. */
interface Shared {
  start?: string | undefined;
  readings?: Readonly<Record<string, Reading>> | undefined;
  tables?: Readonly<Record<string, RandomTable>> | undefined;
}

/** A command, as far as what its dice may bring hangs on it. */
interface Rolling {
  type: string;
  expression?: unknown;
  decides?: unknown;
  reading?: unknown;
  table?: unknown;
}

/**
 * What everybody can read of dice before they fall: what is rolled, what of it counts, how it is read, and in a ready-made
 * evening what is enough (TABLE-196, 197).
 */
export function stakesOf(shared: Shared, command: Rolling): StakesNow | null {
  const { type, expression, decides } = command;
  if (type === 'poll.ask' && decides === 'chance') return BY_CHANCE;
  if (type === 'held.gain') return TO_HOLD;
  if (type === 'turn.by-roll') return FOR_TURNS;
  if (type === 'random-table.roll') return { results: [], notes: [onTable(shared, command)] };
  if (type !== 'roll' || typeof expression !== 'string') return null;
  const note = explained(expression);
  if (note === null) return null;
  const enough = enoughAt(shared);
  const read = enough && isReadOn(enough, expression) ? ` ${enoughWords(enough)}.` : '';
  return { results: bandsOf(shared, command), notes: [note + read] };
}

/** The ranges that a total is read by, the highest first. */
function bandsOf({ readings = {} }: Shared, { reading }: Rolling): StakesResult[] {
  const by = typeof reading === 'string' ? readings[reading] : undefined;
  if (!by) return [];
  const bands = by.bands.map((band) => ({
    on: rangeWords(band),
    tone: band.tone,
    text: band.word,
  }));
  const other = by.otherwise;
  const all = [
    ...bands.reverse(),
    ...(other ? [{ on: 'else', tone: other.tone, text: other.word }] : []),
  ];
  return all.map((band) => ({ id: band.on, ...band }));
}

function onTable({ tables = {} }: Shared, { table }: Rolling): string {
  const on = typeof table === 'string' ? tables[table] : undefined;
  if (!on) return 'Its dice choose one of its lines.';
  const { length } = on.lines;
  return `${on.dice} chooses ${length === 1 ? 'the one line' : `one of ${length} lines`}.`;
}

/** What an expression says; `null` while it cannot be read, such as half typed: the roll itself says why. */
function explained(expression: string): string | null {
  try {
    return explainDice(readByAnybody(expression));
  } catch {
    return null;
  }
}
