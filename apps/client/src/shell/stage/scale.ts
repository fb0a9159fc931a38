/** What a total is held against: how far it goes, and what lies on the way. */
export interface Scale {
  value: number;
  /** From the lowest to the highest. */
  marks: readonly { at: number; word: string }[];
}
