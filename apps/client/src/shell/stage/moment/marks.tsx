import type { BeatChange } from '@moonlit/rules';
import type { StageBeat } from '../../beats/stage-beat';

/** More boxes than this are no row that one reads at a glance. */
const MOST = 16;

/** What a blow has cost of what is counted in boxes: those that it took stand out. The words beside say the same. */
export function Marks({ beat }: { beat: StageBeat }) {
  const rows = (beat.entry.beat?.changes ?? []).filter(isCounted);
  return (
    <div class="moment-marks" aria-hidden="true">
      {rows.map(({ of, what, from, to, size }) => (
        <span key={`${of}:${what}`} class="moment-boxes">
          {Array.from({ length: size }, (_, index) => (
            <i
              key={index}
              data-is={
                index < Math.min(from, to) ? 'on' : index < Math.max(from, to) ? 'now' : 'off'
              }
              style={{ '--at': index - Math.min(from, to) }}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

type Counted = BeatChange & { from: number; to: number; size: number };

const isCounted = (change: BeatChange): change is Counted =>
  typeof change.from === 'number' &&
  typeof change.to === 'number' &&
  change.size !== undefined &&
  change.size <= MOST &&
  change.of !== null;
