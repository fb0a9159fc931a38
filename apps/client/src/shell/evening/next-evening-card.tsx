import { useState } from 'preact/hooks';
import { tablePath } from '../connection/links';
import { useTable } from '../table/view';
import { calendarFile } from './next-evening';

/** When to meet next, as a file for one’s calendar. Nothing of it is kept or sent. */
export function NextEvening() {
  const table = useTable();
  const state = table.public.value;
  const [when, setWhen] = useState('');
  const at = new Date(when);
  const known = !Number.isNaN(at.getTime());
  const save = () => {
    const url = new URL(tablePath(table.id), location.href).href;
    const file = calendarFile(table.game.title?.(state) || state.table.name, at, url, new Date());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    link.download = 'moonlit-table.ics';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section class="panel" aria-label="When do you meet next?">
      <h2>When do you meet next?</h2>
      <div class="field">
        <label for="next-evening">Day and time, by your clock</label>
        <input
          id="next-evening"
          class="input"
          type="datetime-local"
          value={when}
          onInput={({ currentTarget }) => setWhen(currentTarget.value)}
        />
      </div>
      <button type="button" class="btn" disabled={!known} onClick={save}>
        Save it for my calendar
      </button>
      <p class="hint">
        A file for your own calendar, with the way back to this table. Agree on the day together:
        nobody else is told of it here.
      </p>
    </section>
  );
}
