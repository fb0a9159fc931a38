import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('worker/worker.ts', import.meta.url));
/** Under this name the page registers it, and the server lets no cache keep it. */
const NAME = 'worker.js';
/** What is of no use without more of it than a phone should fetch unasked: the lesson, with all the rules. */
const LARGE = /\/demo\//;

/**
 * Writes the service worker, with the files that an app needs to open without a network: everything but what
 * only the lesson needs, and what styles draw with, which comes when it is drawn.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const all = Object.values(bundle);
      const chunks = all.filter((file) => file.type === 'chunk');
      const used = usedBy(chunks);
      const styles = used.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const scripts = all.filter(
        ({ type, fileName }) => type === 'asset' && /\.js$/.test(fileName),
      );
      const names = [...used, ...scripts].map(({ fileName }) => fileName);
      const files = [...new Set([...names, ...styles])].map((name) => `/${name}`).sort();
      const built = await build({
        entryPoints: [WORKER],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
        define: {
          CACHE: JSON.stringify(`moonlit-app-${releaseOf(all)}`),
          FILES: JSON.stringify(files),
        },
      });
      const [{ text } = { text: '' }] = built.outputFiles;
      this.emitFile({ type: 'asset', fileName: NAME, source: text });
    },
  };
}

/** What the page may ask for, now or later, but for what is large. */
function usedBy(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk) || LARGE.test(chunk.facadeModuleId ?? '')) return;
    found.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports])
      add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return [...found];
}

/** Says which release this is: another as soon as any file of it is another. */
function releaseOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1)))
    hash.update(file.fileName).update(file.type === 'asset' ? file.source : file.code);
  return hash.digest('base64url').slice(0, 12);
}
