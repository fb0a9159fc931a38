import type { LogEntry } from '@moonlit/rules';
import type { Scale } from '../../shell/stage/scale';
import type { SharedPart } from './view';

/** What a blow comes to beside the thresholds of whom it hits (DGH-609, 610): what came through, where they resist some of it. */
export function blowOn(state: SharedPart, { beat, roll }: LogEntry): Scale | undefined {
  // Of a blow at several, each has thresholds of their own.
  const [one, other] = (beat?.kind === 'hit' ? beat.about : []).flatMap(
    (id) => state.characters[id] ?? [],
  );
  if (!one || other || roll?.total === undefined) return undefined;
  const { major, severe } = one.thresholds;
  const waits = Object.values(state.hits).find(
    ({ character, damage }) => character === one.id && damage === roll.total,
  );
  return {
    value: waits?.through ?? roll.total,
    marks: [
      { at: major, word: 'Major' },
      { at: severe, word: 'Severe' },
    ],
  };
}
