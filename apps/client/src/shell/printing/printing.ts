import { signal } from '@preact/signals';

/** Whose sheets are laid out for paper, in place of the table; `null` while the table is shown. */
export const printing = signal<readonly string[] | null>(null);
