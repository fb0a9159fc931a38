import type { LearningContent } from '@moonlit/rules/girl-by-moonlight';

type Term = LearningContent['glossary'][number]['terms'][number];

/** A stretch of a text, and the term that it is a form of, if any. */
export interface Stretch {
  words: string;
  term: string | null;
}

/** Finds the words of the game in a text. */
export interface Finder {
  forms: ReadonlyMap<string, string>;
  pattern: RegExp;
  /** Names that stand for themselves on a button, by what they are short for: “Great”, of the effect. */
  short: ReadonlyMap<string, string>;
}

/** A finder of these terms: by their names, and by the other forms that they take. */
export function finderOf(terms: readonly Term[]): Finder {
  const forms = new Map(
    terms.flatMap(({ id, name, also = [] }) =>
      [name, ...also].map((form): [string, string] => [form.toLowerCase(), id]),
    ),
  );
  // The longest first, so that “poisoned promise” is not read as a promise.
  const all = [...forms.keys()].sort((a, b) => b.length - a.length).map(escaped);
  return {
    forms,
    short: new Map(terms.filter(({ id }) => SHORT.has(id)).map(({ id }) => [id, id])),
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
    if (term === undefined || seen.has(term) || isVerb(match[0], term, after)) continue;
    seen.add(term);
    if (match.index > from) found.push({ words: text.slice(from, match.index), term: null });
    found.push({ words: match[0], term });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ words: text.slice(from), term: null });
  return found;
}

/**
 * The nine actions are common verbs as well: as the game's word they begin with a capital. What advances
 * something is no advance.
 */
const isVerb = (words: string, term: string, after: string): boolean =>
  term === 'advance'
    ? /^ (?:the|it|to|by|its)\b/.test(after)
    : words.toLowerCase() === term &&
      COMMON.has(term) &&
      words.charAt(0) === words.charAt(0).toLowerCase();

const COMMON: ReadonlySet<string> = new Set([
  ...[
    'confess',
    'forgive',
    'perceive',
    'express',
    'defy',
    'empathize',
    'conceal',
    'flow',
    'analyze',
  ],
  ...['sun', 'moon', 'stars', 'lost', 'role'],
]);

/** Words too common to be found in a sentence, that mean one thing where they stand alone. */
const SHORT: ReadonlySet<string> = new Set([
  ...['standard', 'great', 'lost', 'role', 'engagement', 'transcend'],
]);

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
