import type { Marks } from './marks';

/** Marks a text of which nothing is known but the field that it stands in. */
export type Guess = (text: string, key: string) => string;

/** What was recorded with the marks of what was decided again, and whether that was the same throughout. */
export interface Aligned<T> {
  marked: T;
  exact: boolean;
}

/**
 * Lays what was decided again, with marks, over what was recorded: text for text, wherever the one says
 * what the other does. Every other text is left to `guess`.
 *
 * @param decided `undefined` where nothing was decided.
 */
export function aligned<T>(recorded: T, decided: unknown, marks: Marks, guess: Guess): Aligned<T> {
  let exact = true;
  function lay(one: unknown, other: unknown, key: string): unknown {
    if (typeof one === 'string') {
      if (typeof other === 'string' && marks.fits(one, other)) return other;
      exact = false;
      return guess(one, key);
    }
    if (typeof one !== 'object' || one === null) {
      if (!Object.is(one, other)) exact = false;
      return one;
    }
    const others = new Map<string, unknown>(
      typeof other === 'object' && other !== null ? Object.entries(other) : [],
    );
    const entries = Object.entries(one).map(([name, part]) => {
      const field = Array.isArray(one) ? key : name;
      return [name, lay(part, others.get(name), field)] as const;
    });
    const more = [...others].filter(([name, part]) => part !== undefined && !(name in one));
    if (more.length > 0 || Array.isArray(one) !== Array.isArray(other)) exact = false;
    return Array.isArray(one) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
  }
  return { marked: lay(recorded, decided, '') as T, exact };
}

/** What was recorded without what is marked in it. Gives the same object where nothing is. */
export function cleared<T>(
  recorded: T,
  marked: T,
  clear: (text: string, marked: string) => string,
): T {
  return clearedOf(recorded, marked, clear) as T;
}

function clearedOf(
  recorded: unknown,
  marked: unknown,
  clear: (text: string, marked: string) => string,
): unknown {
  if (recorded === marked) return recorded;
  if (typeof recorded === 'string') {
    return typeof marked === 'string' ? clear(recorded, marked) : recorded;
  }
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  const marks = new Map<string, unknown>(Object.entries(marked ?? {}));
  let same = true;
  const entries = Object.entries(recorded).map(([name, part]) => {
    const next = clearedOf(part, marks.get(name), clear);
    same &&= next === part;
    return [name, next] as const;
  });
  if (same) return recorded;
  return Array.isArray(recorded) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
