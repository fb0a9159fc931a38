import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from './dialog';

interface DialogButtonProps {
  /** What stands on the button. */
  label: ComponentChildren;
  title: string;
  class?: string;
  /** It leaves room beside it. */
  narrow?: boolean;
  /** What is drawn while it is open. */
  children(close: () => void): ComponentChildren;
}

/** A button that opens something to read or to do, over all else. */
export function DialogButton({
  label,
  title,
  class: kind = 'btn btn-small',
  narrow = false,
  children,
}: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" class={kind} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open ? (
        <Dialog title={title} onClose={close} wide={!narrow}>
          {children(close)}
        </Dialog>
      ) : null}
    </>
  );
}
