import type { CueLoan } from '../../../shell/stage/moments';

/** What is heard and felt of its great moments. */
export const cues: CueLoan = {
  moments: {
    maximum: 'change',
    'endeavor-removed': 'fall',
    'endeavor-goal': 'full',
    'goal-over': 'full',
  },
  tones: {
    'humanity-blessed': { root: 196, scale: [0, 2, 5, 7, 9], wave: 'triangle', bright: 1_800 },
  },
};
