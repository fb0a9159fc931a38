import { ambiguitiesIn, brokenIdsIn, idsIn } from './ids.mjs';
import { gamesWithRules } from './pages.mjs';
import { excludedBy } from './spec.mjs';

/**
 * @typedef {object} NamedTest a test as the runner has told of it
 * @property {string} file
 * @property {string[]} titles its own last, before it those of the groups it stands in
 * @property {string | undefined} held why it proves nothing: it has not run, or expects nothing
 *
 * @typedef {object} Verdict
 * @property {Set<string>} covered rules that a test which runs names
 * @property {Set<string>} excluded rules that the page says no test shows
 * @property {import('./spec.mjs').Rule[]} uncovered
 * @property {string[]} faults everything that is wrong, each as a line to read; empty when nothing is
 */

/** So many rules one test may name: of more one cannot see what each of them is held by. */
export const MOST = 3;

/**
 * Holds the tests against the rules.
 *
 * @param {import('./spec.mjs').Spec} spec
 * @param {NamedTest[]} tests
 * @returns {Verdict}
 */
export function judge(spec, tests) {
  /** @type {Set<string>} tests of one group share what is wrong with its title */
  const wrong = new Set();
  const known = new Map(spec.rules.map((rule) => [rule.id, rule]));
  const covered = new Set();
  /** @type {Map<string, Set<string>>} at the tables of which games, by the id of the rule */
  const shownAt = new Map();

  for (const { titles, held, file } of tests) {
    const of = gamesOf(file, titles);
    for (const title of titles) {
      const where = `${file}, “${title}”,`;
      const ids = idsIn(title);
      for (const id of ids) {
        if (!known.has(id)) wrong.add(`${where} names ${id}, which is no rule`);
        if (held) continue;
        covered.add(id);
        shownAt.set(id, new Set([...(shownAt.get(id) ?? []), ...of]));
      }
      if (held && ids.length > 0) wrong.add(`${where} holds ${ids.join(', ')}, and ${held}`);
      for (const id of ambiguitiesIn(title)) {
        if (!spec.ambiguities.includes(id))
          wrong.add(`${where} names ${id}, which is no ambiguity`);
      }
      if (ids.length > MOST)
        wrong.add(`${where} names ${ids.length} rules at once, more than ${MOST}`);
      for (const name of brokenIdsIn(title)) wrong.add(`${where} names “${name}”, which is no id`);
    }
  }
  const faults = [...spec.faults, ...wrong];

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
  for (const { id, games } of spec.rules) {
    for (const game of games.filter((one) => !shownAt.get(id)?.has(one))) {
      faults.push(`${id} has no test at a table of ${game}`);
    }
  }
  return { covered, excluded, uncovered, faults };
}

/**
 * At the tables of which games a test plays, by the beginning of their ids: it lies in the game’s folder, or a group that
 * it stands in has the game’s name.
 *
 * @param {string} file
 * @param {readonly string[]} titles
 */
const gamesOf = (file, titles) =>
  gamesWithRules
    .filter(
      ({ folder, title }) =>
        file.includes(`/${folder}/`) || titles.some((one) => one.includes(title)),
    )
    .map(({ prefix }) => prefix);

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
