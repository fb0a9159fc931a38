import type { CueLoan } from '../../../shell/stage/moments';

/** What is heard and felt of its great moments. */
export const cues: CueLoan = {
  moments: { transcend: 'change', eclipse: 'fall', loss: 'fall' },
  tones: {
    'at-the-brink-of-the-abyss': {
      root: 293.66,
      scale: [0, 3, 5, 7, 10],
      wave: 'triangle',
      bright: 2_600,
    },
    'beneath-a-rotting-sky': {
      root: 146.83,
      scale: [0, 1, 5, 7, 8],
      wave: 'sawtooth',
      bright: 700,
    },
    'on-a-sea-of-stars': { root: 261.63, scale: [0, 2, 6, 7, 11], wave: 'square', bright: 1_300 },
    'in-a-maze-of-dreams': {
      root: 329.63,
      scale: [0, 2, 4, 6, 8, 10],
      wave: 'sine',
      bright: 3_200,
    },
  },
};
