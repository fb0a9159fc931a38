import type { Line, RollRecord } from '../../../engine';
import type { Pool, RollOutcome, RollResult } from '../../../forged-in-the-dark';
import { sayPool } from '../../../forged-in-the-dark';
import type { GbmPlay } from '../game';
import { nameById } from '../table/lookups';
import type { BeatKind } from './kinds';
import { sentences } from './sentences';

/** What happens, before it is told. */
export interface Moment {
  kind: BeatKind;
  /** Whom it is about, by id; first whose moment it is. Only ids that everybody sees. */
  about: readonly string[];
  /** What its sentence says besides; see `Told`. */
  what?: string;
  /** What a person wrote of it, where the sentence does not say it. */
  fiction?: string;
}

/** How a line with a beat is written besides. */
type Besides = Omit<Line, 'beat' | 'roll'>;

/** Tells everybody what happens: as a beat, and as the sentence that is made of it. */
export function tell(play: GbmPlay, moment: Moment, line: Besides = {}): void {
  play.say(sentenceOf(play, moment), { ...line, beat: beatOf(moment) });
}

/** Tells of dice that are no pool, such as one that draws from a list. */
export function tellRecord(play: GbmPlay, moment: Moment, roll: RollRecord): void {
  play.say(sentenceOf(play, moment), { beat: beatOf(moment), roll });
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
  const said = { ...line, beat: beatOf(moment) };
  sayPool(play, sentenceOf(play, moment), title, rolled, said);
}

function sentenceOf({ state, context: { actor } }: GbmPlay, moment: Moment): string {
  const [one, other] = moment.about.map((id) => nameById(state, id));
  const seat = actor.kind === 'seat' ? state.public.table.seats[actor.seat] : undefined;
  return sentences[moment.kind]({
    one: one ?? '',
    other: other ?? '',
    what: moment.what ?? '',
    by: seat?.name ?? '',
  });
}

const beatOf = ({ kind, about, fiction }: Moment) => ({
  kind,
  about,
  ...(fiction ? { fiction } : {}),
});
