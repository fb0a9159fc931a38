// Lines that begin with numbers, as people write and paste them: “1-3 Nothing”, “4. A dog”, “10+ A strong hit”.

/** A line as somebody wrote it. */
export interface WrittenLine {
  /** Which it is of the text, from 1: as its writer counts them. */
  at: number;
  /** What it says, without its numbers. */
  text: string;
  /** The numbers that it stands for; missing where it begins with none. */
  range?: WrittenRange;
}

/** From one number to another; an end is missing where it is open: “6−”, “10+”. */
export interface WrittenRange {
  from?: number;
  to?: number;
}

/** What stands before a line in lists and tables: a bullet, a bar. */
const BEFORE = /^\s*(?:[*•·‣◦]\s+|[-–—]\s+)?\|?\s*/;
const BEHIND = /\s*\|?\s*$/;
/** A line that only draws: a rule, the head of a table in Markdown; or a heading. */
const DRAWN = /^[\s|:=_–—-]*$|^\s*#{1,6}\s/;

/** One number, two with something between, or one that is open: “10+”, “6-”. Something has to part it from the words. */
const HEAD =
  /^(-?\d{1,6})(?:\s*(?:[-–—]|to\b|\.{2,3}|…)\s*(-?\d{1,6})|(\+)|(-)(?=\s|$))?(?:\s*[.:)\]|]\s*|\s+[-–—=]\s+|\s+|$)/i;
/** The same with a sign before it: “≤6”, “>= 10”. */
const SIGNED = /^(<=|>=|≤|≥)\s*(-?\d{1,6})(?:\s*[.:)\]|]\s*|\s+[-–—=]\s+|\s+|$)/;

/**
 * Reads a text line by line; lines with nothing in them are left out. A number with a dash right behind it is
 * everything up to it, where no other line has that: else the dash only parts it from its words.
 */
export function writtenLines(text: string): WrittenLine[] {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (DRAWN.test(line)) return [];
    return [{ at: index + 1, bare: line.replace(BEFORE, '').replace(BEHIND, '') }];
  });
  const heads = lines.map(({ bare }) => headOf(bare.replaceAll('−', '-')));
  const dashes = heads.filter((head) => head?.dash).length;
  return lines.map(({ at, bare }, index) => {
    const head = heads[index];
    if (!head) return { at, text: bare };
    const { from, to, dash } = head;
    const range = dash && dashes > 1 ? { from: to, to } : { from, to };
    return { at, text: bare.slice(head.length).trim(), range: withoutOpen(range) };
  });
}

interface Head {
  from: number | undefined;
  to: number | undefined;
  /** Whether it is open below by a dash behind it. */
  dash: boolean;
  length: number;
}

function headOf(line: string): Head | null {
  const [signs, sign = '', than = ''] = SIGNED.exec(line) ?? [];
  if (signs !== undefined) {
    const below = /^[<≤]/.test(sign);
    const number = numberOf(than);
    const ends = below ? { from: undefined, to: number } : { from: number, to: undefined };
    return { ...ends, dash: false, length: signs.length };
  }
  const [all, first = '', second, more, dash] = HEAD.exec(line) ?? [];
  if (all === undefined) return null;
  const from = numberOf(first);
  const length = all.length;
  if (second !== undefined) return { from, to: numberOf(second), dash: false, length };
  if (more) return { from, to: undefined, dash: false, length };
  return dash
    ? { from: undefined, to: from, dash: true, length }
    : { from, to: from, dash: false, length };
}

/** On dice of a hundred sides, 00 is the highest. */
const numberOf = (written: string): number => (written === '00' ? 100 : Number(written));

const withoutOpen = ({
  from,
  to,
}: {
  from: number | undefined;
  to: number | undefined;
}): WrittenRange => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** Numbers as they are written before a line: “4”, “1–3”, “6−”, “10+”. */
export function rangeWords({ from, to }: WrittenRange): string {
  const said = (number: number) => String(number).replace('-', '−');
  if (from === undefined) return to === undefined ? '' : `${said(to)}−`;
  if (to === undefined) return `${said(from)}+`;
  return from === to ? said(from) : `${said(from)}–${said(to)}`;
}
