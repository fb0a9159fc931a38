import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon } from './icon';
import { useModal } from './use-modal';
import { Voice } from './voice';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  wide?: boolean;
}

/** A modal dialog. It is open as long as it is drawn; Escape and its button close it. */
export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      // A browser tells of the closing with its next frame: of one that is gone by then, another may stand there already.
      onClose={() => {
        if (dialog.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="btn btn-icon" onClick={onClose}>
          <Icon name="close" />
          <span class="sr-only">Close</span>
        </button>
      </div>
      <div class="dialog-body">{children}</div>
      <Voice />
    </dialog>
  );
}
