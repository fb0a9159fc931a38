import { deviceSetting } from '../../design/device';

/** How much of what happens is read out. */
export const levels = {
  all: 'All that happens',
  mine: 'What concerns me',
  results: 'Results only: dice, and what comes of them',
} as const;

export type Level = keyof typeof levels;

/** How much of what happens this device reads out. */
export const level = deviceSetting<Level>('moonlit.voice', ['all', 'mine', 'results']);
