import type { RollReading } from '../../../engine';
import { refuse } from '../game';
import type { WrittenRange } from '../ranges';
import { rangeWords, writtenLines } from '../ranges';
import type { ReadingBand } from '../state';
import type { WrittenReading } from './read';
import { least, most } from './read';

/** As many ranges as one takes in at a glance. */
const MOST = 12;
/** How long the word of a range may be. */
const WORD = 60;

/** Which end of the totals is the good one. */
export const bests = ['high', 'low', 'none'] as const;
export type Best = (typeof bests)[number];

type Tone = RollReading['tone'];

const ALL_TONES: readonly Tone[] = ['bad', 'mixed', 'good', 'great', 'neutral'];
/** How so many ranges look, from the worst to the best. */
const TONES: readonly (readonly Tone[])[] = [
  [],
  ['neutral'],
  ['bad', 'good'],
  ['bad', 'mixed', 'good'],
  ['bad', 'mixed', 'good', 'great'],
];
/** A line may say itself how it looks: “20 Critical (great)”. */
const OWN_TONE = /\s*[[(](bad|mixed|good|great|neutral)[\])]$/i;

/**
 * Reads ranges line by line: “6- Miss”, “7-9 Weak hit”, “10+ Strong hit”. One line without a number is what all else
 * is called.
 *
 * @throws Refused where ranges overlap or leave something out, with the lines that do.
 */
export function readBands(text: string, best: Best): WrittenReading {
  const lines = writtenLines(text);
  if (lines.length > MOST) {
    wrong(
      'limit-reached',
      `A reading has at most ${MOST} lines, and this one has ${lines.length}.`,
    );
  }
  const bare = lines.filter(({ range }) => !range);
  if (bare.length > 1) {
    wrong('malformed', `Lines ${bare[0]?.at} and ${bare[1]?.at} begin with no number.`);
  }
  for (const line of lines) {
    if (line.text === '') wrong('malformed', `Line ${line.at} has no word.`);
    if (line.text.length > WORD) {
      wrong('limit-reached', `Line ${line.at} is longer than ${WORD} characters.`);
    }
  }
  const ranges = lines.flatMap(({ at, text: said, range }) => (range ? [{ at, said, range }] : []));
  ranges.sort((one, other) => least(one.range) - least(other.range));
  checkOrder(ranges, bare.length > 0);
  const [otherwise] = bare;
  return {
    bands: ranges.map(({ said, range }, place) => ({
      ...range,
      ...worded(said, toneAt(place, ranges.length, best)),
    })),
    ...(otherwise ? { otherwise: worded(otherwise.text, 'neutral') } : {}),
  };
}

interface Placed {
  at: number;
  range: WrittenRange;
}

/** @param filled all that is left out is called something. */
function checkOrder(ranges: readonly Placed[], filled: boolean): void {
  for (const [place, { at, range }] of ranges.entries()) {
    if (least(range) > most(range)) wrong('malformed', `Line ${at} ends before it begins.`);
    const next = ranges[place + 1];
    if (!next) continue;
    const lines = `${rangeWords(range)} (line ${at}) and ${rangeWords(next.range)} (line ${next.at})`;
    if (least(next.range) <= most(range)) wrong('malformed', `${lines} overlap.`);
    if (!filled && least(next.range) > most(range) + 1) {
      wrong('malformed', `Between ${lines} something is left out.`);
    }
  }
}

function worded(said: string, tone: Tone): Pick<ReadingBand, 'word' | 'tone'> {
  const own = OWN_TONE.exec(said);
  if (!own) return { word: said, tone };
  const word = said.slice(0, own.index).trim();
  const called = own[1]?.toLowerCase();
  return { word: word || said, tone: ALL_TONES.find((one) => one === called) ?? tone };
}

function toneAt(place: number, of: number, best: Best): Tone {
  if (best === 'none') return 'neutral';
  const from = best === 'high' ? place : of - 1 - place;
  const few = TONES[of];
  if (few) return few[from] ?? 'neutral';
  const all = TONES[4] ?? [];
  return all[Math.floor((from * all.length) / of)] ?? 'neutral';
}

function wrong(code: 'malformed' | 'limit-reached', message: string): never {
  return refuse(code, message, {
    instead: 'Write a line for each range, such as “6- Miss”, “7-9 Weak hit” and “10+ Strong hit”.',
    rule: 'ANY-ROLL-012',
  });
}
