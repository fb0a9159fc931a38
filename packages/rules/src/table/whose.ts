/** Names whose it is, in a part of the game's own: `protagonist`, `character`, `seat`. */
export type Of<Part extends string> = Readonly<Record<Part, string>>;

/** The same of an id. */
export const ofPart = <Part extends string>(part: Part, id: string): Of<Part> =>
  // A computed name has no type of its own.
  ({ [part]: id }) as Of<Part>;
