import type { Chapter, Line, RollRecord } from '../../../engine';
import type { Pool, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { sayPool } from '../../../forged-in-the-dark';
import type { GbmPlay, GbmTelling } from '../game';
import type { BeatKind } from './kinds';
import { keepMoment } from './moments';
import { sentenceOf } from './sentence-of';

/** What happens, before it is told. */
export interface Moment {
  kind: BeatKind;
  /** Whom it is about, by id; first whose moment it is. Only ids that everybody sees. */
  about: readonly string[];
  /** What its sentence says besides; see `Told`. */
  what?: string;
  /** What a person wrote of it, where the sentence does not say it. */
  fiction?: string;
  /** The part of the story that begins or ends with it. */
  chapter?: Chapter;
}

/** How a line with a beat is written besides. */
type Besides = Omit<Line, 'beat' | 'roll'>;

/** Tells everybody what happens: as a beat, and as the sentence that is made of it. */
export function tell(play: GbmTelling, moment: Moment, line: Besides = {}): void {
  play.say(said(play, moment), { ...line, beat: beatOf(moment) });
  if (line.to !== 'director') keepMoment(play, moment);
}

/** Tells of dice that are no pool, such as one that draws from a list. */
export function tellRecord(play: GbmPlay, moment: Moment, roll: RollRecord): void {
  play.say(said(play, moment), { beat: beatOf(moment), roll });
  keepMoment(play, moment);
}

/**
 * Tells of dice that have fallen. A roll that is told to the director alone has no beat.
 *
 * @param outcome what the result is called, where it is no success or failure.
 */
export function tellRoll(
  play: GbmPlay,
  moment: Moment,
  title: string,
  rolled: { pool: Pick<Pool, 'lines'>; result: RollResult; outcome?: RollOutcome },
  line: Besides = {},
): void {
  const besides = { ...line, beat: beatOf(moment) };
  sayPool(play, said(play, moment), title, rolled, besides);
  if (line.to !== 'director') keepMoment(play, moment);
}

function said({ state, context: { actor } }: GbmTelling, moment: Moment): string {
  return sentenceOf(state, moment, actor.kind === 'seat' ? actor.seat : undefined);
}

const beatOf = ({ kind, about, fiction, chapter }: Moment) => ({
  kind,
  about,
  ...(fiction ? { fiction } : {}),
  ...(chapter ? { chapter } : {}),
});
