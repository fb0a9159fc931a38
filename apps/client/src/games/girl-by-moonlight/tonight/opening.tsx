import { useTable } from '../view';
import { useReady } from './texts';

/** How a ready-made evening begins: to be read aloud, with what somebody might do first. */
export function Opening() {
  const { viewer, public: shared } = useTable();
  const { episode } = shared.value;
  const ready = useReady();
  const { mission } = episode;
  const first = episode.number === 1;
  const chosen = ready?.mission.type === mission?.type;
  if (!ready || !mission || !first || !chosen || mission.stage === 'over') return null;
  const beginning = mission.stage === 'preparing';
  return (
    // Opened anew when the mission begins or ends, and by nothing else.
    <details class="panel drawer opening" key={mission.stage} open={beginning}>
      <summary>{beginning ? 'The first scene' : 'How it began, and what to do first'}</summary>
      <div class="stack">
        {viewer.role === 'director' ? (
          <p class="hint">Read it aloud, then roll engagement.</p>
        ) : null}
        {ready.opening.map((text) => (
          <p key={text} class="opening-words">
            {text}
          </p>
        ))}
        <p class="kicker">What you might do first</p>
        <ul>
          {ready.firsts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
