import type { SkyState } from '@moonlit/rules/girl-by-moonlight';
import { useArrows } from '../../../../design/arrows';
import type { CursedFate } from './standing';
import { isBeginning, pathOf, standingOf, standingWord } from './standing';

interface MapProps {
  fates: readonly CursedFate[];
  sky: SkyState;
  selected: string | null;
  choose(fate: string): void;
}

const BEGINNING = { x: 1, y: 0 };

/** Both paths from the beginning to their end. Each box opens what it gives and costs. */
export function FateMap({ fates, sky, selected, choose }: MapProps) {
  const rows = Math.max(...fates.map(({ at }) => at.y)) + 1;
  const { map, tabIndex } = useArrows(
    fates.map(({ id }) => id),
    selected,
  );
  return (
    <div
      role="toolbar"
      class="fates-map"
      aria-label="Map of cursed fates"
      style={`--rows: ${rows}`}
      {...map}
    >
      <Paths fates={fates} sky={sky} rows={rows} />
      <p class="fate fate-beginning" style={placeOf(BEGINNING)}>
        The beginning
      </p>
      {fates.map((fate) => {
        const standing = standingOf(fate, sky);
        return (
          <button
            key={fate.id}
            type="button"
            class={`fate fate-${standing}`}
            style={placeOf(fate.at)}
            data-place={fate.id}
            tabIndex={tabIndex(fate.id)}
            aria-pressed={fate.id === selected}
            aria-label={`${fate.name}, ${pathOf(fate)}: ${standingWord[standing]}`}
            onClick={() => choose(fate.id)}
          >
            <span>{fate.name}</span>
            <small>{standingWord[standing]}</small>
          </button>
        );
      })}
    </div>
  );
}

const placeOf = ({ x, y }: { x: number; y: number }) =>
  `grid-column: ${x + 1} / span 2; grid-row: ${y + 1}`;

/** The lines between the boxes: bright where the way has been opened. */
function Paths({ fates, sky, rows }: Pick<MapProps, 'fates' | 'sky'> & { rows: number }) {
  const lines = fates.flatMap((to) =>
    to.after.flatMap((id) => {
      const from = isBeginning(id) ? BEGINNING : fates.find((fate) => fate.id === id)?.at;
      const walked = isBeginning(id) || sky.fates[id] !== undefined;
      return from ? [{ key: `${id}-${to.id}`, from, to: to.at, walked }] : [];
    }),
  );
  return (
    <svg
      class="fates-paths"
      viewBox={`0 0 4 ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map(({ key, from, to, walked }) => (
        <g key={key} class={walked ? 'fates-walked' : undefined}>
          <path d={vine(from, to)} />
          <path class="fates-thorns" d={vine(from, to)} />
        </g>
      ))}
    </svg>
  );
}

interface Place {
  x: number;
  y: number;
}

/** A stem that hangs down from one box and grows into the next. */
function vine(from: Place, to: Place): string {
  const [x, y, u, v] = [from.x + 1, from.y + 0.5, to.x + 1, to.y + 0.5];
  const lean = x === u ? 0.22 : 0;
  return `M${x} ${y}C${x + lean} ${y + 0.6} ${u - lean} ${v - 0.6} ${u} ${v}`;
}
