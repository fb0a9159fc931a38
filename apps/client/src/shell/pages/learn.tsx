import { useEffect, useState } from 'preact/hooks';
import { games, loadGames } from '../api/systems';
import type { GameRegistry } from '../game';
import { LearningPage } from '../learning/learning-page';
import { entryOf } from '../registry';
import { Page } from './page';

/** How to play, before there is a table: of the first game, or of another that is chosen. */
export function LearnPage({ registry }: { registry: GameRegistry }) {
  const [first = ''] = Object.keys(registry);
  const [chosen, choose] = useState(first);
  useEffect(loadGames, []);
  const told = (games.value ?? []).filter(({ id }) => entryOf(registry, id));
  return (
    <Page
      title="How to play"
      lead="In eight steps, and in one roll. The words of each game stand below."
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
      <LearningPage key={chosen} system={chosen} />
    </Page>
  );
}
