import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { DialogButton } from '../../../design/dialog-button';
import { TakeBack } from '../../../shell/layout/take-back';
import { protagonistName, useTable } from '../view';
import { Sheet } from './sheet';

/** A button that opens somebody's sheet. */
export function SheetDialog({ protagonist }: { protagonist: Protagonist }) {
  const name = protagonistName(useTable().public.value, protagonist.id);
  const label = (
    <>
      Sheet<span class="sr-only"> of {name}</span>
    </>
  );
  return (
    <DialogButton title={name} label={label}>
      {() => (
        <>
          <Sheet protagonist={protagonist} untitled />
          <TakeBack again />
        </>
      )}
    </DialogButton>
  );
}
