import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Brings an element into sight when what it shows moves on to another `step`; `null` is nothing to
 * show. Never while somebody types: their words would slip away under their thumbs.
 */
export function useFollow<E extends HTMLElement>(
  step: string | null,
  wanted: boolean,
  block: ScrollLogicalPosition,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const known = useRef<string | null>(step);
  useEffect(() => {
    const moved = step !== null && step !== known.current;
    known.current = step;
    if (moved && wanted && !typing()) element.current?.scrollIntoView({ block });
  }, [step, wanted, block]);
  return element;
}

/** Whether somebody is in the middle of filling something in. */
export function typing(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}
