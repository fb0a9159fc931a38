/** A part of a line’s words: as they are, dice that are rolled for them, or a table that they lead to. */
export interface LinePart {
  is: 'words' | 'dice' | 'table';
  text: string;
}

/** “[Weather]”, “[2d6]”, or “→ Weather” at the end. */
const MARKED = /\[([^[\]]{1,80})\]|((?:→|->)\s*)([^\s[\]→][^[\]→]{0,79})$/g;
const DICE = /^\s*\d{0,4}\s*d\s*(?:\d|%)/i;

/** Takes the words of a line apart (ANY-TBL-005). */
export function* partsOf(text: string): Generator<LinePart> {
  let at = 0;
  for (const found of text.matchAll(MARKED)) {
    const [all, marked = '', arrow = '', led = ''] = found;
    const before = text.slice(at, found.index) + arrow;
    if (before !== '') yield { is: 'words', text: before };
    const said = (marked || led).trim();
    yield { is: marked && DICE.test(said) ? 'dice' : 'table', text: said };
    at = found.index + all.length;
  }
  if (at < text.length) yield { is: 'words', text: text.slice(at) };
}

/** The names of the tables that a line leads to. */
export const leadsTo = (text: string): string[] =>
  [...partsOf(text)].flatMap((part) => (part.is === 'table' ? [part.text] : []));
