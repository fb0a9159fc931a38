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
  const offline = connection.status.value === 'offline';
  return (
    <div class={offline ? 'banner' : ''} role="status">
      {offline ? (
        <span>
          {connection.resting.value || 'No connection.'} Trying again by itself
          {waiting > 0 ? `; ${count(waiting, 'thing', 'things')} will be sent then` : ''}.
        </span>
      ) : null}
    </div>
  );
}
