import type { StageBeat } from './stage-beat';

/** How many beats may wait for their moment. */
const WAITING_MAX = 3;

/** No more than can wait: the newest of what says the same of the same, and rolls before all else. */
export function calmed(waiting: readonly StageBeat[]): StageBeat[] {
  const same = ({ entry }: StageBeat) =>
    entry.roll || !entry.beat ? null : `${entry.beat.kind} ${entry.beat.about[0]}`;
  const left = waiting.filter(
    (beat, index) =>
      same(beat) === null || !waiting.slice(index + 1).some((later) => same(later) === same(beat)),
  );
  while (left.length > WAITING_MAX) {
    const plain = left.findIndex(({ entry }) => !entry.roll);
    left.splice(plain === -1 ? 0 : plain, 1);
  }
  return left;
}
