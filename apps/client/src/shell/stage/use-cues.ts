import { useEffect } from 'preact/hooks';
import type { Stage } from '../beats/stage';
import { audible, keepEarsOpen } from './audio';
import { sounds } from './cue-switch';
import type { Cue } from './sound';

/** How long a device shakes for a die that lands, and for the one that counts, in milliseconds. */
const LAND_MS = 12;
const LAST_MS = 45;

/** Lets the device be felt, and heard where that is switched on, as dice turn, land and are told. */
export function useCues(stage: Stage): void {
  const on = sounds.now.value === 'on';
  useEffect(() => (on ? keepEarsOpen() : undefined), [on]);
  const act = stage.act.value;
  useEffect(() => {
    if (act.is === 'thrown') void play('turn');
    if (act.is !== 'falling') return;
    const times = act.plan.dice.map(({ lands }) => lands).sort((a, b) => a - b);
    const timers = times.map((at, index) =>
      setTimeout(() => {
        shake(index === times.length - 1 ? LAST_MS : LAND_MS);
        void play('land');
      }, at),
    );
    return () => timers.forEach(clearTimeout);
  }, [act]);
  const roll = act.is === 'told' && stage.open.value ? stage.current.value?.entry.roll : undefined;
  useEffect(() => {
    if (roll) void play(roll.reading.tone);
  }, [roll]);
}

function shake(ms: number): void {
  // A device without it, or one that nobody has touched yet, does nothing.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}

async function play(cue: Cue): Promise<void> {
  if (sounds.now.peek() === 'off' || !audible()) return;
  const { sound } = await import('./sound');
  const audio = audible();
  if (audio) sound(audio, cue);
}
