/**
 * Makes a text that somebody has typed or pasted fit to stand among other people's words. What would
 * turn the text around it, cannot be seen, or towers over other lines is taken out; every script can
 * be written, from right to left as well. Names are held to more: see `givenName`.
 *
 * Only what comes in is cleaned. Events that are stored already replay as they are, so a client
 * isolates what it shows, too.
 */
export function cleanText(text: string): string {
  // Nearly every text: nothing in it could need a change.
  if (PLAIN.test(text)) return text;
  const cleaned = text
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(TAGS, (tags) => (tags.length > ONE_TAG ? tags : ''))
    .replaceAll(PILED_MARKS, '$1');
  if (!VISIBLE.test(cleaned)) return '';
  return RIGHT_TO_LEFT.test(cleaned)
    ? withoutOuterMarks(cleaned)
    : cleaned.replaceAll(DIRECTION_MARKS, '');
}

/** At the ends, marks of direction would only reach out to what comes before or after. */
function withoutOuterMarks(text: string): string {
  let [from, to] = [0, text.length];
  while (OUTER.test(text.charAt(from))) from += 1;
  while (OUTER.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const PLAIN = /^[\t\n -~]*$/;

/** All that PostgreSQL, browsers or editors take for the end of a line. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Controls; embeddings, overrides and isolates of the direction, of which one that is not closed
 * reaches to the end of the paragraph; invisible operators, byte order marks and annotations; halves
 * of characters.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  /[\0-\x08\x0e-\x1f\x7f-\x9f\u180e\u202a-\u202e\u2061-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

/** The flag of a part of a country, which is spelt in tags; and tags that belong to none. */
const TAGS = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}|[\u{e0000}-\u{e007f}]/gu;
/** The length of one tag, in UTF-16. */
const ONE_TAG = 2;

/**
 * More than six marks on one letter: no writing has as many, except Tibetan, which joins consonants
 * with them.
 */
const PILED_MARKS =
  /((?:(?!\p{Script=Tibetan})[\p{Mn}\p{Me}]){6})(?:(?!\p{Script=Tibetan})[\p{Mn}\p{Me}])+/gu;

/** Letters of Hebrew, Arabic and others that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that act as a letter of one direction. Inside such writing they put punctuation in place. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;
const OUTER = /[\s\u061c\u200e\u200f]/;

/** Anything that shows. */
const VISIBLE = /[^\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]/u;

/** With a capital at its beginning, and the rest as it is. */
export function capitalised(text: string): string {
  const [small, large] = [text.charAt(0), text.charAt(0).toUpperCase()];
  return small === large ? text : large + text.slice(1);
}
