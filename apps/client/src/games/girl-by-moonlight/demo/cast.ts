/** What the lesson plays. */
export const PLAYSET = 'at-the-brink-of-the-abyss';

/** Who sits at the table of the lesson, and what each of them plays. */
export const people = {
  isaura: { seat: 'claire', name: 'Claire', plays: 'Isaura Lune', hero: 'the-harmony' },
  kestrel: { seat: 'anya', name: 'Anya', plays: 'Kestrel Vane', hero: 'the-outsider' },
  poppy: { seat: 'dylan', name: 'Dylan', plays: 'Poppy Finch', hero: 'the-unlikely-hero' },
  director: { seat: 'bev', name: 'Bev', plays: 'the director' },
} as const;

/** Who rolls in the lesson, and who helps and holds her. */
export const ISAURA = 'hero-the-harmony';
export const KESTREL = 'hero-the-outsider';
