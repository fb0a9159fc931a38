import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

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
 * and a second tap at the same place sets nothing. Escape and a tap elsewhere close it.
 */
export function Popover({ label, class: name, title, children }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const place = () => {
      if (opener.current && box.current) stand(box.current, opener.current);
    };
    place();
    // What is in it may know better where the keyboard goes.
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [open]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        class={name}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        popovertarget={id}
      />
      <div
        ref={box}
        id={id}
        class="popover"
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? children(() => box.current?.hidePopover()) : null}
      </div>
    </>
  );
}

/** Places a popover below what opens it, or above; it grows away from there when more comes into it. */
function stand({ style, offsetWidth }: HTMLElement, opener: HTMLElement): void {
  const { left, top, bottom } = opener.getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const up = below < ENOUGH && above > below;
  style.left = `${Math.max(GAP, Math.min(left, innerWidth - offsetWidth - GAP))}px`;
  style.top = up ? 'auto' : `${bottom + GAP}px`;
  style.bottom = up ? `${innerHeight - top + GAP}px` : 'auto';
  style.maxHeight = `${up ? above : below}px`;
}
