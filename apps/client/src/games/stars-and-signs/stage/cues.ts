import type { CueLoan } from '../../../shell/stage/moments';

/** What is heard and felt of its great moments. */
export const cues: CueLoan = {
  moments: {
    transformation: 'change',
    wish: 'change',
    consumed: 'fall',
    defeated: 'fall',
    'counter-full': 'full',
  },
  tones: {
    'stars-and-signs': { root: 349.23, scale: [0, 4, 7, 9, 11], wave: 'sine', bright: 4_000 },
  },
};
