import { prefixes } from './pages.mjs';

/** How the ids of games begin: `GBM`, `ANY`. Those of some have no groups: `DGH-101`. */
const games = prefixes.join('|');
const group = `(?:${games})(?:-[A-Z]+)*`;
const named = new RegExp(String.raw`\b(${group}|TABLE)-(\d{3}|[1-9]\d{3})(?!\w)`, 'g');
const alike = new RegExp(String.raw`\b(?:${games}|AMB)-[\w*-]*`, 'g');
const whole = new RegExp(
  String.raw`^(?:${group}-(?:\d{3}|[1-9]\d{3})(?:-(?:\d{3}|[1-9]\d{3}))?|TABLE-\d{3}|AMB-\d{2,3})$`,
);

/**
 * The rules a text names: `GBM-DWN-003`, `TABLE-005`, `GBM-DWN-003, 004`, `GBM-ABY-MIS-001…005` (or with `...` or
 * a dash between), one after the other.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function idsIn(text) {
  /** @type {string[]} */
  const ids = [];
  for (const found of text.matchAll(named)) {
    const [written, group = '', number = ''] = found;
    let last = Number(number);
    ids.push(idOf(group, last));
    const further =
      /\s*(,|&|and\b|…|\.{3}|[-–])\s*([A-Z]{3}-(?:[A-Z-]+-)?|TABLE-)?(\d{3}|[1-9]\d{3})(?![\w-])/y;
    further.lastIndex = found.index + written.length;
    for (let next = further.exec(text); next; next = further.exec(text)) {
      const [, between = '', prefix, value] = next;
      const ranges = /^(?:…|\.{3}|[-–])$/.test(between);
      if (prefix !== undefined && (!ranges || prefix !== `${group}-`)) break;
      const to = Number(value);
      for (let one = ranges ? last + 1 : to; one <= to; one += 1) ids.push(idOf(group, one));
      last = to;
    }
  }
  return [...new Set(ids)];
}

/**
 * @param {string} group
 * @param {number} number
 */
function idOf(group, number) {
  return `${group}-${String(number).padStart(3, '0')}`;
}

/**
 * What looks like the name of a rule or of an ambiguity and is none, such as `GBM-DWN-3`.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function brokenIdsIn(text) {
  const names = [...(text.match(alike) ?? []), ...(text.match(/\bTABLE-[\w*-]*/g) ?? [])];
  return names.filter((name) => !whole.test(name));
}

/**
 * The ambiguities a text names.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function ambiguitiesIn(text) {
  return text.match(/\bAMB-\d{2,3}\b/g) ?? [];
}
