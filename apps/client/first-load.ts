import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Most that a phone fetches of JavaScript, gzipped, before it sees anything. */
const LIMIT = 70 * 1024;

/** What waits until somebody wants it: the lesson, the rules that it plays by, and what is ready-made. */
const LATER = /\/(shell\/(demo|local)|games\/[\w-]+\/(demo|tonight)|packages\/rules\/src\/games)\//;

/**
 * Fails a build whose first load has grown too large, or holds anything of the lesson or of what is
 * ready-made: the entry with all that it imports. What a page fetches later, such as a game, is not counted.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry);
      const first = withImports(entries, chunks);
      const size = [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      const words = `${(size / 1024).toFixed(1)} KB of JavaScript, gzipped`;
      const early = [...first].flatMap(({ modules }) =>
        Object.keys(modules).filter((id) => LATER.test(id)),
      );
      if (early.length > 0) this.error(`The first load has what can wait: ${early.join(', ')}.`);
      if (size > LIMIT) this.error(`The first load has ${words}: more than ${LIMIT / 1024}.`);
      this.info(`First load: ${words}.`);
    },
  };
}

/** Chunks with all that they import. */
export function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(all.find(({ fileName }) => fileName === name));
  };
  for (const chunk of chunks) add(chunk);
  return found;
}
