import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { holdInPlace } from './anchor';

/** A pane that scrolls by itself, in which what others do moves nothing that is read or touched. */
export function useHeldPane(): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => (pane.current ? holdInPlace(pane.current) : undefined), []);
  return pane;
}

/** The same for a page that scrolls as a whole. */
export function useHeldPage(): void {
  useEffect(() => holdInPlace(document.documentElement), []);
}
