/** Writing whose letters stand each for itself: others join, and would be torn apart. */
const APART =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{M}\p{P}\p{N}\s]+$/u;
const LETTER = /\P{M}\p{M}*/gu;

/** The words of a name, each with the letters that come one after the other; a word that joins comes at once. */
export const lettersOf = (name: string): readonly (readonly string[])[] =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (APART.test(word) ? (word.match(LETTER) ?? [word]) : [word]));
