import { typing } from '../../design/use-follow';
import type { Surroundings } from './stage';

/** The page around the stage of a seat. */
export const aroundStage = (seat: string, now: () => number): Surroundings => ({
  seat,
  now,
  visible: () => document.visibilityState === 'visible',
  watched: () => !typing() && document.querySelector('dialog[open]') === null,
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});
