import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_WORDS } from '../tests/last-words.mjs';
import { LAST_STORIES } from '../tests/told-reporter.mjs';
import { haveEngines } from './engines.mjs';
import {
  build,
  Failed,
  generate,
  install,
  mainOf,
  root,
  run,
  runBeside,
  runHearing,
  script,
  tool,
} from './lib.mjs';

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
    haveEngines(),
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
 * `CI` is set, that begins with the last stories in browsers: of those there are fewer than the cores can tell.
 */
async function allTests() {
  await rm(join(root, REPORTS), { recursive: true, force: true });
  await rm(join(root, LAST_WORDS), { force: true });
  /** @type {(_?: unknown) => void} */
  let areLast = () => {};
  const last = new Promise((done) => {
    areLast = done;
  });
  const waiting = half('waiting', ['play', 'server'], (args) =>
    runHearing(args, (said) => {
      if (said === LAST_STORIES) areLast();
    }),
  );
  // Whoever has the time lets people in browsers have the machine to themselves: what they tap is then never late. The last
  // of them leave a core, and come before all that runs at the lowest priority.
  const free = process.env.CI ? Promise.race([last, waiting.catch(() => {})]) : Promise.resolve();
  const computing = free
    .then(() => checkTypes(runBeside))
    .then(() => half('computing', ['rules', 'client'], runBeside));
  const halves = await Promise.allSettled([waiting, computing]);
  // Also where a test has failed: which rules no test shows is said of all that have run.
  const reporters = ['rules', 'last-words'].map(
    (name) => `--reporter=./tests/${name}-reporter.mjs`,
  );
  const [together] = await Promise.allSettled([
    tool('vitest', ['run', `--merge-reports=${REPORTS}`, ...reporters]),
  ]);
  await sayLast([...halves, together]);
}

/**
 * Says at the very end which tests have failed, and which held when they were tried again: of a long log often no more
 * than the end is kept.
 *
 * @param {PromiseSettledResult<void>[]} steps
 */
async function sayLast(steps) {
  const words = await readFile(join(root, LAST_WORDS), 'utf8').catch(() => '');
  const failed = steps.flatMap((step) => (step.status === 'rejected' ? [step.reason] : []));
  if (failed.length === 0) {
    if (words) console.log(words);
    return;
  }
  const reasons = failed.map((reason) =>
    reason instanceof Failed ? reason.message : reason.stack,
  );
  throw new Failed([...reasons, words].filter(Boolean).join('\n'), 1);
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
    '--reporter=./tests/told-reporter.mjs',
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
