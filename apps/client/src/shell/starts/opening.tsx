import { useTable } from '../table/view';
import { useStart } from './texts';

/** How a ready-made evening begins, to be read aloud, with what somebody might do first; for its first session. */
export function Opening() {
  const { table } = useTable().public.value;
  const start = useStart();
  if (!start || table.session.number > 1) return null;
  const beginning = table.dice.rolls === 0;
  return (
    // Opened anew when the first dice have fallen, and by nothing else.
    <details class="panel drawer" key={String(beginning)} open={beginning}>
      <summary>{beginning ? 'The first scene' : 'How it began, and what to do first'}</summary>
      <div class="stack">
        <p class="hint">To be read aloud.</p>
        {start.opening.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <p class="kicker">What you might do first</p>
        <ul>
          {start.firsts.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
