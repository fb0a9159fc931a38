import { signal } from '@preact/signals';

/** Whether how to play is read, in place of the table. */
export const learning = signal(false);
