import './advice.css';
import type { GuidanceTopic } from '@moonlit/rules';
import { useEffect } from 'preact/hooks';
import { useTable } from '../table/view';
import { learnedOf, loadLearning } from './learned';

/** A topic with what is worth weighing, and after it what is this table’s own. */
export interface Told extends GuidanceTopic {
  topic: string;
  added?: readonly string[];
}

export interface AdviceProps {
  topics: readonly string[];
  title?: string;
  /** Somebody has unfolded what it stands in, to read it. */
  inSight?: boolean;
}

/** What the game of this table says to whoever decides, as far as its texts have arrived (TABLE-198). */
export function GameAdvice({ topics, ...how }: AdviceProps) {
  return <AdviceOf told={useTold(topics)} {...how} />;
}

/** What stands under these topics in the texts of the table's game, which are fetched where they are still missing. */
function useTold(topics: readonly string[]): readonly Told[] {
  const { id } = useTable().game;
  useEffect(() => loadLearning(id), [id]);
  const guidance = learnedOf(id)?.guidance ?? {};
  return topics.flatMap((topic) => {
    const found = guidance[topic];
    return found ? [{ topic, ...found }] : [];
  });
}

/** What is worth weighing, folded away where one decides. */
export function AdviceOf({ told, title = 'What to weigh', inSight = false }: AdviceOfProps) {
  if (told.length === 0) return null;
  if (inSight) {
    return (
      <section class="stack" aria-label={title}>
        <AdviceList told={told} />
      </section>
    );
  }
  return (
    <details class="advice">
      <summary>{title}</summary>
      <AdviceList told={told} />
    </details>
  );
}

interface AdviceOfProps extends Omit<AdviceProps, 'topics'> {
  told: readonly Told[];
}

export function AdviceList({ told }: { told: readonly Told[] }) {
  return (
    <dl class="advice-list">
      {told.map(({ topic, title, lines, added = [] }) => (
        <div key={topic}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
          {added.map((line) => (
            <dd key={line} class="advice-series">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
