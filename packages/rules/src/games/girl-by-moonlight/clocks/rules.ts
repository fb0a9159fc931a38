import type { ProgressClockRules } from '../../../forged-in-the-dark';

/** By which rules of the book a clock refuses. */
export const clockRules: ProgressClockRules = {
  size: 'GBM-CLK-001',
  full: 'GBM-CLK-003',
  empty: 'GBM-CLK-006',
  hidden: 'GBM-CLK-008',
  waiting: 'GBM-CLK-003',
  race: 'GBM-CLK-007',
};
