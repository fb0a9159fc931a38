/**
 * What sounds go out by. A browser opens it for a gesture alone, and Safari lets it rest after a call, or when
 * the phone was locked (`interrupted`): until then a sound is left out, and none is made up for later.
 */
let context: AudioContext | null = null;

/** What Safari takes for a gesture; a finger that comes down is none yet. */
const GESTURES = ['click', 'touchend', 'keydown'] as const;

/** Where a sound can go, if it can be heard now. */
export function audible(): AudioContext | null {
  return context?.state === 'running' ? context : null;
}

/** Opens the way for sounds, or lets them go on. Call it in a gesture. */
export function openEars(): void {
  if (context?.state === 'running') return;
  if (!context || context.state === 'closed') context = new AudioContext();
  goOn(context);
}

/** Opens the way for sounds with whatever somebody does next, and after each rest, until what is returned is called. */
export function keepEarsOpen(): () => void {
  const back = () => {
    if (context && !document.hidden) goOn(context);
  };
  for (const kind of GESTURES) addEventListener(kind, openEars, { capture: true, passive: true });
  document.addEventListener('visibilitychange', back);
  return () => {
    for (const kind of GESTURES) removeEventListener(kind, openEars, { capture: true });
    document.removeEventListener('visibilitychange', back);
  };
}

function goOn(audio: AudioContext): void {
  // Refused while a call lasts: the next gesture asks again.
  audio.resume().catch(() => undefined);
}
