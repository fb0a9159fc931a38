import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { seenBottom } from './keys-room';
import { useModal } from './use-modal';
import { Voice } from './voice';

interface PopoverProps {
  /** What the button is called, which opens it. It lies over what it is about: the style sheet says how far. */
  label: string;
  class: string;
  /** What the popover is called. */
  title: string;
  children(close: () => void): ComponentChildren;
}

/** Between a popover and what it belongs to, and between it and the edge of the window, in pixels. */
const GAP = 8;
/** Where there is less room than this below, in pixels, it stands above if there is more. */
const ENOUGH = 280;

/**
 * A little that is done where it is about: a tap opens it beside that, over all else, so that nothing moves
 * and a second tap at the same place sets nothing. Its button, Escape and a tap elsewhere close it. It is a
 * dialog, and not a `popover`, which Safari has only since 17, and closes by a tap elsewhere since 18.3.
 */
export function Popover({ label, class: name, title, children }: PopoverProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        class={name}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Box opener={opener} title={title} close={() => setOpen(false)}>
          {children}
        </Box>
      ) : null}
    </>
  );
}

interface BoxProps extends Pick<PopoverProps, 'title' | 'children'> {
  opener: RefObject<HTMLButtonElement | null>;
  close(): void;
}

function Box({ opener, title, close, children }: BoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  useModal(box);
  useEffect(() => (box.current ? followOutside(box.current, close) : undefined), []);
  useEffect(() => {
    const place = () => {
      if (opener.current && box.current) stand(box.current, opener.current);
    };
    place();
    // What is in it may know better where the keyboard goes.
    if (!box.current?.querySelector(':focus:not(.popover-close)')) {
      box.current?.focus({ preventScroll: true });
    }
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, []);
  return (
    <dialog
      ref={box}
      class="popover"
      aria-label={title}
      tabIndex={-1}
      // A browser tells of the closing with its next frame: it may be gone by then.
      onClose={() => {
        if (box.current) close();
      }}
    >
      {children(close)}
      <button type="button" class="btn btn-small popover-close" onClick={close}>
        Close
      </button>
      <Voice />
    </dialog>
  );
}

/** Calls `close` for a tap beside a dialog, on what lies behind it, until what is returned is called. */
function followOutside(box: HTMLElement, close: () => void): () => void {
  // A finger that has marked words in it, and left it, closes nothing.
  let came = false;
  const beside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === box && !inside;
  };
  const down = (event: PointerEvent) => {
    came = beside(event);
  };
  const click = (event: MouseEvent) => {
    if (came && beside(event)) close();
  };
  box.addEventListener('pointerdown', down);
  box.addEventListener('click', click);
  return () => {
    box.removeEventListener('pointerdown', down);
    box.removeEventListener('click', click);
  };
}

/** Places a popover below what opens it, or above; it grows away from there when more comes into it. */
function stand({ style, offsetWidth }: HTMLElement, opener: HTMLElement): void {
  const { left, top, bottom } = opener.getBoundingClientRect();
  const below = seenBottom() - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const up = below < ENOUGH && above > below;
  style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
  style.top = up ? 'auto' : `${bottom + GAP}px`;
  style.bottom = up ? `${innerHeight - top + GAP}px` : 'auto';
  style.maxHeight = `${up ? above : below}px`;
}
