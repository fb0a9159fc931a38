import { closeOf, codeOf } from './code.mjs';

/**
 * @typedef {object} Title the name of a test, or of a group of tests
 * @property {string} text its words, and those of a table of cases that its name begins with
 * @property {number} line
 * @property {string | undefined} held why it proves nothing: the word that keeps it from running, or that
 * it expects nothing
 */

/** Words that keep a test from running, at least sometimes, or that turn its outcome round. */
const holding = ['skip', 'todo', 'only', 'fails', 'skipIf', 'runIf'];

/** Words that take something in brackets before the name of the test comes. */
const taking = ['each', 'for', 'skipIf', 'runIf'];

/**
 * The names of the tests in a test file.
 *
 * @param {string} source
 * @returns {Title[]}
 */
export function titlesOf(source) {
  const { code, literals } = codeOf(source);
  const calls = [...code.matchAll(/(?<![\w.$])(describe|suite|it|test)(?=\s*[.(<])/g)].flatMap(
    (found) => readCall(code, literals, found.index, found[0]) ?? [],
  );
  return calls
    .filter(
      (call) =>
        !call.groups ||
        call.held ||
        calls.some((other) => !other.groups && !other.held && within(other, call)),
    )
    .map((call) => ({
      text: call.text,
      line: code.slice(0, call.start).split('\n').length,
      held: calls.find((other) => other.held && within(call, other))?.held,
    }));
}

/**
 * @typedef {{ start: number, end: number, groups: boolean, text: string, held: string | undefined }} Call
 *
 * @param {Call} inner
 * @param {Call} outer
 */
function within(inner, outer) {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * Reads `it.skip('name', …)`, `it.each([…])('name', …)` and their like.
 *
 * @param {string} code
 * @param {import('./code.mjs').Literal[]} literals
 * @param {number} start
 * @param {string} word
 * @returns {Call | undefined} nothing where the word names something else
 */
function readCall(code, literals, start, word) {
  let at = start + word.length;
  /** @type {string | undefined} */
  let held;
  let last = '';
  /** @type {[number, number] | undefined} */
  let table;
  for (;;) {
    const rest = code.slice(at);
    const member = /^\s*\.\s*(\w+)/.exec(rest);
    const types = /^\s*<[\s\S]*?>\s*(?=\()/.exec(rest);
    const open = /^\s*\(/.exec(rest);
    if (member) {
      last = member[1] ?? '';
      if (holding.includes(last)) held = last;
      at += member[0].length;
    } else if (types) at += types[0].length;
    else if (!open) return undefined;
    else {
      const from = at + open[0].length - 1;
      const end = closeOf(code, from);
      if (!taking.includes(last)) return named(from, end);
      if (last === 'each' || last === 'for') table = [from, end];
      last = '';
      at = end;
    }
  }

  /**
   * @param {number} from
   * @param {number} end
   * @returns {Call}
   */
  function named(from, end) {
    const comma = firstComma(code, from + 1, end - 1);
    const name = literals.filter((literal) => from < literal.start && literal.end <= comma);
    const text = name.map((literal) => literal.text).join('');
    // A name that begins with a blank is filled from the table: `['GBM-…', …]`, `['TABLE-…', …]` or `{ rule: 'GBM-…' }`.
    const cases =
      table && /^[%$]/.test(text)
        ? literals.filter(
            ({ start: s, text: t }) => inside(s, table) && /^(?:[A-Z]{3}|TABLE)-/.test(t),
          )
        : [];
    const options = /^\s*\{[^}]*\b(skip|todo|only|fails)\b/.exec(code.slice(comma + 1, end))?.[1];
    const rest = code.slice(comma, end);
    const body = /\bskip\s*\(/.test(rest)
      ? 'skip'
      : /\bexpect\b/.test(rest)
        ? undefined
        : 'no expect';
    const groups = word === 'describe' || word === 'suite';
    return {
      start,
      end,
      groups,
      text: [text, ...cases.map((one) => one.text)].join('\n'),
      held: held ?? options ?? (groups ? undefined : body),
    };
  }
}

/**
 * @param {number} position
 * @param {[number, number] | undefined} range
 */
function inside(position, range) {
  return range !== undefined && range[0] < position && position < range[1];
}

/**
 * Where the first argument between two positions ends.
 *
 * @param {string} code
 * @param {number} from
 * @param {number} end
 */
function firstComma(code, from, end) {
  for (let at = from; at < end; at += 1) {
    if (code[at] === ',') return at;
    if ('([{'.includes(code[at] ?? '')) at = closeOf(code, at) - 1;
  }
  return end;
}
