import type { StageBeat } from './stage-beat';

/** How long a told beat stays before it folds itself away: a while, and longer for each letter; or while others wait. */
const LINGER_MS = 2_500;
const READING_MS = 35;
const LINGER_MAX_MS = 14_000;
const LINGER_BRIEF_MS = 1_600;
/** The same of the card of a chapter, on which there is most to read. */
const CHAPTER_MAX_MS = 24_000;
const CHAPTER_BRIEF_MS = 7_000;

/** How long a told beat stays where others wait, or none does. */
export function lingers(beat: StageBeat, more: boolean): number {
  const chapter = beat.entry.beat?.chapter !== undefined;
  if (more) return chapter ? CHAPTER_BRIEF_MS : LINGER_BRIEF_MS;
  const reading = LINGER_MS + READING_MS * lettersOf(beat);
  return Math.min(reading, chapter ? CHAPTER_MAX_MS : LINGER_MAX_MS);
}

/** How much there is to read. */
function lettersOf({ entry, also }: StageBeat): number {
  const lines = [entry, ...also].flatMap(({ text, notes = [] }) => [text, ...notes]);
  const words = [...lines, entry.beat?.fiction ?? '', entry.roll?.reading.text ?? ''];
  const { before = [], gains = [], nextTime = '' } = entry.beat?.chapter ?? {};
  const card = [
    ...before.flatMap(({ text, fiction = '' }) => [text, fiction]),
    ...gains.flatMap(({ what }) => what),
    nextTime,
  ];
  return [...words, ...card].join('').length;
}
