import { ambiguitiesIn, brokenIdsIn, idsIn } from './ids.mjs';
import { excludedBy } from './spec.mjs';

/**
 * @typedef {import('./titles.mjs').Title & { file: string }} NamedTest
 * @typedef {object} Verdict
 * @property {Set<string>} covered rules that a test which runs names
 * @property {Set<string>} excluded rules that the page says no test shows
 * @property {import('./spec.mjs').Rule[]} uncovered
 * @property {string[]} faults everything that is wrong, each as a line to read; empty when nothing is
 */

/** So many rules one test may name: of more one cannot see what each of them is held by. */
const MOST = 3;

/**
 * Holds the tests against the rules.
 *
 * @param {import('./spec.mjs').Spec} spec
 * @param {NamedTest[]} tests
 * @returns {Verdict}
 */
export function judge(spec, tests) {
  const faults = [...spec.faults];
  const known = new Map(spec.rules.map((rule) => [rule.id, rule]));
  const covered = new Set();

  for (const { text, held, file, line } of tests) {
    const where = `${file}:${line}`;
    const ids = idsIn(text);
    for (const id of ids) {
      if (!known.has(id)) faults.push(`${where} names ${id}, which is no rule`);
      if (!held) covered.add(id);
    }
    if (held && ids.length > 0) faults.push(`${where} holds ${ids.join(', ')} with “${held}”`);
    for (const id of ambiguitiesIn(text)) {
      if (!spec.ambiguities.includes(id))
        faults.push(`${where} names ${id}, which is no ambiguity`);
    }
    // What a table of cases names stands below the title, a case a line: each case is a test of its own.
    const together = idsIn(text.split('\n')[0] ?? '').length;
    if (together > MOST) faults.push(`${where} names ${together} rules at once, more than ${MOST}`);
    for (const name of brokenIdsIn(text)) faults.push(`${where} names “${name}”, which is no id`);
  }

  const excluded = new Set();
  for (const exclusion of spec.exclusions) {
    const { what } = exclusion;
    const ids = excludedBy(exclusion, spec.rules);
    const open = ids.filter((id) => known.get(id)?.kind !== 'R' || !what.endsWith('*'));
    if (open.length === 0) faults.push(`${what} is excluded and names no rule`);
    for (const id of open) {
      const rule = known.get(id);
      if (!rule) faults.push(`${what} is excluded, but ${id} is no rule`);
      else if (rule.kind === 'R') faults.push(`${id} is excluded, but asks for no test`);
      else if (excluded.has(id)) faults.push(`${id} is excluded twice`);
      if (covered.has(id)) faults.push(`${id} is excluded (${what}), but a test covers it`);
      excluded.add(id);
    }
  }

  const uncovered = spec.rules.filter(
    ({ id, kind }) => kind !== 'R' && !covered.has(id) && !excluded.has(id),
  );
  for (const { id, text } of uncovered) faults.push(`${id} has no test: ${text}`);
  return { covered, excluded, uncovered, faults };
}

/**
 * What is uncovered, a line for each group of rules that has something.
 *
 * @param {import('./spec.mjs').Spec} spec
 * @param {Verdict} verdict
 * @returns {string[]}
 */
export function byGroup(spec, verdict) {
  const groups = [...new Set(spec.rules.map(groupOf))];
  return groups.flatMap((group) => {
    const asking = spec.rules.filter((rule) => groupOf(rule) === group && rule.kind !== 'R');
    const open = verdict.uncovered.filter((rule) => groupOf(rule) === group);
    if (open.length === 0) return [];
    return [
      `${group}: ${open.length} of ${asking.length} uncovered`,
      ...open.map(({ id, kind, text }) => `  ${id} [${kind}] ${text}`),
    ];
  });
}

/** @param {import('./spec.mjs').Rule} rule */
function groupOf({ id }) {
  return id.replace(/^(?:GBM-)?(.*)-\d+$/, '$1');
}
