import { useLayoutEffect } from 'preact/hooks';

/**
 * Gives the whole page a look while a component is drawn; without one, the usual one. `phase` is what
 * a game's backdrop goes by.
 */
export function useLook(look?: string, phase?: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (look) dataset.look = look;
    if (phase) dataset.phase = phase;
    return () => {
      delete dataset.look;
      delete dataset.phase;
    };
  }, [look, phase]);
}
