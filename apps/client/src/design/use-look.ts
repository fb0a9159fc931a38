import { useLayoutEffect } from 'preact/hooks';

/** Gives the whole page a look while a component is drawn; without one, the usual one. */
export function useLook(look?: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (look) dataset.look = look;
    return () => {
      delete dataset.look;
    };
  }, [look]);
}
