import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const root = new URL('../../', import.meta.url);
const scratch = new URL('tests/docs/.examples/', root);

/** The TypeScript of a document, block by block, each beside what its comments say it prints. */
async function examplesOf(document: string): Promise<{ code: string; printed: string[] }[]> {
  const text = await readFile(new URL(document, root), 'utf8');
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({
    code,
    printed: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said = '']) => said),
  }));
}

describe('docs/rules-api.md', async () => {
  const examples = await examplesOf('docs/rules-api.md');
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  it.each(examples.map((example, index) => ({ ...example, index })))(
    'runs example $index and prints what it says',
    async ({ code, printed, index }) => {
      await mkdir(scratch, { recursive: true });
      const file = new URL(`rules-api-${index}.ts`, scratch);
      await writeFile(file, code);
      const said: string[] = [];
      const log = vi.spyOn(console, 'log').mockImplementation((value: unknown) => {
        said.push(Array.isArray(value) ? value.join(', ') : String(value));
      });
      await import(/* @vite-ignore */ fileURLToPath(file));
      log.mockRestore();
      expect(said).toEqual(printed);
      expect(printed.length).toBeGreaterThan(0);
    },
  );
});
