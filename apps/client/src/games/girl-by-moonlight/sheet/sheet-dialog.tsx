import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../design/dialog';
import { TakeBack } from '../../../shell/layout/take-back';
import { protagonistName, useTable } from '../view';
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
          <TakeBack again />
        </Dialog>
      ) : null}
    </>
  );
}
