import { generate, install, script, tool } from './lib.mjs';

// The server, restarted whenever its code changes, and beside it Vite with the client, which passes
// on to the server what is not its own. Open the address that Vite prints.
script(async () => {
  await install();
  await generate();
  await Promise.all([
    tool('tsx', ['watch', '--clear-screen=false', 'apps/server/src/main.ts']),
    tool('vite', ['apps/client'], { in: 'apps/client' }),
  ]);
});
