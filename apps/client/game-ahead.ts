import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { connectAhead } from './connect-ahead.ts';
import { withImports } from './first-load.ts';

/** Where every game stands, the likeliest first. */
const GAMES = /\/src\/games\/index\.ts$/;

/** The pages before there is a table. */
const BEFORE = /\/shell\/pages\/before\.ts$/;

/** The page that the server sends to whoever opens a table. */
const PAGE = 'table.html';

/**
 * Writes a second page for those who open a table, which connects, and fetches the likeliest game, beside the
 * page's own script; the first page fetches what is for those who have none. The first page would have to come and be run before the browser learned of either. Whoever
 * plays another game has fetched that one in vain, once.
 */
export function gameAhead(): Plugin {
  return {
    name: 'game-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('There is no page to add to.');
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const games = [...this.getModuleIds()].find((id) => GAMES.test(id));
      const [likely] = (games && this.getModuleInfo(games)?.dynamicallyImportedIds) || [];
      const game = files.find(({ facadeModuleId }) => facadeModuleId === likely);
      if (!likely || !game) return this.error('There is no game to fetch.');
      const already = withImports(
        files.filter(({ isEntry }) => isEntry),
        files,
      );
      const beside = (chunk: Rolldown.OutputChunk) =>
        [...withImports([chunk], files)].filter((file) => !already.has(file));
      const needed = beside(game);
      const before = files.find(({ facadeModuleId }) => BEFORE.test(facadeModuleId ?? ''));
      if (!before) return this.error('There is no page to begin with.');
      const styles = new Set(
        needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
      );
      const hash = createHash('sha256').update(connectAhead).digest('base64url').slice(0, 8);
      const script = `assets/connect-ahead-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: script, source: connectAhead });
      const links = [
        ...needed.map(preload),
        ...[...styles].map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
      ];
      const source = String(page.source)
        .replace('<script type="module"', `<script async src="/${script}"></script>\n    $&`)
        .replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: PAGE, source });
      const first = beside(before).map(preload).join('\n    ');
      page.source = String(page.source).replace('</head>', `  ${first}\n  </head>`);
    },
  };
}

const preload = ({ fileName }: Rolldown.OutputChunk): string =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;
