/** What stands in texts for the eye, and what one says instead. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(\d+) → (\d+)/g, 'from $1 to $2'],
  [/\s*→\s*/g, ' to '],
  [/(^|[\s(:])[−-](?=\d)/g, '$1minus '],
  [/ − /g, ' minus '],
  [/(^|[\s(:])\+(?=\d)/g, '$1plus '],
  [/\b1(?:d| dice)\b/g, '1 die'],
  [/\b(\d+)d\b/g, '$1 dice'],
  [/\s*·\s*/g, ', '],
];

/** A text as one says it: “stress 2 → 5” is “stress from 2 to 5”, “−1d” is “minus 1 die”. */
export function spokenWords(text: string): string {
  return SIGNS.reduce((said, [sign, words]) => said.replaceAll(sign, words), text);
}

/** A sentence with an end, so that the next one is not read on in one breath. */
export function ended(text: string): string {
  return /[.!?…][”’)"]?$/.test(text) ? text : `${text}.`;
}
