import { join } from 'node:path';
import { build, generate, install, root, run, script, tool } from './lib.mjs';

// Everything that must hold before a change goes in. Further arguments go to vitest:
// `npm test -- --project rules` runs the tests of the rules alone.
script(async () => {
  await install();
  await generate();
  await tool('@biomejs/biome', ['check', '.'], { bin: 'biome' });
  await tool('typescript', ['-p', '.'], { bin: 'tsc' });
  await tool('typescript', ['-p', 'apps/client'], { bin: 'tsc' });
  await run(process.execPath, [join(root, 'scripts', 'rules-coverage.mjs')]);
  await build();
  await tool('vitest', ['run', ...process.argv.slice(2)]);
});
