import './figure.css';
import type { PlacedShape } from './compose';
import { sheet } from './parts';

interface FigureProps {
  shapes: readonly PlacedShape[];
  /** What of the sheet is seen. */
  crop?: keyof typeof crops;
}

/** How near one stands: a head, head and shoulders, those with what is about their head, or all that there is. */
const crops = {
  head: '0 0 64 64',
  bust: '-14 -10 86 86',
  risen: '-30 -36 110 110',
  whole: `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`,
} as const;

/** Somebody, cut out of paper: without words, so that whoever draws it says who it is. */
export function Figure({ shapes, crop = 'whole' }: FigureProps) {
  return (
    <svg class="figure" viewBox={crops[crop]} aria-hidden="true">
      {shapes.map(({ d, tone = 'light', line, transform }, at) => (
        <path
          key={at}
          class={line === undefined ? `figure-${tone}` : `figure-line figure-${tone}`}
          d={d}
          transform={transform}
          style={line === undefined ? undefined : { strokeWidth: line }}
        />
      ))}
    </svg>
  );
}
