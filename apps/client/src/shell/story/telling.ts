import { signal } from '@preact/signals';

/** Whether the story so far is read, in place of the table. */
export const telling = signal(false);
