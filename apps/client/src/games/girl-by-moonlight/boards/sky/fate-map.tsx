import type { SkyState } from '@moonlit/rules/girl-by-moonlight';
import { NodeMap } from '../../../../shell/boards/node-map';
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
  return (
    <NodeMap
      label="Map of cursed fates"
      class="fates-map"
      style={`--rows: ${rows}`}
      columns={4}
      rows={rows}
      selected={selected}
      choose={choose}
      waysClass="fates-paths"
      ways={<Paths fates={fates} sky={sky} />}
      nodes={fates.map((fate) => {
        const standing = standingOf(fate, sky);
        return {
          id: fate.id,
          class: `fate fate-${standing}`,
          style: placeOf(fate.at),
          label: `${fate.name}, ${pathOf(fate)}: ${standingWord[standing]}`,
          face: (
            <>
              <span>{fate.name}</span>
              <small>{standingWord[standing]}</small>
            </>
          ),
        };
      })}
    >
      <p class="fate fate-beginning" style={placeOf(BEGINNING)}>
        The beginning
      </p>
    </NodeMap>
  );
}

const placeOf = ({ x, y }: { x: number; y: number }) =>
  `grid-column: ${x + 1} / span 2; grid-row: ${y + 1}`;

/** The lines between the boxes: bright where the way has been opened. */
function Paths({ fates, sky }: Pick<MapProps, 'fates' | 'sky'>) {
  const lines = fates.flatMap((to) =>
    to.after.flatMap((id) => {
      const from = isBeginning(id) ? BEGINNING : fates.find((fate) => fate.id === id)?.at;
      const walked = isBeginning(id) || sky.fates[id] !== undefined;
      return from ? [{ key: `${id}-${to.id}`, from, to: to.at, walked }] : [];
    }),
  );
  return (
    <>
      {lines.map(({ key, from, to, walked }) => (
        <g key={key} class={walked ? 'fates-walked' : undefined}>
          <path d={vine(from, to)} />
          <path class="fates-thorns" d={vine(from, to)} />
        </g>
      ))}
    </>
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
