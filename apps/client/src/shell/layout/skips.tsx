import { turnToPart, turnToPlay } from '../places/lead';
import { turnToQuestions, useAsked } from '../places/prompts';
import { useTable } from '../table/view';

/** Leads the keyboard past everything else; each is seen only while the keyboard is on it. */
export function Skips() {
  const table = useTable();
  const waiting = useAsked().length;
  const { role } = table.viewer;
  return (
    <nav class="skips no-print" aria-label="Skip to">
      {waiting > 0 ? (
        <button type="button" class="btn skip" onClick={turnToQuestions}>
          Skip to the question for you
        </button>
      ) : null}
      <button type="button" class="btn skip" onClick={turnToPlay}>
        Skip to play
      </button>
      <button type="button" class="btn skip" onClick={() => turnToPart('log')}>
        Skip to the log
      </button>
      {role === 'spectator' ? null : (
        <button
          type="button"
          class="btn skip"
          onClick={() => turnToPart(role === 'director' ? 'desk' : 'own')}
        >
          {role === 'director' ? 'Skip to the desk' : 'Skip to your side'}
        </button>
      )}
    </nav>
  );
}
