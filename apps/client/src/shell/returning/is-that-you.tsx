import { useEffect, useRef, useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { sayError } from '../api/http';
import { seatOfLink, tablePath } from '../connection/links';
import type { Occupied } from './namesakes';
import { whoAnswers } from './namesakes';

interface IsThatYouProps {
  /** Those who may be who says that name. */
  people: readonly Occupied[];
  /** All who sit at the table. */
  occupied: readonly Occupied[];
  /** Asks to be let in to a seat. */
  ask(seat: Occupied): Promise<void>;
  /** Sits down anew, beside them. */
  beside(): Promise<void>;
  /** Goes back to the name. */
  back(): void;
}

/**
 * Somebody of that name sits at the table already: whoever comes says whether that is them, so that nobody
 * gets a second seat without knowing it (TABLE-113).
 */
export function IsThatYou({ people, occupied, ask, beside, back }: IsThatYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const run = (job: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    job().catch((error: unknown) => {
      setProblem(sayError(error));
      setBusy(false);
    });
  };
  const [first] = people;
  return (
    <section class="panel panel-moon stack" aria-labelledby="that-you">
      <h2 id="that-you" tabIndex={-1} ref={heading}>
        Is that you?
      </h2>
      <p>
        <b>
          <Written>{first?.name ?? ''}</Written>
        </b>{' '}
        sits at this table already.
      </p>
      <PrivateLink />
      {people.map((person) => (
        <div key={person.seat} class="stack">
          <button
            type="button"
            class="btn btn-primary btn-large"
            aria-busy={busy}
            onClick={() => run(() => ask(person))}
          >
            <span>
              Ask to be let in as <Written>{person.name}</Written>
            </span>
          </button>
          <p class="hint">
            {whoAnswers(occupied, person.seat)} can let you in with one tap. The link that the seat
            had until then is dead from then on, on every device.
          </p>
        </div>
      ))}
      <button type="button" class="btn btn-large" aria-busy={busy} onClick={() => run(beside)}>
        No: sit down beside them
      </button>
      <p class="hint">You get a seat of your own, and a number behind your name.</p>
      <p>
        <button type="button" class="btn btn-small" onClick={back}>
          Take another name
        </button>
      </p>
      <div role="alert">{problem ? <p class="refusal">{problem}</p> : null}</div>
    </section>
  );
}

/** For whoever has the link of their seat: where it stands, and a place to paste it. */
function PrivateLink() {
  const [problem, setProblem] = useState('');
  const open = (form: HTMLFormElement) => {
    const seat = seatOfLink(String(new FormData(form).get('link') ?? ''));
    if (seat) location.assign(`${tablePath(seat.table)}.${seat.token}`);
    else setProblem('This is no private link. It has “/table#” in it, and much behind that.');
  };
  return (
    <details class="drawer">
      <summary>Yes, and I have my private link</summary>
      <form
        class="form stack"
        onSubmit={(event) => {
          event.preventDefault();
          open(event.currentTarget);
        }}
      >
        <p class="hint">
          On the device where you sat it stands in the menu of the table, under “Your private link”.
          Open it here, or paste it.
        </p>
        <div class="field">
          <label for="link">Your private link</label>
          <input id="link" name="link" class="input" autocomplete="off" required />
        </div>
        <button type="submit" class="btn">
          Open my seat
        </button>
        <div role="alert">{problem ? <p class="refusal">{problem}</p> : null}</div>
      </form>
    </details>
  );
}
