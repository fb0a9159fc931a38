import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Fold } from '../../design/fold';
import { fillIn, formOf } from '../../shell/offers/form-state';
import { OfferForm } from '../../shell/offers/offer-control';
import type { OpenOffer } from '../../shell/state';
import { piecesOf } from './library-pieces';

/** Brings a library in: pasted, or from a file, which comes in pieces where it is too long for one. */
export function LibraryImport({ offer }: { offer: OpenOffer }) {
  const form = formOf(offer.key);
  const pieces = useSignal<readonly string[]>([]);
  const at = useSignal(0);
  const picker = useRef<HTMLInputElement>(null);
  const field = offer.fields?.find(({ name }) => name === 'text');
  if (!field) return null;
  const turnTo = (index: number) => {
    const piece = pieces.value[index];
    at.value = index;
    if (piece !== undefined) fillIn(form, field, piece);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    pieces.value = piecesOf(await file.text());
    turnTo(0);
  };
  const next = () => {
    if (at.value + 1 < pieces.value.length) {
      turnTo(at.value + 1);
      return;
    }
    pieces.value = [];
    if (picker.current) picker.current.value = '';
  };
  const many = pieces.value.length;
  return (
    <Fold title="Import from JSON">
      <div class="dh-import">
        <div class="field">
          <label>
            A file, or paste its text below
            <input
              ref={picker}
              class="input"
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget: { files } }) => void read(files?.[0])}
            />
          </label>
        </div>
        <p role="status" class="hint">
          {many > 1
            ? `The file comes in ${many} pieces, each whole or not at all. This is piece ${at.value + 1}.`
            : ''}
        </p>
        <OfferForm
          offer={offer}
          submit={many > 1 ? `Import piece ${at.value + 1} of ${many}` : 'Import'}
          sent={next}
        />
      </div>
    </Fold>
  );
}
