import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { holdPage } from './standstill';
import { comeBackTo, whereOneIs } from './where-one-is';

/**
 * Opens a dialog over everything for as long as it is drawn: the page behind it stands still, and whoever has
 * opened it is given back to what they did it with.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const from = whereOneIs();
    current.showModal();
    const letGo = holdPage(current);
    return () => {
      letGo();
      current.close();
      comeBackTo(from);
    };
  }, []);
}
