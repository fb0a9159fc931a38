import type { PositionLine } from '@moonlit/rules/humanity-blessed/endeavor-reading';
import { trackLines } from '@moonlit/rules/humanity-blessed/endeavor-reading';
import { Written } from '../../../design/written';
import { Face } from '../face';
import type { Endeavor } from '../view';
import { nameOf, useTable } from '../view';

type Track = Endeavor['tracks'][string];

/** Every track: its positions from 0 upward, each a line with all that is there, in words and large (HUM-1801). */
export function Tracks({ endeavor }: { endeavor: Endeavor }) {
  return (
    <>
      {Object.values(endeavor.tracks).map((track) => (
        <OneTrack key={track.id} endeavor={endeavor} track={track} />
      ))}
    </>
  );
}

function OneTrack({ endeavor, track }: { endeavor: Endeavor; track: Track }) {
  const shared = useTable().public.value;
  const lines = trackLines(endeavor, track, (id) => nameOf(shared, id) ?? 'Somebody');
  const on = (position: number): string[] =>
    Object.values(endeavor.participants).flatMap((one) =>
      one.standing === 'in' && one.track === track.id && one.position === position
        ? [one.character]
        : [],
    );
  return (
    <section class="hb-track" aria-label={track.name}>
      <h3>
        <Written>{track.name}</Written>
      </h3>
      <ol class="hb-positions" aria-label={`Positions of ${track.name}`}>
        {lines.map((line, index) => (
          <Position
            key={line.at}
            line={line}
            below={lines[index - 1]?.at ?? line.at - 1}
            who={on(line.at)}
          />
        ))}
      </ol>
    </section>
  );
}

interface PositionProps {
  line: PositionLine;
  /** The next position below on which there is anything. */
  below: number;
  /** Those who stand there, by character. */
  who: readonly string[];
}

/** More steps than these are drawn as these: how far it is stands in the numbers. */
const DRAWN_MOST = 6;

/** A position: its number large, the marks of those who stand there, and all of it in words. */
function Position({ line: { at, there }, below, who }: PositionProps) {
  const between = Math.min(DRAWN_MOST, at - below - 1);
  return (
    <li data-at={at} data-there={who.length > 0} style={{ '--between': between }}>
      <span class="hb-position-who" aria-hidden="true">
        {who.map((id) => (
          <Face key={id} id={id} />
        ))}
      </span>
      <span>
        <span class="sr-only">Position {at}: </span>
        <Written>{there}</Written>
      </span>
    </li>
  );
}
