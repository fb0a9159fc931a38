import { FILE_MOST } from './entry';

/** A file as it was read: what stands in it, and where it breaks off. */
export type Parsed = { value: unknown; fault?: string } | { fault: string };

const NO_JSON = 'Mend it there; a comma or a bracket may be missing, or the text was cut off.';

/**
 * Reads the text of a file. One that breaks off is read up to its last whole entry, and the place is told; a byte order
 * mark at its beginning is nothing.
 */
export function parsedJson(written: string): Parsed {
  if (written.length > FILE_MOST) {
    return {
      fault: `The file has ${written.length.toLocaleString('en')} characters, and at most ${FILE_MOST.toLocaleString('en')} are read at once. Bring it in several files.`,
    };
  }
  const text = written.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = positionIn(error);
    const where = at === undefined ? 'before its end' : placeAt(text, at);
    const whole = beforeTheBreak(text, at ?? text.length);
    return whole === undefined
      ? { fault: `The text is no JSON: it breaks off ${where}. ${NO_JSON}` }
      : {
          value: whole,
          fault: `The text breaks off ${where}: what stands whole before that is read, and nothing behind it. ${NO_JSON}`,
        };
  }
}

function positionIn(error: unknown): number | undefined {
  const at = /position (\d+)/.exec(String(error))?.[1];
  return at === undefined ? undefined : Number(at);
}

function placeAt(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `at line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** What a text holds up to its last whole entry before a place; `undefined` where there is none. */
function beforeTheBreak(text: string, until: number): unknown {
  let open = '';
  let inWords = false;
  let kept: { end: number; open: string } | null = null;
  for (let at = 0; at < until; at += 1) {
    const sign = text[at];
    if (inWords) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inWords = false;
    } else if (sign === '"') inWords = true;
    else if (sign === '{' || sign === '[') open += sign;
    else if (sign === '}' || sign === ']') {
      open = open.slice(0, -1);
      // An entry of a list, which is the file or has a name in it.
      if (sign === '}' && (open === '[' || open === '{[')) kept = { end: at + 1, open };
    }
  }
  if (!kept) return undefined;
  const closing = [...kept.open].reverse().map((sign) => (sign === '{' ? '}' : ']'));
  try {
    return JSON.parse(text.slice(0, kept.end) + closing.join(''));
  } catch {
    return undefined;
  }
}
