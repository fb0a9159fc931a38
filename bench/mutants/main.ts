import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { refusedByCompiler } from './compiled';
import { instrumented } from './instrument';
import type { Findings, Mutant, Plan } from './plan';
import { findingsFile, planFile, root, workshop } from './plan';
import { reportOf, tried } from './report';
import type { Survivor } from './results';
import { counterpart, keepResults, keepSecondLook, readResults } from './results';
import { sampleOf } from './sample';
import { isOf, pathOf, SLICES, testsOf } from './slices';

// Changes the rules in one small place at a time, and looks whether a test notices; see docs/mutants.md.

/** Tests, and what only they use. */
const OF_TESTS = /\.test\.ts$|\/testing\//;
const LEFT_OUT = [
  // What random play finds is not the same each time; games that were recorded are (testing/replays).
  /\/girl-by-moonlight\/testing\/(?!replays\/)|\/random[^/]*$/,
  // One evening, each test of which goes on where the one before ended: none can be run twice.
  /\/book-examples\.test\.ts$/,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** So many mutants, drawn at random. */
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    /** For so long: those that were drawn first are a sample as well. */
    minutes: { type: 'string', default: '1440' },
    /** A mutant is tried in so many tests at most. */
    tests: { type: 'string', default: '100000' },
    /** Keeps what came of it in docs/mutants.md. */
    write: { type: 'boolean', default: false },
    /** Tries those again that have survived in the named slices or in all, in all tests, and keeps what came of it. */
    survivors: { type: 'boolean', default: false },
    /** Only writes the page again, of what was kept. */
    page: { type: 'boolean', default: false },
  },
});

if (values.survivors) await lookAgain(positionals);
else if (!values.page) await tryMutants(positionals.length > 0 ? positionals : SLICES);
if (values.page || values.write || values.survivors) {
  writeFileSync(`${root}docs/mutants.md`, reportOf(readResults()));
}

async function tryMutants(paths: readonly string[]): Promise<void> {
  const { mutants: every, changed } = await instrumented(paths.flatMap(sourcesBelow));
  const seed = Number(values.seed);
  const drawn = sampleOf(every, Number(values.sample ?? every.length), seed);
  const refused = refusedByCompiler(drawn);
  const mutants = drawn.filter(({ id }) => !refused.has(id));
  console.log(`The compiler refuses ${refused.size} of ${drawn.length} that were drawn.`);
  const what = `${mutants.length} of ${every.length} mutants of ${paths.join(', ')}`;
  console.log(`${what}, drawn with seed ${seed}.`);
  const { plan, findings } = await asked(mutants, changed);
  const results = tried({ plan, findings, every, seed, commit: commit() });
  for (const { slice, killed, inReplays, survived } of results.slices) {
    console.log(
      `${slice}: ${killed} killed, ${inReplays} of them in games of before alone, ${survived} survived`,
    );
  }
  for (const { file, line, kind, original, replacement, seenBy } of results.survivors) {
    console.log(`${file}:${line} ${kind}, seen by ${seenBy}\n  - ${original}\n  + ${replacement}`);
  }
  if (values.write) keepResults(results);
}

async function lookAgain(slices: readonly string[]): Promise<void> {
  const wanted = ({ file }: Survivor) =>
    slices.length === 0 || slices.some((slice) => isOf(slice, file));
  const survivors = readResults().survivors.filter(wanted);
  const files = [...new Set(survivors.map(({ file }) => file))];
  const { mutants: every, changed } = await instrumented(files);
  const mutants = [...new Set(survivors.flatMap((one) => counterpart(one, every) ?? []))];
  console.log(`${mutants.length} of ${survivors.length} survivors are there still.`);
  const { findings } = await asked(mutants, changed);
  const killed = mutants.filter(({ id }) => findings.found[id]?.killedBy);
  for (const { id, file, line } of killed) {
    console.log(`${file}:${line} is noticed by ${findings.found[id]?.killedBy}`);
  }
  keepSecondLook(mutants, findings);
}

/** Tries mutants in the tests that come across them. */
async function asked(
  mutants: Mutant[],
  changed: Record<string, string>,
): Promise<{ plan: Plan; findings: Findings }> {
  const touched = new Set(mutants.map(({ file }) => file));
  const testFiles = [...new Set(testsOf([...touched]).flatMap(testsBelow))];
  const plan: Plan = {
    changed: Object.fromEntries(Object.entries(changed).filter(([file]) => touched.has(file))),
    mutants,
    testFiles: testFiles.length,
    tests: Number(values.tests),
    minutes: Number(values.minutes),
  };
  mkdirSync(workshop, { recursive: true });
  rmSync(findingsFile, { force: true });
  writeFileSync(planFile, JSON.stringify(plan));
  const config = `${root}bench/mutants/vitest.config.ts`;
  const vitest = await startVitest('test', testFiles, { config, watch: false });
  const failed = vitest.state.getCountOfFailedTests();
  await vitest.close();
  if (failed > 0) throw new Error(`${failed} tests fail before anything is changed.`);
  const findings: Findings = JSON.parse(readFileSync(findingsFile, 'utf8'));
  for (const test of findings.spoilt) console.log(`Fails with nothing changed: ${test}`);
  const tries = Object.keys(findings.found).length;
  console.log(`${tries} mutants were tried in ${Math.round(findings.took / 1000)} s.`);
  return { plan, findings };
}

/** The files of the rules in a slice or below a path of one, from the folder of the project on; tests are none. */
function sourcesBelow(name: string): string[] {
  const path = pathOf(name);
  return path.endsWith('.ts') ? [path] : filesBelow(path).filter((file) => !OF_TESTS.test(file));
}

/** Tests that can be asked, from the folder of the project on. */
function testsBelow(path: string): string[] {
  const all = path.endsWith('.ts') ? [path] : filesBelow(path);
  const tests = all.filter((file) => file.endsWith('.test.ts'));
  return tests.filter((file) => !LEFT_OUT.some((pattern) => pattern.test(file)));
}

function filesBelow(path: string): string[] {
  return readdirSync(root + path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`))
    .sort();
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();
}
