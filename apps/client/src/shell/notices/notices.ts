import { deviceSetting } from '../../design/device';

/** Whether this device shows a notice when it is one’s turn while one looks elsewhere. */
export const notices = deviceSetting('moonlit.notices', ['off', 'on']);

/** One notice at a time: a newer one takes its place. */
const TAG = 'moonlit-turn';
const ICON = '/icons/moon-192.png';

/** Whether this browser has notices at all. */
export const hasNotices = (): boolean => 'Notification' in globalThis;

/** Switches notices on or off. To be called at a tap: the browser may ask. Gives whether they are on then. */
export async function setNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  notices.set(allowed ? 'on' : 'off');
  return allowed;
}

/** Shows a notice, by the worker of the app where there is one: phones want that. */
export async function showNotice(words: string, table: string): Promise<void> {
  if (!hasNotices() || Notification.permission !== 'granted') return;
  const about = { body: table, tag: TAG, icon: ICON };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    if (worker?.active) await worker.showNotification(words, about);
    else new Notification(words, about).onclick = () => window.focus();
  } catch {
    // A browser that has them for apps alone.
  }
}

/** Takes away what was shown, once somebody looks. */
export async function clearNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = await worker?.getNotifications({ tag: TAG }).catch(() => []);
  for (const notice of shown ?? []) notice.close();
}
