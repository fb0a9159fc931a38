import { useEffect, useState } from 'preact/hooks';
import { anew } from '../../design/anew';
import type { GameClient, GameRegistry } from '../game';
import { entryOf } from '../registry';

/** How a table's game stands: on its way, here, not known to this page, or not to be had. */
type Loading = { system: string | null; game: GameClient | 'unknown' | 'lost' | null };

/** The game of a system, fetched as soon as its name is known. */
export function useGame(system: string | null, registry: GameRegistry): Loading {
  const [loaded, setLoaded] = useState<Loading>({ system: null, game: null });
  useEffect(() => {
    if (system === null) return;
    let wanted = true;
    const set = (game: Loading['game']) => {
      if (wanted) setLoaded({ system, game });
    };
    const entry = entryOf(registry, system);
    if (entry) anew(() => entry.load()).then(set, () => set('lost'));
    else set('unknown');
    return () => {
      wanted = false;
    };
  }, [system]);
  return loaded.system === system ? loaded : { system, game: null };
}
