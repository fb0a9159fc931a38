import { useEffect, useState } from 'preact/hooks';
import { sayError } from '../api/http';
import { keptToken } from '../api/kept-seat';
import { Page } from './page';

/** Looks for the copy of a seat that scripts of this browser know nothing of; `null` is found where there is none. */
export function Remembering({
  table,
  found,
}: {
  table: string;
  found(token: string | null): void;
}) {
  const [problem, setProblem] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let over = false;
    keptToken(table).then(
      (token) => {
        if (!over) found(token);
      },
      (error: unknown) => {
        if (!over) setProblem(sayError(error));
      },
    );
    return () => {
      over = true;
    };
  }, [table, tries]);
  const again = () => {
    setProblem('');
    setTries(tries + 1);
  };
  return (
    <Page title="Coming to the table">
      <div role="status">{problem === '' ? <p>One moment…</p> : <p>{problem}</p>}</div>
      {problem === '' ? null : (
        <button type="button" class="btn btn-primary" onClick={again}>
          Try again
        </button>
      )}
    </Page>
  );
}
