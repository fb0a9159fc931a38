import type { Connection } from './connection';

/** Lets a connection try again at once when its page comes back to sight or to a network; ends by what is returned. */
export function wakeWithPage(connection: Connection): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('online', wake);
  };
}
