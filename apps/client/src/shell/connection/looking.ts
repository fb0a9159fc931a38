import { effect } from '@preact/signals';
import type { Connection } from './connection';

/** Tells the server whether somebody looks at this page, for it to tell whoever does not of their turn; ends by what is returned. */
export function tellLooking(connection: Pick<Connection, 'status' | 'look'>): () => void {
  const tell = () => {
    if (connection.status.peek() === 'live')
      connection.look(document.visibilityState === 'visible');
  };
  // Of a new line a server takes it that somebody looks.
  const end = effect(() => {
    if (connection.status.value === 'live' && document.visibilityState === 'hidden') tell();
  });
  document.addEventListener('visibilitychange', tell);
  return () => {
    end();
    document.removeEventListener('visibilitychange', tell);
  };
}
