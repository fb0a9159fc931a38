import { useEffect, useState } from 'preact/hooks';
import { turnSounds } from '../stage/cue-switch';
import { sounds } from '../stage/sound-setting';

/** How long they stay after the pointer has moved or a key was pressed, in milliseconds. */
const STAY_MS = 4_000;

/** Sound and full screen: there for whoever moves the pointer or presses a key, and gone again. */
export function ScreenTools() {
  const [near, come] = useState(false);
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      come(true);
      clearTimeout(timer);
      timer = setTimeout(() => come(false), STAY_MS);
    };
    const follow = () => setFull(document.fullscreenElement !== null);
    addEventListener('pointermove', wake);
    addEventListener('keydown', wake);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', wake);
      removeEventListener('keydown', wake);
      document.removeEventListener('fullscreenchange', follow);
    };
  }, []);
  const toggle = () =>
    full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  return (
    <div class={near ? 'screen-tools screen-tools-near' : 'screen-tools'}>
      <button
        type="button"
        class="btn"
        aria-pressed={sounds.now.value === 'on'}
        onClick={() => turnSounds(sounds.now.peek() === 'off')}
      >
        Sound
      </button>
      {document.fullscreenEnabled ? (
        <button type="button" class="btn" aria-pressed={full} onClick={() => void toggle()}>
          Full screen
        </button>
      ) : null}
    </div>
  );
}
