/**
 * Keeps the screen awake for as long as the page is in sight, where the device lets it; what is returned
 * ends it. A device lets go whenever the page is out of sight, so that it is asked again afterwards.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      // A device that saves its battery says no: then its own settings count.
    }
  };
  const again = () => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
