import './starts.css';
import type { StartText } from '@moonlit/rules';
import { useTable } from '../table/view';
import { useStart } from './texts';

/** How a ready-made evening begins, to be read aloud, with what somebody might do first; for its first session. */
export function Opening() {
  const { viewer, public: shared } = useTable();
  const { session, dice } = shared.value.table;
  const start = useStart();
  if (!start || session.number > 1) return null;
  const directs = viewer.role === 'director';
  return (
    <OpeningWords
      texts={start}
      beginning={dice.rolls === 0}
      hint={directs ? 'Read it aloud.' : 'To be read aloud.'}
    />
  );
}

interface OpeningWordsProps {
  texts: Pick<StartText, 'opening' | 'firsts' | 'ways'>;
  /** It is still to be read. */
  beginning: boolean;
  /** What is to be done with it. */
  hint: string | null;
}

/** Whether somebody else reads it aloud: whoever listens unfolds it if they like. */
function useListens(): boolean {
  const { viewer, public: shared } = useTable();
  const seats = Object.values(shared.value.table.seats);
  const isRead = seats.some(({ role, vacant }) => role === 'director' && !vacant);
  return isRead && viewer.role !== 'director';
}

/**
 * The words with which it begins: open for whoever reads them aloud. They open anew when that changes, and by nothing
 * else. What comes after the first dice is folded until then.
 */
export function OpeningWords({ texts, beginning, hint }: OpeningWordsProps) {
  const { opening, firsts, ways = [] } = texts;
  const listens = useListens();
  return (
    <details class="panel drawer opening" key={String(beginning)} open={beginning && !listens}>
      <summary>{beginning ? 'The first scene' : 'How it began, and what to do first'}</summary>
      <div class="stack">
        {hint ? <p class="hint">{hint}</p> : null}
        {opening.map((words) => (
          <p key={words} class="opening-words">
            {words}
          </p>
        ))}
        <Later title="What you might do first" lines={firsts} open={!beginning} />
        {ways.length > 0 ? <Later title="How it is played" lines={ways} open={!beginning} /> : null}
      </div>
    </details>
  );
}

interface LaterProps {
  title: string;
  lines: readonly string[];
  open: boolean;
}

const Later = ({ title, lines, open }: LaterProps) => (
  <details class="drawer" open={open}>
    <summary>{title}</summary>
    <ul class="opening-firsts">
      {lines.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </details>
);
