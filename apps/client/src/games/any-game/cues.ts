import type { CueLoan } from '../../shell/stage/moments';

/** What is heard and felt of its great moments. */
export const cues: CueLoan = {
  moments: {},
  tones: {
    'any-game': { root: 261.63, scale: [0, 2, 4, 7, 9], wave: 'triangle', bright: 2_200 },
    'any-game-night': { root: 233.08, scale: [0, 3, 5, 7, 10], wave: 'sine', bright: 1_800 },
  },
};
