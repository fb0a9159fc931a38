import type { StageBeat } from '../../beats/stage-beat';
import { useTable } from '../../table/view';

/** Segments of a dial of which no more is known than that it is full. */
const USUAL = 6;
/** More of them are drawn as so many. */
const MOST = 16;
/** The radius of the dial, and the gap between two segments, as a part of a turn. */
const [RADIUS, GAP] = [40, 0.012];

/** The dial of what is full: its last segment comes, and it rings. What has come to nothing loses its last one. */
export function Filled({ beat }: { beat: StageBeat }) {
  const state = useTable().public.value;
  const [id = ''] = beat.entry.beat?.about ?? [];
  const change = beat.entry.beat?.changes?.find(
    ({ of, size, to }) => size !== undefined && (of === id || to === size || to === 0),
  );
  const segments = change?.size ?? state.clocks?.[id]?.segments ?? USUAL;
  const count = Math.max(1, Math.min(MOST, segments));
  const emptied = change?.to === 0;
  return (
    <svg
      class={emptied ? 'moment-dial moment-dial-emptied' : 'moment-dial'}
      viewBox="-60 -60 120 120"
      aria-hidden="true"
    >
      <circle class="moment-ring" r="46" />
      <circle class="moment-ring moment-ring-late" r="46" />
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          class={index === count - 1 ? 'moment-segment moment-segment-last' : 'moment-segment'}
          d={segmentOf(index, count)}
        />
      ))}
      <circle class="moment-hub" r="13" />
      {emptied ? <text class="moment-nought">0</text> : null}
    </svg>
  );
}

/** One segment of a dial, as a path. */
function segmentOf(index: number, count: number): string {
  const point = (part: number, radius: number) => {
    const turn = part * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
  };
  const gap = count === 1 ? 0.001 : GAP;
  const [from, to] = [index / count + gap / 2, (index + 1) / count - gap / 2];
  const large = to - from > 0.5 ? 1 : 0;
  const outer = `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}`;
  return `${outer}L${point(to, 18)}A18 18 0 ${large} 0 ${point(from, 18)}Z`;
}
