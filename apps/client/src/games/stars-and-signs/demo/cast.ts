/** Who sits at the table of the lesson, and what each of them plays. */
export const people = {
  nao: { seat: 'ana', name: 'Ana', plays: 'Nao Ember', person: 'runner' },
  ines: { seat: 'ben', name: 'Ben', plays: 'Ines Quill', person: 'archivist' },
  referee: { seat: 'gus', name: 'Gus', plays: 'the referee' },
} as const;
