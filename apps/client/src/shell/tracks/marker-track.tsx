import './tracks.css';
import type { Row } from '@moonlit/rules/boards';
import { spacesOf, whereInRow } from '@moonlit/rules/boards';
import { Written } from '../../design/written';

/** A marker on a track. */
export interface DrawnMarker {
  id: string;
  name: string;
  at: number;
  /** It is the viewer’s own. */
  own?: boolean;
}

interface TrackProps {
  name: string;
  row: Row;
  markers: readonly DrawnMarker[];
}

/** A track in little, to be in sight while one plays: the row, and where one’s own markers stand in words. */
export function TrackInSight({ name, row, markers }: TrackProps) {
  const own = markers.filter((marker) => marker.own);
  const told = own.length > 0 ? own : markers;
  return (
    <section class="marker-track marker-track-small" aria-label={name}>
      <p class="marker-sight">
        <b>
          <Written>{name}</Written>
        </b>
        :{' '}
        {told
          .map(
            (marker) =>
              `${marker.own ? 'you are' : `${marker.name} is`} at ${standsAt(row, marker, markers)}`,
          )
          .join('; ')}
      </p>
      <TrackRow row={row} markers={markers} />
    </section>
  );
}

/** “position 7 of 12, two behind Mara” (TABLE-190). */
const standsAt = (row: Row, marker: DrawnMarker, markers: readonly DrawnMarker[]): string =>
  whereInRow(
    row,
    marker.at,
    markers.filter(({ id }) => id !== marker.id),
  );

/** The row for the eye alone: what it shows is said beside it. */
function TrackRow({ row, markers }: Pick<TrackProps, 'row' | 'markers'>) {
  return (
    <ol class="marker-row" aria-hidden="true">
      {spacesOf(row).map((space) => {
        const here = markers.filter(({ at }) => at === space);
        return (
          <li key={space} class={here.length > 0 ? 'marker-space marker-there' : 'marker-space'}>
            <small>{space}</small>
            {here.map(({ id, name, own }) => (
              <span key={id} class={own ? 'marker marker-own' : 'marker'} title={name}>
                {name}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
