const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether the words of a text begin with every word that is looked for: “rav str” finds Raven’s stress. */
export function begins(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}
