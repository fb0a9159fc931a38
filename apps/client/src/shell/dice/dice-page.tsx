import type { SessionRolls } from '@moonlit/protocol';
import { useEffect, useState } from 'preact/hooks';
import { count } from '../../design/words';
import { sayError } from '../api/http';
import { sessionRolls } from '../api/tables';
import { fragment } from '../connection/links';
import { tokenFor } from '../connection/saved-seats';
import { seenHashes } from '../connection/seen-hashes';
import { Page } from '../pages/page';
import { type Verdict, verdictOn } from './verdict';

/** Works out every roll of a session again in this browser, from the seed that the table told. */
export function DicePage() {
  const { table, rest } = fragment();
  const [session, setSession] = useState(Math.max(1, Number(rest) || 1));
  const [rolls, setRolls] = useState<SessionRolls | null>(null);
  const [problem, setProblem] = useState('');
  const token = tokenFor(table);
  useEffect(() => {
    setRolls(null);
    setProblem('');
    if (!token) return;
    sessionRolls(table, token, session).then(setRolls, (error: unknown) =>
      setProblem(sayError(error)),
    );
  }, [table, token, session]);
  return (
    <Page
      title="Check the dice"
      lead="Before a session the table publishes a seed’s fingerprint; afterwards the seed. This page works out every roll again, here in your browser."
    >
      {token ? (
        <div class="field field-number">
          <label for="session">Session</label>
          <input
            id="session"
            class="input"
            type="number"
            min={1}
            value={session}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              if (typed >= 1) setSession(Math.round(typed));
            }}
          />
        </div>
      ) : (
        <p>Only people of a table can check its dice. Open your table on this device first.</p>
      )}
      <div role="status">{problem ? <p class="refusal">{problem}</p> : null}</div>
      {rolls ? <Check rolls={rolls} seen={seenHashes(table)[session] ?? null} /> : null}
    </Page>
  );
}

function Check({ rolls, seen }: { rolls: SessionRolls; seen: string | null }) {
  const { seed, hash } = rolls;
  if (seed === null) {
    return (
      <section class="panel" aria-labelledby="sealed">
        <h2 id="sealed">The seed is still sealed</h2>
        <p>It is told when the session ends. Its fingerprint, published before the first roll:</p>
        <p class="hash">{hash}</p>
        <p>{count(rolls.rolls.length, 'roll', 'rolls')} so far.</p>
      </section>
    );
  }
  const verdict = verdictOn(rolls, seed, seen);
  return (
    <section class="panel" aria-labelledby="result">
      <h2 id="result">{inOneLine(verdict)}</h2>
      <ul class="verdicts">
        <Finding
          right={verdict.sealed}
          yes="The seed fits the fingerprint."
          no="The seed does not fit the fingerprint."
        />
        <Finding
          right={verdict.complete}
          yes="No roll is left out."
          no="Rolls are left out: their numbers have a gap."
        />
        {verdict.sameAsSeen === null ? (
          <li>This device did not see the fingerprint before the session, so it cannot compare.</li>
        ) : (
          <Finding
            right={verdict.sameAsSeen}
            yes="It is the fingerprint that this device saw before the session ended."
            no="This device saw another fingerprint before the session ended."
          />
        )}
      </ul>
      <p class="kicker">Seed</p>
      <p class="hash">{seed}</p>
      <p class="kicker">Fingerprint</p>
      <p class="hash">{hash}</p>
      <ol class="rolls">
        {verdict.rolls.map(({ roll, faces, sides, why, right }) => (
          <li key={roll}>
            <RollVerdict right={right} /> <b>{facesWords(faces, sides)}</b> {why}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What fell, with the die where not all are alike: “4 (d4), 6 (d6)”. */
function facesWords(faces: readonly number[], sides: readonly number[] | undefined): string {
  const alike = sides === undefined || new Set(sides).size < 2;
  return faces.map((face, at) => (alike ? face : `${face} (d${sides[at]})`)).join(', ');
}

function RollVerdict({ right }: { right: boolean | null }) {
  if (right === null) return <span class="verdict">typed in</span>;
  return (
    <span class={right ? 'verdict verdict-right' : 'verdict verdict-wrong'}>
      {right ? '✓ right' : '✗ wrong'}
    </span>
  );
}

/** What matters most, as a heading. */
function inOneLine({ sealed, sameAsSeen, complete, rolls, wrong, typed }: Verdict): string {
  if (!sealed) return 'The seed does not fit its fingerprint';
  if (wrong > 0) return `${count(wrong, 'roll does', 'rolls do')} not fit`;
  if (!complete) return 'Rolls are left out';
  if (sameAsSeen === false) return 'The fingerprint was changed';
  const fell = `${count(rolls.length - typed, 'roll', 'rolls')} checked: all right`;
  return typed === 0 ? fell : `${fell}; ${typed} typed in, which nothing proves`;
}

function Finding({ right, yes, no }: { right: boolean; yes: string; no: string }) {
  return (
    <li>
      <span class={right ? 'verdict verdict-right' : 'verdict verdict-wrong'}>
        {right ? '✓' : '✗'}
      </span>{' '}
      {right ? yes : no}
    </li>
  );
}
