import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Most that a phone fetches before it sees anything, gzipped, in bytes. */
const LIMITS = { JavaScript: 70 * 1024, CSS: 22 * 1024 };

/** What waits until somebody wants it: the lesson, the rules that it plays by, and what is ready-made. */
const LATER = /\/(shell\/(demo|local)|games\/[\w-]+\/(demo|tonight)|packages\/rules\/src\/games)\//;

/** What comes at the table of every game, and what only comes at that of one. */
const EVERYWHERE = /\/client\/src\/shell\/(?!demo\/|local\/)/;
const GAME = /\/client\/src\/games\/[\w-]+\//;

/** The table, which the page of one fetches at once. */
const TABLE = /\/shell\/pages\/table-page\.tsx$/;

/**
 * Fails a build whose first load has grown too large, or holds anything of the lesson or of what is
 * ready-made: the entry and the table with all that they import. What a page fetches later, such as a game, is not counted. It
 * fails, too, where a part of every table would bring a game along, because that shares a file with what both need.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const begun = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry || TABLE.test(facadeModuleId ?? ''),
      );
      const first = [...withImports(begun, chunks)];
      const early = first.flatMap(({ modules }) =>
        Object.keys(modules).filter((id) => LATER.test(id)),
      );
      if (early.length > 0) this.error(`The first load has what can wait: ${early.join(', ')}.`);
      for (const part of chunks.filter(({ facadeModuleId: id }) => EVERYWHERE.test(id ?? ''))) {
        const all = [...withImports([part], chunks)].flatMap(({ modules }) => Object.keys(modules));
        const game = all.find((id) => GAME.test(id));
        if (game) this.error(`${part.facadeModuleId} brings a game along: ${game}.`);
      }
      const sizes = {
        JavaScript: gzipped(first.map(({ code }) => code)),
        CSS: gzipped(stylesOf(first, bundle)),
      };
      for (const kind of ['JavaScript', 'CSS'] as const) {
        const words = `${(sizes[kind] / 1024).toFixed(1)} KB of ${kind}, gzipped`;
        const limit = LIMITS[kind];
        if (sizes[kind] > limit)
          this.error(`The first load has ${words}: more than ${limit / 1024}.`);
        this.info(`First load: ${words}.`);
      }
    },
  };
}

const gzipped = (sources: readonly (string | Uint8Array)[]): number =>
  sources.reduce((sum, source) => sum + gzipSync(source).length, 0);

/** The style sheets that come with chunks. */
function stylesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const names = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  return [...names].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? [file.source] : [];
  });
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
