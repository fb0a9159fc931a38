import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameRegistry } from '../game';
import { Page } from './page';

/** How to play, before there is a table: of the first game that can tell. */
export function LearnPage({ registry }: { registry: GameRegistry }) {
  const [Learning, setLearning] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const game = Object.values(registry).find(({ learn }) => learn);
    game?.learn?.().then(
      (Loaded) => setLearning(() => Loaded),
      () => setFailed(true),
    );
  }, [registry]);
  return (
    <Page title="How to play" lead="In eight steps; below them, what the words mean.">
      {Learning ? (
        <Learning />
      ) : (
        <p role="status">
          {failed ? 'This could not be loaded. Reload the page to try again.' : 'One moment…'}
        </p>
      )}
    </Page>
  );
}
