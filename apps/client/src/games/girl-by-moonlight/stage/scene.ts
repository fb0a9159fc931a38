import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What the whole page takes part in. */
type Scene = 'transcend' | 'eclipse';

/** How long the page takes part, in milliseconds. */
const SCENE_MS = 2_600;

/**
 * Lets the whole page take part in what happens now: a veil that passes over it and lets every tap
 * through, and the moon of the header. The style sheet draws both by `data-scene`.
 *
 * @returns for the element that is about whose moment it is: the veil has their colour.
 */
export function useScene(scene: Scene, live: boolean): RefObject<HTMLDivElement | null> {
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!live) return;
    const { dataset, style } = document.documentElement;
    const colour = drawn.current && getComputedStyle(drawn.current).getPropertyValue('--hero');
    const end = () => {
      delete dataset.scene;
      style.removeProperty('--scene');
    };
    style.setProperty('--scene', colour);
    dataset.scene = scene;
    const timer = setTimeout(end, SCENE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [scene, live]);
  return drawn;
}
