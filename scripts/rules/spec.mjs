import { idsIn } from './ids.mjs';
import { pages, prefixes } from './pages.mjs';

/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} text
 * @property {'A' | 'P' | 'R'} kind
 * @property {string[]} games at whose tables each a test shows it, by the beginning of their ids; empty where one test is enough
 * @typedef {{ what: string, reason: string }} Exclusion
 * @typedef {object} Spec
 * @property {Rule[]} rules
 * @property {string[]} ambiguities
 * @property {Exclusion[]} exclusions
 * @property {string[]} faults what is wrong with the page itself
 */

export { pages };

const ruleLine = new RegExp(`^\\| (?:${prefixes.join('|')}|AMB|TABLE)-`);

/**
 * Reads the tables of the pages of `docs/rules`, one after the other as one text. The server enforces
 * every rule of the table; the third column says at the tables of which games a test shows it.
 *
 * @param {string} page
 * @returns {Spec}
 */
export function readSpec(page) {
  /** @type {Spec} */
  const spec = { rules: [], ambiguities: [], exclusions: [], faults: [] };
  const known = new Set();
  let excluding = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) excluding = line === '## Not covered by a test';
    if (!ruleLine.test(line)) continue;
    const cells = line.split('|').slice(1, -1);
    const [id = '', text = '', kind = ''] = cells.map((cell) => cell.trim());
    if (excluding) {
      if (cells.length !== 2 || !text) spec.faults.push(`${id}: a line takes an id and a reason`);
      spec.exclusions.push({ what: id, reason: text });
      continue;
    }
    if (known.has(id)) spec.faults.push(`${id} stands here twice`);
    known.add(id);
    if (id.startsWith('TABLE-')) {
      if (cells.length !== 3 || !text) {
        spec.faults.push(`${id}: a line takes an id, a rule, and the games that are held to it`);
      }
      const games = kind.match(/\w+/g) ?? [];
      for (const game of games.filter((one) => !prefixes.includes(one))) {
        spec.faults.push(`${id}: “${game}” is no game`);
      }
      spec.rules.push({ id, text, kind: 'A', games });
      continue;
    }
    if (cells.length !== 4) spec.faults.push(`${id}: a line has four columns`);
    if (id.startsWith('AMB-')) spec.ambiguities.push(id);
    else if (kind === 'A' || kind === 'P' || kind === 'R')
      spec.rules.push({ id, text, kind, games: [] });
    else spec.faults.push(`${id}: “${kind}” is no class`);
  }
  if (spec.rules.length === 0) spec.faults.push('there are no rules');
  return spec;
}

/**
 * The rules an exclusion means. A name that ends with `*` means all that begin so.
 *
 * @param {Exclusion} exclusion
 * @param {Rule[]} rules
 * @returns {string[]} also ids that are no rules
 */
export function excludedBy({ what }, rules) {
  if (!what.endsWith('*')) return idsIn(what);
  const beginning = what.slice(0, -1);
  return rules.filter(({ id }) => id.startsWith(beginning)).map(({ id }) => id);
}
