import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { connectAhead } from './connect-ahead.ts';
import { withImports } from './first-load.ts';
import { styleOf } from './first-style.ts';

/** Where every game stands, the likeliest first. */
const GAMES = /\/src\/games\/index\.ts$/;
/** What a game looks like, for whoever chooses among several. */
const LOOKS = /(?:^|\/)src\/games\/[\w-]+\/looks(?:\/index)?\.css$/;

/** The pages before there is a table, and the table itself. */
const BEFORE = /\/shell\/pages\/before\.ts$/;
const TABLE = /\/shell\/pages\/table-page\.tsx$/;

/** The style sheet of all pages, as Vite links it. */
const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Where the page is drawn, and what the start and a table show there until their script has come. */
const ROOT = '<div id="app"></div>';
const shell = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

/**
 * Writes three more pages beside the one that Vite writes, which is for all that is none of them: `start.html` and
 * `join.html` are for those who have no table yet, and the first of them says at once what this is, and fetches what
 * they choose among; `table.html` for those who open one connects, and fetches the table and the likeliest game. All of them do
 * so beside the page's own script, which would have to come and be run before the browser learned of any of it.
 *
 * What is drawn at once has its part of the style sheet in the page itself, so that it waits for no file. The whole of it is only
 * fetched, in its place before those of games, until the page's script makes a style sheet of it (`main.tsx`).
 * Whoever plays another game has fetched that one in vain, once.
 */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('There is no page to add to.');
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const already = withImports(
        files.filter(({ isEntry }) => isEntry),
        files,
      );
      const beside = (id: string | RegExp | undefined) => {
        const is = (one: string) => (typeof id === 'string' ? one === id : id?.test(one));
        const chunk = files.find(({ facadeModuleId }) => is(facadeModuleId ?? ''));
        if (!chunk) return this.error(`There is nothing to fetch of ${id}.`);
        return [...withImports([chunk], files)].filter((file) => !already.has(file));
      };
      const write = (name: string, links: readonly string[], { script = '', drawn = '' } = {}) => {
        const source = String(page.source)
          .replace('<script type="module"', `${script}$&`)
          .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
          .replace(ROOT, `<div id="app">${drawn}</div>`);
        this.emitFile({ type: 'asset', fileName: name, source: drawn ? atOnce(source) : source });
      };
      const atOnce = (source: string) => {
        const [link = '', name = ''] = SHEET.exec(source) ?? [];
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') return this.error('A page has no style sheet of its own.');
        const style = styleOf(String(sheet.source), source);
        return source.replace(link, (found) => {
          const fetched = found.replace('rel="stylesheet"', 'id="sheet" rel="preload" as="style"');
          return `\n    <style>${style}</style>${fetched}`;
        });
      };

      const looks = Object.values(bundle).filter(
        (file) => file.type === 'asset' && file.originalFileNames.some((one) => LOOKS.test(one)),
      );
      if (looks.length === 0) return this.error('There is no look to choose.');
      const choices = looks.map(({ fileName }) => style(fileName));
      const start = beside(BEFORE).map(preload);
      write('start.html', [...start, ...choices], { drawn: shell('start-shell.html') });
      write('join.html', start);

      const games = [...this.getModuleIds()].find((id) => GAMES.test(id));
      const [likely] = (games && this.getModuleInfo(games)?.dynamicallyImportedIds) || [];
      const table = beside(TABLE);
      const game = beside(likely).filter((file) => !table.includes(file));
      const stylesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
        new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      const before = stylesOf(table);
      const styles = [...stylesOf(game)].filter((name) => !before.has(name));
      const hash = createHash('sha256').update(connectAhead).digest('base64url').slice(0, 8);
      const script = `assets/connect-ahead-${hash}.js`;
      this.emitFile({ type: 'asset', fileName: script, source: connectAhead });
      const links = [...table.map(preload), ...[...before].map(style)];
      // Drawn once the table has said which game it is: what connects to it comes first.
      links.push(...[...game.map(preload), ...styles.map(style)].map(later));
      write('table.html', links, {
        script: `<script async src="/${script}"></script>\n    `,
        drawn: shell('table-shell.html'),
      });
    },
  };
}

const preload = ({ fileName }: Rolldown.OutputChunk): string =>
  `<link rel="modulepreload" crossorigin href="/${fileName}">`;

const later = (link: string): string => link.replace('<link ', '<link fetchpriority="low" ');

const style = (name: string): string =>
  `<link rel="preload" as="style" crossorigin href="/${name}">`;
