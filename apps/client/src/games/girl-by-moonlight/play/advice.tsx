import type { Content } from '../api/content';
import { content } from '../api/content';
import { useTable } from '../view';

type Guidance = Content['guidance'];
export type Topic = keyof Guidance;

/** A topic with the book's advice, and after it what the series adds. */
export interface Told {
  topic: Topic;
  title: string;
  lines: string[];
  added: string[];
}

/** The advice on these topics at a table, as far as the texts have arrived. */
export function adviceOn(
  topics: readonly string[],
  playset: string,
  texts: Content | null = content.value,
): Told[] {
  if (!texts) return [];
  const more = texts.playsets[playset]?.guidance ?? [];
  return topics.filter(known(texts.guidance)).map((topic) => ({
    topic,
    ...texts.guidance[topic],
    added: more.filter(({ at }) => at === topic).map(({ text }) => text),
  }));
}

const known =
  (guidance: Guidance) =>
  (topic: string): topic is Topic =>
    topic in guidance;

/** What is worth weighing, folded away where one decides. */
export function Advice({ topics, title = 'What to weigh' }: AdviceProps) {
  const told = adviceOn(topics, useTable().public.value.series.playset);
  if (told.length === 0) return null;
  return (
    <details class="advice">
      <summary>{title}</summary>
      <AdviceList told={told} />
    </details>
  );
}

interface AdviceProps {
  topics: readonly string[];
  title?: string;
}

export function AdviceList({ told }: { told: readonly Told[] }) {
  return (
    <dl class="advice-list">
      {told.map(({ topic, title, lines, added }) => (
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
