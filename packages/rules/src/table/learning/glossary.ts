/** A word of a game, in a sentence or two of ours. */
export interface Term {
  id: string;
  name: string;
  /** In a sentence or two. `{segmentsPerTier}` is what the house rule of that name says at a table. */
  text: string;
  /** Other forms in which it stands in a sentence, besides its name. */
  also?: readonly string[];
  /** Forms too common to be found in a sentence, that mean it where they stand alone, as on a button. */
  alone?: readonly string[];
  /** Its name is an everyday word as well: in a sentence it is the game’s where it begins with a capital. */
  common?: true;
  /** Before these words it is an everyday word: “advance it”. */
  notBefore?: readonly string[];
}

/** Words that belong together, in the order in which one meets them. */
export interface TermGroup {
  title: string;
  terms: readonly Term[];
}

/** A word, what it means, and the other forms in which it stands in a sentence. */
export const term = (id: string, name: string, text: string, ...also: string[]): Term => ({
  id,
  name,
  text,
  ...(also.length > 0 ? { also } : {}),
});

/** A word that is an everyday word as well, unless it begins with a capital. */
export const common = (of: Term): Term => ({ ...of, common: true });

/** Words with the numbers of a table: `{segmentsPerTier}` is what the house rule of that name says. */
export function withNumbers(text: string, numbers: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, id: string) => numbers[id] ?? blank);
}
