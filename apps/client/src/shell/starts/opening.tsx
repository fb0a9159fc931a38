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

/** The words with which it begins. They open anew when that changes, and by nothing else. */
export function OpeningWords({ texts, beginning, hint }: OpeningWordsProps) {
  const { opening, firsts, ways = [] } = texts;
  return (
    <details class="panel drawer opening" key={String(beginning)} open={beginning}>
      <summary>{beginning ? 'The first scene' : 'How it began, and what to do first'}</summary>
      <div class="stack">
        {hint ? <p class="hint">{hint}</p> : null}
        {opening.map((words) => (
          <p key={words} class="opening-words">
            {words}
          </p>
        ))}
        <p class="kicker">What you might do first</p>
        <ul class="opening-firsts">
          {firsts.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {ways.length > 0 ? (
          <>
            <p class="kicker">How it is played</p>
            <ul class="opening-firsts">
              {ways.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </details>
  );
}
