import { useLayoutEffect } from 'preact/hooks';

/** Gives the whole page the look of a playset while a component is drawn; without one, the usual. */
export function useLook(playset?: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (playset) dataset.playset = playset;
    return () => {
      delete dataset.playset;
    };
  }, [playset]);
}
