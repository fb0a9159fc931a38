import { useEffect } from 'preact/hooks';

/** What the whole page takes part in. */
type Scene = 'transcend' | 'eclipse';

/** How long the page takes part, in milliseconds. */
const SCENE_MS = 2_600;

/**
 * Lets the whole page take part in what happens now: a veil that passes over it and lets every tap
 * through, and the moon of the header. The style sheet draws both by `data-scene`.
 *
 * @param colour of whose moment it is.
 */
export function useScene(scene: Scene, live: boolean, colour = ''): void {
  useEffect(() => {
    if (!live) return;
    const { dataset, style } = document.documentElement;
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
}
