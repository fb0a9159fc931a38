import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, generate, install, mainOf, root, run, runBeside, script, tool } from './lib.mjs';

/** Where the two halves of a whole run leave what became of their tests. */
const REPORTS = '.cache/tests';

// Everything that must hold before a change goes in. Further arguments go to vitest:
// `npm test -- --project rules` runs the tests of the rules alone.
script(async () => {
  const only = process.argv.slice(2);
  await install();
  await generate();
  await allOf([
    tool('@biomejs/biome', ['check', '.'], { bin: 'biome' }),
    run(process.execPath, [join(root, 'scripts', 'import-directions.mjs')]),
    build(),
  ]);
  if (only.length === 0) await allTests();
  else {
    await checkTypes((args) => run(process.execPath, args));
    await tool('vitest', ['run', ...only]);
  }
});

/**
 * Browsers and servers wait for much of their time. In it types are checked, and rules and client are tested: in a process
 * of their own, since a worker of Vitest’s is given up at a file of another project, and at the lowest priority. Where
 * `CI` is set, that comes afterwards.
 */
async function allTests() {
  await rm(join(root, REPORTS), { recursive: true, force: true });
  const waiting = half('waiting', ['play', 'server'], (args) => run(process.execPath, args));
  // Whoever has the time lets people in browsers have the machine to themselves: what they tap is then never late.
  const begun = process.env.CI ? waiting.catch(() => {}) : Promise.resolve();
  const computing = begun
    .then(() => checkTypes(runBeside))
    .then(() => half('computing', ['rules', 'client'], runBeside));
  try {
    await allOf([waiting, computing]);
  } finally {
    // Also where a test has failed: which rules no test shows is said of all that have run.
    const together = [`--merge-reports=${REPORTS}`, '--reporter=./tests/rules-reporter.mjs'];
    await tool('vitest', ['run', ...together]);
  }
}

/**
 * Runs the tests of some projects.
 *
 * @param {string} name
 * @param {string[]} projects
 * @param {(args: string[]) => Promise<void>} start runs a program of Node's
 */
async function half(name, projects, start) {
  await start([
    await mainOf('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=blob',
    `--outputFile.blob=${REPORTS}/${name}.json`,
  ]);
}

/**
 * Several checkers at once look at the same types each for itself: 68 s of processor and 6.5 GB instead of 18 and 2.
 *
 * @param {(args: string[]) => Promise<void>} start runs a program of Node's
 */
async function checkTypes(start) {
  const checker = await mainOf('typescript', { bin: 'tsc' });
  await allOf(
    ['.', 'apps/client', 'apps/client/worker'].map((project) =>
      start([checker, '-p', project, '--singleThreaded']),
    ),
  );
}

/**
 * Waits until steps that go on side by side have ended, so that each has had its say; rejects with the
 * first that failed.
 *
 * @param {Promise<void>[]} steps
 */
async function allOf(steps) {
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'rejected') throw step.reason;
  }
}
