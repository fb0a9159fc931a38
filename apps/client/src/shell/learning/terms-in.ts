import type { Term } from '@moonlit/rules';

/** A stretch of a text, and the term that it is a form of, if any. */
export interface Stretch {
  words: string;
  term: string | null;
}

/** Finds the words of the game in a text. */
export interface Finder {
  forms: ReadonlyMap<string, Term>;
  pattern: RegExp;
  /** What forms stand for where they stand alone, such as on a button: “Great”, of the effect. */
  alone: ReadonlyMap<string, string>;
}

/** A finder of these terms: by their names, and by the other forms that they take. */
export function finderOf(terms: readonly Term[]): Finder {
  const forms = new Map(
    terms.flatMap((term) =>
      [term.name, ...(term.also ?? [])].map((form): [string, Term] => [form.toLowerCase(), term]),
    ),
  );
  // The longest first, so that “poisoned promise” is not read as a promise.
  const all = [...forms.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return {
    forms,
    alone: new Map(
      terms.flatMap(({ id, alone = [] }) => alone.map((form): [string, string] => [form, id])),
    ),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join('|')})(?![\\p{L}\\p{N}-])`, 'giu'),
  };
}

/** A text in stretches. Of a term only the first occurrence is one of its own. */
export function termsIn(text: string, { forms, pattern }: Finder): Stretch[] {
  const found: Stretch[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const term = forms.get(match[0].toLowerCase());
    const after = text.slice(match.index + match[0].length);
    if (term === undefined || seen.has(term.id) || isEveryday(match[0], term, after)) continue;
    seen.add(term.id);
    if (match.index > from) found.push({ words: text.slice(from, match.index), term: null });
    found.push({ words: match[0], term: term.id });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ words: text.slice(from), term: null });
  return found;
}

/** Whether it is an everyday word here: without its capital, or before what shows that nothing of the game is meant. */
const isEveryday = (
  words: string,
  { name, common, notBefore = [] }: Term,
  after: string,
): boolean => {
  const [, next = ''] = /^ (\w+)\b/.exec(after) ?? [];
  if (notBefore.includes(next)) return true;
  return common === true && words !== words.replace(/^./u, upper) && isName(words, name);
};

const upper = (letter: string) => letter.toUpperCase();
const isName = (words: string, name: string) => words.toLowerCase() === name.toLowerCase();

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
