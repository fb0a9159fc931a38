const RELOADED = 'moonlit.reloaded';
const RELOAD_AGAIN_MS = 60_000;

/** Fetches the newer page, but never over and over. */
export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_AGAIN_MS) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  } catch {
    // Without storage a loop could not be noticed; the banner's button is there.
  }
}
