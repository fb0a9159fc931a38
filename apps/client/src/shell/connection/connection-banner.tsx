import { count } from '../../design/words';
import type { Connection } from './connection';

/** Tells how the connection stands whenever it is not simply live. */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const waiting = connection.waiting.value;
  if (connection.outdated.value) {
    return (
      <div class="banner" role="status">
        <span>Moonlit Table has been updated.</span>
        <button type="button" class="btn btn-small" onClick={() => location.reload()}>
          Get the new version
        </button>
      </div>
    );
  }
  const recalled = connection.recalled.value;
  const resting = connection.resting.value !== '';
  const offline = connection.status.value === 'offline' || recalled !== null;
  const said = offline && (connection.late.value || resting);
  return (
    <div class={said ? 'banner' : ''} role="status">
      {said ? (
        <span>
          {connection.resting.value || 'No connection.'}{' '}
          {recalled === null ? '' : `You read the table as it was ${whenIt(recalled)}. `}
          Trying again by itself
          {waiting > 0 ? `; ${count(waiting, 'thing', 'things')} will be sent then` : ''}.
        </span>
      ) : null}
    </div>
  );
}

/** “at 21:40”, with the day where that was not today. */
function whenIt(was: number): string {
  const date = new Date(was);
  const time = date.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  const today = date.toDateString() === new Date().toDateString();
  return today ? `at ${time}` : `on ${date.toLocaleDateString()} at ${time}`;
}
