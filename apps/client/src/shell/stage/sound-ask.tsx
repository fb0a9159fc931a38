import { useEffect, useState } from 'preact/hooks';
import { turnSounds } from './cue-switch';
import { sounds, soundsAsked } from './sound-setting';

/**
 * Asks once, below the first great moment that this device shows, whether it may be heard: yes plays a taste of it.
 * Whoever says no, or lets the moment pass, is not asked again; the menu has the switch.
 */
export function SoundAsk() {
  const [asks] = useState(() => sounds.now.peek() === 'off' && soundsAsked.now.peek() === 'no');
  useEffect(() => (asks ? () => soundsAsked.set('yes') : undefined), [asks]);
  if (!asks) return null;
  const on = sounds.now.value === 'on';
  const answered = soundsAsked.now.value === 'yes';
  return (
    <div class="sound-ask">
      <p role="status">
        {on
          ? 'Sounds are on. The menu turns them off.'
          : answered
            ? 'Sounds stay off. The menu turns them on.'
            : 'Would you like to hear such moments?'}
      </p>
      {answered ? null : (
        <>
          <button type="button" class="btn btn-small" onClick={() => turnSounds(true)}>
            With sound
          </button>
          <button type="button" class="btn btn-small" onClick={() => soundsAsked.set('yes')}>
            No
          </button>
        </>
      )}
    </div>
  );
}
