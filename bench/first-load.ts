import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes of JavaScript, gzipped, that a browser must have before it shows anything: the page's script
 * and what that asks to be loaded at once. `null` when the client is not built.
 */
export async function firstLoad(dist: string): Promise<number | null> {
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return null;
  const scripts = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const sizes = scripts.map(async (path) => gzipSync(await readFile(join(dist, path))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
