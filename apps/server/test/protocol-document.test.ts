import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newDatabase } from './database';
import { startServer, until } from './helpers';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it('the client in docs/protocol.md works as it stands', async () => {
  const document = await readFile(join(root, 'docs', 'protocol.md'), 'utf8');
  const example = document.match(/```js\n(.*?)```/s)?.[1] ?? '';
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(40);
  // Inside the project, where `socket.io-client` can be found.
  const file = join(root, '.cache', 'protocol-example.mjs');
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(
    file,
    `${example}
    setInterval(() => {
      const seen = JSON.stringify(state.public?.table.seats ?? {});
      if (!seen.includes('Clara')) return;
      console.log(seen);
      process.exit();
    }, 20);`,
  );
  const at = await startServer({ databaseUrl: await newDatabase() });
  const child = spawn(process.execPath, [file, at.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await until('the example has run', () => child.exitCode !== null, 15_000);
  expect(output).toMatch(/ok: true,\s+seq: \d+/);
  expect(output).toContain('"name":"Clara"');
  await at.server.close();
  await rm(file);
});
