/** Who sits at the table of the lesson, and what each of them plays. */
export const people = {
  odile: { seat: 'ana', name: 'Ana', plays: 'Odile Marsh', person: 'ferry-pilot' },
  tobias: { seat: 'ben', name: 'Ben', plays: 'Tobias Lund', person: 'night-nurse' },
  gm: { seat: 'gus', name: 'Gus', plays: 'the GM' },
} as const;
