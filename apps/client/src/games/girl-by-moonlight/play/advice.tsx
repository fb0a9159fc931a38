import type { AdviceProps, Told } from '../../../shell/learning/advice';
import { AdviceOf } from '../../../shell/learning/advice';
import type { Content } from '../api/content';
import { content } from '../api/content';
import { useTable } from '../view';

type Guidance = Content['guidance'];
type Topic = keyof Guidance;

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

/** What is worth weighing, with what the series adds, folded away where one decides. */
export function Advice({ topics, ...how }: AdviceProps) {
  return <AdviceOf told={adviceOn(topics, useTable().public.value.series.playset)} {...how} />;
}
