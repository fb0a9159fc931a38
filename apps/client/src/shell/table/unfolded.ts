import { signal } from '@preact/signals';

/** Whether the questions are unfolded. */
export const unfolded = signal(false);
