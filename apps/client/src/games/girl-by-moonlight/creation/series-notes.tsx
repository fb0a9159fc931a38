import { Empty } from '../../../design/panel';
import { Written } from '../../../design/written';
import { playsetOf } from '../api/content';
import { useTable } from '../view';

/** What the table has answered about its series, to read while a protagonist is made (GBM-CHR-002). */
export function SeriesNotes() {
  const table = useTable();
  const { series } = table.public.value;
  const playset = playsetOf(series.playset);
  if (!playset) return <Empty>The questions are on their way…</Empty>;
  const answered = playset.questions.flatMap(({ id, title, each }) => {
    const answer = series.answers[each ? `${id}:${table.viewer.seat}` : id];
    return answer ? [{ id, title, said: [answer.picks.join(', '), answer.text] }] : [];
  });
  const abilities = playset.abilities.filter(({ id }) => series.abilities.includes(id));
  return (
    <div class="stack">
      <p>
        <b>{series.name || playset.name}</b>. {playset.tagline}
      </p>
      {answered.length === 0 ? <Empty>Nothing is answered yet.</Empty> : null}
      <dl class="answers">
        {answered.map(({ id, title, said }) => (
          <div key={id}>
            <dt>{title}</dt>
            <Written as="dd" class="answer-text">
              {said.filter(Boolean).join('. ')}
            </Written>
          </div>
        ))}
        {abilities.map(({ id, name, summary }) => (
          <div key={id}>
            <dt>Together you have: {name}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
