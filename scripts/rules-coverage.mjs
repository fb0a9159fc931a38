import { Failed, script } from './lib.mjs';
import { judged } from './rules/judged.mjs';
import { keptTests } from './rules/shown.mjs';
import { byGroup } from './rules/verdict.mjs';

// Holds the tests of the last whole run against the rules of docs/rules, as every such run does at its end
// (tests/rules-reporter.mjs). `--list` says what is uncovered.

script(async () => {
  const tests = keptTests();
  if (!tests) throw new Failed('No run of all tests is known here: `npm test` first.', 1);
  const { spec, verdict, summary } = judged(tests);
  if (process.argv.includes('--list')) {
    for (const line of byGroup(spec, verdict)) console.log(line);
    return;
  }
  console.log(summary);
  if (verdict.faults.length === 0) return;
  for (const fault of verdict.faults) console.error(`  ${fault}`);
  throw new Failed(`The tests and docs/rules do not agree (${verdict.faults.length}).`, 1);
});
