/** Where what a table begins with stands in the texts of its game. */
export interface StartPlace {
  /** The part of the texts. */
  part: string;
  /** Which of the starts there; without one, the first. */
  id?: string;
}
