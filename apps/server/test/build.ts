import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const steps =
  "import('./scripts/lib.mjs').then(async (lib) => { await lib.generate(); await lib.build(); })";

/**
 * Builds what has changed since it was built last, for the tests that start the server as it is started for use: to
 * load its sources one by one takes three times as long.
 */
export default async function setup(): Promise<void> {
  // With the `NODE_ENV` of tests, another client would be built.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['-e', steps], { cwd: root, env });
}
