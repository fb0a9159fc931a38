/**
 * Tells code from what only looks like it: comments, strings, templates and regular expressions. It
 * knows no more of TypeScript than that. Where it cannot tell, it throws, for a test that is read
 * wrongly would be worse than none.
 *
 * @typedef {{ start: number, end: number, text: string }} Literal what stands between its quotes
 */

/**
 * @param {string} source
 * @returns {{ code: string, literals: Literal[] }} the source with spaces for what is not code, every
 * position and line break kept, and what stood in strings
 */
export function codeOf(source) {
  /** @type {Literal[]} */
  const literals = [];
  let code = '';
  let at = 0;

  /** @param {number} length */
  const keep = (length) => {
    code += source.slice(at, at + length);
    at += length;
  };

  /** @param {number} until */
  const blank = (until) => {
    code += source.slice(at, until).replace(/[^\n]/g, ' ');
    at = until;
  };

  /** @param {number} until */
  const literal = (until) => {
    literals.push({ start: at, end: until, text: source.slice(at, until) });
    blank(until);
  };

  /**
   * @param {RegExp} pattern sticky
   * @param {string} what
   */
  const endOf = (pattern, what) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) return found.index + found[0].length;
    throw new Error(`line ${source.slice(0, at).split('\n').length}: ${what} does not end`);
  };

  /** @param {RegExp} whole */
  const string = (whole) => {
    const until = endOf(whole, 'a string');
    keep(1);
    literal(until - 1);
    keep(1);
  };

  const template = () => {
    keep(1);
    for (;;) {
      const until = endOf(/(?:[^\\`$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y, 'a template');
      const closing = source[until - 1] === '`' ? 1 : 2;
      literal(until - closing);
      keep(closing);
      if (closing === 1) return;
      script('}');
      keep(1);
    }
  };

  /** @param {string} stop the bracket that ends it, or nothing for the end of the file */
  const script = (stop) => {
    let depth = 0;
    while (at < source.length) {
      const here = source[at];
      if (depth === 0 && here === stop) return;
      if (source.startsWith('//', at)) blank(endOf(/.*/y, 'a comment'));
      else if (source.startsWith('/*', at)) blank(endOf(/\/\*[\s\S]*?\*\//y, 'a comment'));
      else if (here === "'") string(/'(?:[^'\\\n]|\\[\s\S])*'/y);
      else if (here === '"') string(/"(?:[^"\\\n]|\\[\s\S])*"/y);
      else if (here === '`') template();
      else if (here === '/' && beginsRegExp(code)) {
        blank(endOf(/\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y, 'a regular expression'));
      } else {
        if (here === '{') depth += 1;
        if (here === '}') depth -= 1;
        keep(1);
      }
    }
    if (stop !== '') throw new Error('a template does not end');
  };

  script('');
  return { code, literals };
}

/**
 * Whether a slash after this code begins a regular expression. After a value it divides.
 *
 * @param {string} before
 */
function beginsRegExp(before) {
  const end = before.trimEnd().slice(-12);
  return !/[\w$)\]}'"`]$/.test(end) || /\b(?:return|typeof|case|in|of|await|yield|else)$/.test(end);
}

/**
 * The position after the bracket that closes the one at `open`.
 *
 * @param {string} code as `codeOf` gives it
 * @param {number} open
 */
export function closeOf(code, open) {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1;
    if (')]}'.includes(code[at] ?? '')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`line ${code.slice(0, open).split('\n').length}: a bracket is not closed`);
}
