import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright-core';

const client = fileURLToPath(new URL('../../apps/client/', import.meta.url));

/** Nobody listens there: what is asked of it is answered from the folder. */
const ADDRESS = 'http://fixtures.invalid';

/**
 * The scenes of `apps/client/dev`, built as the shipped client is: the same bundler, the same settings, and so the
 * same style sheets. What is served while one develops is not what people get.
 */
export class BuiltFixtures {
  private constructor(private readonly folder: string) {}

  /** Builds them into a folder of their own, which `remove` takes away. */
  static async build(): Promise<BuiltFixtures> {
    const folder = await mkdtemp(join(tmpdir(), 'moonlit-fixtures-'));
    const vite = join(client, 'node_modules/vite/bin/vite.js');
    const args = ['build', client, '--mode=fixtures', `--outDir=${folder}`, '--emptyOutDir'];
    // A test runner says that all is a test: what people get is built for production.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [vite, ...args, '--logLevel=error'], { env });
    return new BuiltFixtures(folder);
  }

  /** Lets a browser open them. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${ADDRESS}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = /\.\w+$/.test(pathname) ? pathname : 'index.html';
      return route.fulfill({ path: join(this.folder, file) });
    });
  }

  /** Where one of them is, such as `/design?part=moments`. */
  at(path: string): string {
    return ADDRESS + path;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
