import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** Whether how to play is read, in place of the table. */
export const reading = signal(false);

/** Draws a sentence with words in it to tap, once what those mean has arrived. */
export const wordsDrawn = signal<ComponentType<{ children: string }> | null>(null);
