import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

const client = fileURLToPath(new URL('../../apps/client/src/', import.meta.url));

/**
 * Puts a part of the client into a page by itself, under a name: what it exports can be called there, in a real browser.
 *
 * @param file where it lies below `apps/client/src`.
 */
export async function putIn(page: Page, file: string, name: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [client + file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`Nothing came of ${file}.`);
  await page.addScriptTag({ content: script.text });
}
