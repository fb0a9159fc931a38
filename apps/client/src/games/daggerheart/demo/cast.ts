/** Who sits at the table of the lesson, and what each of them plays. */
export const people = {
  ilse: { seat: 'ana', name: 'Ana', plays: 'Ilse Marrow' },
  toller: { seat: 'ben', name: 'Ben', plays: 'Toller' },
  gm: { seat: 'gus', name: 'Gus', plays: 'the GM' },
} as const;

/** What they are up against, and with what Ilse fights. */
export const FOE = 'Fog hound';
export const HOOK = 'lamp-hook';
