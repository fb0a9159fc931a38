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

interface AdviceProps {
  topics: readonly string[];
  title?: string;
}

/** What the game of this table says to whoever decides, as far as its texts have arrived (TABLE-198). */
export function GameAdvice({ topics, title }: AdviceProps) {
  return <FoldedAdvice told={useTold(topics)} title={title} />;
}

/** The same where somebody has unfolded it already. */
export function GameAdviceInSight({ topics, title }: AdviceProps) {
  const told = useTold(topics);
  if (told.length === 0) return null;
  return (
    <section class="stack" aria-label={title}>
      <AdviceList told={told} />
    </section>
  );
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
export function FoldedAdvice({ told, title = 'What to weigh' }: FoldedProps) {
  if (told.length === 0) return null;
  return (
    <details class="advice">
      <summary>{title}</summary>
      <AdviceList told={told} />
    </details>
  );
}

interface FoldedProps {
  told: readonly Told[];
  title?: string | undefined;
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
