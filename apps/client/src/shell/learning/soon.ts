import { anew } from '../../design/anew';
import { whenRested } from '../../design/stood-still';

/** So long after a table is known, nobody waits for anything that it needs first. */
const SOON_MS = 5_000;

/** Fetches what the words of a game mean when its table has long been drawn: they can be tapped from then on. */
export function learnSoon(system: string): () => void {
  return whenRested(() => {
    void anew(() => import('./term')).then(({ drawWords }) => drawWords(system));
  }, SOON_MS);
}
