import { useState } from 'preact/hooks';
import { hasNotices, notices, setNotices } from './notices';
import { PushChoice } from './push-choice';

/** Whether to be told by a notice when it is one’s turn; the browser asks at the tap, and nowhere else. */
export function NoticesChoice() {
  const [denied, deny] = useState(false);
  // On an iPhone there are none before the app is on the home screen, and that is said.
  if (!hasNotices()) return <PushChoice />;
  const set = async (input: HTMLInputElement) => {
    const wanted = input.checked;
    const on = await setNotices(wanted);
    // What the browser has refused is drawn as it is.
    input.checked = on;
    deny(wanted && !on);
  };
  return (
    <div>
      <label class="switch">
        <input
          type="checkbox"
          checked={notices.now.value === 'on'}
          onChange={({ currentTarget }) => void set(currentTarget)}
        />
        A notice when it is my turn and I look elsewhere
      </label>
      <div role="status">
        {denied ? (
          <p class="hint">
            This browser does not allow it. You can change that in its settings for this site; the
            title of the page tells you all the same.
          </p>
        ) : null}
      </div>
      <PushChoice />
    </div>
  );
}
