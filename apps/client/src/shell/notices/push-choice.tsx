import { useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { sayError } from '../api/http';
import { useTable } from '../table/view';
import { canPush, NotAllowed, push, switchPushOff, switchPushOn, wantsHomeScreen } from './push';

/** Whether to be told of one’s turn on a device that is locked, or has the table closed. */
export function PushChoice() {
  const { id, token } = useTable();
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  if (token === null) return null;
  if (wantsHomeScreen()) return <HomeScreen />;
  if (!canPush()) return null;
  const set = async (input: HTMLInputElement) => {
    const wanted = input.checked;
    setBusy(true);
    say('');
    try {
      if (wanted) await switchPushOn(id, token);
      else await switchPushOff(id, token);
    } catch (error) {
      say(error instanceof NotAllowed ? notAllowed : sayError(error));
    }
    // What did not come about is drawn as it is.
    input.checked = push.now.peek() === 'on';
    setBusy(false);
  };
  return (
    <div>
      <label class="switch">
        <input
          type="checkbox"
          checked={push.now.value === 'on'}
          aria-busy={busy}
          disabled={busy}
          aria-describedby="push-hint"
          onChange={({ currentTarget }) => void set(currentTarget)}
        />
        Also when this device is locked, or the table closed
      </label>
      <p class="hint" id="push-hint">
        It says “Your turn at” and the name of the table, and nothing of play. Whoever sees your
        screen can read it.
      </p>
      <div role="status">{said === '' ? null : <p class="hint">{said}</p>}</div>
    </div>
  );
}

const notAllowed =
  'This browser does not allow it. You can change that in its settings for this site.';

/** How an iPhone or iPad comes to be told, with the pictures that stand on its buttons. */
function HomeScreen() {
  return (
    <details class="drawer">
      <summary>Your turn, on a locked iPhone or iPad</summary>
      <p>It works once Moonlit Table is on your home screen:</p>
      <ol class="stack">
        <li>
          <Icon name="share" /> Tap <b>Share</b>, in the bar of the browser.
        </li>
        <li>
          <Icon name="add" /> Choose <b>Add to Home Screen</b>.
        </li>
        <li>
          <Icon name="table" /> Open <b>Moonlit</b> from there, paste your private link if it asks
          for it, and come back to this menu: the switch is here.
        </li>
      </ol>
    </details>
  );
}
