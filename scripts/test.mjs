import { join } from 'node:path';
import { build, generate, install, root, run, script, tool } from './lib.mjs';

// Everything that must hold before a change goes in. Further arguments go to vitest:
// `npm test -- --project rules` runs the tests of the rules alone.
script(async () => {
  await install();
  await generate();
  await allOf([
    tool('@biomejs/biome', ['check', '.'], { bin: 'biome' }),
    run(process.execPath, [join(root, 'scripts', 'import-directions.mjs')]),
    // Several checkers at once look at the same types each for itself: 68 s of processor and 6.5 GB instead of 18 and 2.
    tool('typescript', ['-p', '.', '--singleThreaded'], { bin: 'tsc' }),
    tool('typescript', ['-p', 'apps/client', '--singleThreaded'], { bin: 'tsc' }),
    tool('typescript', ['-p', 'apps/client/worker', '--singleThreaded'], { bin: 'tsc' }),
    build(),
  ]);
  await tool('vitest', ['run', ...process.argv.slice(2)]);
});

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
