import { useEffect } from 'preact/hooks';
import { count } from '../../design/words';
import type { Missed } from '../beats/stage';
import { kindWords } from '../stage/kind-words';
import { leadOf } from '../table/figures';
import { useTable } from '../table/view';

/** Most of what was missed that is told. */
const TOLD_MAX = 5;
/** How long it stands there, in milliseconds. */
const STANDS_MS = 15_000;

/** What has happened while the screen had no connection, or was not in sight: the last of it in a few lines. */
export function Meanwhile({ missed }: { missed: Missed }) {
  const table = useTable();
  const { stage, game } = table;
  const beats = stage.history.value.slice(-Math.min(missed.beats, TOLD_MAX));
  useEffect(() => {
    const timer = setTimeout(() => stage.caughtUp(), STANDS_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  const before = missed.beats - beats.length;
  return (
    <div class="screen-stage screen-meanwhile">
      <h2>Meanwhile: {count(missed.beats, 'thing has', 'things have')} happened</h2>
      {before > 0 ? <p class="hint">{before} before these</p> : null}
      <ol>
        {beats.map((beat) => {
          const { roll, text } = beat.entry;
          const lead = leadOf(table, beat);
          return (
            <li key={beat.key} data-hero={lead?.hero}>
              <span class="kicker">{kindWords(game, beat.entry)}</span>
              <span>{text}</span>
              {roll ? <b class={`reading-${roll.reading.tone}`}>{roll.reading.word}</b> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
