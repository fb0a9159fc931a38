import { useState } from 'preact/hooks';
import { Fold } from '../../design/fold';
import { Written } from '../../design/written';
import { keptThings } from '../../shell/kept/kept-things';
import { fillIn, formOf } from '../../shell/offers/form-state';
import { OfferForm } from '../../shell/offers/offer-control';
import type { OpenOffer } from '../../shell/state';
import { piecesOf } from './library-pieces';
import { useTable } from './view';

/** Brings a library in: pasted, or from a file, which comes in pieces where it is too long for one. */
export function LibraryImport({ offer }: { offer: OpenOffer }) {
  const form = formOf(offer.key);
  const [pieces, setPieces] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  // A file that is done with is let go by another field in its place.
  const [filesDone, setFilesDone] = useState(0);
  const field = offer.fields?.find(({ name }) => name === 'text');
  if (!field) return null;
  const turnTo = (all: readonly string[], index: number) => {
    const piece = all[index];
    setPieces(all);
    setAt(index);
    if (piece !== undefined) fillIn(form, field, piece);
  };
  const read = async (file: File | undefined) => {
    if (file) turnTo(piecesOf(await file.text()), 0);
  };
  const next = () => {
    if (at + 1 < pieces.length) {
      turnTo(pieces, at + 1);
      return;
    }
    setPieces([]);
    setFilesDone(filesDone + 1);
  };
  const many = pieces.length;
  return (
    <Fold title="Import from JSON">
      <div class="dh-import">
        <div class="field">
          <label>
            A file, or paste its text below
            <input
              key={filesDone}
              class="input"
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
            />
          </label>
        </div>
        <KeptLibraries choose={(text) => turnTo(piecesOf(text), 0)} />
        <p role="status" class="hint">
          {many > 1
            ? `The file comes in ${many} pieces, each whole or not at all. This is piece ${at + 1}.`
            : ''}
        </p>
        <OfferForm
          offer={offer}
          submit={many > 1 ? `Import piece ${at + 1} of ${many}` : 'Import'}
          sent={next}
        />
      </div>
    </Fold>
  );
}

/** The libraries that this device keeps: one of them fills the form in, and is sent like any file (TABLE-239). */
function KeptLibraries({ choose }: { choose(text: string): void }) {
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
        <button key={one.id} type="button" class="btn btn-small" onClick={() => choose(one.text)}>
          <span class="offer-label">
            From <Written>{one.name}</Written>
          </span>
        </button>
      ))}
    </div>
  );
}
