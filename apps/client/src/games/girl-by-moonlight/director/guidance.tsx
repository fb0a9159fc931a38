import { DialogButton } from '../../../design/dialog-button';
import { Empty } from '../../../design/panel';
import { AdviceList } from '../../../shell/learning/advice';
import { content, playsetOf } from '../api/content';
import { adviceOn } from '../play/advice';
import { useTable } from '../view';

/** Opens what the book says to directors. */
export function GuidanceButton() {
  return (
    <DialogButton label="Principles and guidance" title="Principles and guidance">
      {() => <GuidancePage />}
    </DialogButton>
  );
}

/** The principles of the series, advice by what is judged, and names to take (GBM-DIR-001…003). */
function GuidancePage() {
  const { playset } = useTable().public.value.series;
  const texts = content.value;
  const series = playsetOf(playset);
  if (!texts || !series) return <Empty>The words are on their way…</Empty>;
  const told = adviceOn(Object.keys(texts.guidance), playset);
  return (
    <div class="stack">
      <section class="stack" aria-label="Principles">
        <h3>Principles of {series.name}</h3>
        <dl class="advice-list">
          {series.principles.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="stack" aria-label="Guidance">
        <h3>Guidance</h3>
        <p class="hint">
          It also stands, folded, where you judge. What is marked is this series’ own.
        </p>
        <AdviceList told={told} />
      </section>
      <section class="stack" aria-label="Names">
        <h3>Names</h3>
        <p>{series.names.join(', ')}</p>
      </section>
    </div>
  );
}
