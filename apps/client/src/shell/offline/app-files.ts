/** Where the service worker lies: at the root, since it is for all pages. */
const WORKER = '/worker.js';

/**
 * Lets the browser keep the app itself, so that it opens without a network, and tells the worker what this
 * page has loaded already. Where a browser has no workers, or the device no room, all goes on without.
 */
export async function keepApp(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    await workers.register(WORKER, { updateViaCache: 'none' });
    const { active } = await workers.ready;
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  } catch {
    // A browser that allows no worker, such as in a private window.
  }
}
