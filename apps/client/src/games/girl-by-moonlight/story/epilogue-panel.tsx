import '../../../shell/story/story.css';
import { Panel } from '../../../design/panel';
import { list } from '../../../design/words';
import { telling } from '../../../shell/story/telling';
import { personName, protagonistName, useTable } from '../view';

/** What has been written of everybody’s end, who is still to write, and the page to keep. */
export function EpiloguePanel() {
  const state = useTable().public.value;
  const { epilogue, protagonists } = state;
  const written = Object.entries(epilogue);
  const lacking = Object.values(protagonists).filter(
    ({ id, status }) => status !== 'creating' && !epilogue[id],
  );
  return (
    <Panel title="Epilogue" tone="moon">
      {written.map(([about, { text, by }]) => (
        <figure key={about} class="card">
          <figcaption>
            <b>{about === 'series' ? 'The series' : protagonistName(state, about)}</b>{' '}
            <small>by {personName(state, by)}</small>
          </figcaption>
          <p class="story-words">{text}</p>
        </figure>
      ))}
      {lacking.length > 0 ? (
        <p class="hint">
          Still to be told: {list(lacking.map(({ id }) => protagonistName(state, id)))}.
        </p>
      ) : null}
      <button
        type="button"
        class="btn"
        onClick={() => {
          telling.value = true;
        }}
      >
        Read and keep the whole story
      </button>
    </Panel>
  );
}
