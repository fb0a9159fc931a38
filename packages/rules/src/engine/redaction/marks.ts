import type { Place } from './quotes';
import { REMOVED, SOMEBODY } from './texts';

/** What a mark stands for: something that a person has typed, or what they are called. */
export type Marked = 'words' | 'name';

/** Private-use characters, as many for words as for names. Nobody’s writing knows them. */
const FIRST: Readonly<Record<Marked, number>> = { words: 0xe000, name: 0xec80 };
const CODES = 0xc80;

/** What is marked of a text. White space and punctuation stay, for whatever splits or trims it. */
const MARKABLE = /[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}]/gu;

/**
 * Writes texts in characters that tell whose they are. A marked text is as long as the one that it stands
 * for, equal texts are marked alike and different ones differently, capitals and small letters apart: so
 * rules that trim, cut, split, join or compare what people have typed do the same with it.
 */
export class Marks {
  readonly #codes: Readonly<Record<Marked, Map<string, string>>> = {
    words: new Map(),
    name: new Map(),
  };

  /** The text with each letter and digit in it marked. */
  marked(text: string, as: Marked): string {
    return text.replaceAll(MARKABLE, (character) =>
      Array.from({ length: character.length }, (_, at) =>
        this.#code(character.charAt(at), as),
      ).join(''),
    );
  }

  /** Whether a marked text says what another one says, character by character. */
  fits(text: string, marked: string): boolean {
    if (text === marked) return true;
    if (text.length !== marked.length) return false;
    for (let at = 0; at < text.length; at += 1) {
      const [one, other] = [text.charAt(at), marked.charAt(at)];
      if (one === other) continue;
      const as = markedAs(other);
      if (as === null || this.#codes[as].get(folded(one)) !== other) return false;
    }
    return true;
  }

  /** A text that is marked already with some places in it marked as well. */
  over(text: string, marked: string, places: readonly Place[], as: Marked): string {
    let result = marked;
    for (const { from, until } of places) {
      // What is marked stays as it is.
      const more = Array.from(this.marked(text.slice(from, until), as), (unit, at) => {
        const known = marked.charAt(from + at);
        return known === text.charAt(from + at) ? unit : known;
      });
      result = result.slice(0, from) + more.join('') + result.slice(until);
    }
    return result;
  }

  #code(unit: string, as: Marked): string {
    const codes = this.#codes[as];
    const key = folded(unit);
    const known = codes.get(key);
    if (known !== undefined) return known;
    // No table writes so many different characters; if one does, the last ones are marked alike.
    const code = String.fromCharCode(FIRST[as] + Math.min(codes.size, CODES - 1));
    codes.set(key, code);
    return code;
  }
}

/** Rules write capitals where a sentence begins, and compare names without regard to them. */
function folded(unit: string): string {
  const lower = unit.toLowerCase();
  return lower.length === unit.length ? lower : unit;
}

/** What a character is the mark of; `null` for any other. */
function markedAs(unit: string): Marked | null {
  const code = unit.charCodeAt(0);
  if (code >= FIRST.words && code < FIRST.words + CODES) return 'words';
  if (code >= FIRST.name && code < FIRST.name + CODES) return 'name';
  return null;
}

/** Whether anything in a text is marked. */
export const hasMarks = (text: string): boolean => /[\ue000-\uf8ff]/.test(text);

/**
 * A text without what is marked in it. Where nothing else is said in it, all of it goes; elsewhere each
 * run of marked words, with what stands between them.
 *
 * @param marked the text as it is marked; where it is no longer the same text, all of it goes.
 */
export function withoutMarks(text: string, marked: string): string {
  if (text.length !== marked.length) return hasMarks(marked) ? REMOVED : text;
  const runs = runsIn(text, marked);
  const [first, ...more] = runs;
  if (first === undefined) return text;
  if (more.length === 0 && first.as === 'words') {
    const around = text.slice(0, first.from) + text.slice(first.until);
    if (!/[\p{L}\p{N}]/u.test(around)) return REMOVED;
  }
  let result = '';
  let done = 0;
  for (const { as, from, until } of runs) {
    result += text.slice(done, from) + (as === 'name' ? SOMEBODY : REMOVED);
    done = until;
  }
  return result + text.slice(done);
}

interface Run {
  as: Marked;
  from: number;
  until: number;
}

/** What is marked in a text, with what is no word between two marks of a kind. */
function runsIn(text: string, marked: string): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at += 1) {
    // A character that somebody has really written is no mark.
    const as = text.charAt(at) === marked.charAt(at) ? null : markedAs(marked.charAt(at));
    if (as === null) continue;
    const last = runs.at(-1);
    if (last?.as === as && !/[\p{L}\p{N}]/u.test(text.slice(last.until, at))) last.until = at + 1;
    else runs.push({ as, from: at, until: at + 1 });
  }
  return runs;
}
