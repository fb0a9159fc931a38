import type { Protagonist } from '@moonlit/rules';
import { useState } from 'preact/hooks';
import { protagonistName, useTable } from '../table/view';
import { Dialog } from '../ui/dialog';
import { Sheet } from './sheet';

/** A button that opens somebody's sheet. */
export function SheetDialog({ protagonist }: { protagonist: Protagonist }) {
  const state = useTable().public.value;
  const [open, setOpen] = useState(false);
  const name = protagonistName(state, protagonist.id);
  return (
    <>
      <button type="button" class="btn btn-small" onClick={() => setOpen(true)}>
        Sheet<span class="sr-only"> of {name}</span>
      </button>
      {open ? (
        <Dialog title={name} onClose={() => setOpen(false)} wide>
          <Sheet protagonist={protagonist} untitled />
        </Dialog>
      ) : null}
    </>
  );
}
