import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Most that a phone fetches of JavaScript, gzipped, before it sees anything. */
const LIMIT = 70 * 1024;

/**
 * Fails a build whose first load has grown too large: the entry with all that it imports. What a
 * page fetches later, such as a game, is not counted.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set<Rolldown.OutputChunk>();
      const add = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || first.has(chunk)) return;
        first.add(chunk);
        for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
      };
      for (const chunk of chunks.filter(({ isEntry }) => isEntry)) add(chunk);
      const size = [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      const words = `${(size / 1024).toFixed(1)} KB of JavaScript, gzipped`;
      if (size > LIMIT) this.error(`The first load has ${words}: more than ${LIMIT / 1024}.`);
      this.info(`First load: ${words}.`);
    },
  };
}
