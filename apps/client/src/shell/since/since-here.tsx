import { Panel } from '../../design/panel';
import { count, when } from '../../design/words';
import { Written } from '../../design/written';
import { newestLines } from '../log/log';
import { personName, useTable } from '../table/view';
import { returned } from './follow';
import { missedOf } from './missed';
import './since.css';

/** What has happened while somebody was away, until they put it away: of what everybody sees, no more. */
export function SinceHere() {
  const table = useTable();
  const back = returned.value;
  if (back?.table !== table.id) return null;
  const state = table.public.value;
  const { lines, more } = missedOf(newestLines(table, 'public'), back.seen, back.until);
  if (lines.length === 0) return null;
  const dismiss = () => {
    returned.value = null;
  };
  return (
    <Panel
      title="Since you were here"
      id="since"
      tone="moon"
      aside={
        <button type="button" class="btn btn-small" onClick={dismiss}>
          Got it
        </button>
      }
    >
      <ol class="since-lines">
        {lines.map((line) => (
          <li key={`${line.seq}:${line.text}`}>
            <p>
              <Written>{line.text}</Written>
            </p>
            {line.roll ? <p class="hint">{line.roll.reading.word}</p> : null}
            {line.beat?.fiction ? (
              <p class="hint">
                <Written>{line.beat.fiction}</Written>
              </p>
            ) : null}
            <p class="hint">
              <Written>{line.by ? personName(state, line.by) : 'The table'}</Written>
              {', '}
              <time dateTime={new Date(line.at).toISOString()}>
                {when(line.at, table.serverNow())}
              </time>
            </p>
          </li>
        ))}
      </ol>
      {more > 0 ? (
        <p class="hint">{count(more, 'more line stands', 'more lines stand')} in the log.</p>
      ) : null}
    </Panel>
  );
}
