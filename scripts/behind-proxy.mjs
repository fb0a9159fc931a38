import { build, generate, install, run, script } from './lib.mjs';

// Plays tables through a proxy and three servers, and kills the servers one by one; see
// docs/scaling.md. Needs HAProxy, which Debian has as a package.
script(async () => {
  await install();
  await generate();
  await build();
  await run(process.execPath, ['--import', 'tsx', 'apps/server/test/behind-proxy/main.ts']);
});
