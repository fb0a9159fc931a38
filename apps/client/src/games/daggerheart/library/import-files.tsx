import { counted } from '@moonlit/rules/daggerheart/kinds';
import type { Piece, Reading } from '@moonlit/rules/daggerheart/library';
import { useState } from 'preact/hooks';
import { Fold } from '../../../design/fold';
import { Written } from '../../../design/written';
import { keptThings } from '../../../shell/kept/kept-things';
import { OfferForm } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { useTable } from '../view';

/** What was read, and where the bringing of it stands. */
interface Bringing {
  reading: Reading;
  summary: string;
  pieces: readonly Piece[];
  at: number;
  state: 'read' | 'under way' | 'stuck' | 'done';
  /** Why it does not go on. */
  problem: string;
}

/** Reads files on this device, whatever form they are in, and makes the pieces in which they go to the table. */
async function readAll(files: readonly { name: string; text: string }[]): Promise<Bringing> {
  const { readFiles, countOf, inLists, piecesOf } = await import(
    '@moonlit/rules/daggerheart/library'
  );
  const reading = readFiles(files);
  const lists = inLists(reading.brought);
  const pieces = piecesOf(lists);
  return {
    reading,
    summary: counted(Object.fromEntries(lists.map(([kind, all]) => [kind, all.length]))),
    pieces,
    at: 0,
    state: countOf(reading.brought) > 0 ? 'read' : 'done',
    problem: '',
  };
}

/** Brings a library in: from files, whole, in pieces that go by themselves; or pasted. */
export function LibraryImport({ offer }: { offer: OpenOffer }) {
  const { send } = useTable();
  const [bringing, setBringing] = useState<Bringing | null>(null);
  // A file that is done with is let go by another field in its place.
  const [chosen, setChosen] = useState(0);
  const read = async (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const texts = await Promise.all(
      [...files].map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    setBringing(await readAll(texts));
    setChosen(chosen + 1);
  };
  const bring = async (now: Bringing) => {
    let one: Bringing = { ...now, state: 'under way', problem: '' };
    setBringing(one);
    while (one.at < one.pieces.length) {
      const text = one.pieces[one.at]?.text ?? '';
      const answer = await send({ type: 'library.import', text });
      if (!answer.ok) {
        const { message, instead } = answer.refusal;
        setBringing({ ...one, state: 'stuck', problem: `${message} ${instead}` });
        return;
      }
      one = { ...one, at: one.at + 1 };
      setBringing(one);
    }
    setBringing({ ...one, state: 'done' });
  };
  return (
    <Fold title="Import from files">
      <div class="dh-import stack">
        <div class="field">
          <label>
            Files, in any form that people have
            <input
              key={chosen}
              class="input"
              type="file"
              multiple
              accept=".json,.dhpack,application/json,text/plain"
              onChange={({ currentTarget }) => void read(currentTarget.files)}
            />
          </label>
        </div>
        <KeptLibraries choose={(name, text) => void readAll([{ name, text }]).then(setBringing)} />
        {bringing ? <Told now={bringing} bring={() => void bring(bringing)} /> : null}
      </div>
      <Fold title="Paste its text">
        <div class="dh-import">
          <OfferForm offer={offer} submit="Import" />
        </div>
      </Fold>
    </Fold>
  );
}

/** What was read, what was not, and why; and the button by which it comes in. */
function Told({ now, bring }: { now: Bringing; bring(): void }) {
  const { reading, summary, pieces, at, state, problem } = now;
  const { forms, faults, notes, kept, left } = reading;
  const many = pieces.reduce((sum, { entries }) => sum + entries, 0);
  const none = pieces.length === 0;
  return (
    <section class="stack" aria-label="What was read">
      <p role="status">
        {none ? 'Nothing of that can be brought in.' : null}
        {state === 'done' && !none ? `In the library now: ${summary}.` : null}
        {state === 'read' ? `Read: ${summary}. From ${forms.join(', ')}.` : null}
        {state === 'under way' ? `Piece ${at + 1} of ${pieces.length}…` : null}
        {state === 'stuck' ? `${at} of ${pieces.length} pieces came in.` : null}
      </p>
      {state === 'stuck' ? (
        <p role="alert" class="refusal">
          {problem}
        </p>
      ) : null}
      {state === 'read' || state === 'stuck' ? (
        <button type="button" class="btn btn-primary" onClick={bring}>
          {state === 'read' ? `Import ${many.toLocaleString('en')} entries` : 'Go on from there'}
        </button>
      ) : null}
      <Sentences title="Could not be read" all={faults} open />
      <Sentences title="Said beside" all={notes} />
      <Sentences title="Kept as text" all={kept} />
      <Sentences title="Left out" all={left} />
    </section>
  );
}

function Sentences({
  title,
  all,
  open,
}: {
  title: string;
  all: readonly string[];
  open?: boolean;
}) {
  if (all.length === 0) return null;
  return (
    <details class="drawer" open={open ?? false}>
      <summary>{`${title}: ${all.length}`}</summary>
      <ul class="dh-told">
        {all.map((one) => (
          <li key={one}>
            <Written>{one}</Written>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The libraries that this device keeps: one of them is read like any file (TABLE-239). */
function KeptLibraries({ choose }: { choose(name: string, text: string): void }) {
  const { id } = useTable();
  const [kept] = useState(() =>
    keptThings().filter(
      ({ sort, game, table }) => sort === 'library' && game === 'daggerheart' && table !== id,
    ),
  );
  if (kept.length === 0) return null;
  return (
    <div class="offer-buttons">
      {kept.map((one) => (
        <button
          key={one.id}
          type="button"
          class="btn btn-small"
          onClick={() => choose(one.name, one.text)}
        >
          <span class="offer-label">
            From <Written>{one.name}</Written>
          </span>
        </button>
      ))}
    </div>
  );
}
