import { fieldsIn, isEmpty } from './source';

/** Marks of HTML that texts are written in. Anything else between angle brackets is text. */
const TAGS =
  /<\/?(?:p|br|strong|em|b|i|u|s|bold|italic|ul|ol|li|h[1-6]|span|div|blockquote|hr|a|table|thead|tbody|tr|t[dh]|section|article|small|sub|sup)(?:\s[^<>]*)?\/?>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** A character by its number; what is no such number stays away. */
const byNumber = (digits: string, radix: number): string => {
  const point = Number.parseInt(digits, radix);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]{1,6});/gi, (_, digits: string) => byNumber(digits, 16))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => byNumber(digits, 10))
    .replace(/&(\w{2,6});/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

/** HTML as plain text: paragraphs are lines, points of a list begin with a dash. */
function withoutHtml(text: string): string {
  if (!/<\/?[a-z]|&#?\w{2,7};/i.test(text)) return text;
  const broken = text
    .replace(/<li(?:\s[^<>]*)?>\s*(?:<p(?:\s[^<>]*)?>)?/gi, '\n– ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(?:p|div|ul|ol|h[1-6]|tr|blockquote|section)>/gi, '\n')
    .replace(/<\/t[dh]>\s*/gi, ' ');
  return decoded(broken.replace(TAGS, ''));
}

/** What a virtual tabletop links to, by what it is called there. */
const withoutLinks = (text: string): string =>
  text
    .replace(/@\w+\[[^\]]*\]\{([^}]*)\}/g, '$1')
    .replace(/\[\[\/\w+\s+([^\]]*)\]\](?:\{([^}]*)\})?/g, (_, roll: string, called?: string) =>
      (called ?? roll).trim(),
    );

/** The usual signs of Markdown, where they stand around words. */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/(\*\*\*|\*\*|___|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=\S)([^_\n]+?)(?<=\S)_(?![\w_])/g, '$1')
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^>\s?/gm, '')
    .replace(/^\s*[-*]\s+/gm, '– ');

const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Text without the marks that it was set in: HTML, Markdown, links of a virtual tabletop. The words stay. */
export const plainText = (text: string): string =>
  tidy(withoutMarkdown(withoutHtml(withoutLinks(text))));

/** The keys under which files have a text in one language. */
const LANGUAGE = /^[a-z]{2}(?:[-_][A-Za-z]{2,4})?$/;

/** One of the languages that a text is written in: English, where it is. */
function inOneLanguage(fields: ReadonlyMap<string, unknown>): unknown {
  const keys = [...fields.keys()];
  if (keys.length === 0 || !keys.every((key) => LANGUAGE.test(key))) return undefined;
  return fields.get(keys.find((key) => key.startsWith('en')) ?? keys[0] ?? '');
}

/**
 * What stands somewhere, in words: a text, a number, a list of paragraphs, a text in several languages, a question.
 * `undefined` where there are none.
 */
export function wordsOf(value: unknown): string | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const all = value.map(wordsOf).filter((one) => one !== undefined);
    return all.length > 0 ? all.join('\n') : undefined;
  }
  const fields = fieldsIn(value);
  const spoken = inOneLanguage(fields);
  if (spoken !== undefined) return wordsOf(spoken);
  const listed = fields.get('list');
  const points = Array.isArray(listed)
    ? listed.map((one) => `– ${wordsOf(one) ?? ''}`).join('\n')
    : undefined;
  const said = ['paragraph', 'question', 'text', 'description', 'value']
    .map((key) => wordsOf(fields.get(key)))
    .find((one) => one !== undefined);
  const all = [wordsOf(fields.get('name')), said, points].filter((one) => one !== undefined);
  return all.length > 0 ? all.join('\n') : undefined;
}
