import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games, loadGames } from '../api/systems';
import type { GameRegistry } from '../game';
import { entryOf } from '../registry';
import { Page } from './page';

/** How to play, before there is a table: of the first game, or of another that is chosen. */
export function LearnPage({ registry }: { registry: GameRegistry }) {
  const [first] = Object.keys(registry).filter((id) => registry[id]?.learn);
  const [chosen, choose] = useState(first ?? '');
  const [learned, setLearned] = useState<{ of: string; Learning: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(loadGames, []);
  useEffect(() => {
    setFailed(false);
    entryOf(registry, chosen)
      ?.learn?.()
      .then(
        (Learning) => setLearned({ of: chosen, Learning }),
        () => setFailed(true),
      );
  }, [registry, chosen]);
  const told = (games.value ?? []).filter(({ id }) => entryOf(registry, id)?.learn);
  const here = learned?.of === chosen ? learned : null;
  return (
    <Page
      title="How to play"
      lead="In eight steps. Where a game has words of its own, they stand below."
    >
      {told.length > 1 ? (
        <nav class="offer-buttons no-print" aria-label="Games">
          {told.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              class="btn btn-small"
              aria-pressed={id === chosen}
              onClick={() => choose(id)}
            >
              {title}
            </button>
          ))}
        </nav>
      ) : null}
      {here ? (
        <here.Learning />
      ) : (
        <p role="status">
          {failed ? 'This could not be loaded. Reload the page to try again.' : 'One moment…'}
        </p>
      )}
    </Page>
  );
}
