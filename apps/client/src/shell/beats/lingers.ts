import type { StageBeat } from './stage-beat';

/** How long a told beat stays before it folds itself away: a while, and longer for each letter; or while others wait. */
const LINGER_MS = 2_500;
const READING_MS = 35;
const LINGER_MAX_MS = 14_000;
const LINGER_BRIEF_MS = 1_600;
/** The same of a card on which there is most to read, as that of a chapter. */
const CARD_MAX_MS = 24_000;
const CARD_BRIEF_MS = 7_000;

/**
 * How long a told beat stays.
 *
 * @param more whether others wait.
 * @param long whether there is more to read than its lines say.
 */
export function lingers(beat: StageBeat, { more = false, long = false } = {}): number {
  const card = long || beat.entry.beat?.chapter !== undefined;
  if (more) return card ? CARD_BRIEF_MS : LINGER_BRIEF_MS;
  if (long) return CARD_MAX_MS;
  const reading = LINGER_MS + READING_MS * lettersOf(beat);
  return Math.min(reading, card ? CARD_MAX_MS : LINGER_MAX_MS);
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
