import type { CueLoan } from '../../shell/stage/moments';

/** What is heard and felt of its great moments. */
export const cues: CueLoan = {
  moments: {
    'level-up': 'change',
    death: 'fall',
    blaze: 'fall',
    'last-hp': 'fall',
    countdown: 'full',
  },
  tones: { daggerheart: { root: 220, scale: [0, 2, 3, 7, 8], wave: 'triangle', bright: 1_600 } },
};
