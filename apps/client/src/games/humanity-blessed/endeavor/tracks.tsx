import { trackLines } from '@moonlit/rules/humanity-blessed/endeavor-reading';
import { Written } from '../../../design/written';
import type { DrawnMarker } from '../../../shell/tracks/marker-track';
import { MarkerTrack } from '../../../shell/tracks/marker-track';
import type { Endeavor } from '../view';
import { nameOf, useTable } from '../view';

/** At least so many positions are drawn, and some beyond whoever stands highest. */
const LEAST = 10;
const BEYOND = 2;
/** More than these no window shows at once: then the words alone tell. */
const DRAWN_MOST = 60;

/**
 * Every track: drawn as a row with whoever stands on it, and in words, position by position (HUM-1801).
 *
 * @param short leaves out how far apart they are, where there is no room for it, as on a shared screen.
 */
export function Tracks({ endeavor, short = false }: { endeavor: Endeavor; short?: boolean }) {
  return (
    <>
      {Object.values(endeavor.tracks).map((track) => (
        <OneTrack key={track.id} endeavor={endeavor} track={track} short={short} />
      ))}
    </>
  );
}

type Track = Endeavor['tracks'][string];

function OneTrack({
  endeavor,
  track,
  short,
}: {
  endeavor: Endeavor;
  track: Track;
  short: boolean;
}) {
  const { public: shared, viewer } = useTable();
  const { characters } = shared.value;
  const name = (id: string) => nameOf(shared.value, id) ?? 'Somebody';
  const lines = trackLines(endeavor, track, name);
  const markers = Object.values(endeavor.participants).flatMap(
    ({ character, position, standing, track: on }): DrawnMarker[] =>
      on === track.id && standing === 'in'
        ? [
            {
              ...{ id: character, name: name(character), at: position },
              own: characters[character]?.owner === viewer.seat,
            },
          ]
        : [],
  );
  const highest = Math.max(0, ...lines.map(({ at }) => at));
  const last = track.end ?? Math.min(DRAWN_MOST, Math.max(LEAST, highest + BEYOND));
  return (
    <div class="hb-track">
      <MarkerTrack
        name={track.name}
        row={{ first: 0, last, endless: track.end === null }}
        markers={markers}
        drawn={short}
      />
      <ol class="hb-positions" aria-label={`Positions of ${track.name}`}>
        {lines.map(({ at, text }) => (
          <li key={at}>
            <Written>{text}</Written>
          </li>
        ))}
      </ol>
    </div>
  );
}
